# Les mots de la commande : questions, aide, refus, et la description de chaque table.

you = Vous
decimal-sign = ,

## Avant et après une partie

game-to-choose = { $number }  { $title } : { $pitch }
which-game = Quel jeu ? (? pour l’aide, quit pour arrêter)
which-game-help = Tapez un chiffre de 1 à { $games }, ou le nom d’un jeu ou son début. Pour apprendre d’abord un jeu, tapez quit, puis : { $rules }
no-such-game = « { $typed } » n’est pas du nombre : il faut un chiffre de 1 à { $games }, ou un nom.
how-many-seats = Combien de places, de { $least } à { $most } ? [{ $usual }]
how-many-seats-help = L’une des places est la vôtre, les robots ont les autres. Entrée seule veut dire { $usual } ; quit pour arrêter.
no-such-seats = « { $typed } » ne va pas : il faut un nombre de places, de { $least } à { $most }.
the-seats = Les places : { $seats }. Tapez « ? » pour l’aide.
saved = La partie est enregistrée. Pour la reprendre : { $command }
record-is-in = La partie est dans { $path }
seat-number = place { $seat }
moment = { $path }, ligne { $line }, avant l’entrée { $ply }
records-passed = { $passed ->
    [one] { $passed } partie juste
   *[other] { $passed } parties justes
}{ $fair ->
    [0] {""}
   *[other] , dont { $fair } à la donne équitable
}
records-failed = { $passed ->
    [one] { $passed } partie juste
   *[other] { $passed } parties justes
}{ $fair ->
    [0] {""}
   *[other] , dont { $fair } à la donne équitable
}, { $failed ->
    [one] { $failed } refusée
   *[other] { $failed } refusées
}
records-played-on = { $records ->
    [one] { $records } partie prolonge une autre
   *[other] { $records } parties en prolongent d’autres
} : { $drawn } tirages vérifiés sur { $chances }, les autres viennent d’ailleurs
record-line = { $path }, ligne { $line } : { $problem }
entry-not-allowed = l’entrée { $entry } n’est pas permise : { $why }

## Pendant le jeu

you-may = Vous pouvez : { $actions }
actions-left-out = { $actions } ; ? les montre toutes
actions-of-word = { $word } … ({ $count } façons)
some-actions-of-word = { $word } … : { $count } façons, toutes avec « ? { $word } », par exemple
nothing-begins-so = Rien de ce que vous pouvez faire ne commence par « { $word } ».
help-typing = On peut taper plusieurs actions avec des virgules, et abréger les mots. À cette table : { $actions }. Et aussi :
help-commands =
    ? : ce que vous pouvez faire ; « ? MOT » montre tout ce qui commence ainsi
    why CARTE : pourquoi une carte ou une action n’est pas permise
    why 3.1 : la règle de ce numéro
    hint : ce que ferait le robot « steady »
    table : la table, de nouveau
    last : le dernier pli, ou les derniers événements
    score : les scores jusqu’ici
    undo : retour à votre dernière décision
    quit : arrêter ; la partie est enregistrée, et { $resume } la reprend
enter-goes-on = Entrée pour continuer.
steady-would = Le robot « steady » ferait : { $action }
why-what = Dites quelle carte ou quelle action, par exemple : why T5
no-such-rule = Il n’y a pas de règle { $rule }{ $count ->
    [0] {""}
   *[other] {""} ; les plus proches : { $nearest }
}.
allowed = « { $typed } » est permis.
not-understood = « { $typed } » n’est pas compris ; il faut : { $expected }.
type-for-help = Tapez « ? » pour voir ce que vous pouvez faire.
not-your-turn = Pas fait : { $left }. Ce n’est plus à vous de jouer.
not-done-either = Pas fait non plus : { $left }.
nothing-to-undo = Il n’y a rien à reprendre : c’est votre première décision.
final = « { $action } » est définitif : les règles ne permettent pas de le reprendre.
taken-back = Repris : { $action }. Décidez de nouveau.
nothing-to-show = Il n’y a encore rien à montrer.

## Les scores

slip-line = { $label } : { $sum }. { $shares }.
slip-number = Décompte { $number }
total = Total
total-of-each = Total : { $each }.
scores = Scores : { $each }.
nothing-scored = Rien n’a encore été compté.
game-over-scores = La partie est finie. Scores : { $each }.
you-win = Vous gagnez.
wins = Victoire : { $seat }.
share-the-win = Victoire partagée : { $seats } et { $last }.

## À toutes les tables

game-over = La partie est finie.
about-to-deal = Les cartes vont être distribuées.
to-act = À jouer : { $seat }.
your-hand = Votre main : { $cards }.
your-hand-label = Votre main
score-label = score
total-label = total

## Tarot

tarot-actions = une annonce (pass pour passer, prise, garde, garde-sans, garde-contre), aside CARTE pour écarter, slam ou no-slam (chelem ou pas de chelem), handful et ses 10, 13 ou 15 atouts du plus petit au plus grand pour une poignée, ou une carte
tarot-bid-pass = passe
tarot-bid-prise = Prise
tarot-bid-garde = Garde
tarot-bid-garde-sans = Garde sans
tarot-bid-garde-contre = Garde contre
tarot-dealer = donneur
tarot-taker = preneur
tarot-tricks = plis { $tricks }
tarot-score = score { $score }
tarot-nobody-bid = Aucune annonce pour le moment.
tarot-highest-bid = Plus forte annonce : { $contract } × { $times }, { $seat }. Il faut 56, 51, 41 ou 36 points avec 0, 1, 2 ou 3 bouts.
tarot-contract = Contrat : { $contract } × { $times }, { $seat }{ $slam ->
    [yes] , chelem annoncé
   *[no] {""}
}. Il faut 56, 51, 41 ou 36 points avec 0, 1, 2 ou 3 bouts.
tarot-dog = Chien
tarot-trumps-aside = Atouts écartés
tarot-handful = Poignée ({ $seat })
tarot-last-trick = Dernier pli
tarot-trick = Pli { $number }
tarot-to-lead = { $seat } à l’entame
tarot-you-set-aside = Votre écart
tarot-seat-bid = { $seat } : { $bid }.
tarot-must-set-aside = Vous devez écarter six cartes : { $count ->
    [6] il faut encore les six
    [one] il en faut encore une
   *[other] il en faut encore { $count }
}.
tarot-count-aside = Cartes écartées : { $count } sur 6.
tarot-last-trick-of = Dernier pli : { $cards }. Remporté par { $seat }.
tarot-trick-led = Pli { $number }, entame : { $seat }.
tarot-seat-played = { $seat } : { $card }.
tarot-tricks-won = Plis remportés : { $each }.
tarot-beware = Attention : l’Excuse ne gagne que si elle est votre dernière carte, et vous avez annoncé le chelem.

## Rack-O

racko-actions = take CASE pour prendre la défausse, draw pour piocher, place CASE pour placer la carte piochée ou toss pour la défausser ; une case est 5, 10 … 50
racko-nothing-dealt = Rien n’a encore été distribué.
racko-discard = Défausse
racko-draw-pile = Pioche { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
racko-you-drew = Carte piochée
racko-slot = case { $slot }
racko-piles = Dessus de la défausse : { $discard }. Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
racko-seen = Vu dans le chevalet ({ $seat }) : { $cards }.
racko-in-slot = { $card } dans la case { $slot }
racko-your-rack = Votre chevalet, de la case 5 à la case 50 : { $cards }.
racko-you-drew-card = Vous avez pioché le { $card }.

## Gracias

gracias-actions = trio 1 … trio 6 pour prendre un trio, ou keep COULEUR give PLACE pour garder une carte et donner l’autre ; une couleur est R, O, Y, G, B ou P, une place son nom ou son numéro
gracias-over = La partie est finie après la manche { $round } sur { $rounds }.
gracias-about-to-deal = La manche { $round } sur { $rounds } va être distribuée. Grand ouvreur : { $opener }.
gracias-turn = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }. Grand ouvreur : { $opener }. Petit ouvreur : { $little }.
gracias-draw-pile = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
gracias-taken = Trio pris : { $cards }, une carte à garder, une à donner
gracias-your-face-down = Vos cartes cachées : { $cards }
gracias-trio = Trio
gracias-face-down = cachées
gracias-with-face-down = avec les cachées
gracias-seat = { $seat } : { $held } ; { $face_down ->
    [one] { $face_down } cachée
   *[other] { $face_down } cachées
} ; score { $score }.
gracias-seat-score = { $seat } : score { $score }.
gracias-taken-in-words = Trio pris, une carte à garder et une à donner : { $cards }.
gracias-trio-in-words = Trio { $number }, cartes visibles : { $cards }.
gracias-both = { $one } et { $other }
gracias-count = { $colour } × { $count }

## Indian Chief

chief-actions = meld et une à sept cartes de votre main, dans leur ordre, pour poser une combinaison ; steal PLACE CARTE pour voler une carte, ou no-steal pour n’en voler aucune
chief-meld-1 = Voleur
chief-meld-2 = Mendiant
chief-meld-3 = Pauvre
chief-meld-4 = Avocat
chief-meld-5 = Riche
chief-meld-6 = Docteur
chief-meld-7 = Chef
chief-meld-cards = { $meld } ({ $size })
chief-meld-points = { $meld } { $points }
chief-dealer = Donneur : { $dealer }.
chief-round = Manche { $round } sur { $rounds }. Donneur : { $dealer }. Talon : { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
}.
chief-thief = Voleur qui choisit : { $thieves }.
chief-thieves = Voleurs qui choisissent ensemble : { $thieves } ; essai { $attempt } sur { $attempts }.
chief-refill = Le talon est vide ; la prochaine carte va à { $seat }.
chief-on-the-table = Sur la table
chief-you-chose = Votre choix
chief-to-steal = voler { $card } à { $seat }
chief-to-steal-nothing = ne rien voler
chief-seat-laid = { $seat } : score { $score }. Posé : { $melds }.
chief-seat-to-lay = { $seat }, reste à poser : { $melds }.
chief-seat-on-table = Sur la table, { $seat } : { $cards }.
chief-you-have-to-lay = Il vous reste à poser : { $melds }.
chief-you-chose-in-words = Votre choix : { $choice }.
