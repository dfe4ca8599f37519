# Les noms des cartes, en mots avec leurs lettres (card-…), et en mots seuls (named-…).

card-of-suit = { $rank } de { $suit } ({ $name })
card-trump = atout { $number } ({ $name })
card-X = Excuse ({ $name })
card-R = rouge ({ $name })
card-O = orange ({ $name })
card-Y = jaune ({ $name })
card-G = verte ({ $name })
card-B = bleue ({ $name })
card-P = violette ({ $name })

named-of-suit = { $rank } de { $suit }
named-trump = atout { $number }
named-X = Excuse
named-R = rouge
named-O = orange
named-Y = jaune
named-G = verte
named-B = bleue
named-P = violette

suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle

rank-A = as
rank-J = valet
rank-N = cavalier
rank-Q = dame
rank-K = roi

nothing = rien
label = { $label } : { $cards }
groups = { $first } ; { $then }
