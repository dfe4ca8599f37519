// Gracias: take a trio, keep one open card, give the other away; the most of a colour is too many.
//
// Written from src/kibitz/games/gracias/rulebook/en.md; numbers in brackets are its rules. Read in this order:
// tables (generated), state, scoring, rules, observe, worlds.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "../bits.hpp"
#include "tables.hpp"

namespace kibitz::gracias {

using namespace tables;

/// A card: its colour, and nothing else [1.1].
enum class Card : u8 {};

/// A trio of a turn; its number on the table is one more [2.3].
enum class Trio : u8 {};

/// The number of an action in the action table: take a trio, or keep a colour and give to a seat.
enum class Action : u8 {};

using TrioSet = Set<Trio, SEATS_MOST>;
using Receivers = Set<Seat, SEATS_MOST>;
using Pair = std::array<Card, 2>;        // the two open cards of a trio, as laid
using Counts = std::array<u8, COLOURS>;  // how many cards of each colour

/// What stands in an observation for the seat of an observer who has none.
inline constexpr i32 ONLOOKER = -1;

inline constexpr unsigned TRIO_SIZE = 3;
inline constexpr unsigned PILE_MOST = PACK_SIZE - OPEN_AT_FIRST * SEATS_LEAST;  // before the first trios

/// How many cards the draw pile has in a turn, counted from 1 [1.2, 2.2, 2.3, 5.1].
constexpr unsigned pile_in_turn(unsigned seats, unsigned turn) {
    return PACK_SIZE - seats * (OPEN_AT_FIRST + TRIO_SIZE * turn);
}

struct State {
    using Card = gracias::Card;
    using Action = gracias::Action;
    using ActionSet = Set<Action, tables::ACTIONS>;
    static constexpr std::string_view NAME = "gracias";
    static constexpr int RULES_VERSION = tables::RULES_VERSION;
    static constexpr u64 TABLES_DIGEST = tables::DIGEST;
    static constexpr unsigned ACTION_COUNT = tables::ACTIONS;
    static constexpr std::size_t OBSERVATION_SIZE = tables::observation::SIZE;
    static constexpr std::size_t PACK_MOST = tables::PACK_SIZE;

    // The table: what everyone sees.
    u8 seats = 0;
    bool every_five = false;                                       // each full five makes a pile [6.2]
    u8 rounds = 0;                                                 // agreed before the game
    u8 scored = 0;                                                 // rounds scored so far
    std::array<std::array<u8, HELD_MOST + 1>, SEATS_MOST> had{};   // in how many rounds a seat scored 0, 1, 2 …
    Phase phase = Phase::deal;
    Seat big_opener{};                                             // of this round, or of the next one
    // The rest is as in a new state between rounds.
    u8 turn = 0;                                                   // 1 to 4
    Seat acting{};                                                 // in a round: who chooses
    TrioSet left;                                                  // the trios that nobody has taken
    std::array<Pair, SEATS_MOST> open{};                           // their open cards
    Pair taken{};                                                  // in phase gift: those of the trio just taken
    std::array<Counts, SEATS_MOST> reserves{};                     // open cards of each seat
    std::array<u8, SEATS_MOST> down_count{};                       // face-down cards of each seat
    // Each seat's own.
    std::array<std::array<Card, TURNS>, SEATS_MOST> down{};        // its face-down cards in the order taken
    // Hidden.
    std::array<Card, SEATS_MOST> third{};                          // the face-down cards of the trios left
    u8 pile_size = 0;
    std::array<Card, PILE_MOST> pile{};                            // the draw pile, its top card last

    static bool can_start(unsigned seats, std::span<const i64> options);
    static State start(unsigned seats, std::span<const i64> options);

    bool in_round() const { return phase == Phase::trio || phase == Phase::gift; }
    /// It moves to the left with each turn [5.2].
    Seat little_opener() const { return after(big_opener, turn == 0 ? 0 : turn - 1U, seats); }

    bool chance_due() const { return phase == Phase::deal; }
    bool over() const { return phase == Phase::over; }
    SeatSet to_act() const;

    ActionSet legal(Seat seat) const;
    bool is_legal(Seat seat, Action action) const { return legal(seat).contains(action); }
    std::string_view rule_against(Seat seat, Action action) const;
    void apply(Seat seat, Action action);

    std::string_view chance_word() const { return "deal"; }
    std::size_t chance_pack(std::span<Card> out) const;
    std::size_t chance_count() const { return PACK_SIZE; }
    bool is_chance(std::span<const Card> cards) const;
    void apply_chance(std::span<const Card> cards);

    i32 score(Seat seat) const;
    SeatSet winners() const;

    void observe_table(Seat first, std::span<i32> out) const;
    void observe(Seat seat, std::span<i32> out) const;
    u64 digest() const;
    bool ok() const;
    bool operator==(const State&) const = default;

  private:
    void take(Trio trio);
    void keep(Card kept, Seat receiver);
    void lay_trios();
    void end_round();
    bool table_ok() const;
    bool turn_ok() const;
    bool reserves_ok() const;
    bool cards_ok() const;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);

}  // namespace kibitz::gracias
