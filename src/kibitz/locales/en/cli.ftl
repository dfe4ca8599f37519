# The words of the command: prompts, help, refusals, and how each table is described.

you = You
decimal-sign = .

## Before and after a game

game-to-choose = { $number }  { $title }: { $pitch }
which-game = Which game? (? helps, quit leaves)
which-game-help = Type a number from 1 to { $games }, or the name of a game or its beginning. To learn a game first, type quit and then: { $rules }
no-such-game = “{ $typed }” is none of them: expected a number from 1 to { $games }, or a name.
how-many-seats = How many seats, { $least } to { $most }? [{ $usual }]
how-many-seats-help = You have one of the seats, bots have the others. Enter alone means { $usual }; quit leaves.
no-such-seats = “{ $typed }” seats cannot be: expected a number from { $least } to { $most }.
the-seats = The seats: { $seats }. Type ? for help.
saved = The game is saved. Go on with: { $command }
record-is-in = The record is in { $path }
seat-number = seat { $seat }
moment = { $path }, line { $line }, before log entry { $ply }
records-passed = { NUMBER($passed, useGrouping: 0) } passed{ $fair ->
    [0] {""}
   *[other] , { NUMBER($fair, useGrouping: 0) } of them dealt fairly
}
records-failed = { NUMBER($passed, useGrouping: 0) } passed{ $fair ->
    [0] {""}
   *[other] , { NUMBER($fair, useGrouping: 0) } of them dealt fairly
}, { NUMBER($failed, useGrouping: 0) } failed
records-played-on = { NUMBER($records, useGrouping: 0) } played on from another game: { NUMBER($drawn, useGrouping: 0) } of { NUMBER($chances, useGrouping: 0) } acts of chance verified, the others were dealt elsewhere
record-line = { $path }, line { $line }: { $problem }
entry-not-allowed = log entry { $entry } is not allowed: { $why }

## While playing

you-may = You may: { $actions }
actions-left-out = { $actions }; ? lists them
actions-of-word = { $word } … ({ $count } ways)
some-actions-of-word = { $word } …: { $count } ways, all with “? { $word }”, such as
nothing-begins-so = Nothing that you may do begins with “{ $word }”.
help-typing = Several actions can be typed with commas, and words cut short. At this table: { $actions }. Also:
help-commands =
    ?: what you may do now; “? WORD” lists all that begins so
    why CARD: why a card or action is not allowed
    why 3.1: the rule of that number
    hint: what the steady bot would do
    table: the table again
    last: the last trick, or the last events
    score: the score so far
    undo: back to your last decision
    quit: stop; the game is saved, and { $resume } goes on
enter-goes-on = Enter goes on.
steady-would = The steady bot would: { $action }
why-what = Say which card or action, such as: why T5
no-such-rule = There is no rule { $rule }{ $count ->
    [0] {""}
   *[other] : nearest are { $nearest }
}.
allowed = “{ $typed }” is allowed.
not-understood = “{ $typed }” is not understood: expected { $expected }.
type-for-help = Type ? for what you may do.
not-your-turn = Not done: { $left }. It is not your turn any more.
not-done-either = Not done either: { $left }.
nothing-to-undo = There is nothing to undo: this is your first decision.
final = “{ $action }” is final: the rules do not let you take it back.
taken-back = Taken back: { $action }. You decide again.
nothing-to-show = There is nothing to show yet.

## Scores

slip-line = { $label }: { $sum }. { $shares }.
slip-number = Slip { $number }
total = Total
total-of-each = Total: { $each }.
scores = Scores: { $each }.
nothing-scored = Nothing has been scored yet.
game-over-scores = The game is over. Scores: { $each }.
you-win = You win.
wins = { $seat } wins.
share-the-win = { $seats } and { $last } share the win.

## At every table

game-over = The game is over.
about-to-deal = The cards are about to be dealt.
to-act = To act: { $seat }.
your-hand = Your hand: { $cards }.
your-hand-label = Your hand
score-label = score
total-label = total

## French Tarot

tarot-actions = a bid (pass, prise, garde, garde-sans, garde-contre), aside CARD, slam or no-slam, handful and its 10, 13 or 15 trumps from low to high, or a card
tarot-bid-pass = pass
tarot-bid-prise = Prise
tarot-bid-garde = Garde
tarot-bid-garde-sans = Garde sans
tarot-bid-garde-contre = Garde contre
tarot-dealer = dealer
tarot-taker = taker
tarot-tricks = tricks { $tricks }
tarot-score = score { $score }
tarot-nobody-bid = Nobody has bid yet.
tarot-highest-bid = Highest bid so far: { $contract } × { $times }, { $seat }. Needs 56, 51, 41 or 36 points with 0, 1, 2 or 3 bouts.
tarot-contract = Contract: { $contract } × { $times }, { $seat }{ $slam ->
    [yes] , slam announced
   *[no] {""}
}. Needs 56, 51, 41 or 36 points with 0, 1, 2 or 3 bouts.
tarot-dog = Dog
tarot-trumps-aside = Trumps set aside
tarot-handful = Handful ({ $seat })
tarot-last-trick = Last trick
tarot-trick = Trick { $number }
tarot-to-lead = { $seat } to lead
tarot-you-set-aside = You set aside
tarot-seat-bid = { $seat }: { $bid }.
tarot-must-set-aside = You must set six cards aside: { $count ->
    [6] all six are
    [one] one is
   *[other] { $count } are
} still to go.
tarot-count-aside = Cards set aside: { $count } of 6.
tarot-last-trick-of = Last trick: { $cards }. { $seat } won it.
tarot-trick-led = Trick { $number }, led by { $seat }.
tarot-seat-played = { $seat } played { $card }.
tarot-tricks-won = Tricks won: { $each }.
tarot-beware = Beware: the Excuse wins only as your last card, and you announced a slam.

## Rack-O

racko-actions = take SLOT, draw, place SLOT or toss; a slot is 5, 10 … 50
racko-nothing-dealt = Nothing has been dealt yet.
racko-discard = Discard
racko-draw-pile = Draw pile { $cards } cards
racko-you-drew = You drew
racko-slot = slot { $slot }
racko-piles = Top discard { $discard }. Draw pile { $cards } cards.
racko-seen = Seen in the rack of { $seat }: { $cards }.
racko-in-slot = { $card } in slot { $slot }
racko-your-rack = Your rack from slot 5 to slot 50: { $cards }.
racko-you-drew-card = You drew { $card }.

## Gracias

gracias-actions = trio 1 … trio 6, or keep COLOUR give SEAT; a colour is R, O, Y, G, B or P, a seat its name or number
gracias-over = The game is over after round { $round } of { $rounds }.
gracias-about-to-deal = Round { $round } of { $rounds } is about to be dealt. Big opener: { $opener }.
gracias-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }. Big opener: { $opener }. Little opener: { $little }.
gracias-draw-pile = Draw pile: { $cards } cards.
gracias-taken = Taken: { $cards }, one to keep, one to give
gracias-your-face-down = Your face-down cards: { $cards }
gracias-trio = Trio
gracias-face-down = face down
gracias-with-face-down = with face down
gracias-seat = { $seat }: { $held }; { $face_down } face down; score { $score }.
gracias-seat-score = { $seat }: score { $score }.
gracias-taken-in-words = Taken, one to keep and one to give: { $cards }.
gracias-trio-in-words = Trio { $number }: open { $cards }.
gracias-both = { $one } and { $other }
gracias-count = { $count } { $colour }

## Indian Chief

chief-actions = meld and one to seven cards of your hand in their order, steal SEAT CARD or no-steal
chief-meld-1 = Thief
chief-meld-2 = Beggar
chief-meld-3 = Poor
chief-meld-4 = Lawyer
chief-meld-5 = Rich
chief-meld-6 = Doctor
chief-meld-7 = Chief
chief-meld-cards = { $meld } ({ $size })
chief-meld-points = { $meld } { $points }
chief-dealer = Dealer: { $dealer }.
chief-round = Round { $round } of { $rounds }. Dealer: { $dealer }. Stock: { $stock } cards.
chief-thief = Thief: { $thieves } chooses.
chief-thieves = Thieves: { $thieves } choose together, attempt { $attempt } of { $attempts }.
chief-refill = The stock is empty; the next card goes to { $seat }.
chief-on-the-table = On the table
chief-you-chose = You chose
chief-to-steal = to steal { $card } from { $seat }
chief-to-steal-nothing = to steal nothing
chief-seat-laid = { $seat }: score { $score }. Laid: { $melds }.
chief-seat-to-lay = { $seat }, to lay: { $melds }.
chief-seat-on-table = On the table, { $seat }: { $cards }.
chief-you-have-to-lay = You have to lay: { $melds }.
chief-you-chose-in-words = You chose { $choice }.
