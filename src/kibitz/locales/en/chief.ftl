# Indian Chief: one message for each kind of fact.

chief-name = Indian Chief
chief-pitch = Seven melds, from thief to chief, each of them once, chosen in secret and shown together. Two to eight seats.

chief-dealt = { $dealer_is ->
    [you] You deal
   *[other] { $dealer } deals
} eight cards to everyone. The stock has { $stock } cards.
chief-hand-dealt = Your hand: { $hand }.
chief-chose = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} chosen.
chief-melds-shown = Round { $round }: all melds are shown. { $melds }.
chief-stole = { $seat_is ->
    [you] You steal
   *[other] { $seat } steals
} { $card } from { $victim_is ->
    [you] you
   *[other] { $victim }
} and { $seat_is ->
    [you] leave
   *[other] leaves
} { $left } there.
chief-picked-up = { $card } has come to lie before { $seat_is ->
    [you] you, and you pick it up
   *[other] { $seat }, who picks it up
}.
chief-stole-nothing = { $seat_is ->
    [you] You steal
   *[other] { $seat } steals
} nothing.
chief-clashed = A clash over { $card } from { $victim_is ->
    [you] you
   *[other] { $victim }
}: { $thieves }.
chief-thieves-retry = They choose again, attempt { $attempt } of 3: { $thieves }.
chief-thieves-failed = They cannot agree, so none of them steals: { $thieves }.
chief-cards-drawn = You draw { $cards }.
chief-stock-empty = The stock is empty, and { $seat_is ->
    [you] you still need
   *[other] { $seat } still needs
} a card: all melds are shuffled into a new stock.
chief-hands-full = Everyone has eight cards. { $stock ->
    [one] One card is
   *[other] { $stock } cards are
} left in the stock.
chief-melds-shuffled = The new stock has { $stock ->
    [one] one card
   *[other] { $stock } cards
}, and drawing goes on.
chief-round-began = Round { $round } begins. The stock was shuffled and has { $stock ->
    [one] one card
   *[other] { $stock } cards
}.
