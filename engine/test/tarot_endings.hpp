// Endings of Tarot for the solver's tests and its benchmark: deals played at random down to some tricks.
#pragma once

#include <limits>

#include "kibitz/concepts.hpp"
#include "kibitz/tarot/invariants.hpp"

namespace kibitz::test {

/// What kind of ending; random play alone seldom brings the rare ones.
struct Shape {
    bool bouts_kept = false;  // the bouts are played only when nothing else is left
    bool swept = false;       // one side is made to have won all tricks so far
    unsigned on_table = 0;    // cards of the trick that is being played
    bool strong = false;      // the strongest hand takes, with a garde, and discards with sense
};

/// How strong a hand is for a taker: bouts, trumps and honours.
inline int strength(tarot::CardSet hand) {
    using namespace tarot;
    int sum = 4 * static_cast<int>((hand & BOUTS).size());
    hand.each([&](Card card) {
        const bool trump = SUIT_OF[number(card)] == Suit::trumps;
        sum += trump ? 2 : CARD_HALF_POINTS[number(card)] - 1;
    });
    return sum;
}

/// Of the discards that are allowed one from the shortest suit, the dearest.
inline tarot::Action sensible_discard(const tarot::State& state) {
    using namespace tarot;
    const CardSet hand = state.hand(state.turn);
    Action best{};
    int most = std::numeric_limits<int>::min();
    state.legal(state.turn).each([&](Action action) {
        const Card card{static_cast<u8>(number(action) - ASIDE)};
        int of_suit = 0;
        hand.each([&](Card other) { of_suit += SUIT_OF[number(other)] == SUIT_OF[number(card)]; });
        const int worth = CARD_HALF_POINTS[number(card)] - 10 * of_suit;
        if (worth > most) best = action;
        most = std::max(most, worth);
    });
    return best;
}

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
        u64 bidder = source.below(SEATS);
        u64 bid = 1 + source.below(SEATS);
        if (shape.strong) {
            bid = number(Contract::garde);
            const auto of = [&](u64 step) {
                return strength(state.hand(after(state.turn, static_cast<unsigned>(step), SEATS)));
            };
            for (unsigned step = 0; step < SEATS; ++step)
                if (of(step) > of(bidder)) bidder = step;
        }
        for (unsigned step = 0; step < SEATS; ++step) state.apply(state.turn, Action(BID + (step == bidder ? bid : 0)));
        while (state.phase != Phase::play) {
            const bool discards = shape.strong && state.phase == Phase::aside;
            state.apply(state.turn, discards ? sensible_discard(state) : any(state.legal(state.turn)));
        }
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
