# The page's own words: whatever no rulebook, fact or action says.

page-title = Kibitz, an open card table
lead = An open card table. The cards are dealt and it is your turn.
games = Games
game = Game
title-tarot = French Tarot
title-racko = Rack-O
title-gracias = Gracias
title-chief = Indian Chief
short-tarot = Tarot
short-racko = Rack-O
short-gracias = Gracias
short-chief = Indian Chief
pitch-tarot = One against three. On the table now.
pitch-racko = Put ten cards in order first.
pitch-gracias = Have many, never the most.
pitch-chief = Seven melds, each of them once.

# Setting up and sitting down
play = Play
with-friends = Play with friends
with-friends-short = Friends
with-whom = With
against-bots = Bots
make-link = Make a table and its link
watch-bots = Only watch: bots play
seats = Seats
level = Level
level-next = For your next table.
level-note = The level changes how they think, never the cards.
your-name = Your name
seat = Seat
seat-any = Any free seat
seat-number = Seat { $number }
sit-down = Sit down
join-text = { $count ->
    [one] { $names } would like to play with you.
   *[other] { $names } would like to play with you together.
}
waiting-title = Waiting for your friends
waiting-text = Send them this link. Whoever opens it can sit down.
waiting-link = Link to this table
waiting-host = The game starts when the host starts it.
waiting-near = This link works on this computer only. For friends on other machines, start the server with: kibitz serve --host 0.0.0.0
waiting-network = This link works in your network, not from elsewhere.
copy-link = Copy
link-copied = Link copied
start = Start
start-bots = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $count } free seats.
}
host = host
go-on = Go on with { $game }
new-table = A new table

# At the table
you = You
your-hand = Your hand
your-turn = Your turn.
your-card = your card
scores = Scores
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
seat-open = free
seat-away = away
seat-stand-in = A bot plays for { $name }
seat-turn = to play
state-playable = playable
state-off = not playable
state-selected = chosen
state-played = played
hint = Hint
undo = Take back
menu = Menu
log = Log
slip = Slip
slips-none = Nothing has been scored yet.
slip-number = { $game ->
    [tarot] Deal { $number }
   *[other] Round { $number }
}
slip-label = Score slip
slip-scores = { $you ->
    [true] You score
   *[other] { $name } scores
}
standings-before = before
standings-total = total
game-over = The game is over
game-you-win = The game is over, and you win.
game-winners = The game is over. { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
new-game = New game
other-game = Another game
replay = Replay
record = Record
fair-commitment = Commitment
fair-seed = Seed
fair-salt = Salt
fair-words = Words of { $name }
leave = Leave the table
leave-not = Stay
leave-means = This game is not over. If you leave it, this browser forgets your seat, and there is no way back but a link to go on elsewhere.
leave-means-friends = This game is not over. If you leave it, a bot plays on for you, and this browser forgets your seat.
go-on-elsewhere = Link to go on elsewhere
rules = Rules
rule-link = { $game } { $rule }
close = Close
command-label = Command, in the words of the records
commands = Or type:
reconnecting = Reconnecting. Nothing is lost.
cards-coming = The cards are coming.
not-reached = That did not reach the table. Try again.
nowhere = There is nothing at this address.
to-the-table = To the table

# Tricks
trick = The trick
trick-led = led
trick-wins = wins so far
trick-led-wins = led · wins so far
trick-won = wins
trick-last = Last trick · { $name }
trick-you-lead = You lead: any card.
trick-leads = { $name } leads.
trick-waiting = { $name } is to play.
trick-led-by = { $leader } led and wins so far.
trick-led-by-wins = { $leader } led; { $winner } wins so far.
trick-you-won = You win the trick.
trick-won-by = { $name } wins the trick.

# Settings
settings = Settings
yes = Yes
no = No
setting-language = Language
language-en = English
language-fr = Français
setting-speed = Speed
speed-instant = At once
setting-hold = A finished trick stays
hold-none = Not
hold-second = 1 s
hold-long = 2.5 s
hold-tap = Until I tap
setting-one-tap = One tap plays a card
setting-forced = Play what is forced by itself
setting-aids = Learning aids
setting-four-colours = Four colours
setting-letters = Letters on the cards
setting-theme = Cloth
theme-system = As the system
theme-dark = Dark
theme-light = Light
setting-sound = Sound
keys = Keys
key-arrows = From card to card
key-enter = Play, or choose
key-tab = To the next part of the page
key-command = Command line
key-keys = These keys
key-escape = Close

# Cards in words
card-of-suit = { $rank } of { $suit }
card-trump = trump { $number }
card-X = the Excuse
card-X-short = Exc
card-back = a card, face down
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
rank-A = ace
rank-J = jack
rank-N = knight
rank-Q = queen
rank-K = king
colour-R = red
colour-O = orange
colour-Y = yellow
colour-G = green
colour-B = blue
colour-P = purple

# French Tarot
tarot-pass = Pass
tarot-prise = Prise
tarot-garde = Garde
tarot-garde-sans = Garde sans
tarot-garde-contre = Garde contre
tarot-your-bid = Your bid
tarot-bidding = The bidding
tarot-waiting-bids = Everyone speaks once.
tarot-speak-first = You speak first. Play alone against three, or let them try.
tarot-speak-middle = Everyone speaks once.
tarot-speak-last = You speak last.
tarot-means-pass = { $taker } may take; you defend.
tarot-means-pass-open = Let the others try.
tarot-means-pass-last = Nobody takes: the cards are dealt anew.
tarot-means-prise = Take the dog, set six aside.
tarot-means-garde = Take the dog, set six aside. Win or lose double.
tarot-means-garde-sans = The dog stays closed and counts for you.
tarot-means-garde-contre = The dog stays closed and counts for them.
tarot-means-too-low = { $taker } has { $bid }: go higher or pass.
tarot-caption = deal { $number } of { $deals }
tarot-report = In your hand
tarot-bouts = Bouts
tarot-trumps = Trumps
tarot-kings = Kings
tarot-no-suit = No { $suit }
tarot-void = void
tarot-dealer = dealer
tarot-takes = takes
tarot-defends = defends
tarot-contract = Contract
tarot-you-take = You take
tarot-other-takes = { $name } takes
tarot-to-make = { $points } to make
tarot-slam-said = slam
tarot-three-bouts = The three bouts
tarot-bout-yours = yours
tarot-bout-won = won
tarot-bout-defence = with us
tarot-bout-lost = lost
tarot-bout-unseen = not seen
tarot-bout-trick = lies there
tarot-of-points = of { $target } points
tarot-dog = The dog
tarot-dog-yours = The dog, now yours
tarot-set-aside = Set six aside
tarot-aside-tap = They count for you. Tap a card to move it here.
tarot-aside-count = They count for you. Tap one to take it back.
tarot-aside-rule = Kings and bouts stay; trumps too, while you have other cards.
tarot-put-back = Put back
tarot-take-back = { $card }: take back
tarot-lay-aside = Set aside
tarot-more = { $count ->
    [one] One more
    [2] Two more
    [3] Three more
    [4] Four more
    [5] Five more
    [6] Six more
   *[other] { $count } more
}
tarot-sets-aside = { $name } sets six cards aside.
tarot-thinks = { $name } looks at the hand.
tarot-slam-question = A slam?
tarot-slam-means = All eighteen tricks: 400 from each if you make it, 200 to each if you do not.
tarot-slam = Announce a slam
tarot-no-slam = No slam
tarot-handful-question = Show a handful?
tarot-handful-means = A bet on the contract: whoever wins it gets the bonus. To show none, play a card.
tarot-handful-choose = Choose the trumps
tarot-handful-of = { $size } trumps
tarot-slip-title = { $contract }, { $made ->
    [true] made
   *[false] failed
}
tarot-card-points = Card points
tarot-target = { $bouts ->
    [0] Target without a bout
    [1] Target with one bout
    [2] Target with two bouts
   *[3] Target with three bouts
}
tarot-25-and = 25 and the difference
tarot-each-pays = Each defender pays { $taker ->
    [You] you
   *[other] { $taker }
}
tarot-pays-each = { $taker ->
    [You] You pay
   *[other] { $taker } pays
} each defender
tarot-slip-you-took = You took.
tarot-slip-took = { $name } took.

# Games of rounds
this-round = { $game ->
    [tarot] this deal
   *[other] this round
}
next-round = { $game ->
    [tarot] Next deal
   *[other] Next round
}
points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
standings-after = { $game ->
    [tarot] { $count ->
        [one] After one deal
       *[other] After { $count } deals
    }
   *[other] { $count ->
        [one] After one round
       *[other] After { $count } rounds
    }
}

# Rack-O
racko-caption = round { $number }, to { $target }
racko-your-rack = Your rack
racko-other-racks = The other racks
racko-rack-of = Rack of { $name }
racko-piles = The piles
racko-slot = slot { $slot }: { $card }
racko-slot-back = slot { $slot }: face down
racko-in-order = in order
racko-breaks = lower than the slot before
racko-count-in-order = { $count } in order
racko-worth = from slot 5 · { $points } points
racko-here = { $card } here
racko-here-makes = { $card } here: { $count } in order
racko-cut = The cut
racko-cut-deals = { $you ->
    [true] You deal first.
   *[other] { $name } deals first.
}
racko-out = { $you ->
    [true] You go out: Rack-O
   *[other] { $name } goes out: Rack-O
}
racko-out-means = All racks are shown and counted.
racko-you-drew = You drew { $card }
racko-drawn-choose = Choose the slot it goes into, or toss it.
racko-choose = Draw a card, or choose the slot for { $card }.
racko-new-pile = The discards are the new draw pile: { $count } cards.
racko-waits = { $name } is to play.
racko-has-drawn = { $name } has drawn a card.
racko-toss = Toss it
racko-draw = Draw
racko-draw-pile = Draw pile
racko-left = { $count } left
racko-discard = Discard pile
racko-discard-take = Choose a slot for it
racko-thrown-by = { $you ->
    [true] yours
   *[other] from { $name }
}
racko-log-dealt = Round { $number }. Dealer: { $name }.
racko-log-took = { $name } took { $card } into slot { $slot }.
racko-log-took-covered = { $name } took the discard into slot { $slot }.
racko-log-placed = { $name } drew into slot { $slot }.
racko-log-tossed = { $name } drew and tossed.
racko-log-discard = Discard: { $card }

# Gracias
gracias-caption = round { $number } of { $rounds }, turn { $turn } of { $turns }
gracias-others = The other reserves
gracias-open-of = { $name }: open cards
gracias-loose-of = { $name }: loose cards
gracias-your-reserve = Your reserve
gracias-your-open = Your open cards
gracias-your-hidden = Face down, only you see them: { $cards }
gracias-open-hidden = { $open } open, { $hidden } face down
gracias-hidden = hidden
gracias-hidden-count = { $count } face down
gracias-hidden-yours = Hidden
gracias-only-you = only you
gracias-only-you-see = Only you see { $thing }.
gracias-count = { $colour }: { $count }
gracias-most = most
gracias-tied = tied
gracias-most-said = has the most
gracias-tied-said = tied for the most
gracias-big-opener = big mouse: opens the round
gracias-little-opener = little mouse: opens the turn
gracias-said = Gracias!
gracias-totals = Open cards
gracias-with-hidden = all yours
gracias-most-loses = Whoever has the most of a colour loses it.
gracias-trios = The trios
gracias-trio = trio { $trio }
gracias-trio-cards = trio { $trio }: { $first } and { $second } open, one face down
gracias-trio-taken = trio { $trio }, taken: { $name }
gracias-pile = { $count } left
gracias-choose = Take a trio. Its hidden card is yours; there is no way back.
gracias-waits = { $name } is to take a trio.
gracias-has-taken = { $name } takes trio { $trio }.
gracias-kept-gave = { $you ->
    [true] You keep
   *[other] { $name } keeps
} { $kept } and { $you ->
    [true] give
   *[other] gives
} { $given } to { $to ->
    [true] you
   *[other] { $receiver }
}.
gracias-keep-give = Keep one, give one
gracias-keep = Keep
gracias-give = Give
gracias-to = to { $name }
gracias-swap = Swap keep and give
gracias-who-gets = Who gets { $thing }?
gracias-choose-receiver = Choose who gets { $thing }
gracias-give-to = Give { $thing } to { $name }
gracias-thing-R = the tulip
gracias-thing-O = the sun
gracias-thing-Y = the star
gracias-thing-G = the leaf
gracias-thing-B = the drop
gracias-thing-P = the moon
gracias-scoring = The scoring
gracias-turned-up = The face-down cards are turned up.
gracias-piles = { $count ->
    [0] no pile of five
    [one] one pile of five
   *[other] { $count } piles of five
}
gracias-piles-short = piles
gracias-slip-title = Round { $number }

# Indian Chief
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

# Replay
replay-no-play = This is a replay: nothing can be played here. “Play on from here” begins a new table.
replay-play = Play
replay-pause = Pause
replay-back = One back
replay-forward = One on
replay-where = Moment of the game
replay-step = { $at } of { $all }
replay-seen-by = Seen by
replay-open = All cards open
replay-play-on = Play on from here
replay-more = More
replay-link = Link to this moment
replay-download = Download the record
replay-other = Open another record
hands = Hands
play-on-later = One can play on from here when this game is over.
play-on-how = A new table begins with everything up to this moment. You sit where { $seat } sat; bots play the rest.
play-on-chance = What is dealt or shuffled from here on is drawn anew.
open-title = Open a record
open-text = Choose a file of one game (.jsonl), or drop it anywhere on this page. It is checked by the rules first.
open-choose = Choose a file
open-several = The file holds { $count } records. Which one?
open-no-record = No record

# A fair deal
fair-title = Was the deal fair?
fair-how = Before anyone sat down the table drew a seed and a salt and published their commitment. Then every person gave words of his own. The cards follow from both; this page has just done the sums again itself.
fair-limit = What this does not prove: whoever runs the server and also plays, or is in league with a player, could have chosen his own words to suit himself.
fair-level = The level of a bot never touches the deal.
fair-counting = Doing the sums …
fair-not-here = Browsers do these sums only on pages that come by https or from your own machine. `kibitz check` does the same sums on the downloaded record.
fair-commitment-good = Seed and salt are those of the commitment.
fair-commitment-bad = Seed and salt are not those of the commitment.
fair-promise-kept = The commitment is the one that this browser was given before the cards.
fair-promise-broken = This browser was given another commitment before the cards.
fair-words-heard = The words of this browser are among those from which the cards follow.
fair-words-missing = The words of this browser are not among those from which the cards follow.
fair-first-good = The first seat is the one that was drawn.
fair-first-bad = The first seat is not the one that was drawn.
fair-draws-good = { $count ->
    [one] The one shuffle is what the seed gives, card by card.
   *[other] All { $count } shuffles are what the seed gives, card by card.
}
fair-draws-bad = { $count ->
    [one] One of { $all } shuffles is not what the seed gives.
   *[other] { $count } of { $all } shuffles are not what the seed gives.
}
fair-given = The first { $count } entries were taken over from another game; their shuffles are not judged.
fair-no-words = none
fair-game-seed = Seed of the game, from seed and words
fair-draws = { $count ->
    [one] The shuffle
   *[other] The { $count } shuffles
}
fair-draw-good = is what the seed gives
fair-draw-bad = is not what the seed gives
fair-draw-given = was taken over

# Rulebooks
rules-index = All rules
rule-none = There is no rule { $rule } in this book.
rule-source = Source: { $source }
rule-kind-enforced = must be kept
rule-kind-enforced-means = Whoever would break it is told so, with this rule.
rule-kind-scoring = scores
rule-kind-scoring-means = Gives a line of the score slip.
rule-kind-procedure = the table does it
rule-kind-procedure-means = Nobody can break it: the table sees to it.
rule-kind-text = to know
rule-kind-text-means = Only tells.
rulebook-whole = The whole rulebook
back-to-table = Back to the table
