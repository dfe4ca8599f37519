# French Tarot: one message for each kind of fact.

tarot-name = French Tarot
tarot-pitch = Alone against three, with 21 trumps: bid, take the dog, and win your points. Four seats.

tarot-dealt = Deal { $number }: { $dealer_is ->
    [you] you deal
   *[other] { $dealer } deals
}.
tarot-hand-dealt = Your hand: { $cards }.
tarot-petit-sec = { $seat_is ->
    [you] You show
   *[other] { $seat } shows
} the Petit as the only trump, without the Excuse, and the deal is annulled: { $cards }.
tarot-bid-made = { $bid ->
    [pass] { $seat_is ->
        [you] You pass
       *[other] { $seat } passes
    }
    [prise] { $seat_is ->
        [you] You bid
       *[other] { $seat } bids
    } Prise
    [garde] { $seat_is ->
        [you] You bid
       *[other] { $seat } bids
    } Garde
    [garde-sans] { $seat_is ->
        [you] You bid
       *[other] { $seat } bids
    } Garde sans
   *[garde-contre] { $seat_is ->
        [you] You bid
       *[other] { $seat } bids
    } Garde contre
}.
tarot-all-passed = Everyone has passed, and the deal is annulled. { $dealer_is ->
    [you] You deal
   *[other] { $dealer } deals
} next.
tarot-taker-named = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} the taker, with a { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans: the dog stays face down and will count for the taker
   *[garde-contre] Garde contre: the dog stays face down and will count for the defence
}.
tarot-dog-turned = The dog: { $cards }. { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} it.
tarot-card-aside = { $seat_is ->
    [you] You set
   *[other] { $seat } sets
} a card aside, { $count } of 6.
tarot-own-aside = It is { $card }.
tarot-trump-aside = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} to set a trump aside and { $seat_is ->
    [you] show
   *[other] shows
} it: { $card }, { $count } of 6.
tarot-slam-announced = { $seat_is ->
    [you] You announce
   *[other] { $seat } announces
} a slam and { $seat_is ->
    [you] lead
   *[other] leads
} first.
tarot-no-slam-announced = { $seat_is ->
    [you] You announce
   *[other] { $seat } announces
} no slam.
tarot-handful-shown = { $seat_is ->
    [you] You show
   *[other] { $seat } shows
} a handful of { $cards_count }: { $cards }.
tarot-card-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
tarot-trick-won = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} trick { $number }: { $cards }.
tarot-excuse-kept = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
} side keeps the Excuse and gives half a point for it.
tarot-excuse-lost = The Excuse that { $seat_is ->
    [you] you
   *[other] { $seat }
} played to the last trick goes to the other side.
tarot-deal-ended = The deal is over. The six cards that lay apart: { $lying }. { $seat_is ->
    [you] Your contract
   *[other] The contract of { $seat }
} is counted.
