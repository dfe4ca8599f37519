# The page's own words at a table of Rack-O.

racko-caption = round { $number }, to { $target }
racko-your-rack = Your rack
racko-other-racks = The other racks
racko-rack-of = Rack of { $name }
racko-piles = The piles
racko-slot = slot { $slot }: { $card }
racko-slot-back = slot { $slot }: face down
racko-in-order = in order
racko-breaks = lower than the slot before
racko-count-in-order = { $count } in order
racko-worth = from slot 5 · { $points } points
racko-here = { $card } here
racko-here-makes = { $card } here: { $count } in order
racko-cut = The cut
racko-cut-deals = { $you ->
    [true] You deal first.
   *[other] { $name } deals first.
}
racko-out = { $you ->
    [true] You go out: Rack-O
   *[other] { $name } goes out: Rack-O
}
racko-out-means = All racks are shown and counted.
racko-you-drew = You drew { $card }
racko-drawn-choose = Choose the slot it goes into, or toss it.
racko-choose = Draw a card, or choose the slot for { $card }.
racko-tap-again = Tap the slot again to put the card there.
racko-new-pile = The discards are the new draw pile: { $count } cards.
racko-waits = { $name } is to play.
racko-has-drawn = { $name } has drawn a card.
racko-toss = Toss it
racko-draw = Draw
racko-draw-pile = Draw pile
racko-left = { $count } left
racko-discard = Discard pile
racko-discard-take = Choose a slot for it
racko-thrown-by = { $you ->
    [true] yours
   *[other] from { $name }
}
racko-log-dealt = Round { $number }. Dealer: { $name }.
racko-log-took = { $name } took { $card } into slot { $slot }.
racko-log-took-covered = { $name } took the discard into slot { $slot }.
racko-log-placed = { $name } drew into slot { $slot }.
racko-log-tossed = { $name } drew and tossed.
racko-log-discard = Discard: { $card }
