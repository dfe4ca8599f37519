# Les mots de la page à une table de Gracias.

gracias-caption = manche { $number } sur { $rounds }, tour { $turn } sur { $turns }
gracias-others = Les autres réserves
gracias-open-of = { $name } : cartes visibles
gracias-loose-of = { $name } : cartes hors piles
gracias-your-reserve = Votre réserve
gracias-your-open = Vos cartes visibles
gracias-your-hidden = Cachées, pour vos yeux : { $cards }
gracias-open-hidden = { $open ->
    [one] 1 visible
   *[other] { $open } visibles
}, { $hidden ->
    [0] aucune cachée
    [one] 1 cachée
   *[other] { $hidden } cachées
}
gracias-hidden = cachées
gracias-hidden-count = { $count ->
    [0] aucune carte cachée
    [one] 1 carte cachée
   *[other] { $count } cartes cachées
}
gracias-hidden-yours = Cachée
gracias-only-you = vous seul
gracias-only-you-see = Personne d’autre ne voit { $thing }.
gracias-count = { $colour } : { $count }
gracias-most = le plus
gracias-tied = égal
gracias-most-said = en a le plus
gracias-tied-said = à égalité pour le plus
gracias-big-opener = grande souris : ouvre la manche
gracias-little-opener = petite souris : ouvre le tour
gracias-said = Gracias !
gracias-totals = Cartes visibles
gracias-with-hidden = en tout
gracias-most-loses = Qui a le plus d’une couleur la perd.
gracias-trios = Les trios
gracias-trio = trio { $trio }
gracias-trio-cards = trio { $trio } : { $first } et { $second } visibles, une cachée
gracias-trio-taken = trio { $trio }, déjà pris : { $name }
gracias-pile = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
gracias-choose = Prenez un trio. Sa carte cachée est à vous ; on ne revient pas en arrière.
gracias-tap-again = Touchez le trio encore une fois pour le prendre.
gracias-waits = C’est à { $name } de prendre un trio.
gracias-has-taken = { $name } prend le trio { $trio }.
gracias-kept-gave = { $you ->
    [true] Vous gardez
   *[other] { $name } garde
} { $kept } et { $to ->
    [true] vous donne { $given }.
   *[other] { $you ->
        [true] donnez
       *[other] donne
    } { $given } à { $receiver }.
}
gracias-keep-give = Gardez une carte, donnez l’autre
gracias-keep = Garder
gracias-give = Donner
gracias-to = à { $name }
gracias-swap = Échanger les deux cartes
gracias-who-gets = Qui reçoit { $thing } ?
gracias-choose-receiver = Choisissez qui reçoit { $thing }
gracias-give-to = Donner { $thing } à { $name }
gracias-thing-R = la tulipe
gracias-thing-O = le soleil
gracias-thing-Y = l’étoile
gracias-thing-G = la feuille
gracias-thing-B = la goutte
gracias-thing-P = la lune
gracias-scoring = Le décompte
gracias-turned-up = Les cartes cachées sont retournées.
gracias-piles = { $count ->
    [0] aucune pile de cinq
    [one] une pile de cinq
   *[other] { $count } piles de cinq
}
gracias-piles-short = piles
gracias-slip-title = Manche { $number }
