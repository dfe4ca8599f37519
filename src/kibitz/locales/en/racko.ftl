# Rack-O: one message for each kind of fact.

racko-name = Rack-O
racko-pitch = Bring ten cards into rising order before the others do. Two to four seats.

racko-cut = Cards cut for the deal: { $cards }. { $dealer_is ->
    [you] You deal
   *[other] { $dealer } deals
} first.
racko-dealt = Round { $number }: { $dealer_is ->
    [you] you deal
   *[other] { $dealer } deals
}. The first discard is { $discard }.
racko-rack-dealt = Your rack, from slot 5 to slot 50: { $rack }.
racko-took = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $card } into slot { $slot } and { $seat_is ->
    [you] discard
   *[other] discards
} { $discard }.
racko-drew = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} a card.
racko-card-drawn = The card is { $card }.
racko-placed = { $seat_is ->
    [you] You put
   *[other] { $seat } puts
} the card into slot { $slot } and { $seat_is ->
    [you] discard
   *[other] discards
} { $discard }.
racko-tossed = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} the drawn card, { $card }.
racko-pile-shuffled = The draw pile is empty. The discards below the top are shuffled: { $draw_pile } cards to draw.
racko-pile-turned = The draw pile is empty. The discards are turned over: { $draw_pile } cards to draw; the top discard is { $discard }.
racko-round-ended = { $seat_is ->
    [you] You go
   *[other] { $seat } goes
} out: Rack-O! The racks: { $racks }.
