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
waiting-host = L’hôte va lancer la partie
waiting-near = Ce lien ne marche que sur cet ordinateur. Pour des amis sur d’autres machines, lancez le serveur avec --host 0.0.0.0
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
commands-short = En abrégé aussi : le début de chaque mot (k r g 2), ou les cartes seules.
commands-now = Maintenant :
reconnecting = Reconnexion. Rien n’est perdu.
looking-on = Vous regardez
looking-on-short = Spectateur
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
trick-you-lead = Entamez : n’importe quelle carte.
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
hold-none = 0 s
hold-second = 1 s
hold-long = 2,5 s
hold-tap = Jusqu’au toucher
setting-one-tap = Un seul toucher joue la carte (écran tactile)
setting-forced = Jouer seul ce qui est forcé
setting-aids = Aides
setting-four-colours = Quatre couleurs
setting-trumps = Atouts dans votre main
setting-high = Hautes cartes d’une couleur
side-left = gauche
side-right = droite
setting-letters = Lettres des cartes
setting-theme = Apparence
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
replay-greyed = En gris : déjà jouées.
replay-play-on = Jouer à partir d’ici
replay-more = Plus
replay-link = Lien vers ce moment
replay-download = Télécharger la partie
replay-other = Ouvrir une autre partie
hands = Mains
play-on-later = On pourra jouer à partir d’ici quand cette partie sera finie.
play-on-how = Une nouvelle table reprend tout jusqu’à ce moment. { $you ->
    [true] Vous gardez votre place
   *[other] Vous jouez à la place de { $seat }
} ; des robots jouent pour les autres.
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
