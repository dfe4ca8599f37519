# Gracias: one message for each kind of fact.

gracias-name = Gracias
gracias-pitch = Collect many cards, but never the most of a colour, and give the rest away. Three to six seats.

gracias-round-begun = Round { $number }: { $opener_is ->
    [you] you are
   *[other] { $opener } is
} the big opener. Two open cards each: { $reserves }.
gracias-trios-laid = Turn { $turn }: { $trios_count } trios are laid, and { $opener_is ->
    [you] you are
   *[other] { $opener } is
} the little opener.
gracias-trio-taken = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} trio { $trio }: { $cards }.
gracias-looked-at = Its face-down card is { $card }.
gracias-given = { $seat_is ->
    [you] You keep
   *[other] { $seat } keeps
} { $kept } and { $seat_is ->
    [you] give
   *[other] gives
} { $given } to { $receiver_is ->
    [you] you
   *[other] { $receiver }
}: “Gracias!”
gracias-turned-up = The face-down cards are turned up. { $cards }.
gracias-piled-up = { $seat_is ->
    [you] You turn
   *[other] { $seat } turns
} down { $piles ->
    [one] a pile of five
   *[other] { $piles } piles of five
}: { $card }.
gracias-discarded = Discarded as the most { $card }: { $seats }, { $seats_count ->
    [one] with { $count }
   *[other] with { $count } each
}.
gracias-round-ended = The round is over, and what is left is counted.
