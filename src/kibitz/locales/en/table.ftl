# The server: what can be done at a table, what is refused, and the names of options and bots.

# Actions, as on a button.

tarot-do-bid = { $name ->
    [pass] Pass
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
}
tarot-do-aside = Set aside: { $card }
tarot-do-slam = { $announced ->
    [yes] Announce a slam
   *[no] No slam
}
tarot-do-handful = Show a handful of { $size }: { $cards }
tarot-do-play = Play: { $card }

racko-do-take = Take the discard into slot { $slot }
racko-do-draw = Draw a card
racko-do-place = Put the card into slot { $slot }
racko-do-toss = Discard the card

gracias-do-trio = Take trio { $number }
gracias-do-keep = Keep { $card } and give the other card to { $receiver }

chief-do-meld = Lay down: { $cards }
chief-do-steal = Steal from { $seat }: { $card }
chief-do-no-steal = Steal nothing

# Said at a table.

told-alone = To { $names } alone: { $sentence }

# Bots and options.

level-random = Random
level-steady = Steady
level-means-random = Does anything that is allowed.
level-means-steady = Plays by rules of thumb.

option-tarot-dealer = First dealer
option-tarot-deals = Deals
option-racko-target = Points to win
option-racko-bonus = Bonus for runs
option-racko-bonus-means = Whoever goes out scores 50 to 400 more for neighbouring numbers side by side, such as 7 8 9 (rule 6.2).
option-racko-run_of_three = A run of three to go out (two seats)
option-racko-empty_pile = Once the draw pile is empty, the discards
option-racko-empty_pile-shuffle = are shuffled
option-racko-empty_pile-turn-over = are turned over
option-gracias-opener = First opener
option-gracias-rounds = Rounds
option-gracias-piles = Piles of five in a colour
option-gracias-piles-one = one pile counts
option-gracias-piles-every-five = every five cards count
option-chief-dealer = Dealer
option-chief-decks = Packs of cards (seven or eight seats: two)

# Refusals: one for each code.

refused-no-such-table = There is no table “{ $table }”.{ $days ->
    [0] { "" }
    [one] { " " }A table that nobody has used for a day is deleted here.
   *[other] { " " }A table that nobody has used for { $days } days is deleted here.
} Check the link, or open a new table.
refused-no-such-record = There is no record “{ $record }”.{ $days ->
    [0] { "" }
    [one] { " " }A record that nobody has used for a day is deleted here.
   *[other] { " " }A record that nobody has used for { $days } days is deleted here.
} Check the link, or send the record again.
refused-no-such-game = There is no game “{ $game }”. The games are { $games }.
refused-no-such-page = There is nothing at this address.
refused-no-such-rulebook = The rulebook of { $game } is not written in “{ $language }”.
refused-no-such-seat = There is no seat { $seat }. Choose one from 0 to { $last }.
refused-no-such-level = There is no bot “{ $level }”. The bots are { $levels }.
refused-no-such-moment = There is no moment { $number } in this game. Choose one from 0 to { $last }.
refused-bad-setup = This table cannot be: { $problem }.
refused-bad-request = The request is not understood: { $problem }.
refused-bad-name = A name has 1 to { $most } letters, on one line.
refused-bad-record = The record is not accepted: { $problem }.
refused-wrong-method = This address does not take { $method }.
refused-wrong-secret = This seat is somebody else’s: the link does not hold its secret.
refused-not-host = Only the person who opened the table can start it.
refused-not-seated = You are looking on. Take a seat to play.
refused-not-over = The record is given out when the game is over, because it shows all cards.
refused-play-on-later = This game still runs. One can play on from its moments when it is over.
refused-cards-hidden = The game still runs, so its cards stay hidden. Come back when it is over.
refused-foreign-page = This page does not belong to this server, so it cannot play here.
refused-seat-taken = Seat { $seat } is taken. Choose another one.
refused-table-full = All seats of this table are taken. You can look on.
refused-begun = The game has begun, so nobody can sit down any more. You can look on.
refused-not-begun = The game has not begun. It begins when the person who opened the table starts it.
refused-words-missing = The cards cannot be drawn yet: the page of the person who opened the table has to give its words first.
refused-game-over = The game is over.
refused-not-your-turn = It is not your turn: { $names } to act.
refused-not-your-turn-deal = It is not your turn: the cards are being dealt.
refused-moved-on = The game has moved on to step { $number } meanwhile. Look again and decide anew.
refused-acted = You have already chosen: { $text }.
refused-rewound = The game was taken back meanwhile. Look again and decide anew.
refused-no-undo = There is nothing that you can take back.
ambiguous = “{ $typed }” can mean several things: { $meanings }
refused-not-understood = “{ $text }” is nothing that you may do now. { $legal ->
    [none] You have nothing to do now.
   *[other] You may: { $legal }
}
refused-bad-message = The message is not understood: { $problem }.
refused-sit-first = The first message must be “sit”, with the name of a table.
refused-too-large = This is too large: at most { $most } bytes are taken.
refused-too-long = Bots alone do not play for so long: { $option } may be at most { $most }.
refused-too-many-tables = Too many tables were opened or joined, or records sent, from your address. Try again in { $minutes } minutes.
refused-too-many-replays = Too many replays were asked for from your address. Try again in { $minutes } minutes.
refused-too-many-sockets = Your address has { $most } tables open already. Close one of them first.
refused-too-fast = Too many messages at once. Wait a second.
refused-store-busy = The table’s book is busy, and nothing was written. Try again in a moment.
refused-store-full = The table’s book is full, and nothing was written. Whoever runs this server has to make room on its disk.
refused-store-read-only = The table’s book may only be read, and nothing was written. Whoever runs this server has to make it writable.
refused-store-down = The table’s book cannot be reached, and nothing was written. Try again in a moment.
refused-our-fault = Something went wrong on the server, and nothing was changed. It has been noted; please try again.

# What is wrong with a record or a table, as a clause.

problem-at = log entry { $entry }: { $problem }
problem-notation = “{ $text }” is not understood
problem-not-json = it is not JSON ({ $why }), but a record is one whole line of it
problem-too-deep = it is nested too deeply for a record
problem-no-object = it is no JSON object with the keys of a record
problem-key = “{ $key }” is { $value }: expected { $expected }
problem-a-text = a text
problem-a-whole = a whole number
problem-a-list = a list of seats
problem-a-number-each = one number for each of { $seats } seats
problem-seats-only = { $game } has no table for { $seats }, but for { $most }
problem-no-options = “options” is no object with the options of the game
problem-no-log = “log” is no list of entries [actor, text]
problem-no-entry = { $entry } is no entry: expected [actor, text], actor a seat from 0 to { $last } or "*"
problem-half-outcome = expected “scores” and “winners” both, or neither in an unfinished game
problem-rules-version = “rules” is { $rules }: expected { $ours }, this version of { $game }
problem-scores-early = it has scores and winners, but the game is not over
problem-scores-missing = it has no scores and winners, but the game is over
problem-scores = scores are { $found }: expected { $expected }
problem-winners = winners are { $found }: expected { $expected }
problem-seats = { $game } has no table for { $seats }, but for { $least } to { $most }
problem-no-option = there is no option “{ $name }”: expected one of { $names }
problem-option-missing = option { $name } is missing: expected { $expected }
problem-option = option { $name } is { $value }: expected { $expected }
problem-a-seat = a seat from 0 to { $last }
problem-a-whole-between = a whole number, at least { $least }, at most { $most }
problem-a-flag = true or false
problem-a-choice = one of { $listed }
problem-too-few-cards = option decks is { $decks } with { $seats } seats: expected 2, or at most 6 seats
problem-runs-for-two = option run_of_three is true with { $seats } seats: expected two seats
