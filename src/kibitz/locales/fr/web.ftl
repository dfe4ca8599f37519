# Les mots de la page, que ne disent ni les règles, ni les faits, ni les actions.

page-title = Kibitz, une table de cartes ouverte
lead = Une table de cartes ouverte. Les cartes sont données, c’est à vous.
games = Jeux
game = Jeu
title-tarot = Tarot français
title-racko = Rack-O
title-gracias = Gracias
title-chief = Indian Chief
short-tarot = Tarot
short-racko = Rack-O
short-gracias = Gracias
short-chief = Indian Chief
pitch-tarot = Un contre trois. Déjà sur la table.
pitch-racko = Ranger dix cartes le premier.
pitch-gracias = Beaucoup, mais jamais le plus.
pitch-chief = Sept combinaisons, une fois chacune.

play = Jouer
with-friends = Jouer entre amis
with-friends-short = Amis
with-whom = Avec
against-bots = Robots
make-link = Ouvrir une table et son lien
watch-bots = Seulement regarder : des robots jouent
seats = Places
level = Niveau
level-next = Pour votre prochaine table.
level-note = Le niveau change leur réflexion, jamais les cartes.
your-name = Votre nom
seat = Place
seat-any = N’importe laquelle
seat-number = Place { $number }
sit-down = S’asseoir
join-text = { $count ->
    [one] { $names } voudrait jouer avec vous.
   *[other] { $names } voudraient jouer avec vous.
}
waiting-title = En attendant vos amis
waiting-text = Envoyez-leur ce lien. Qui l’ouvre peut s’asseoir.
waiting-link = Lien vers cette table
waiting-host = La partie commence quand l’hôte la lance.
waiting-near = Ce lien ne marche que sur cet ordinateur. Pour des amis sur d’autres machines, lancez le serveur avec : kibitz serve --host 0.0.0.0
waiting-network = Ce lien marche dans votre réseau, pas d’ailleurs.
copy-link = Copier
link-copied = Lien copié
start = Commencer
start-bots = { $count ->
    [one] Un robot prend la place libre.
   *[other] Des robots prennent les { $count } places libres.
}
host = hôte
go-on = Reprendre { $game }
new-table = Nouvelle table

you = Vous
your-hand = Votre main
your-turn = À vous.
your-card = votre carte
scores = Scores
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
seat-open = libre
seat-away = absent
seat-stand-in = Un robot joue pour { $name }
seat-turn = doit jouer
state-playable = jouable
state-off = pas jouable
state-selected = choisie
state-played = jouée
hint = Conseil
undo = Reprendre
menu = Menu
log = Journal
slip = Feuille
slips-none = Rien n’est encore compté.
slip-number = { $game ->
    [tarot] Donne { $number }
   *[other] Manche { $number }
}
slip-label = Feuille de marque
slip-scores = { $you ->
    [true] Vous marquez
   *[other] { $name } marque
}
standings-before = avant
standings-total = total
game-over = La partie est finie
game-you-win = La partie est finie, et vous gagnez.
game-winners = La partie est finie. { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
}
new-game = Nouvelle partie
other-game = Un autre jeu
replay = Revoir
record = Procès-verbal
fair-commitment = Engagement
fair-seed = Graine
fair-salt = Sel
fair-words = Mots de { $name }
leave = Quitter la table
leave-not = Rester
leave-means = Cette partie n’est pas finie. Si vous la quittez, ce navigateur oublie votre place, et seul un lien pour continuer ailleurs y ramène.
leave-means-friends = Cette partie n’est pas finie. Si vous la quittez, un robot joue à votre place, et ce navigateur oublie la vôtre.
go-on-elsewhere = Lien pour continuer ailleurs
rules = Règles
rule-link = { $game } { $rule }
close = Fermer
command-label = Commande, dans les mots des parties écrites
commands = Ou tapez :
reconnecting = Reconnexion. Rien n’est perdu.
cards-coming = Les cartes arrivent.
not-reached = La table n’a rien reçu. Essayez encore.
nowhere = Il n’y a rien à cette adresse.
to-the-table = Vers la table

trick = Le pli
trick-led = entame
trick-wins = maître
trick-led-wins = entame · maître
trick-won = gagne
trick-last = Dernier pli · { $name }
trick-you-lead = À vous d’entamer : n’importe quelle carte.
trick-leads = { $name } entame.
trick-waiting = { $name } doit jouer.
trick-led-by = Entame de { $leader }, qui est maître.
trick-led-by-wins = Entame de { $leader } ; { $winner } est maître.
trick-you-won = Vous gagnez le pli.
trick-won-by = { $name } gagne le pli.

settings = Réglages
yes = Oui
no = Non
setting-language = Langue
language-en = English
language-fr = Français
setting-speed = Vitesse
speed-instant = Immédiat
setting-hold = Un pli fini reste
hold-none = Pas
hold-second = 1 s
hold-long = 2,5 s
hold-tap = Jusqu’au toucher
setting-one-tap = Un toucher joue la carte
setting-forced = Jouer seul ce qui est forcé
setting-aids = Aides
setting-four-colours = Quatre couleurs
setting-letters = Lettres des cartes
setting-theme = Tapis
theme-system = Du système
theme-dark = Sombre
theme-light = Clair
setting-sound = Son
keys = Touches
key-arrows = De carte en carte
key-enter = Jouer, choisir
key-tab = Vers la suite de la page
key-command = Ligne de commande
key-keys = Ces touches
key-escape = Fermer

card-of-suit = { $rank } de { $suit }
card-trump = atout { $number }
card-X = l’Excuse
card-X-short = Exc
card-back = une carte, face cachée
suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle
rank-A = as
rank-J = valet
rank-N = cavalier
rank-Q = dame
rank-K = roi
colour-R = rouge
colour-O = orange
colour-Y = jaune
colour-G = vert
colour-B = bleu
colour-P = violet

tarot-pass = Passe
tarot-prise = Prise
tarot-garde = Garde
tarot-garde-sans = Garde sans
tarot-garde-contre = Garde contre
tarot-your-bid = Votre enchère
tarot-bidding = Les enchères
tarot-waiting-bids = Chacun parle une fois.
tarot-speak-first = Vous parlez en premier. Seul contre trois, ou laissez-les essayer.
tarot-speak-middle = Chacun parle une fois.
tarot-speak-last = Vous parlez en dernier.
tarot-means-pass = { $taker } peut prendre ; vous défendez.
tarot-means-pass-open = Laisser les autres essayer.
tarot-means-pass-last = Personne ne prend : on redonne.
tarot-means-prise = Prendre le chien, écarter six cartes.
tarot-means-garde = Prendre le chien, écarter six cartes. Gain ou perte doublés.
tarot-means-garde-sans = Le chien reste fermé et compte pour vous.
tarot-means-garde-contre = Le chien reste fermé et compte pour eux.
tarot-means-too-low = { $taker } a { $bid } : montez ou passez.
tarot-caption = donne { $number } sur { $deals }
tarot-report = Dans votre main
tarot-bouts = Bouts
tarot-trumps = Atouts
tarot-kings = Rois
tarot-no-suit = Pas de { $suit }
tarot-void = coupe
tarot-dealer = donneur
tarot-takes = prend
tarot-defends = défend
tarot-contract = Contrat
tarot-you-take = Vous prenez
tarot-other-takes = { $name } prend
tarot-to-make = { $points } à faire
tarot-slam-said = chelem
tarot-three-bouts = Les trois bouts
tarot-bout-yours = à vous
tarot-bout-won = gagné
tarot-bout-defence = à nous
tarot-bout-lost = perdu
tarot-bout-unseen = pas vu
tarot-bout-trick = sur le pli
tarot-of-points = points sur { $target }
tarot-dog = Le chien
tarot-dog-yours = Le chien, à vous
tarot-set-aside = Écartez six cartes
tarot-aside-tap = Elles comptent pour vous. Touchez une carte pour l’écarter.
tarot-aside-count = Elles comptent pour vous. Touchez-en une pour la reprendre.
tarot-aside-rule = Ni roi ni bout ; pas d’atout tant que vous avez d’autres cartes.
tarot-put-back = Tout reprendre
tarot-take-back = { $card } : reprendre
tarot-lay-aside = Écarter
tarot-more = Encore { $count }
tarot-sets-aside = { $name } fait son écart.
tarot-thinks = { $name } regarde sa main.
tarot-slam-question = Un chelem ?
tarot-slam-means = Les dix-huit plis : 400 de chacun si vous le faites, 200 à chacun sinon.
tarot-slam = Annoncer un chelem
tarot-no-slam = Pas de chelem
tarot-handful-question = Montrer une poignée ?
tarot-handful-means = Un pari sur le contrat : qui le gagne reçoit la prime. Pour n’en pas montrer, jouez une carte.
tarot-handful-choose = Choisir les atouts
tarot-handful-of = { $size } atouts
tarot-slip-title = { $contract } { $made ->
    [true] réussie
   *[false] chutée
}
tarot-card-points = Points des cartes
tarot-target = { $bouts ->
    [0] À faire sans bout
    [1] À faire avec un bout
    [2] À faire avec deux bouts
   *[3] À faire avec trois bouts
}
tarot-25-and = 25 et la différence
tarot-each-pays = { $taker ->
    [Vous] Chaque défenseur vous paie
   *[other] Chaque défenseur paie { $taker }
}
tarot-pays-each = { $taker ->
    [Vous] Vous payez chaque défenseur
   *[other] { $taker } paie chaque défenseur
}
tarot-slip-you-took = Vous avez pris.
tarot-slip-took = { $name } a pris.

# Les jeux en manches
this-round = { $game ->
    [tarot] cette donne
   *[other] cette manche
}
next-round = { $game ->
    [tarot] Donne suivante
   *[other] Manche suivante
}
points = { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}
standings-after = { $game ->
    [tarot] { $count ->
        [one] Après une donne
       *[other] Après { $count } donnes
    }
   *[other] { $count ->
        [one] Après une manche
       *[other] Après { $count } manches
    }
}

# Rack-O
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

# Gracias
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
gracias-only-you = pour vos yeux
gracias-only-you-see = Personne d’autre ne voit { $thing }.
gracias-count = { $colour } : { $count }
gracias-most = le plus
gracias-tied = égalité
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

# Indian Chief
chief-meld-1 = Voleur
chief-meld-2 = Mendiant
chief-meld-3 = Pauvre
chief-meld-4 = Avocat
chief-meld-5 = Riche
chief-meld-6 = Docteur
chief-meld-7 = Chef indien
chief-caption = manche { $round } sur { $rounds }
chief-caption-short = manche { $round }/{ $rounds }
chief-sheet = Feuille de marque
chief-total = Total
chief-in-round = manche { $round }
chief-others = Les autres
chief-sealed = choix scellé
chief-choosing = réfléchit
chief-ladder = Les sept combinaisons
chief-now = maintenant : { $points }
chief-now-by-others = selon les autres
chief-done = manche { $round } : { $points }
chief-more = { $count ->
    [one] une de plus
    [2] deux de plus
    [3] trois de plus
    [4] quatre de plus
    [5] cinq de plus
   *[other] six de plus
}
chief-fewer = { $count ->
    [one] une de moins
    [2] deux de moins
    [3] trois de moins
    [4] quatre de moins
    [5] cinq de moins
    [6] six de moins
   *[other] { $count } de moins
}
chief-your-meld = Votre combinaison
chief-choose = Choisissez une à sept cartes : leur nombre dit la combinaison. Personne ne la voit avant que tous aient scellé la leur.
chief-too-many = Huit cartes
chief-at-most = Une combinaison a sept cartes au plus.
chief-laid = Déjà posée à la manche { $round } pour { $points }. Chaque combinaison se pose une seule fois.
chief-scores = Elle rapporte { $points }.
chief-by-others = 2 points pour chaque carte des autres de même hauteur que l’une des vôtres. On saura combien quand tout sera dévoilé.
chief-seal = Sceller : { $meld }
chief-seal-none = Choisissez des cartes
chief-not-now = Impossible : pourquoi ?
chief-you-sealed = Scellé
chief-wait-choose = On attend encore { $names }.
chief-turning = Toutes les combinaisons sont dévoilées.
chief-melds = Les combinaisons de la manche { $round }
chief-gone = reprise en main
chief-steals-now = vole maintenant
chief-steals-later = volera ensuite
chief-card-of = { $card }, combinaison de { $name }
chief-on = Continuer
chief-on-to-thieves = Aux Voleurs
chief-next-round = Manche suivante
chief-you-steal = Vous pouvez voler.
chief-steal-rule = Choisissez une carte de la combinaison d’un autre ; la vôtre reste à sa place.
chief-tied = À égalité avec { $names } : vous choisissez en même temps. Si vous nommez la même carte, elle vous échappe à tous. Essai { $attempt } sur 3.
chief-steal-which = Choisissez une carte
chief-no-steal = Ne rien voler
chief-wait-steal = { $count ->
    [one] { $names } peut voler.
   *[other] { $names } choisissent quoi voler.
}
chief-stock = talon { $count }
chief-stock-title = Cartes au talon

# Revoir une partie
replay-no-play = C’est une partie revue : on n’y joue rien. « Jouer à partir d’ici » ouvre une nouvelle table.
replay-play = Lecture
replay-pause = Pause
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-where = Moment de la partie
replay-step = { $at } sur { $all }
replay-seen-by = Vu par
replay-open = Cartes ouvertes
replay-play-on = Jouer à partir d’ici
replay-more = Plus
replay-link = Lien vers ce moment
replay-download = Télécharger la partie
replay-other = Ouvrir une autre partie
hands = Mains
play-on-later = On pourra jouer à partir d’ici quand cette partie sera finie.
play-on-how = Une nouvelle table reprend tout jusqu’à ce moment. Vous jouez à la place de { $seat } ; des robots jouent pour les autres.
play-on-chance = Ce qui sera donné ou battu ensuite est tiré de nouveau au sort.
open-title = Ouvrir une partie
open-text = Choisissez le fichier d’une partie (.jsonl), ou déposez-le n’importe où sur cette page. Il est d’abord vérifié d’après les règles.
open-choose = Choisir un fichier
open-several = Le fichier contient { $count } parties. Laquelle ?
open-no-record = Pas une partie

# Une donne loyale
fair-title = La donne était-elle loyale ?
fair-how = Avant que quiconque s’assoie, la table a tiré une graine et un sel, et publié leur engagement. Chaque personne a ensuite donné ses propres mots. Les cartes découlent des deux ; cette page vient de refaire elle-même les calculs.
fair-limit = Ce que cela ne prouve pas : la personne qui tient le serveur, si elle joue aussi ou s’entend avec quelqu’un qui joue, a pu choisir ses propres mots à son avantage.
fair-level = Le niveau d’un robot ne touche jamais à la donne.
fair-counting = Calculs en cours …
fair-not-here = Les navigateurs ne font ces calculs que sur une page reçue par https ou de votre propre machine. `kibitz check` fait les mêmes sur la partie téléchargée.
fair-commitment-good = La graine et le sel sont bien ceux de l’engagement.
fair-commitment-bad = La graine et le sel ne sont pas ceux de l’engagement.
fair-promise-kept = L’engagement est celui que ce navigateur a reçu avant les cartes.
fair-promise-broken = Ce navigateur avait reçu un autre engagement avant les cartes.
fair-words-heard = Les mots de ce navigateur sont parmi ceux dont découlent les cartes.
fair-words-missing = Les mots de ce navigateur ne sont pas parmi ceux dont découlent les cartes.
fair-first-good = La première place est bien celle qui a été tirée au sort.
fair-first-bad = La première place n’est pas celle qui a été tirée au sort.
fair-draws-good = { $count ->
    [one] Le seul mélange est bien celui que donne la graine, carte par carte.
   *[other] Les { $count } mélanges sont bien ceux que donne la graine, carte par carte.
}
fair-draws-bad = { $count ->
    [one] Un mélange sur { $all } n’est pas celui que donne la graine.
   *[other] { $count } mélanges sur { $all } ne sont pas ceux que donne la graine.
}
fair-given = Les { $count } premières entrées viennent d’une autre partie ; leurs mélanges ne sont pas jugés.
fair-no-words = aucun
fair-game-seed = Graine de la partie, tirée de la graine et des mots
fair-draws = { $count ->
    [one] Le mélange
   *[other] Les { $count } mélanges
}
fair-draw-good = est bien celui que donne la graine
fair-draw-bad = n’est pas celui que donne la graine
fair-draw-given = vient d’une autre partie

# Les règles
rules-index = Toutes les règles
rule-none = Il n’y a pas de règle { $rule } dans ce livre.
rule-source = Source : { $source }
rule-kind-enforced = à respecter
rule-kind-enforced-means = Qui l’enfreindrait en est averti, avec cette règle.
rule-kind-scoring = marque
rule-kind-scoring-means = Donne une ligne de la feuille de marque.
rule-kind-procedure = la table s’en charge
rule-kind-procedure-means = Personne ne peut l’enfreindre : la table y veille.
rule-kind-text = à savoir
rule-kind-text-means = Ne fait qu’expliquer.
rulebook-whole = Toutes les règles du jeu
back-to-table = Retour à la table
