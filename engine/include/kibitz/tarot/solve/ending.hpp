// One question after another about the rest of one deal, until its worth is known or the limit of nodes is reached.
#pragma once

#include <optional>

#include "search.hpp"

namespace kibitz::tarot::solve {

/// What a worth is known to be between; both are equal if it is exact.
struct Within {
    int low = 0;
    int high = 0;
    bool exact() const { return low == high; }
};

/// A position on the way, and what the taker has above his target there.
struct Moment {
    Rest rest;
    int over = 0;

    /// The moment after a card of the seat to play.
    Moment after(Code card) const {
        Moment next = *this;
        next.rest.play(card);
        if (next.rest.size < SEATS || next.rest.left == 1) return next;
        const unsigned bouts = next.rest.bouts;
        const Gain gain = next.rest.end_trick();
        next.over += gain.points + relief(bouts, next.rest.bouts);
        return next;
    }
};

inline Moment moment_of(const State& state) {
    const Rest rest = rest_of(state);
    return {rest, half_points(cards_of_taker(state)) + state.compensation - TARGET_HALF_POINTS[rest.bouts]};
}

template <Savings SAVINGS = Savings{}> class Ending {
  public:
    Ending(const State& state, Aim aim, Table& table, u64 limit) : worth_(state, aim), search_(table, limit) {
        table.clear();
    }

    u64 nodes() const { return search_.nodes(); }

    /// Whether a moment is worth at least `least`; nothing if the limit came first.
    std::optional<bool> reaches(const Moment& moment, int least) {
        Within value = possible(moment);
        if (value.low < least && value.high >= least) value = narrowed(moment, value, least);
        if (value.low >= least) return true;
        if (value.high < least) return false;
        return std::nullopt;
    }

    /// The worth of a moment. `guess` only saves time: the first question is about it. Then by turns the value is
    /// asked for right beside the bound that was found, where it often is, and half way.
    Within worth(const Moment& moment, int guess) {
        Within value = possible(moment);
        int least = guess;
        for (bool half_way = false; !value.exact() && !search_.stopped(); half_way = !half_way) {
            least = std::clamp(least, value.low + 1, value.high);
            value = narrowed(moment, value, least);
            if (half_way) least = value.low + (value.high - value.low + 1) / 2;
            else least = value.low >= least ? value.low + 1 : value.high;
        }
        return value;
    }

  private:
    /// What the points above the target can become.
    static Within overs(const Moment& moment) {
        const Rest& rest = moment.rest;
        const bool excuse_lies = rest.excuse_from != NOBODY;
        const unsigned bouts = rest.bouts + count(rest.all_trumps() & (PETIT_BIT | HIGHEST_BIT)) + rest.trick_bouts() +
                               (rest.excuse != NOBODY) + excuse_lies;
        return {moment.over, moment.over + rest.live + relief(rest.bouts, bouts)};
    }

    /// Who can win the Petit in the last trick.
    static Petits petits(const Rest& rest) {
        return rest.petit_out() || rest.trick_petit() || rest.petit_before ? Petits::both : Petits::nobody;
    }

    /// Calls `visit` with the outcomes that are possible.
    template <class Visit> static void each_outcome(Sweep sweep, Petits petits, Visit visit) {
        for (const Outcome outcome : OUTCOMES)
            if (is_possible(outcome, sweep, petits)) visit(outcome);
    }

    /// What the worth can be without search: by the rules, and when a trick begins by what each side surely gets.
    Within possible(const Moment& moment) const {
        const Rest& rest = moment.rest;
        const Within ends = overs(moment);
        Margin least{ends.low, rest.sweep, petits(rest), {}};
        Margin most{ends.high, rest.sweep, petits(rest), {}};
        if (rest.size == 0 && rest.left > 1) {
            least = least_margin(rest);
            most = most_margin(rest);
            least.over += moment.over;
            most.over += moment.over;
        }
        Within value{worth_({}, least.over), worth_({}, most.over)};
        each_outcome(least.sweep, least.petits,
                     [&](Outcome outcome) { value.low = std::min(value.low, worth_(outcome, least.over)); });
        each_outcome(most.sweep, most.petits,
                     [&](Outcome outcome) { value.high = std::max(value.high, worth_(outcome, most.over)); });
        return value;
    }

    /// Asks whether the worth is at least `least`, and draws from the bound of the gain what it says of the worth.
    Within narrowed(const Moment& moment, const Within& known, int least) {
        const Question question(worth_, least);
        search_.ask(question);
        const int need = question.base() - moment.over;
        const int gain = search_.gain(moment.rest, need);
        if (search_.stopped()) return known;
        const Within ends = overs(moment);
        int low = known.high;
        int high = known.low;
        each_outcome(moment.rest.sweep, petits(moment.rest), [&](Outcome outcome) {
            const int over = moment.over + gain - question.credit(outcome);
            if (over <= ends.high) low = std::min(low, worth_(outcome, std::max(over, ends.low)));
            if (over >= ends.low) high = std::max(high, worth_(outcome, std::min(over, ends.high)));
        });
        if (gain >= need) return {std::max({known.low, low, least}), known.high};
        return {known.low, std::min({known.high, high, least - 1})};
    }

    Worth worth_;
    Search<SAVINGS> search_;
};

}  // namespace kibitz::tarot::solve
