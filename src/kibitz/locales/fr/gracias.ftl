# Gracias : un message pour chaque sorte de fait.

gracias-name = Gracias
gracias-pitch = Amassez des cartes sans jamais en avoir le plus d’une couleur, et offrez les autres. De trois à six places.

gracias-round-begun = Manche { $number } : { $opener_is ->
    [you] vous êtes
   *[other] { $opener } est
} grand ouvreur. Deux cartes visibles pour chacun : { $reserves }.
gracias-trios-laid = Tour { $turn } : { $trios_count } trios sont posés, et { $opener_is ->
    [you] vous êtes
   *[other] { $opener } est
} petit ouvreur.
gracias-trio-taken = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
} le trio { $trio } : { $cards }.
gracias-looked-at = Sa carte cachée est { $card }.
gracias-given = { $seat_is ->
    [you] Vous gardez
   *[other] { $seat } garde
} une carte { $kept } et { $receiver_is ->
    [you] vous donne une carte { $given }
   *[other] { $seat_is ->
        [you] donnez
       *[other] donne
    } une carte { $given } à { $receiver }
} : « Gracias ! »
gracias-turned-up = Les cartes cachées sont retournées. { $cards }.
gracias-piled-up = { $seat_is ->
    [you] Vous retournez
   *[other] { $seat } retourne
} { $piles ->
    [one] une pile de cinq
   *[other] { $piles } piles de cinq
} : { $card }.
gracias-discarded = Couleur { $card }, défaussée par qui en a le plus : { $seats }, { $seats_count ->
    [one] avec { $count }
   *[other] avec { $count } chacun
}.
gracias-round-ended = La manche est finie, et l’on compte ce qui reste.
