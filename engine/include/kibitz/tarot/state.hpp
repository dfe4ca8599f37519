// French Tarot for four: a bid each, the dog, eighteen tricks of one against three; any number of deals.
//
// Written from src/kibitz/games/tarot/rulebook/en.md; numbers in brackets are its rules. Read in this order:
// tables (generated), state, scoring, rules, invariants, observe.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "../bits.hpp"
#include "tables.hpp"

namespace kibitz::tarot {

using namespace tables;

/// A card: the four plain suits from ace to king, then the trumps from the Petit on, then the Excuse [1.1, 1.2].
enum class Card : u8 {};
inline constexpr Card PETIT{PETIT_NUMBER};
inline constexpr Card HIGHEST_TRUMP{PETIT_NUMBER + TRUMPS_COUNT - 1};
inline constexpr Card EXCUSE{EXCUSE_NUMBER};

enum class Suit : u8 { spades, hearts, diamonds, clubs, trumps, none };

/// The number of an action in the action table: bid, set aside, say slam or not, show a handful, play.
enum class Action : u8 {};

/// A card that a handful can show: a trump counted from the Petit, or the Excuse after them.
enum class Showable : u8 {};

/// That a seat showed to have no card of a plain suit: numbered by seat, then by suit.
enum class Void : u8 {};

using CardSet = Set<Card, CARDS>;
using Handful = Set<Showable, TRUMPS_COUNT + 1>;
using VoidSet = Set<Void, SEATS * PLAIN_SUITS>;

inline constexpr CardSet PACK = CardSet::range(Card{0}, EXCUSE);
inline constexpr CardSet TRUMPS = CardSet::range(PETIT, HIGHEST_TRUMP);

inline constexpr std::array<CardSet, PLAIN_SUITS + 1> SUITS = [] {
    std::array<CardSet, PLAIN_SUITS + 1> suits;
    for (unsigned suit = 0; suit < PLAIN_SUITS; ++suit)
        suits[suit] = CardSet::range(Card(SUIT_SIZE * suit), Card(SUIT_SIZE * suit + SUIT_SIZE - 1));
    suits[PLAIN_SUITS] = TRUMPS;
    return suits;
}();

inline constexpr CardSet KINGS = [] {
    CardSet kings;
    for (unsigned suit = 1; suit <= PLAIN_SUITS; ++suit) kings.add(Card(SUIT_SIZE * suit - 1));
    return kings;
}();

/// The three cards that matter most [1.3].
inline constexpr CardSet BOUTS = [] {
    CardSet bouts;
    for (const Card card : {PETIT, HIGHEST_TRUMP, EXCUSE}) bouts.add(card);
    return bouts;
}();

/// Cards of a plain suit that are no kings [4.5].
inline constexpr CardSet ORDINARY = PACK - TRUMPS - KINGS - BOUTS;

/// The suit of each card; the Excuse has none.
inline constexpr std::array<Suit, CARDS> SUIT_OF = [] {
    std::array<Suit, CARDS> suits{};
    for (unsigned suit = 0; suit < SUITS.size(); ++suit)
        SUITS[suit].each([&](Card card) { suits[number(card)] = Suit(suit); });
    suits[EXCUSE_NUMBER] = Suit::none;
    return suits;
}();

/// The cards that follow what was led, by its suit. To trumps there is more to say; to nothing each card follows: the
/// leader is free [6.4], and so is who follows the Excuse [6.9].
inline constexpr std::array<CardSet, PLAIN_SUITS + 2> FOLLOWING = [] {
    std::array<CardSet, PLAIN_SUITS + 2> following;
    for (unsigned suit = 0; suit < PLAIN_SUITS; ++suit) following[suit] = SUITS[suit];
    following[number(Suit::none)] = PACK;
    return following;
}();

/// The number printed on a trump.
constexpr unsigned trump_number(Card trump) { return number(trump) - PETIT_NUMBER + 1; }

/// By number, from 0: the trumps that have a higher one.
inline constexpr std::array<CardSet, TRUMPS_COUNT + 1> TRUMPS_ABOVE = [] {
    std::array<CardSet, TRUMPS_COUNT + 1> above;
    for (unsigned below = 0; below <= TRUMPS_COUNT; ++below)
        TRUMPS.each([&](Card trump) {
            if (trump_number(trump) > below) above[below].add(trump);
        });
    return above;
}();

/// A place where a card can lie: with a seat, or apart, in the dog or the discard.
inline constexpr unsigned LYING = SEATS;

/// What counts in the trick lying there: what must be followed, and the card that wins so far.
struct Led {
    Suit suit = Suit::none;  // of the first card that is not the Excuse [6.9]
    u8 height = 0;           // one more than the number of the card that wins; 0: none yet
    u8 at = 0;               // its place in the trick

    /// The number of the highest trump there, or 0: trumps have the highest numbers.
    constexpr unsigned trump() const { return height > PETIT_NUMBER ? height - PETIT_NUMBER : 0U; }

    /// One more card, at place `at`. The highest trump wins the trick, else the highest card of the suit led [6.11];
    /// the Excuse does not [7.1].
    constexpr void add(Card card, unsigned place) {
        const Suit own = SUIT_OF[number(card)];
        if (own == Suit::none) return;
        if (suit == Suit::none) suit = own;
        if ((own == suit || own == Suit::trumps) && number(card) >= height) {
            height = static_cast<u8>(number(card) + 1);
            at = static_cast<u8>(place);
        }
    }

    constexpr bool operator==(const Led&) const = default;
};

struct State {
    using Card = tarot::Card;
    using Action = tarot::Action;
    using ActionSet = Set<Action, tables::ACTIONS>;
    static constexpr std::string_view NAME = "tarot";
    static constexpr int RULES_VERSION = tables::RULES_VERSION;
    static constexpr u64 TABLES_DIGEST = tables::DIGEST;
    static constexpr unsigned ACTION_COUNT = tables::ACTIONS;
    static constexpr std::size_t OBSERVATION_SIZE = tables::observation::SIZE;
    static constexpr std::size_t PACK_MOST = tables::CARDS;
    static constexpr unsigned seats = tables::SEATS;

    // The table: what everyone sees. Between deals all but the first four and the dealer is as in a new state.
    u32 deals = 0;                          // agreed before the game
    u32 scored = 0;                         // deals scored so far; annulled ones do not count
    std::array<i32, SEATS> scores{};        // totals, in half points
    Phase phase = Phase::deal;
    Seat dealer{};
    Seat turn{};
    Seat leader{};                          // who led to the trick lying there, or will lead
    std::array<Contract, SEATS> bids{};     // from the seat after the dealer
    u8 bids_made = 0;
    Contract contract = Contract::pass;     // the highest bid so far
    Seat taker{};                           // who made it, if it is a contract
    bool slam = false;                      // announced
    VoidSet voids;                          // plain suits that a seat did not follow
    CardSet dog;                            // as it was turned up; empty if it lies face down
    std::array<Handful, SEATS> handfuls{};  // shown; empty: none
    CardSet played;                         // in all tricks of the deal
    CardSet taken;                          // what the taker has of the tricks
    i8 compensation = 0;                    // half points that the Excuse brings the taker
    std::array<u8, SEATS> tricks{};         // won
    u8 trick_size = 0;
    std::array<Card, SEATS> trick{};        // in the order played
    Led led;                                // follows from them
    std::array<Card, SEATS> last{};         // the trick before; its winner is `leader`
    Seat last_leader{};
    std::array<u8, SEATS> tops{};           // the highest trump that a seat can have, as it played; a number
    // Each seat's own: the 18 cards with which it begins to play, whether played or not; while the taker sets cards
    // aside, those that he has. What is with no seat lies apart: the dog, or the discard.
    std::array<CardSet, SEATS> shares{};

    static bool can_start(unsigned seats, std::span<const i64> options);
    static State start(unsigned seats, std::span<const i64> options);

    bool in_deal() const { return phase != Phase::deal && phase != Phase::over; }
    bool takes_dog() const { return contract == Contract::prise || contract == Contract::garde; }
    CardSet hand(Seat seat) const { return shares[number(seat)] - played; }
    CardSet fallen(Seat seat) const { return shares[number(seat)] & played; }
    CardSet lying() const { return PACK - shares[0] - shares[1] - shares[2] - shares[3]; }
    CardSet shown() const { return dog.empty() ? CardSet{} : lying() & TRUMPS; }
    CardSet excluded(unsigned place) const;
    unsigned tricks_done() const { return static_cast<unsigned>(tricks[0] + tricks[1] + tricks[2] + tricks[3]); }

    bool chance_due() const { return phase == Phase::deal; }
    bool over() const { return phase == Phase::over; }
    SeatSet to_act() const;

    ActionSet legal(Seat seat) const;
    bool is_legal(Seat seat, Action action) const;
    std::string_view rule_against(Seat seat, Action action) const;
    void apply(Seat seat, Action action);
    template <class Source> Action pick(Seat seat, Source& source) const;

    std::string_view chance_word() const { return "deal"; }
    std::size_t chance_pack(std::span<Card> out) const;
    std::size_t chance_count() const { return CARDS; }
    bool is_chance(std::span<const Card> cards) const;
    void apply_chance(std::span<const Card> cards);

    i32 score(Seat seat) const { return scores[number(seat)]; }
    SeatSet winners() const;

    void observe(Seat seat, std::span<i32> out) const;
    u32 news(Seat observer, Action done) const;
    u64 digest() const;
    bool ok() const;

    // The parts of a deal.
    CardSet playable(Seat seat) const;
    void play(Card card);

  private:
    CardSet may_set_aside() const;
    bool may_show(Seat seat) const;
    CardSet showable(Seat seat, unsigned size) const;
    unsigned handful_starts(Seat seat, unsigned level) const;
    void bid(Contract made);
    void set_aside(Card card);
    void say_slam(bool announced);
    void show_handful(unsigned level, unsigned start);
    void note(Card card);
    void end_trick();
    void end_deal(Seat last_winner, bool excuse_won);
    void annul();
    void put_away();
    bool deal_ok() const;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 192);

/// The action's level of handful (0 to 2) and the place where it begins.
struct HandfulAction {
    unsigned level;
    unsigned start;
};
constexpr HandfulAction handful_of(Action action) {
    HandfulAction handful{0, number(action) - HANDFUL};
    while (handful.start >= static_cast<unsigned>(HANDFUL_STARTS[handful.level]))
        handful.start -= static_cast<unsigned>(HANDFUL_STARTS[handful.level++]);
    return handful;
}
constexpr unsigned handful_size(unsigned level) { return static_cast<unsigned>(HANDFUL_SIZE[level]); }

}  // namespace kibitz::tarot
