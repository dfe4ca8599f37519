# Le Tarot : un message pour chaque sorte de fait.

tarot-name = Tarot
tarot-pitch = À un contre trois, avec 21 atouts : annoncez, prenez le chien et faites vos points. Quatre places.

tarot-dealt = Donne { $number } : { $dealer_is ->
    [you] vous distribuez
   *[other] { $dealer } distribue
}.
tarot-hand-dealt = Votre main : { $cards }.
tarot-petit-sec = { $seat_is ->
    [you] Vous montrez
   *[other] { $seat } montre
} le Petit sec, sans l’Excuse, et la donne est annulée : { $cards }.
tarot-bid-made = { $bid ->
    [pass] { $seat_is ->
        [you] Vous passez
       *[other] { $seat } passe
    }
    [prise] { $seat_is ->
        [you] Vous annoncez
       *[other] { $seat } annonce
    } une Prise
    [garde] { $seat_is ->
        [you] Vous annoncez
       *[other] { $seat } annonce
    } une Garde
    [garde-sans] { $seat_is ->
        [you] Vous annoncez
       *[other] { $seat } annonce
    } une Garde sans
   *[garde-contre] { $seat_is ->
        [you] Vous annoncez
       *[other] { $seat } annonce
    } une Garde contre
}.
tarot-all-passed = Tout le monde a passé, et la donne est annulée. { $dealer_is ->
    [you] Vous distribuez
   *[other] { $dealer } distribue
} la suivante.
tarot-taker-named = { $seat_is ->
    [you] Vous prenez et jouez
   *[other] { $seat } prend et joue
} une { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans : le chien reste caché et comptera pour le preneur
   *[garde-contre] Garde contre : le chien reste caché et comptera pour la défense
}.
tarot-dog-turned = Le chien : { $cards }. { $seat_is ->
    [you] Vous le prenez
   *[other] { $seat } le prend
} en main.
tarot-card-aside = { $seat_is ->
    [you] Vous écartez
   *[other] { $seat } écarte
} une carte, { $count } sur 6.
tarot-own-aside = Carte écartée : { $card }.
tarot-trump-aside = { $seat_is ->
    [you] Vous devez
   *[other] { $seat } doit
} écarter un atout et le { $seat_is ->
    [you] montrez
   *[other] montre
} : { $card }, { $count } sur 6.
tarot-slam-announced = { $seat_is ->
    [you] Vous annoncez
   *[other] { $seat } annonce
} le chelem et { $seat_is ->
    [you] entamez
   *[other] entame
} le premier pli.
tarot-no-slam-announced = { $seat_is ->
    [you] Vous n’annoncez
   *[other] { $seat } n’annonce
} pas de chelem.
tarot-handful-shown = { $seat_is ->
    [you] Vous montrez
   *[other] { $seat } montre
} une poignée de { $cards_count } : { $cards }.
tarot-card-played = { $seat_is ->
    [you] Vous jouez
   *[other] { $seat } joue
} : { $card }.
tarot-trick-won = { $seat_is ->
    [you] Vous remportez
   *[other] { $seat } remporte
} le pli { $number } : { $cards }.
tarot-excuse-kept = { $seat_is ->
    [you] Vous gardez l’Excuse dans votre
   *[other] { $seat } garde l’Excuse dans son
} camp, qui donne un demi-point en échange.
tarot-excuse-lost = L’Excuse { $seat_is ->
    [you] que vous avez jouée au dernier pli
   *[other] jouée au dernier pli par { $seat }
} passe à l’autre camp.
tarot-deal-ended = La donne est finie. Les six cartes mises de côté : { $lying }. On compte { $seat_is ->
    [you] votre contrat
   *[other] le contrat ({ $seat })
}.
