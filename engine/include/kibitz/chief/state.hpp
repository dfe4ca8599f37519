// Indian Chief: seven rounds, in each a meld of another size from everyone's hand, chosen in secret; Thieves steal.
//
// Written from src/kibitz/games/chief/rulebook/en.md; numbers in brackets are its rules. Read in this order:
// tables (generated), cards, state, scoring, rules, observe, worlds.
#pragma once

#include <span>
#include <string_view>

#include "cards.hpp"

namespace kibitz::chief {

/// The number of an action in the action table: a choice of places for a meld, a theft, no theft.
enum class Action : u16 {};
inline constexpr Action NOTHING{0xFFFF};

/// A place of the sorted hand, from the left.
enum class Place : u8 {};
using PlaceSet = Set<Place, HAND>;

/// The places whose cards a meld lays down.
constexpr PlaceSet places_of(Action meld) { return PlaceSet::of_bits(number(meld) - MELD + 1); }

/// What a Thief takes, and from before whom [7.2].
struct Theft {
    Seat victim;
    Card card;
};
constexpr Theft theft_of(Action theft) {
    const unsigned steal = number(theft) - STEAL;
    return {Seat(steal / FACES), Card(steal % FACES)};
}
constexpr Action steal(Seat victim, Card card) { return Action(STEAL + FACES * number(victim) + number(card)); }

/// A number of cards that a meld can have; 0 stands for none.
enum class Size : u8 {};
using Sizes = Set<Size, MELD_MOST + 1>;

template <class Thing> using BySeat = std::array<Thing, SEATS_MOST>;

/// A value that is the same for every seat.
template <class Thing> constexpr BySeat<Thing> everyone(Thing thing) {
    BySeat<Thing> all;
    all.fill(thing);
    return all;
}

struct State {
    using Card = chief::Card;
    using Action = chief::Action;
    using ActionSet = Set<Action, tables::ACTIONS>;
    static constexpr std::string_view NAME = "chief";
    static constexpr int RULES_VERSION = tables::RULES_VERSION;
    static constexpr u64 TABLES_DIGEST = tables::DIGEST;
    static constexpr unsigned ACTION_COUNT = tables::ACTIONS;
    static constexpr std::size_t OBSERVATION_SIZE = tables::observation::SIZE;
    static constexpr std::size_t PACK_MOST = tables::PACK_MOST;

    // The table: what everyone sees.
    u8 seats = 0;
    u8 decks = 0;
    Seat dealer{};
    Phase phase = Phase::deal;
    u8 round = 1;
    u8 attempt = 1;             // of the tied Thieves who choose now [7.8]
    Seat next_card{};           // gets the next card of a refill
    SeatSet waiting;            // seats that are to act; the others who choose with them have sealed their choice
    BySeat<i32> scores{};
    BySeat<std::array<u8, ROUNDS>> shown{};  // by round: how many cards the seat laid; 0: not yet
    BySeat<Cards> melds{};                   // what lies before each seat, thefts carried out
    BySeat<u8> line{};                       // 1: a Thief who chooses now, 2: after those, …; 0: no Thief, or no more
    BySeat<Card> taken = everyone(NO_CARD);  // a stolen card in the seat's hand; each is a Thief once a game [3.2]
    Bag returned;                            // cards that were seen to go into the stock, none of it drawn yet
    // Each seat's own.
    BySeat<Cards> hands{};
    BySeat<Action> sealed = everyone(NOTHING);  // its choice, until everyone who is to choose has done so [3.4, 7.7]
    // Hidden: the order of the stock.
    u8 stock_size = 0;
    std::array<Card, STOCK_MOST> stock{};  // its top card last

    static bool can_start(unsigned seats, std::span<const i64> options);
    static State start(unsigned seats, std::span<const i64> options);

    Seat left_of_dealer() const { return after(dealer, 1, seats); }
    /// How many rounds have been shown and scored.
    unsigned rounds_shown() const { return phase == Phase::deal || phase == Phase::meld ? round - 1u : round; }
    /// Whether the seat chooses now, together with others or alone.
    bool chooses(unsigned seat) const { return phase == Phase::meld || (phase == Phase::theft && line[seat] == 1); }

    bool chance_due() const { return phase == Phase::deal || phase == Phase::refill || phase == Phase::shuffle; }
    bool over() const { return phase == Phase::over; }
    SeatSet to_act() const { return waiting; }

    ActionSet legal(Seat seat) const;
    bool is_legal(Seat seat, Action action) const;
    std::string_view rule_against(Seat seat, Action action) const;
    void apply(Seat seat, Action action);

    std::string_view chance_word() const { return phase == Phase::deal ? "deal" : "shuffle"; }
    std::size_t chance_pack(std::span<Card> out) const;
    std::size_t chance_count() const;
    bool is_chance(std::span<const Card> cards) const;
    void apply_chance(std::span<const Card> cards);

    i32 score(Seat seat) const { return scores[number(seat)]; }
    SeatSet winners() const;

    void observe(Seat seat, std::span<i32> out) const;
    u32 news(Seat observer, Action done) const;
    u64 digest() const;
    bool ok() const;
    bool table_ok() const;

    // The parts of a round.
    Sizes left(unsigned seat) const;
    PlaceSet right_twins(unsigned seat) const;

  private:
    std::string_view rule_against_meld(unsigned seat, Action action) const;
    std::string_view rule_against_theft(Seat seat, Action action) const;
    Bag to_shuffle() const;
    void deal(std::span<const Card> cards);
    void put_stock(std::span<const Card> cards);
    void show_melds();
    void turn_up(unsigned seat);
    void line_up();
    void next_thieves();
    void judge_thefts();
    bool clash() const;
    void carry_out();
    void refill();
    bool seat_ok(unsigned seat) const;
    bool meld_ok(unsigned seat) const;
    bool line_ok() const;
    bool cards_ok() const;
    bool choice_ok(unsigned seat) const;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);

}  // namespace kibitz::chief
