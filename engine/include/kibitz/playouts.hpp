// Playing games to their end, many times, without Python.
#pragma once

#include <thread>
#include <vector>

#include "concepts.hpp"

namespace kibitz {

/// Every legal action equally likely. A game that has a quicker way to the same choice offers `pick`.
struct Uniform {
    template <GameState S, class Source>
    typename S::Action operator()(const S& state, Seat seat, Source& source) const {
        if constexpr (requires { state.pick(seat, source); }) return state.pick(seat, source);
        const auto legal = state.legal(seat);
        return legal.nth(source.below(legal.size()));
    }
};

/// Plays on until `done(state)` or `limit` actions were done; gives their number.
template <GameState S, class Policy, class Source, class Done>
u64 play_until(S& state, const Policy& policy, Source& source, u64 limit, const Done& done) {
    u64 actions = 0;
    while (!done(state)) {
        if (state.chance_due()) {
            draw_chance(state, source);
            continue;
        }
        if (actions == limit) break;
        const Seat seat = state.to_act().lowest();
        state.apply(seat, policy(state, seat, source));
        ++actions;
    }
    return actions;
}

/// Plays on until the game is over or `limit` actions were done; gives their number.
template <GameState S, class Policy, class Source>
u64 play_out(S& state, const Policy& policy, Source& source, u64 limit) {
    return play_until(state, policy, source, limit, [](const S& now) { return now.over(); });
}

/// Calls `work(first, last)` on `threads` parts of the numbers from 0 to `count`. What each number yields must not
/// depend on the parts.
template <class Work> void in_parts(std::size_t count, unsigned threads, Work work) {
    const std::size_t parts = std::max<std::size_t>(1, std::min<std::size_t>(threads, count));
    std::vector<std::jthread> others;
    for (std::size_t part = 1; part < parts; ++part)
        others.emplace_back(work, count * part / parts, count * (part + 1) / parts);
    work(std::size_t{0}, count / parts);
}

}  // namespace kibitz
