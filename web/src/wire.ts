// The types of the wire, written by `make wire` (tools/gen_wire.py) from the Python types.

export type Seat = number;

/** A card by its name in records, such as "SK", "T21", "R" or "24". */
export type Card = string;

/** A game by its name: most messages can be typed for one game, as in `TableMessage<"tarot">`. */
export type GameName = keyof Games;

/** Cards were dealt: 18 to each seat, six to the dog. `number` is that of the deal. */
export interface TarotDealt {
  kind: "Dealt";
  number: number;
  dealer: Seat;
}

/** The seat's own hand. */
export interface TarotHandDealt {
  kind: "HandDealt";
  cards: Card[];
}

/** A seat shows the Petit as its only trump, without the Excuse: the deal is annulled. */
export interface TarotPetitSec {
  kind: "PetitSec";
  seat: Seat;
  cards: Card[];
}

/** A seat passed, or bid a contract. */
export interface TarotBidMade {
  kind: "BidMade";
  seat: Seat;
  bid: string;
}

/** Everyone passed: the deal is annulled, and `dealer` deals next. */
export interface TarotAllPassed {
  kind: "AllPassed";
  dealer: Seat;
}

/** The bidding is over. */
export interface TarotTakerNamed {
  kind: "TakerNamed";
  seat: Seat;
  contract: string;
}

/** The dog was turned up, and the taker took it. */
export interface TarotDogTurned {
  kind: "DogTurned";
  seat: Seat;
  cards: Card[];
}

/** The taker set a card aside face down; `count` of six lie there now. */
export interface TarotCardAside {
  kind: "CardAside";
  seat: Seat;
  count: number;
}

/** The card that the seat itself set aside. */
export interface TarotOwnAside {
  kind: "OwnAside";
  card: Card;
}

/** The taker had to set a trump aside, and shows it; `count` of six lie there now. */
export interface TarotTrumpAside {
  kind: "TrumpAside";
  seat: Seat;
  card: Card;
  count: number;
}

/** The taker announced that he will win every trick; he leads. */
export interface TarotSlamAnnounced {
  kind: "SlamAnnounced";
  seat: Seat;
}

/** The taker announced no slam. */
export interface TarotNoSlamAnnounced {
  kind: "NoSlamAnnounced";
  seat: Seat;
}

/** A seat showed a handful. */
export interface TarotHandfulShown {
  kind: "HandfulShown";
  seat: Seat;
  cards: Card[];
}

/** A seat played a card. */
export interface TarotCardPlayed {
  kind: "CardPlayed";
  seat: Seat;
  card: Card;
}

/** A trick is complete. `number` counts from 1. */
export interface TarotTrickWon {
  kind: "TrickWon";
  seat: Seat;
  number: number;
  cards: Card[];
}

/** The side of `seat` keeps the Excuse it played to a lost trick, and pays half a point. */
export interface TarotExcuseKept {
  kind: "ExcuseKept";
  seat: Seat;
}

/** The Excuse of `seat`, played to the last trick, goes to the other side. */
export interface TarotExcuseLost {
  kind: "ExcuseLost";
  seat: Seat;
}

/** One line of a slip: the rule that gives it, what each seat gets by it, and the terms of the sum. The label and the arithmetic are the rule's sentences in the rulebook, with `facts` put in. */
export interface ScoreLine {
  rule: string;
  amounts: number[];
  seat: Seat | null;
  facts: [string, unknown][];
}

/** The score of one deal or round: its number from 1, and its lines. */
export interface Slip {
  number: number;
  lines: ScoreLine[];
}

/** The last trick is played: the dog or the discard is turned up, and the deal is scored. */
export interface TarotDealEnded {
  kind: "DealEnded";
  seat: Seat;
  lying: Card[];
  slip: Slip;
}

/** Passes, or bids a contract. */
export interface TarotBid {
  kind: "Bid";
  name: string;
}

/** Sets a card aside after taking the dog. */
export interface TarotAside {
  kind: "Aside";
  card: Card;
}

/** Says whether a slam is announced. */
export interface TarotSlam {
  kind: "Slam";
  announced: boolean;
}

/** Shows `size` trumps: a run in the list of those that the seat could show, from place `start`. The list is in the hand, so the cards are named by the view; see notation. */
export interface TarotHandful {
  kind: "Handful";
  size: number;
  start: number;
}

/** Plays a card to the trick. */
export interface TarotPlay {
  kind: "Play";
  card: Card;
}

export type TarotFact =
  | TarotDealt
  | TarotHandDealt
  | TarotPetitSec
  | TarotBidMade
  | TarotAllPassed
  | TarotTakerNamed
  | TarotDogTurned
  | TarotCardAside
  | TarotOwnAside
  | TarotTrumpAside
  | TarotSlamAnnounced
  | TarotNoSlamAnnounced
  | TarotHandfulShown
  | TarotCardPlayed
  | TarotTrickWon
  | TarotExcuseKept
  | TarotExcuseLost
  | TarotDealEnded;

export type TarotAction =
  | TarotBid
  | TarotAside
  | TarotSlam
  | TarotHandful
  | TarotPlay;

/** The options of Tarot. */
export interface TarotOptions {
  dealer: Seat;
  deals: number;
}

/** A finished trick: its cards in the order played, from `leader` on. */
export interface TarotTrick {
  leader: Seat;
  cards: Card[];
  winner: Seat;
}

/** What everyone sees. Between two deals it still shows the last one. */
export interface TarotTable {
  slips: Slip[];
  options: TarotOptions;
  phase: "deal" | "bid" | "aside" | "slam" | "play" | "over";
  dealer: Seat;
  turn: Seat;
  leader: Seat;
  bids: string[];
  taker: Seat | null;
  contract: string;
  dog: Card[];
  aside: number;
  shown: Card[];
  slam: boolean;
  handfuls: Card[][];
  trick: Card[];
  last: TarotTrick | null;
  tricks: number[];
  taken: Card[];
  compensation: number;
  fallen: Card[][];
  excluded: Card[][];
}

/** What a seat alone sees. */
export interface TarotOwn {
  hand: Card[];
  aside: Card[];
}

export type TarotView = View<TarotTable, TarotOwn>;

/** Where the three bouts are. */
export interface TarotBouts {
  petit: "taker" | "defence" | "trick" | "yours" | "unseen";
  t21: "taker" | "defence" | "trick" | "yours" | "unseen";
  excuse: "taker" | "defence" | "trick" | "yours" | "unseen";
}

/** Card points, and how much of the pack they are. */
export interface TarotPart {
  points: string;
  percent: number;
}

/** Of a view of Tarot; what is about the own hand is empty for an onlooker. */
export interface TarotMarks {
  scores: string[];
  hand_sizes: number[];
  bid_by_seat: (string | null)[];
  winning: number | null;
  bouts: TarotBouts;
  taken: TarotPart | null;
  needs: TarotPart | null;
  to_set_aside: number;
  groups: Card[][];
}

/** Each seat cut a card; the highest deals. */
export interface RackoCut {
  kind: "Cut";
  cards: Card[];
  dealer: Seat;
}

/** A round was dealt, and the first discard turned up. */
export interface RackoDealt {
  kind: "Dealt";
  number: number;
  dealer: Seat;
  discard: Card;
}

/** The seat's own rack, from slot 5 to slot 50. */
export interface RackoRackDealt {
  kind: "RackDealt";
  rack: Card[];
}

/** The top discard went into a slot; another card is the top discard now. */
export interface RackoTook {
  kind: "Took";
  seat: Seat;
  card: Card;
  slot: number;
  discard: Card;
}

/** A seat drew a card from the pile. */
export interface RackoDrew {
  kind: "Drew";
  seat: Seat;
}

/** The card that the seat itself drew. */
export interface RackoCardDrawn {
  kind: "CardDrawn";
  card: Card;
}

/** The drawn card went into a slot; another card is the top discard now. */
export interface RackoPlaced {
  kind: "Placed";
  seat: Seat;
  slot: number;
  discard: Card;
}

/** The drawn card was discarded. */
export interface RackoTossed {
  kind: "Tossed";
  seat: Seat;
  card: Card;
}

/** The discards but the top one became the new draw pile, shuffled. */
export interface RackoPileShuffled {
  kind: "PileShuffled";
  draw_pile: number;
}

/** The discards were turned over and are the new draw pile; the oldest lies open. */
export interface RackoPileTurned {
  kind: "PileTurned";
  draw_pile: number;
  discard: Card;
}

/** A rack is in order; all racks are shown and counted. */
export interface RackoRoundEnded {
  kind: "RoundEnded";
  seat: Seat;
  racks: Card[][];
  in_order: number[];
  slip: Slip;
}

/** Swaps the top discard into a slot. */
export interface RackoTake {
  kind: "Take";
  slot: number;
}

/** Takes the top card of the draw pile. */
export interface RackoDraw {
  kind: "Draw";
}

/** Swaps the drawn card into a slot. */
export interface RackoPlace {
  kind: "Place";
  slot: number;
}

/** Discards the drawn card. */
export interface RackoToss {
  kind: "Toss";
}

export type RackoFact =
  | RackoCut
  | RackoDealt
  | RackoRackDealt
  | RackoTook
  | RackoDrew
  | RackoCardDrawn
  | RackoPlaced
  | RackoTossed
  | RackoPileShuffled
  | RackoPileTurned
  | RackoRoundEnded;

export type RackoAction =
  | RackoTake
  | RackoDraw
  | RackoPlace
  | RackoToss;

/** The options of Rack-O. */
export interface RackoOptions {
  target: number;
  bonus: boolean;
  run_of_three: boolean;
  empty_pile: string;
}

/** What everyone sees. */
export interface RackoTable {
  slips: Slip[];
  options: RackoOptions;
  seats: number;
  phase: "cut" | "deal" | "turn" | "drawn" | "shuffle" | "over";
  cut: Card[];
  dealer: Seat;
  turn: Seat;
  discard: Card | null;
  draw_pile: number;
  thrown: Card[];
  known: ((Card | null)[])[];
  recycled: Card[];
  fresh: number[][];
}

/** What a seat alone sees. */
export interface RackoOwn {
  rack: Card[];
  drawn: Card | null;
}

export type RackoView = View<RackoTable, RackoOwn>;

/** Of a view of Rack-O; what is about the own rack is empty for an onlooker. */
export interface RackoMarks {
  scores: string[];
  target: number;
  in_order: boolean[];
  breaks: number[];
  run: number;
  worth: string;
  after: number[];
  changed: number[][];
}

/** A round was dealt: two open cards to each seat. */
export interface GraciasRoundBegun {
  kind: "RoundBegun";
  number: number;
  opener: Seat;
  reserves: Card[][];
}

/** A turn begins: the trios are laid, and the little opener is the first to choose. */
export interface GraciasTriosLaid {
  kind: "TriosLaid";
  turn: number;
  opener: Seat;
  trios: [Card, Card][];
}

/** A seat took a trio. */
export interface GraciasTrioTaken {
  kind: "TrioTaken";
  seat: Seat;
  trio: number;
  cards: Card[];
}

/** The face-down card that the seat itself took with its trio. */
export interface GraciasLookedAt {
  kind: "LookedAt";
  card: Card;
}

/** A seat kept one open card and gave the other one. */
export interface GraciasGiven {
  kind: "Given";
  seat: Seat;
  kept: Card;
  given: Card;
  receiver: Seat;
}

/** The round is over, and every seat's face-down cards are turned up. They join the `open` ones, and make `reserves` of them. */
export interface GraciasTurnedUp {
  kind: "TurnedUp";
  cards: Card[][];
  open: number[][];
  reserves: number[][];
}

/** A seat turned down a pile of five cards of one colour, or several; `loose` are left beside them. */
export interface GraciasPiledUp {
  kind: "PiledUp";
  seat: Seat;
  card: Card;
  piles: number;
  loose: number;
}

/** The seats with the most loose cards of a colour discarded them. */
export interface GraciasDiscarded {
  kind: "Discarded";
  card: Card;
  seats: Seat[];
  count: number;
}

/** What is left is counted. */
export interface GraciasRoundEnded {
  kind: "RoundEnded";
  slip: Slip;
}

/** Takes a trio; they are numbered from 1 as laid, and keep their numbers. */
export interface GraciasTrio {
  kind: "Trio";
  number: number;
}

/** Keeps the open card of that colour, and gives the other one to a seat. */
export interface GraciasKeep {
  kind: "Keep";
  card: Card;
  receiver: Seat;
}

export type GraciasFact =
  | GraciasRoundBegun
  | GraciasTriosLaid
  | GraciasTrioTaken
  | GraciasLookedAt
  | GraciasGiven
  | GraciasTurnedUp
  | GraciasPiledUp
  | GraciasDiscarded
  | GraciasRoundEnded;

export type GraciasAction =
  | GraciasTrio
  | GraciasKeep;

/** The options of Gracias. */
export interface GraciasOptions {
  opener: Seat;
  rounds: number;
  piles: string;
}

/** What everyone sees. */
export interface GraciasTable {
  slips: Slip[];
  options: GraciasOptions;
  seats: number;
  phase: "deal" | "trio" | "gift" | "over";
  big_opener: Seat;
  little_opener: Seat;
  turn: number;
  reserves: number[][];
  face_down: number[];
  trios: ([Card, Card] | null)[];
  taken: [Card, Card] | null;
  draw_pile: number;
}

/** What a seat alone sees. */
export interface GraciasOwn {
  face_down: Card[];
}

export type GraciasView = View<GraciasTable, GraciasOwn>;

/** What a way of keeping and giving leads to: who then has the most loose open cards, all who tie. */
export interface GraciasGift {
  kept: Card;
  receiver: Seat;
  most_kept: Seat[];
  most_given: Seat[];
}

/** Of a view of Gracias. Counts are by colour: red, orange, yellow, green, blue, purple. */
export interface GraciasMarks {
  scores: string[];
  rounds: string[][];
  most: Seat[][];
  piled: string[][];
  mine: number[];
  turns: number;
  gifts: GraciasGift[];
}

/** Everyone got eight cards; the rest is the stock. */
export interface ChiefDealt {
  kind: "Dealt";
  dealer: Seat;
  stock: number;
}

/** The seat's own hand. */
export interface ChiefHandDealt {
  kind: "HandDealt";
  hand: Card[];
}

/** A seat has made its choice and others have not; what it is, nobody else learns yet. */
export interface ChiefChose {
  kind: "Chose";
  seat: Seat;
}

/** All melds of a round were turned up together and scored. */
export interface ChiefMeldsShown {
  kind: "MeldsShown";
  round: number;
  melds: Card[][];
  slip: Slip;
}

/** A thief took a card from a meld and left his own there. */
export interface ChiefStole {
  kind: "Stole";
  seat: Seat;
  victim: Seat;
  card: Card;
  left: Card;
}

/** The card that a thief had named had come to lie before him, and he took it from there. */
export interface ChiefPickedUp {
  kind: "PickedUp";
  seat: Seat;
  card: Card;
}

/** A thief who was to choose took nothing. */
export interface ChiefStoleNothing {
  kind: "StoleNothing";
  seat: Seat;
}

/** More tied thieves named a card than copies of it lie there. */
export interface ChiefClashed {
  kind: "Clashed";
  thieves: Seat[];
  victim: Seat;
  card: Card;
}

/** After a clash, all tied thieves choose again. */
export interface ChiefThievesRetry {
  kind: "ThievesRetry";
  thieves: Seat[];
  attempt: number;
}

/** After the last clash, none of the tied thieves steals. */
export interface ChiefThievesFailed {
  kind: "ThievesFailed";
  thieves: Seat[];
}

/** The cards that the seat itself got from the stock. */
export interface ChiefCardsDrawn {
  kind: "CardsDrawn";
  cards: Card[];
}

/** The stock ran out during a refill; the melds will be the new one. */
export interface ChiefStockEmpty {
  kind: "StockEmpty";
  seat: Seat;
}

/** Everyone holds eight cards again. */
export interface ChiefHandsFull {
  kind: "HandsFull";
  stock: number;
}

/** The melds became the new stock in the middle of a refill. */
export interface ChiefMeldsShuffled {
  kind: "MeldsShuffled";
  stock: number;
}

/** The melds went into the stock, it was shuffled, and all choose their next meld. */
export interface ChiefRoundBegan {
  kind: "RoundBegan";
  round: number;
  stock: number;
}

/** Lays down the cards in some places of the sorted hand: bit 0 is the first card. */
export interface ChiefMeld {
  kind: "Meld";
  places: number;
}

/** Takes a card that lies with another seat. */
export interface ChiefSteal {
  kind: "Steal";
  seat: Seat;
  card: Card;
}

/** Takes nothing. */
export interface ChiefNoSteal {
  kind: "NoSteal";
}

export type ChiefFact =
  | ChiefDealt
  | ChiefHandDealt
  | ChiefChose
  | ChiefMeldsShown
  | ChiefStole
  | ChiefPickedUp
  | ChiefStoleNothing
  | ChiefClashed
  | ChiefThievesRetry
  | ChiefThievesFailed
  | ChiefCardsDrawn
  | ChiefStockEmpty
  | ChiefHandsFull
  | ChiefMeldsShuffled
  | ChiefRoundBegan;

export type ChiefAction =
  | ChiefMeld
  | ChiefSteal
  | ChiefNoSteal;

/** The options of Indian Chief. */
export interface ChiefOptions {
  dealer: Seat;
  decks: number;
}

/** What everyone sees. */
export interface ChiefTable {
  slips: Slip[];
  options: ChiefOptions;
  seats: number;
  phase: "deal" | "meld" | "theft" | "refill" | "shuffle" | "over";
  round: number;
  used: number[][];
  melds: Card[][];
  thieves: Seat[][];
  attempt: number;
  next_card: Seat;
  held: number[];
  stock: number;
  taken: Card[][];
  returned: Card[];
}

/** What a seat alone sees. */
export interface ChiefOwn {
  hand: Card[];
  sealed: ChiefMeld | ChiefSteal | ChiefNoSteal | null;
}

export type ChiefView = View<ChiefTable, ChiefOwn>;

/** What a seat laid in a round. */
export interface ChiefCell {
  round: number;
  size: number;
  score: string;
}

/** Of a view of Indian Chief. */
export interface ChiefMarks {
  scores: string[];
  sheet: ((ChiefCell | null)[])[];
  sealed: string | null;
}

/** What a seat knows from looking; an onlooker has no seat and no own part. */
export interface View<T, O> {
  seat: Seat | null;
  to_act: (Seat | "*")[];
  table: T;
  own: O | null;
}

/** The types of each game. */
export interface Games {
  tarot: { table: TarotTable; own: TarotOwn; view: TarotView; fact: TarotFact; action: TarotAction; marks: TarotMarks };
  racko: { table: RackoTable; own: RackoOwn; view: RackoView; fact: RackoFact; action: RackoAction; marks: RackoMarks };
  gracias: { table: GraciasTable; own: GraciasOwn; view: GraciasView; fact: GraciasFact; action: GraciasAction; marks: GraciasMarks };
  chief: { table: ChiefTable; own: ChiefOwn; view: ChiefView; fact: ChiefFact; action: ChiefAction; marks: ChiefMarks };
}

/** The first message of a connection: shows a table, to the seat of the secret or to an onlooker. `since` is the last step that the page has of that `run`; `words` are the person's for the deal. */
export interface Sit {
  type: "sit";
  ref: number;
  table: string;
  secret?: string | null;
  language?: string;
  since?: number | null;
  run?: string | null;
  words?: string | null;
}

/** Does what `text` says, as decided after step `at` of that `run`. */
export interface Act {
  type: "act";
  ref: number;
  at: number;
  run?: string | null;
  text: string;
}

/** Asks whether the action is allowed, and which rule forbids it if not. `typed`: the text is what a person typed, and may be a short form of the words of a record. */
export interface Why {
  type: "why";
  ref: number;
  text: string;
  typed?: boolean;
}

/** Asks what an allowed action would score, such as a meld that is being put together. */
export interface AskWorth {
  type: "worth";
  ref: number;
  text: string;
}

/** Asks what the steady bot would do. */
export interface AskHint {
  type: "hint";
  ref: number;
}

/** Takes back the last decision, if nothing happened after step `at`. */
export interface Undo {
  type: "undo";
  ref: number;
  at: number;
}

/** Goes on in another language; the answer is a new `table`. */
export interface Language {
  type: "language";
  ref: number;
  language: string;
}

/** The host starts the game. */
export interface Start {
  type: "start";
  ref: number;
}

/** The person goes; a bot plays for him until he sits again. */
export interface Leave {
  type: "leave";
  ref: number;
}

/** Asks for a pong. */
export interface Ping {
  type: "ping";
  ref: number;
}

/** A seat and who sits there; `stand_in`: a bot plays for a person who is away. */
export interface PlaceJson {
  seat: number;
  name: string | null;
  kind: "person" | "bot" | "open";
  level: string | null;
  present: boolean;
  stand_in: boolean;
  host: boolean;
}

/** A fact, its sentence, and the seats that alone heard it (null: everyone). */
export interface ToldFact<G extends GameName = GameName> {
  fact: Games[G]["fact"];
  text: string;
  to: number[] | null;
}

/** What a seat was told in a step. */
export interface Told<G extends GameName = GameName> {
  number: number;
  facts: ToldFact<G>[];
}

/** An action that is allowed now; `label` says it in words, for buttons and screen readers. */
export interface Legal<G extends GameName = GameName> {
  id: number;
  text: string;
  action: Games[G]["action"];
  label: string;
}

/** A line of a slip: its rule, its arithmetic, what each seat gets, whose line it is. `terms` are what the arithmetic is made of, by name: numbers in points, words, `yes` or `no`. */
export interface SlipLine {
  rule: string;
  label: string;
  sum: string;
  terms: Record<string, string>;
  amounts: string[];
  seat: number | null;
}

/** The score of a deal or round, in points as text; `scores` is what each seat then has in all. */
export interface SlipJson {
  number: number;
  lines: SlipLine[];
  totals: string[];
  scores: string[];
}

/** A finished game. */
export interface ResultJson {
  scores: string[];
  winners: number[];
  slips: SlipJson[];
}

/** What the cards followed from, told when the game is over; in hexadecimal. */
export interface FairJson {
  method: string;
  commitment: string;
  seed: string;
  salt: string;
  words: (string | null)[];
  given: number;
  first_drawn: boolean;
}

/** The whole table as this connection sees it; a new `run` means that the log was rewound. */
export interface TableMessage<G extends GameName = GameName> {
  type: "table";
  table: string;
  run: string;
  game: G;
  title: string;
  seats: PlaceJson[];
  you: number | null;
  host: boolean;
  status: "waiting" | "playing" | "over";
  solo: boolean;
  options: Record<string, number | boolean | string>;
  commitment: string;
  words: (string | null)[] | null;
  given: number;
  number: number;
  view: Games[G]["view"] | null;
  legal: Legal<G>[];
  marks: Games[G]["marks"] | null;
  slips: SlipJson[];
  undo: number | null;
  result: ResultJson | null;
  fair: FairJson | null;
  log: Told<G>[];
  since: number | null;
  language: string;
}

/** One entry of the game's log; `slips` are there when the step added one. `legal` and `marks` are null where they are as they were before. */
export interface StepMessage<G extends GameName = GameName> {
  type: "step";
  number: number;
  actor: number | "*";
  told: ToldFact<G>[];
  view: Games[G]["view"];
  legal: Legal<G>[] | null;
  marks: Games[G]["marks"] | null;
  slips: SlipJson[] | null;
  undo: number | null;
  status: "waiting" | "playing" | "over";
  result: ResultJson | null;
}

/** Someone sat down, left, came back, or a bot plays for him. */
export interface SeatsMessage {
  type: "seats";
  seats: PlaceJson[];
}

/** The game is over: what the cards followed from. */
export interface FairMessage {
  method: string;
  commitment: string;
  seed: string;
  salt: string;
  words: (string | null)[];
  given: number;
  first_drawn: boolean;
  type: "fair";
}

/** It was done; for an act, it became step `number`. */
export interface Accepted {
  type: "accepted";
  ref: number;
  number: number;
}

/** It was not done, and nothing has changed. `ref` is null if the message had none to read. */
export interface Refused {
  type: "refused";
  ref: number | null;
  code: string;
  text: string;
  rule: string | null;
}

/** Whether an action is allowed, and if not why; `means` is the action in the words of a record. It is null for words that mean no action, or several. */
export interface Reason {
  type: "reason";
  ref: number;
  allowed: boolean;
  means: string | null;
  text: string;
  rule: string | null;
}

/** A line that an action would bring on the slip: its name, its rule, its arithmetic and its points. The last two are null where they depend on what the others do. */
export interface WorthJson {
  name: string;
  rule: string;
  sum: string | null;
  points: string | null;
}

/** What an action would score; null for one that is not scored by itself. */
export interface Worth {
  type: "worth";
  ref: number;
  text: string;
  worth: WorthJson | null;
}

/** What the steady bot would do. */
export interface Hint {
  type: "hint";
  ref: number;
  text: string;
  sentence: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  ref: number;
}

/** Opens a table at which bots alone play; one looks on. */
export interface BotTable {
  game: string;
  seats: number;
  options?: Record<string, number | boolean | string>;
  level?: string;
}

/** Opens a table. Without friends all other seats are bots. Without a name the person is called “You”. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, number | boolean | string>;
  level?: string;
  name?: string | null;
  friends?: boolean;
  seat?: number;
}

/** Sits down at a table of friends, on that seat or on the first open one. */
export interface NewPlayer {
  name: string;
  seat?: number | null;
}

/** Goes on from a moment of a game, at a new table: after `number` log entries, in that seat. */
export interface PlayOn {
  number: number;
  seat: number;
  name: string;
  level?: string;
}

/** A value of an option, and what it is in words. */
export interface ChoiceJson {
  value: string;
  label: string;
}

/** An option of a game. `default` by number of seats, null: drawn by lot. `possible`, where there are few values: those that this number of seats can take. `means`: what it is about, where its name does not say it. */
export interface OptionJson {
  name: string;
  kind: "whole" | "flag" | "choice" | "seat";
  label: string;
  means: string | null;
  default: Record<string, number | boolean | string | null>;
  possible: Record<string, (number | boolean | string)[]> | null;
  least: number | null;
  most: number | null;
  choices: ChoiceJson[];
}

/** A bot that one can play against, and how it plays in a sentence. */
export interface LevelJson {
  name: string;
  label: string;
  means: string;
}

/** A game that can be played. */
export interface GameJson {
  name: string;
  title: string;
  pitch: string;
  seats: number[];
  options: OptionJson[];
  levels: LevelJson[];
}

/** What a person gets who sits down; the secret is told here only. */
export interface SeatedJson {
  table: string;
  seat: number;
  secret: string;
  commitment: string;
}

/** A table of bots. */
export interface WatchedJson {
  table: string;
  commitment: string;
}

/** Where others in the network find the server; null if it serves its own machine alone. */
export interface ReachJson {
  address: string | null;
}

/** What everyone may know who has the link. */
export interface PublicTable {
  table: string;
  game: string;
  title: string;
  options: Record<string, number | boolean | string>;
  friends: boolean;
  status: "waiting" | "playing" | "over";
  commitment: string;
  seats: PlaceJson[];
}

/** A step of a replay; `owns` are the own parts of all seats when all cards are shown. */
export interface ReplayStep<G extends GameName = GameName> {
  number: number;
  actor: number | "*";
  text: string | null;
  told: ToldFact<G>[];
  view: Games[G]["view"];
  owns: Games[G]["own"][] | null;
  marks: Games[G]["marks"];
  slips: SlipJson[] | null;
}

/** An act of chance, the `number`-th of the game from 1: these `cards` came out of the sorted `pack`. */
export interface DrawJson {
  step: number;
  number: number;
  word: string;
  pack: string[];
  cards: string[];
}

/** All that is needed to do the sums of a fair deal again; `first` is the starting seat. */
export interface FairDeal {
  fair: FairJson;
  first: number | null;
  draws: DrawJson[];
}

/** A game to look through, from one seat or with all cards open. Step 0 is before the first act. */
export interface Replay<G extends GameName = GameName> {
  game: G;
  title: string;
  seats: PlaceJson[];
  options: Record<string, number | boolean | string>;
  seat: number | "all";
  status: "waiting" | "playing" | "over";
  steps: ReplayStep<G>[];
  result: ResultJson | null;
  fair: FairDeal | null;
}

/** Where a record that was sent in can be found. */
export interface RecordKept {
  record: string;
}

/** A rule; `source` names where it comes from. */
export interface RuleJson {
  id: string;
  title: string;
  kind: string;
  source: string;
  paragraphs: string[];
}

/** A chapter of a rulebook. */
export interface ChapterJson {
  number: number;
  title: string;
  rules: RuleJson[];
}

/** A rulebook in one language. */
export interface RulebookJson {
  title: string;
  intro: string;
  chapters: ChapterJson[];
}

/** What was refused, and why, in the reader's language. */
export interface ErrorJson {
  code: string;
  text: string;
  rule: string | null;
}

/** The body of every answer that is an error. */
export interface ErrorBody {
  error: ErrorJson;
}

export type ClientMessage =
  | Sit
  | Act
  | Why
  | AskWorth
  | AskHint
  | Undo
  | Language
  | Start
  | Leave
  | Ping;

export type ServerMessage<G extends GameName = GameName> =
  | TableMessage<G>
  | StepMessage<G>
  | SeatsMessage
  | FairMessage
  | Accepted
  | Refused
  | Reason
  | Worth
  | Hint
  | Pong;
