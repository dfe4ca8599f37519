# Les mots de la page à une table de Rack-O.

racko-caption = manche { $number }, en { $target } points
racko-your-rack = Votre chevalet
racko-other-racks = Les autres chevalets
racko-rack-of = Chevalet : { $name }
racko-piles = Les piles
racko-slot = case { $slot } : { $card }
racko-slot-back = case { $slot } : face cachée
racko-in-order = en ordre
racko-breaks = plus bas que la case d’avant
racko-count-in-order = { $count } en ordre
racko-worth = depuis la case 5 · { $points } points
racko-here = { $card } ici
racko-here-makes = { $card } ici : { $count } en ordre
racko-cut = La coupe
racko-cut-deals = { $you ->
    [true] Vous distribuez en premier.
   *[other] { $name } distribue en premier.
}
racko-out = { $you ->
    [true] Vous terminez : Rack-O
   *[other] { $name } termine : Rack-O
}
racko-out-means = Tous les chevalets sont montrés et comptés.
racko-you-drew = Vous piochez le { $card }
racko-drawn-choose = Choisissez sa case, ou défaussez-le.
racko-choose = Piochez une carte, ou choisissez une case pour le { $card }.
racko-tap-again = Touchez la case encore une fois pour y mettre la carte.
racko-new-pile = La défausse devient la nouvelle pioche : { $count } cartes.
racko-waits = C’est à { $name } de jouer.
racko-has-drawn = { $name } a pioché une carte.
racko-toss = Défausser
racko-draw = Piocher
racko-draw-pile = Pioche
racko-left = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
racko-discard = Défausse
racko-discard-take = Choisissez sa case
racko-thrown-by = { $you ->
    [true] par vous
   *[other] par { $name }
}
racko-log-dealt = Manche { $number }. Donneur : { $name }.
racko-log-took = { $name } : { $card } de la défausse, case { $slot }.
racko-log-took-covered = { $name } : carte de la défausse, case { $slot }.
racko-log-placed = { $name } : carte piochée, case { $slot }.
racko-log-tossed = { $name } : carte piochée, défaussée.
racko-log-discard = Défausse : { $card }
