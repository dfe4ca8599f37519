# Les mots de la page à une table de Tarot.

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
tarot-more = Il en manque { $count }
tarot-sets-aside = { $name } fait son écart.
tarot-thinks = { $name } regarde sa main.
tarot-tap-again = Touchez la carte encore une fois pour la jouer.
tarot-slam-question = Un chelem ?
tarot-slam-means = Les dix-huit plis : 400 de chacun si vous le faites, 200 à chacun sinon.
tarot-slam = Annoncer un chelem
tarot-no-slam = Pas de chelem
tarot-handful-question = Montrer une poignée ?
tarot-handful-means = Un pari sur le contrat : qui le gagne reçoit la prime. Pour n’en pas montrer, jouez une carte.
tarot-handful-choose = Choisir les atouts
tarot-handful-of = { $size } atouts
tarot-slip-title = { $contract } { $made ->
    [yes] réussie
   *[no] chutée
}
tarot-card-points = Points des cartes
tarot-target = { $bouts ->
    [0] À faire sans bout
    [1] À faire avec un bout
    [2] À faire avec deux bouts
   *[3] À faire avec trois bouts
}
tarot-25-and = 25 et la différence
tarot-each-pays = { $you ->
    [true] Chaque défenseur vous paie
   *[other] Chaque défenseur paie { $taker }
}
tarot-pays-each = { $you ->
    [true] Vous payez chaque défenseur
   *[other] { $taker } paie chaque défenseur
}
tarot-slip-you-took = Vous avez pris.
tarot-slip-took = { $name } a pris.
tarot-log-trick = Pli · { $name }
