// What the end of a deal is worth, and the question “is it worth at least s?” as one about a number of points
// (docs/engine-solver.md).
#pragma once

#include "../../digest.hpp"
#include "rest.hpp"

namespace kibitz::tarot::solve {

inline constexpr int OVER_MOST = 110;    // 182 half points less the lowest target
inline constexpr int OVER_LEAST = -112;  // none, less the highest target
inline constexpr unsigned TRICKS_WAYS = 3;
inline constexpr unsigned PETIT_WAYS = 3;
inline constexpr int SURELY = 1000;  // a credit that no points outweigh

template <class Value> using ByOutcome = std::array<std::array<Value, PETIT_WAYS>, TRICKS_WAYS>;

inline constexpr std::array<Outcome, TRICKS_WAYS * PETIT_WAYS> OUTCOMES = [] {
    std::array<Outcome, TRICKS_WAYS * PETIT_WAYS> outcomes{};
    for (unsigned at = 0; at < outcomes.size(); ++at)
        outcomes[at] = {Tricks(at / PETIT_WAYS), Petit(at % PETIT_WAYS)};
    return outcomes;
}();
constexpr auto& of(auto& by_outcome, Outcome outcome) {
    return by_outcome[number(outcome.tricks)][number(outcome.petit)];
}

/// What is played for.
enum class Aim : u8 {
    score,   // what the taker scores in the deal, in half points
    margin,  // his card points above the target, in half points
};

/// The worth of a deal by its outcome and the points above the target; it grows strictly with the points.
class Worth {
  public:
    Worth(const State& state, Aim aim) : aim_(aim) {
        deal_.contract = state.contract;
        deal_.slam = state.slam;
        for (const Handful& handful : state.handfuls)
            for (unsigned level = 0; level < deal_.handfuls.size(); ++level)
                deal_.handfuls[level] =
                    static_cast<u8>(deal_.handfuls[level] + (handful.size() == handful_size(level)));
    }

    int operator()(Outcome outcome, int over) const {
        if (aim_ == Aim::margin) return over;
        Count deal = deal_;
        deal.points = over + TARGET_HALF_POINTS[0];
        deal.petit = outcome.petit;
        deal.tricks = outcome.tricks == Tricks::taker_all     ? HAND_SIZE
                      : outcome.tricks == Tricks::defence_all ? 0
                                                              : 1;
        return static_cast<int>(SEATS - 1) * payment(deal);
    }

    /// The least points above the target that make the outcome worth `least`; one more than possible if none do.
    int over_for(Outcome outcome, int least) const {
        int low = OVER_LEAST;
        int high = OVER_MOST + 1;
        while (low < high) {
            const int middle = low + (high - low) / 2;
            if ((*this)(outcome, middle) >= least) high = middle;
            else low = middle + 1;
        }
        return low;
    }

  private:
    Aim aim_;
    Count deal_;
};

/// Whether an outcome is still possible: with these sweeps, and who can still win the Petit in the last trick.
constexpr bool is_possible(Outcome outcome, Sweep sweep, Petits petits) {
    if (outcome.petit == Petit::taker && petits != Petits::taker && petits != Petits::both) return false;
    if (outcome.petit == Petit::defence && petits != Petits::defence && petits != Petits::both) return false;
    if (outcome.tricks == Tricks::taker_all) return (sweep & Sweep::taker) != Sweep::neither;
    if (outcome.tricks == Tricks::defence_all) return (sweep & Sweep::defence) != Sweep::neither;
    return true;
}

/// “Is it worth at least `least`?”
class Question {
  public:
    Question(const Worth& worth, int least) {
        base_ = worth.over_for({}, least);
        for (const Outcome outcome : OUTCOMES) {
            const int over = worth.over_for(outcome, least);
            int credit = base_ - over;
            if (over == OVER_LEAST && base_ != OVER_LEAST) credit = SURELY;
            if (over > OVER_MOST && base_ <= OVER_MOST) credit = -SURELY;
            of(credits_, outcome) = credit;
        }
        for (unsigned sweep = 0; sweep < SETS; ++sweep)
            for (unsigned petits = 0; petits < SETS; ++petits) sum_up(Sweep(sweep), Petits(petits));
    }

    /// The points above the target that are needed when the deal ends some way.
    int base() const { return base_; }
    int credit(Outcome outcome) const { return of(credits_, outcome); }

    /// Of the outcomes that are still possible: the least and the greatest credit, and what stands for all in a key.
    struct Open {
        int least = 0;
        int most = 0;
        u64 name = 0;
    };
    const Open& open(Sweep sweep, Petits petits) const { return open_[number(sweep)][number(petits)]; }

  private:
    static constexpr unsigned SETS = 4;  // of two sides: neither, one, both

    void sum_up(Sweep sweep, Petits petits) {
        Open& open = open_[number(sweep)][number(petits)];
        Digest name;
        name.byte(number(sweep));
        for (const Outcome outcome : OUTCOMES) {
            if (!is_possible(outcome, sweep, petits)) continue;
            open.least = std::min(open.least, credit(outcome));
            open.most = std::max(open.most, credit(outcome));
            name.two(static_cast<u32>(credit(outcome)));
        }
        open.name = name.value();
    }

    int base_ = 0;
    ByOutcome<int> credits_{};
    std::array<std::array<Open, SETS>, SETS> open_{};
};

}  // namespace kibitz::tarot::solve
