// Endings of Tarot for the solver's tests and its benchmark: deals played at random down to some tricks.
#pragma once

#include "kibitz/concepts.hpp"
#include "kibitz/tarot/invariants.hpp"

namespace kibitz::test {

/// What kind of ending; random play alone seldom brings the rare ones.
struct Shape {
    bool bouts_kept = false;  // the bouts are played only when nothing else is left
    bool swept = false;       // one side is made to have won all tricks so far
    unsigned on_table = 0;    // cards of the trick that is being played
};

/// Gives all tricks so far to one side, and with them the lead.
inline void sweep(tarot::State& state, bool to_taker, unsigned leader) {
    using namespace tarot;
    const auto done = static_cast<u8>(state.tricks_done());
    const CardSet excuse = CardSet::range(EXCUSE, EXCUSE) & state.played;
    const bool excuse_of_taker = !(state.fallen(state.taker) & excuse).empty();
    state.leader = state.turn = to_taker ? state.taker : after(state.taker, 1 + leader % (SEATS - 1), SEATS);
    state.tricks = {};
    state.tricks[number(state.leader)] = done;
    state.taken = to_taker ? state.played - excuse : CardSet{};
    if (excuse_of_taker) state.taken |= excuse;
    state.compensation = 0;
    if (!excuse.empty() && excuse_of_taker != to_taker) state.compensation = to_taker ? 1 : -1;
}

/// A random deal with a random contract, played at random until `left` tricks are left.
inline tarot::State ending(Fast& source, unsigned left, const Shape& shape = {}) {
    using namespace tarot;
    const auto any = [&](const auto& set) { return set.nth(static_cast<unsigned>(source.below(set.size()))); };
    while (true) {
        State state = State::start(SEATS, std::array<i64, 2>{static_cast<i64>(source.below(SEATS)), 1});
        draw_chance(state, source);
        if (state.chance_due()) continue;  // annulled
        const u64 bidder = source.below(SEATS);
        const u64 bid = 1 + source.below(SEATS);
        for (unsigned seat = 0; seat < SEATS; ++seat) state.apply(state.turn, Action(BID + (seat == bidder ? bid : 0)));
        while (state.phase != Phase::play) state.apply(state.turn, any(state.legal(state.turn)));
        while (state.tricks_done() + left < HAND_SIZE) {
            if (state.tricks_done() == 0 && source.below(4) == 0 && state.trick_size == 0) {
                const auto acts = state.legal(state.turn);
                const Action act = any(acts);
                if (number(act) < PLAY) state.apply(state.turn, act);  // a handful
            }
            const CardSet cards = state.playable(state.turn);
            const CardSet others = cards - BOUTS;
            state.play(any(shape.bouts_kept && !others.empty() ? others : cards));
        }
        if (shape.swept) sweep(state, source.below(2) == 0, static_cast<unsigned>(source.below(SEATS - 1)));
        while (state.trick_size < shape.on_table) state.play(any(state.playable(state.turn)));
        if (state.ok()) return state;
    }
}

}  // namespace kibitz::test
