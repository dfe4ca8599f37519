# Le serveur : ce qu’on peut faire à une table, ce qui est refusé, et les noms des options et des robots.

# Les actions, comme sur un bouton.

tarot-do-bid = { $name ->
    [pass] Passe
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
}
tarot-do-aside = Écarter : { $card }
tarot-do-slam = { $announced ->
    [yes] Annoncer un chelem
   *[no] Pas de chelem
}
tarot-do-handful = Montrer une poignée de { $size } : { $cards }
tarot-do-play = Jouer : { $card }

racko-do-take = Prendre la carte de la défausse dans la case { $slot }
racko-do-draw = Piocher une carte
racko-do-place = Mettre la carte dans la case { $slot }
racko-do-toss = Défausser la carte

gracias-do-trio = Prendre le trio { $number }
gracias-do-keep = Garder { $card } et donner l’autre carte à { $receiver }

chief-do-meld = Poser : { $cards }
chief-do-steal = Voler à { $seat } : { $card }
chief-do-no-steal = Ne rien voler

# Dit à une table.

told-alone = Pour { $names } seulement : { $sentence }

# Les robots et les options.

level-random = Random
level-steady = Steady
level-means-random = Fait n’importe quoi de permis.
level-means-steady = Joue selon des règles simples.

option-tarot-dealer = Premier donneur
option-tarot-deals = Donnes
option-racko-target = Points pour gagner
option-racko-bonus = Prime pour les suites
option-racko-bonus-means = Qui termine marque de 50 à 400 points de plus pour des nombres voisins qui se suivent, comme 7 8 9 (règle 6.2).
option-racko-run_of_three = Une suite de trois pour terminer (à deux)
option-racko-empty_pile = La pioche vide, la défausse
option-racko-empty_pile-shuffle = est mélangée
option-racko-empty_pile-turn-over = est retournée
option-gracias-opener = Premier à ouvrir
option-gracias-rounds = Manches
option-gracias-piles = Piles de cinq dans une couleur
option-gracias-piles-one = une seule pile compte
option-gracias-piles-every-five = chaque groupe de cinq compte
option-chief-dealer = Donneur
option-chief-decks = Jeux de cartes (à sept ou huit : deux)

# Les refus : un pour chaque code.

refused-no-such-table = Il n’y a pas de table « { $table } ».{ $days ->
    [0] { "" }
    [one] { " " }Une table que personne n’a utilisée pendant un jour est supprimée ici.
   *[other] { " " }Une table que personne n’a utilisée pendant { $days } jours est supprimée ici.
} Vérifiez le lien, ou ouvrez une nouvelle table.
refused-no-such-record = Il n’y a pas de partie enregistrée « { $record } ».{ $days ->
    [0] { "" }
    [one] { " " }Une partie que personne n’a utilisée pendant un jour est supprimée ici.
   *[other] { " " }Une partie que personne n’a utilisée pendant { $days } jours est supprimée ici.
} Vérifiez le lien, ou renvoyez-la.
refused-no-such-game = Il n’y a pas de jeu « { $game } ». Les jeux sont { $games }.
refused-no-such-page = Il n’y a rien à cette adresse.
refused-no-such-rulebook = Les règles de { $game } ne sont pas écrites en « { $language } ».
refused-no-such-seat = Il n’y a pas de place { $seat }. Choisissez-en une de 0 à { $last }.
refused-no-such-level = Il n’y a pas de robot « { $level } ». Les robots sont { $levels }.
refused-no-such-moment = Il n’y a pas de moment { $number } dans cette partie. Choisissez-en un de 0 à { $last }.
refused-bad-setup = Cette table est impossible : { $problem }.
refused-bad-request = La demande n’est pas comprise : { $problem }.
refused-bad-name = Un nom a de 1 à { $most } lettres, sur une ligne.
refused-bad-record = L’enregistrement n’est pas accepté : { $problem }.
refused-wrong-method = Cette adresse n’accepte pas { $method }.
refused-wrong-secret = Cette place est à quelqu’un d’autre : le lien ne contient pas son secret.
refused-not-host = Seule la personne qui a ouvert la table peut commencer.
refused-not-seated = Vous regardez. Prenez une place pour jouer.
refused-not-over = L’enregistrement est donné à la fin de la partie, car il montre toutes les cartes.
refused-play-on-later = Cette partie est en cours. On pourra jouer à partir de ses moments quand elle sera finie.
refused-cards-hidden = La partie est en cours : ses cartes restent cachées. Revenez quand elle sera finie.
refused-foreign-page = Cette page n’appartient pas à ce serveur : elle ne peut pas jouer ici.
refused-seat-taken = La place { $seat } est prise. Choisissez-en une autre.
refused-table-full = Toutes les places de cette table sont prises. Vous pouvez regarder.
refused-begun = La partie a commencé : personne ne peut plus s’asseoir. Vous pouvez regarder.
refused-not-begun = La partie n’a pas commencé. Elle commence quand la personne qui a ouvert la table le décide.
refused-words-missing = Les cartes ne peuvent pas encore être tirées : la page de la personne qui a ouvert la table doit d’abord donner ses mots.
refused-game-over = La partie est finie.
refused-not-your-turn = Ce n’est pas votre tour : c’est à { $names }.
refused-not-your-turn-deal = Ce n’est pas votre tour : on distribue les cartes.
refused-moved-on = La partie a avancé entre-temps jusqu’au coup { $number }. Regardez et décidez à nouveau.
refused-acted = Vous avez déjà choisi : { $text }.
refused-rewound = La partie est revenue en arrière entre-temps. Regardez et décidez à nouveau.
refused-no-undo = Il n’y a rien que vous puissiez reprendre.
ambiguous = « { $typed } » peut vouloir dire plusieurs choses : { $meanings }
refused-not-understood = « { $text } » n’est rien que vous puissiez faire maintenant. { $legal ->
    [none] Vous n’avez rien à faire maintenant.
   *[other] Vous pouvez : { $legal }
}
refused-bad-message = Le message n’est pas compris : { $problem }.
refused-sit-first = Le premier message doit être « sit », avec le nom d’une table.
refused-too-large = C’est trop grand : { $most } octets au plus sont acceptés.
refused-too-long = Des robots seuls ne jouent pas si longtemps : { $option } peut être au plus { $most }.
refused-too-many-tables = Trop de tables ont été ouvertes ou rejointes, ou de parties envoyées, depuis votre adresse. Réessayez dans { $minutes } minutes.
refused-too-many-replays = Trop de parties ont été demandées à revoir depuis votre adresse. Réessayez dans { $minutes } minutes.
refused-too-many-sockets = Votre adresse a déjà { $most } tables ouvertes. Fermez-en une d’abord.
refused-too-fast = Trop de messages à la fois. Attendez une seconde.
refused-store-busy = Le registre des tables est occupé, et rien n’a été écrit. Réessayez dans un instant.
refused-store-full = Le registre des tables est plein, et rien n’a été écrit. La personne qui tient ce serveur doit libérer de la place sur son disque.
refused-store-read-only = Le registre des tables ne peut être que lu, et rien n’a été écrit. La personne qui tient ce serveur doit y permettre l’écriture.
refused-store-down = Le registre des tables n’est pas joignable, et rien n’a été écrit. Réessayez dans un instant.
refused-our-fault = Une erreur s’est produite sur le serveur, et rien n’a été changé. Elle a été notée ; veuillez réessayer.

# Ce qui ne va pas dans un enregistrement ou une table, en une proposition.

problem-at = entrée { $entry } : { $problem }
problem-notation = « { $text } » n’est pas compris
problem-not-json = ce n’est pas du JSON ({ $why }), alors qu’un enregistrement en est une ligne entière
problem-too-deep = c’est trop imbriqué pour un enregistrement
problem-no-object = ce n’est pas un objet JSON avec les clés d’un enregistrement
problem-key = « { $key } » vaut { $value } ; attendu : { $expected }
problem-a-text = un texte
problem-a-whole = un nombre entier
problem-a-list = une liste de places
problem-a-number-each = un nombre pour chacune des { $seats } places
problem-seats-only = { $game } ne se joue pas à { $seats }, mais à { $most }
problem-no-options = « options » n’est pas un objet avec les options du jeu
problem-no-log = « log » n’est pas une liste d’entrées [acteur, texte]
problem-no-entry = { $entry } n’est pas une entrée ; attendu : [acteur, texte], l’acteur étant une place de 0 à { $last } ou "*"
problem-half-outcome = il faut « scores » et « winners », ou aucun des deux si la partie n’est pas finie
problem-rules-version = « rules » vaut { $rules } ; attendu : { $ours }, cette version de { $game }
problem-scores-early = il a des scores et des gagnants, alors que la partie n’est pas finie
problem-scores-missing = il n’a ni scores ni gagnants, alors que la partie est finie
problem-scores = les scores sont { $found } ; attendu : { $expected }
problem-winners = les gagnants sont { $found } ; attendu : { $expected }
problem-seats = { $game } ne se joue pas à { $seats }, mais de { $least } à { $most }
problem-no-option = il n’y a pas d’option « { $name } » ; attendu : une de { $names }
problem-option-missing = l’option { $name } manque ; attendu : { $expected }
problem-option = l’option { $name } vaut { $value } ; attendu : { $expected }
problem-a-seat = une place de 0 à { $last }
problem-a-whole-between = un nombre entier de { $least } à { $most }
problem-a-flag = true ou false
problem-a-choice = une valeur parmi { $listed }
problem-too-few-cards = l’option decks vaut { $decks } à { $seats } ; attendu : 2, ou six places au plus
problem-runs-for-two = l’option run_of_three est vraie à { $seats } ; attendu : deux places
