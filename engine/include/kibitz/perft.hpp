// Counting in how many ways a game can go on, and what is scored then: two programs that agree play by the same rules.
#pragma once

#include <map>

#include "concepts.hpp"

namespace kibitz {

/// The moments that were reached, counted.
struct Perft {
    u64 nodes = 0;
    u64 ended = 0;                                      // in how many of them the game is over
    std::array<std::map<i32, u64>, MOST_SEATS> scores;  // for each seat: in how many it has each score
};

/// Adds the moments after `depth` acts from `state` on to `sums`; a game that is over sooner counts as it ended.
/// Seats that choose at the same time do so in the order of their numbers. Chance has one outcome: its act number k is
/// the stream `<word> k` of the seed; `chances` were before.
template <GameState S> void perft(const S& state, unsigned depth, const Seed& seed, u64 chances, Perft& sums) {
    if (depth == 0 || state.over()) {
        ++sums.nodes;
        sums.ended += state.over() ? 1 : 0;
        for (unsigned seat = 0; seat < state.seats; ++seat) ++sums.scores[seat][state.score(Seat(seat))];
        return;
    }
    if (state.chance_due()) {
        const Name name(state.chance_word(), chances + 1);
        Stream stream(seed, name);
        S next = state;
        draw_chance(next, stream);
        return perft(next, depth - 1, seed, chances + 1, sums);
    }
    const Seat seat = state.to_act().lowest();
    state.legal(seat).each([&](typename S::Action action) {
        S next = state;
        next.apply(seat, action);
        perft(next, depth - 1, seed, chances, sums);
    });
}

}  // namespace kibitz
