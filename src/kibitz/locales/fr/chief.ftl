# Indian Chief : un message pour chaque sorte de fait.

chief-name = Indian Chief
chief-pitch = Sept combinaisons, du Voleur au Chef, chacune une fois, choisies en secret et montrées ensemble. De deux à huit places.

chief-dealt = { $dealer_is ->
    [you] Vous distribuez
   *[other] { $dealer } distribue
} huit cartes à chacun. Le talon compte { $stock } cartes.
chief-hand-dealt = Votre main : { $hand }.
chief-chose = { $seat_is ->
    [you] Vous avez
   *[other] { $seat } a
} choisi.
chief-melds-shown = Manche { $round } : toutes les combinaisons sont montrées. { $melds }.
chief-stole = { $victim_is ->
    [you] { $seat } vous vole une carte
   *[other] { $seat_is ->
        [you] Vous volez
       *[other] { $seat } vole
    } une carte à { $victim }
} : { $card }. À sa place, { $seat_is ->
    [you] vous laissez
   *[other] { $seat } laisse
} : { $left }.
chief-picked-up = Une carte est arrivée devant { $seat_is ->
    [you] vous, et vous la ramassez
   *[other] { $seat }, qui la ramasse
} : { $card }.
chief-stole-nothing = { $seat_is ->
    [you] Vous ne volez
   *[other] { $seat } ne vole
} rien.
chief-clashed = Conflit : une même carte chez { $victim_is ->
    [you] vous
   *[other] { $victim }
}, { $card }, est visée par plusieurs : { $thieves }.
chief-thieves-retry = Nouveau choix, essai { $attempt } sur 3 : { $thieves }.
chief-thieves-failed = Pas d’accord entre eux, donc aucun vol : { $thieves }.
chief-cards-drawn = Vous piochez : { $cards }.
chief-stock-empty = Le talon est vide, et il { $seat_is ->
    [you] vous manque encore une carte
   *[other] manque encore une carte à { $seat }
} : toutes les combinaisons sont mélangées et forment un nouveau talon.
chief-hands-full = Tout le monde a huit cartes. Il reste { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
} au talon.
chief-melds-shuffled = Le nouveau talon compte { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
}, et l’on continue à piocher.
chief-round-began = La manche { $round } commence. Le talon, mélangé, compte { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
}.
