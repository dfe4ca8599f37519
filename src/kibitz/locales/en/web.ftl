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
waiting-host = Waiting for the host to start
waiting-near = This link works on this computer only. For friends on other machines, start the server with --host 0.0.0.0
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
commands-short = In short as well: the beginning of each word (k r g 2), or the cards alone.
commands-now = Now:
reconnecting = Reconnecting. Nothing is lost.
looking-on = You are looking on
looking-on-short = Looking on
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
hold-none = 0 s
hold-second = 1 s
hold-long = 2.5 s
hold-tap = Until I tap
setting-one-tap = One tap plays a card on a touch screen
setting-forced = Play what is forced by itself
setting-aids = Learning aids
setting-four-colours = Four colours
setting-trumps = Trumps in your hand
setting-high = High cards of a suit
side-left = left
side-right = right
setting-letters = Letters on the cards
setting-theme = Appearance
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
replay-greyed = Grey: played already.
replay-play-on = Play on from here
replay-more = More
replay-link = Link to this moment
replay-download = Download the record
replay-other = Open another record
hands = Hands
play-on-later = One can play on from here when this game is over.
play-on-how = A new table begins with everything up to this moment. { $you ->
    [true] You sit where you sat
   *[other] You sit where { $seat } sat
}; bots play the rest.
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
