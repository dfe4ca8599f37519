# The page's own words at a table of Indian Chief.

chief-meld-1 = Thief
chief-meld-2 = Beggar Man
chief-meld-3 = Poor Man
chief-meld-4 = Lawyer
chief-meld-5 = Rich Man
chief-meld-6 = Doctor
chief-meld-7 = Indian Chief
chief-caption = round { $round } of { $rounds }
chief-caption-short = round { $round }/{ $rounds }
chief-sheet = Score sheet
chief-total = Total
chief-in-round = round { $round }
chief-others = The others
chief-sealed = sealed
chief-choosing = choosing
chief-ladder = Seven melds
chief-now = now: { $points }
chief-now-by-others = as the others lay
chief-done = round { $round }: { $points }
chief-more = { $count ->
    [one] one more
    [2] two more
    [3] three more
    [4] four more
    [5] five more
   *[other] six more
}
chief-fewer = { $count ->
    [one] one fewer
    [2] two fewer
    [3] three fewer
    [4] four fewer
    [5] five fewer
    [6] six fewer
   *[other] { $count } fewer
}
chief-your-meld = Your meld
chief-choose = Choose one to seven cards; how many says which meld it is. Nobody sees it until all have sealed.
chief-too-many = Eight cards
chief-at-most = A meld has seven cards at most.
chief-laid = You laid it in round { $round } for { $points }. Each meld is laid once.
chief-scores = It scores { $points }.
chief-by-others = 2 points for each card of the others that has a rank of yours. What it brings is seen when all melds are shown.
chief-seal = Seal { $meld }
chief-seal-none = Choose cards
chief-not-now = Not possible: why?
chief-you-sealed = Sealed
chief-wait-choose = { $names } still to choose.
chief-turning = All melds are turned up.
chief-melds = The melds of round { $round }
chief-gone = taken up
chief-steals-now = steals now
chief-steals-later = steals later
chief-card-of = { $card } of { $name }
chief-on = Go on
chief-on-to-thieves = On to the Thieves
chief-next-round = Next round
chief-you-steal = You may steal.
chief-steal-rule = Choose a card of another’s meld; your own card stays in its place.
chief-tied = Tied with { $names }, who choose at the same time. If you name the same card, you clash. Attempt { $attempt } of 3.
chief-steal-which = Choose a card
chief-no-steal = Steal nothing
chief-wait-steal = { $count ->
    [one] { $names } may steal.
   *[other] { $names } choose what to steal.
}
chief-stock = stock { $count }
chief-stock-title = Cards in the stock
