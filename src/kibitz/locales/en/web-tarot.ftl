# The page's own words at a table of French Tarot.

tarot-pass = Pass
tarot-prise = Prise
tarot-garde = Garde
tarot-garde-sans = Garde sans
tarot-garde-contre = Garde contre
tarot-your-bid = Your bid
tarot-bidding = The bidding
tarot-waiting-bids = Everyone speaks once.
tarot-speak-first = You speak first. Play alone against three, or let them try.
tarot-speak-middle = Everyone speaks once.
tarot-speak-last = You speak last.
tarot-means-pass = { $taker } may take; you defend.
tarot-means-pass-open = Let the others try.
tarot-means-pass-last = Nobody takes: the cards are dealt anew.
tarot-means-prise = Take the dog, set six aside.
tarot-means-garde = Take the dog, set six aside. Win or lose double.
tarot-means-garde-sans = The dog stays closed and counts for you.
tarot-means-garde-contre = The dog stays closed and counts for them.
tarot-means-too-low = { $taker } has { $bid }: go higher or pass.
tarot-caption = deal { $number } of { $deals }
tarot-report = In your hand
tarot-bouts = Bouts
tarot-trumps = Trumps
tarot-kings = Kings
tarot-no-suit = No { $suit }
tarot-void = void
tarot-dealer = dealer
tarot-takes = takes
tarot-defends = defends
tarot-contract = Contract
tarot-you-take = You take
tarot-other-takes = { $name } takes
tarot-to-make = { $points } to make
tarot-slam-said = slam
tarot-three-bouts = The three bouts
tarot-bout-yours = yours
tarot-bout-won = won
tarot-bout-defence = with us
tarot-bout-lost = lost
tarot-bout-unseen = not seen
tarot-bout-trick = lies there
tarot-of-points = of { $target } points
tarot-dog = The dog
tarot-dog-yours = The dog, now yours
tarot-set-aside = Set six aside
tarot-aside-tap = They count for you. Tap a card to move it here.
tarot-aside-count = They count for you. Tap one to take it back.
tarot-aside-rule = Kings and bouts stay; trumps too, while you have other cards.
tarot-put-back = Put back
tarot-take-back = { $card }: take back
tarot-lay-aside = Set aside
tarot-more = { $count ->
    [one] One to go
    [2] Two to go
    [3] Three to go
    [4] Four to go
    [5] Five to go
    [6] Six to go
   *[other] { $count } to go
}
tarot-sets-aside = { $name } sets six cards aside.
tarot-thinks = { $name } looks at the hand.
tarot-tap-again = Tap the card again to play it.
tarot-slam-question = A slam?
tarot-slam-means = All eighteen tricks: 400 from each if you make it, 200 to each if you do not.
tarot-slam = Announce a slam
tarot-no-slam = No slam
tarot-handful-question = Show a handful?
tarot-handful-means = A bet on the contract: whoever wins it gets the bonus. To show none, play a card.
tarot-handful-choose = Choose the trumps
tarot-handful-of = { $size } trumps
tarot-slip-title = { $contract }, { $made ->
    [yes] made
   *[no] failed
}
tarot-card-points = Card points
tarot-target = { $bouts ->
    [0] Target without a bout
    [1] Target with one bout
    [2] Target with two bouts
   *[3] Target with three bouts
}
tarot-25-and = 25 and the difference
tarot-each-pays = Each defender pays { $you ->
    [true] you
   *[other] { $taker }
}
tarot-pays-each = { $you ->
    [true] You pay
   *[other] { $taker } pays
} each defender
tarot-slip-you-took = You took.
tarot-slip-took = { $name } took.
tarot-log-trick = Trick · { $name }
