# Les mots de la page à une table d’Indian Chief.

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
chief-sealed = scellé
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
