# Rack-O : un message pour chaque sorte de fait.

racko-name = Rack-O
racko-pitch = Mettez dix cartes en ordre croissant avant les autres. De deux à quatre places.

racko-cut = Cartes tirées pour la donne : { $cards }. { $dealer_is ->
    [you] Vous distribuez
   *[other] { $dealer } distribue
} en premier.
racko-dealt = Manche { $number } : { $dealer_is ->
    [you] vous distribuez
   *[other] { $dealer } distribue
}. La défausse commence par le { $discard }.
racko-rack-dealt = Votre chevalet, de la case 5 à la case 50 : { $rack }.
racko-took = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
} le { $card } pour la case { $slot } et { $seat_is ->
    [you] défaussez
   *[other] défausse
} le { $discard }.
racko-drew = { $seat_is ->
    [you] Vous piochez
   *[other] { $seat } pioche
} une carte.
racko-card-drawn = C’est le { $card }.
racko-placed = { $seat_is ->
    [you] Vous placez
   *[other] { $seat } place
} la carte dans la case { $slot } et { $seat_is ->
    [you] défaussez
   *[other] défausse
} le { $discard }.
racko-tossed = { $seat_is ->
    [you] Vous défaussez
   *[other] { $seat } défausse
} la carte piochée, le { $card }.
racko-pile-shuffled = La pioche est vide. Les cartes de la défausse, sauf celle du dessus, sont mélangées : { $draw_pile } cartes à piocher.
racko-pile-turned = La pioche est vide. La défausse est retournée : { $draw_pile } cartes à piocher ; la défausse recommence par le { $discard }.
racko-round-ended = { $seat_is ->
    [you] Vous terminez
   *[other] { $seat } termine
} : Rack-O ! Les chevalets : { $racks }.
