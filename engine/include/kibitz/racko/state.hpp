// Rack-O: ten cards in a rack, exchanged one at a time until they rise; rounds to a target.
//
// Written from src/kibitz/games/racko/rulebook/en.md; numbers in brackets are its rules. Read in this order:
// tables (generated), state, scoring, rules, observe, worlds.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "../bits.hpp"
#include "tables.hpp"

namespace kibitz::racko {

using namespace tables;

/// A card; its number on the table is one more [1.1].
enum class Card : u8 {};
inline constexpr Card NO_CARD{0xFF};

/// A slot of the rack: 0 is the one printed 5, at the front, 9 the one printed 50 [1.2].
enum class Slot : u8 {};

/// The number of an action in the action table: take, draw, place, toss.
enum class Action : u8 {};

using CardSet = Set<Card, tables::PACK_MOST>;
using SlotSet = Set<Slot, tables::RACK>;
using Rack = std::array<Card, tables::RACK>;

inline constexpr unsigned PILE_MOST = OUTSIDE - 1;

/// The printed number of a card.
constexpr unsigned face(Card card) { return number(card) + 1; }

struct Options {
    i32 target;
    bool bonus;
    bool run_of_three;
    bool turn_over;
};

struct State {
    using Card = racko::Card;
    using Action = racko::Action;
    using ActionSet = Set<Action, tables::ACTIONS>;
    static constexpr std::string_view NAME = "racko";
    static constexpr int RULES_VERSION = tables::RULES_VERSION;
    static constexpr u64 TABLES_DIGEST = tables::DIGEST;
    static constexpr unsigned ACTION_COUNT = tables::ACTIONS;
    static constexpr std::size_t OBSERVATION_SIZE = tables::observation::SIZE;
    static constexpr std::size_t PACK_MOST = tables::PACK_MOST;

    // The table: what everyone sees.
    Options options{};
    u32 rounds = 0;                          // rounds scored so far
    std::array<i32, SEATS_MOST> scores{};    // totals of these rounds
    u8 seats = 0;
    Phase phase = Phase::cut;
    Seat dealer{};
    Seat turn{};                             // in a round: whose turn it is, or begins after the shuffle
    std::array<Card, SEATS_MOST> cut{};      // after the cut
    Card discard = NO_CARD;                  // in a round: the top one
    std::array<SlotSet, SEATS_MOST> known{}; // slots whose card was seen to go there from the discards
    std::array<SlotSet, SEATS_MOST> fresh{}; // slots whose card was seen to come from the present draw pile
    CardSet recycled;                        // what that pile was made anew of; empty: as dealt
    // Each seat's own.
    std::array<Rack, SEATS_MOST> racks{};    // from slot 5 to slot 50; after a round as they were shown
    Card drawn = NO_CARD;                    // in phase drawn: the card in the hand of `turn`
    // Hidden: the order of the piles.
    u8 pile_size = 0;
    u8 discards_size = 0;
    std::array<Card, PILE_MOST> pile{};      // the draw pile, its top card last
    std::array<Card, PILE_MOST> discards{};  // oldest first, without the top one

    static bool can_start(unsigned seats, std::span<const i64> options);
    static State start(unsigned seats, std::span<const i64> options);

    bool in_round() const { return phase == Phase::turn || phase == Phase::drawn || phase == Phase::shuffle; }
    bool was_dealt() const { return rounds > 0 || in_round(); }
    unsigned pack_size() const { return tables::RACK * seats + tables::OUTSIDE; }

    bool chance_due() const { return phase == Phase::cut || phase == Phase::deal || phase == Phase::shuffle; }
    bool over() const { return phase == Phase::over; }
    SeatSet to_act() const;

    ActionSet legal(Seat seat) const;
    bool is_legal(Seat seat, Action action) const;
    std::string_view rule_against(Seat seat, Action action) const;
    void apply(Seat seat, Action action);

    std::string_view chance_word() const;
    std::size_t chance_pack(std::span<Card> out) const;
    std::size_t chance_count() const;
    bool is_chance(std::span<const Card> cards) const;
    void apply_chance(std::span<const Card> cards);

    i32 score(Seat seat) const { return scores[number(seat)]; }
    i32 score_now(Seat seat) const;
    SeatSet winners() const;

    void observe(Seat seat, std::span<i32> out) const;
    u32 news(Seat observer, Action done) const;
    u64 digest() const;
    bool ok() const;

  private:
    void take(Slot slot);
    void place(Slot slot);
    void throw_away(Card card);
    void renew_pile();
    void end_turn(bool changed);
    void end_round(Seat out);
    void deal(std::span<const Card> cards);
    void turn_pile_over();
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);

}  // namespace kibitz::racko
