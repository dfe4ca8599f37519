# Names of cards, in words and with their letters.

card-of-suit = { $rank } of { $suit } ({ $name })
card-trump = trump { $number } ({ $name })
card-X = Excuse ({ $name })
card-R = red ({ $name })
card-O = orange ({ $name })
card-Y = yellow ({ $name })
card-G = green ({ $name })
card-B = blue ({ $name })
card-P = purple ({ $name })

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
