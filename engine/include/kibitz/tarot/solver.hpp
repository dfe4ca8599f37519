// The open-hand solver: what the rest of a deal is worth with all cards open, exactly, or within bounds.
//
// docs/engine-solver.md has the algorithm and why it is exact. Read in this order, in solve/: cards, rest, worth,
// moves, equals, bounds, table, search, ending; then this.
#pragma once

#include <vector>

#include "rules.hpp"
#include "solve/ending.hpp"

namespace kibitz::tarot {

using solve::Aim;
using solve::Within;

struct Solution {
    Within value;   // half points, from the taker's side
    u64 nodes = 0;  // cards that were tried
};

struct Verdict {
    std::optional<bool> reached;  // nothing if the limit came before an answer
    u64 nodes = 0;
};

struct CardValue {
    Card card{};
    Within value;
};

struct CardValues {
    std::vector<CardValue> cards;  // the legal ones, ascending
    u64 nodes = 0;
};

/// Solves endings with a table of a fixed size. The state must be in play; of handfuls those shown so far count. Once
/// `limit` cards were tried, what is known by then is the answer; it depends on nothing but what was asked.
class Solver {
  public:
    static bool can_solve(const State& state) { return state.phase == Phase::play; }

    explicit Solver(std::size_t mebibytes) : table_(mebibytes) {}

    Solution value(const State& state, Aim aim, u64 limit) {
        assert(can_solve(state));
        solve::Ending ending(state, aim, table_, limit);
        const Within value = ending.worth(solve::moment_of(state), 0);
        return {value, ending.nodes()};
    }

    /// Whether the taker can reach `least`: with the aim `margin` and 0, whether he can make his contract.
    Verdict reaches(const State& state, Aim aim, int least, u64 limit) {
        assert(can_solve(state));
        solve::Ending ending(state, aim, table_, limit);
        const std::optional<bool> reached = ending.reaches(solve::moment_of(state), least);
        return {reached, ending.nodes()};
    }

    /// The value of each legal card.
    CardValues values(const State& state, Aim aim, u64 limit) {
        assert(can_solve(state));
        solve::Ending ending(state, aim, table_, limit);
        const solve::Moment moment = solve::moment_of(state);
        const solve::Cards different = solve::without_equals(moment.rest, solve::playable(moment.rest));
        CardValues found;
        int guess = 0;
        state.playable(state.turn).each([&](Card card) {
            if (!different.contains(solve::code_of(card))) {  // it equals the one before
                found.cards.push_back({card, found.cards.back().value});
                return;
            }
            const Within value = ending.worth(moment.after(solve::code_of(card)), guess);
            guess = value.low;
            found.cards.push_back({card, value});
        });
        found.nodes = ending.nodes();
        return found;
    }

  private:
    solve::Table table_;
};

}  // namespace kibitz::tarot
