// What a game's State offers. Batches, playouts and bindings are written once against this.
#pragma once

#include <concepts>
#include <span>
#include <string_view>
#include <type_traits>

#include "bits.hpp"
#include "shuffle.hpp"

namespace kibitz {

/// A moment of a game. A copy is a memcpy; search copies and applies, and never undoes.
///
/// Actions are the numbers of the game's action table. `apply` and `apply_chance` trust their caller and
/// assert; `is_legal` and `is_chance` are the questions to ask first. In debug builds both assert `ok()` after.
template <class S>
concept GameState =
    std::is_trivially_copyable_v<S> &&
    requires(S state, const S& now, Seat seat, typename S::Action action, std::span<const typename S::Card> cards,
             std::span<typename S::Card> pack, std::span<i32> out, std::span<const i64> options, unsigned seats) {
        // The game.
        { S::NAME } -> std::convertible_to<std::string_view>;
        { S::RULES_VERSION } -> std::convertible_to<int>;
        { S::TABLES_DIGEST } -> std::convertible_to<u64>;
        { S::ACTION_COUNT } -> std::convertible_to<unsigned>;
        { S::OBSERVATION_SIZE } -> std::convertible_to<std::size_t>;
        { S::PACK_MOST } -> std::convertible_to<std::size_t>;
        { S::can_start(seats, options) } -> std::same_as<bool>;
        { S::start(seats, options) } -> std::same_as<S>;
        // Who acts: chance, a set of seats, or nobody because the game is over.
        { now.seats } -> std::convertible_to<unsigned>;
        { now.chance_due() } -> std::same_as<bool>;
        { now.over() } -> std::same_as<bool>;
        { now.to_act() } -> std::same_as<SeatSet>;
        // Seats.
        { now.legal(seat) } -> std::same_as<typename S::ActionSet>;
        { now.is_legal(seat, action) } -> std::same_as<bool>;
        { now.rule_against(seat, action) } -> std::convertible_to<std::string_view>;
        { state.apply(seat, action) } -> std::same_as<void>;
        // Chance: a word, the pack it draws from in sorted order, and how many cards of it.
        { now.chance_word() } -> std::convertible_to<std::string_view>;
        { now.chance_pack(pack) } -> std::same_as<std::size_t>;
        { now.chance_count() } -> std::same_as<std::size_t>;
        { now.is_chance(cards) } -> std::same_as<bool>;
        { state.apply_chance(cards) } -> std::same_as<void>;
        // The result, also while the game goes on: what is scored so far.
        { now.score(seat) } -> std::same_as<i32>;
        { now.winners() } -> std::same_as<SeatSet>;
        // What a seat may know; what the whole is; whether every invariant holds.
        { now.observe(seat, out) } -> std::same_as<void>;
        { now.digest() } -> std::same_as<u64>;
        { now.ok() } -> std::same_as<bool>;
    };

/// Supplies the chance that is due from a source of random numbers: the shuffled pack, cut off after the count.
template <GameState S, class Source> void draw_chance(S& state, Source& source) {
    std::array<typename S::Card, S::PACK_MOST> pack;
    const std::span all(pack.data(), state.chance_pack(pack));
    shuffle(all, source);
    state.apply_chance(all.first(state.chance_count()));
}

}  // namespace kibitz
