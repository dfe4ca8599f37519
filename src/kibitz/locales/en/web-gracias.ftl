# The page's own words at a table of Gracias.

gracias-caption = round { $number } of { $rounds }, turn { $turn } of { $turns }
gracias-others = The other reserves
gracias-open-of = { $name }: open cards
gracias-loose-of = { $name }: loose cards
gracias-your-reserve = Your reserve
gracias-your-open = Your open cards
gracias-your-hidden = Face down, only you see them: { $cards }
gracias-open-hidden = { $open } open, { $hidden } face down
gracias-hidden = hidden
gracias-hidden-count = { $count } face down
gracias-hidden-yours = Hidden
gracias-only-you = only you
gracias-only-you-see = Only you see { $thing }.
gracias-count = { $colour }: { $count }
gracias-most = most
gracias-tied = tied
gracias-most-said = has the most
gracias-tied-said = tied for the most
gracias-big-opener = big mouse: opens the round
gracias-little-opener = little mouse: opens the turn
gracias-said = Gracias!
gracias-totals = Open cards
gracias-with-hidden = all yours
gracias-most-loses = Whoever has the most of a colour loses it.
gracias-trios = The trios
gracias-trio = trio { $trio }
gracias-trio-cards = trio { $trio }: { $first } and { $second } open, one face down
gracias-trio-taken = trio { $trio }, taken: { $name }
gracias-pile = { $count } left
gracias-choose = Take a trio. Its hidden card is yours; there is no way back.
gracias-tap-again = Tap the trio again to take it.
gracias-waits = { $name } is to take a trio.
gracias-has-taken = { $name } takes trio { $trio }.
gracias-kept-gave = { $you ->
    [true] You keep
   *[other] { $name } keeps
} { $kept } and { $you ->
    [true] give
   *[other] gives
} { $given } to { $to ->
    [true] you
   *[other] { $receiver }
}.
gracias-keep-give = Keep one, give one
gracias-keep = Keep
gracias-give = Give
gracias-to = to { $name }
gracias-swap = Swap keep and give
gracias-who-gets = Who gets { $thing }?
gracias-choose-receiver = Choose who gets { $thing }
gracias-give-to = Give { $thing } to { $name }
gracias-thing-R = the tulip
gracias-thing-O = the sun
gracias-thing-Y = the star
gracias-thing-G = the leaf
gracias-thing-B = the drop
gracias-thing-P = the moon
gracias-scoring = The scoring
gracias-turned-up = The face-down cards are turned up.
gracias-piles = { $count ->
    [0] no pile of five
    [one] one pile of five
   *[other] { $count } piles of five
}
gracias-piles-short = piles
gracias-slip-title = Round { $number }
