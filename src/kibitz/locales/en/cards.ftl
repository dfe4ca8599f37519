# Names of cards, in words with their letters (card-…), and in words alone (named-…).

card-of-suit = { $rank } of { $suit } ({ $name })
card-trump = trump { $number } ({ $name })
card-X = Excuse ({ $name })
card-R = red ({ $name })
card-O = orange ({ $name })
card-Y = yellow ({ $name })
card-G = green ({ $name })
card-B = blue ({ $name })
card-P = purple ({ $name })

named-of-suit = { $rank } of { $suit }
named-trump = trump { $number }
named-X = Excuse
named-R = red
named-O = orange
named-Y = yellow
named-G = green
named-B = blue
named-P = purple

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

rank-A = ace
rank-J = jack
rank-N = knight
rank-Q = queen
rank-K = king

nothing = nothing
label = { $label }: { $cards }
groups = { $first }; { $then }
