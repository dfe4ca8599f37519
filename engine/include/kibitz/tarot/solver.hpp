// The open-hand solver: what the rest of a deal is worth with all cards open, exactly, or within bounds.
//
// docs/engine-solver.md has the algorithm and why it is exact. Read in this order: solve/cards, rest, worth, moves,
// bounds, table, search; and this.
#pragma once

#include <optional>
#include <vector>

#include "rules.hpp"
#include "solve/search.hpp"

namespace kibitz::tarot {

using solve::Aim;

/// What a value is known to be between; both are equal if it is exact.
struct Within {
    int low = 0;
    int high = 0;
    bool exact() const { return low == high; }
};

struct Solution {
    Within value;
    u64 nodes = 0;  // positions that were looked at
};

struct CardValue {
    Card card{};
    Within value;
};

struct CardValues {
    std::vector<CardValue> cards;  // the legal ones, ascending
    u64 nodes = 0;
};

/// One deal, one aim, one count of nodes.
class Deal {
  public:
    Deal(const State& state, Aim aim, solve::Table& table, u64 limit)
        : worth_(state, aim), search_(table, limit), rest_(solve::rest_of(state)) {
        table.clear();
        const CardSet apart = state.contract == Contract::garde_contre ? CardSet{} : state.lying();
        over_ = half_points(state.taken | apart) + state.compensation - TARGET_HALF_POINTS[rest_.bouts];
    }

    const solve::Rest& rest() const { return rest_; }
    u64 nodes() const { return search_.nodes(); }

    /// Whether the position is worth at least `least`; nothing if the limit came first.
    std::optional<bool> reaches(const solve::Rest& rest, int over, int least) {
        const Within value = narrowed(rest, over, possible_worth(rest, over), least);
        if (value.low >= least) return true;
        if (value.high < least) return false;
        return std::nullopt;
    }

    /// The worth of a position; `over` is what the taker has above his target so far.
    Within value(const solve::Rest& rest, int over, int guess) {
        Within value = possible_worth(rest, over);
        int least = std::clamp(guess, value.low, value.high);
        while (!value.exact() && !search_.stopped()) {
            least = std::clamp(least, value.low + 1, value.high);
            value = narrowed(rest, over, value, least);
            least = value.low >= least ? value.low + 1 : value.high;
        }
        return value;
    }

    int over() const { return over_; }

    /// After a card is played to the position: what it brings at once is added to `over`.
    static int play(solve::Rest& rest, solve::Code card) {
        rest.play(card);
        if (rest.size < SEATS || rest.left == 1) return 0;
        const unsigned bouts = rest.bouts;
        const solve::Gain gain = rest.end_trick();
        return gain.points + solve::relief(bouts, rest.bouts);
    }

  private:
    struct Overs {
        int least;
        int most;
    };

    /// What the points above the target can become.
    static Overs overs(const solve::Rest& rest, int over) {
        const bool excuse = rest.excuse_from != solve::NOBODY;
        const unsigned open = count(rest.all_trumps() & (solve::PETIT_BIT | solve::HIGHEST_BIT)) +
                              (rest.excuse != solve::NOBODY) + excuse + rest.trick_bouts;
        const int points = rest.live + rest.points + (excuse ? solve::POINTS[number(solve::EXCUSE_CODE)] : 0);
        const unsigned bouts = std::min<unsigned>(rest.bouts + open, 3);
        return {over, over + points + solve::relief(rest.bouts, bouts)};
    }
    static bool petit_open(const solve::Rest& rest) {
        return rest.petit_out() || rest.trick_petit || rest.petit_before;
    }

    Within possible_worth(const solve::Rest& rest, int over) const {
        const Overs ends = overs(rest, over);
        Within value{worth_({}, ends.least), worth_({}, ends.most)};
        for (const solve::Outcome outcome : solve::OUTCOMES) {
            if (!solve::possible(outcome, rest.sweep, petit_open(rest))) continue;
            value.low = std::min(value.low, worth_(outcome, ends.least));
            value.high = std::max(value.high, worth_(outcome, ends.most));
        }
        return value;
    }

    /// Asks whether the worth is at least `least`, and draws from the bound of the gain what it says of the worth.
    Within narrowed(const solve::Rest& rest, int over, Within value, int least) {
        const solve::Question question(worth_, least);
        search_.ask(question);
        const int need = question.base() - over;
        const int gain = search_.gain(rest, need);
        if (search_.stopped()) return value;
        const Overs ends = overs(rest, over);
        int low = value.high;
        int high = value.low;
        for (const solve::Outcome outcome : solve::OUTCOMES) {
            if (!solve::possible(outcome, rest.sweep, petit_open(rest))) continue;
            const int over_then = over + gain - question.credit(outcome);
            if (over_then <= ends.most) low = std::min(low, worth_(outcome, std::max(over_then, ends.least)));
            if (over_then >= ends.least) high = std::max(high, worth_(outcome, std::min(over_then, ends.most)));
        }
        if (gain >= need) value.low = std::max({value.low, low, least});
        else value.high = std::min({value.high, high, least - 1});
        return value;
    }

    static unsigned count(u64 word) { return solve::count(word); }

    solve::Worth worth_;
    solve::Search search_;
    solve::Rest rest_;
    int over_ = 0;
};

/// Solves endings with a table of a fixed size. The state must be in play; a handful not yet shown is left out.
class Solver {
  public:
    explicit Solver(std::size_t mebibytes) : table_(mebibytes) {}

    Solution solve(const State& state, Aim aim, u64 limit) {
        Deal deal(state, aim, table_, limit);
        return {deal.value(deal.rest(), deal.over(), 0), deal.nodes()};
    }

    CardValues values(const State& state, Aim aim, u64 limit) {
        Deal deal(state, aim, table_, limit);
        CardValues found;
        const solve::Cards once = solve::without_equals(deal.rest(), solve::playable(deal.rest()));
        int guess = 0;
        state.playable(state.turn).each([&](Card card) {
            const solve::Code code = solve::code_of(card);
            const bool is_equal = card != EXCUSE && (number(code) < solve::FIRST_TRUMP
                                                         ? (once.plain & solve::plain_bit(code)) == 0
                                                         : (once.trumps & solve::trump_bit(code)) == 0);
            if (is_equal) {
                found.cards.push_back({card, found.cards.back().value});
                return;
            }
            solve::Rest rest = deal.rest();
            const int over = deal.over() + Deal::play(rest, code);
            const Within value = deal.value(rest, over, guess);
            guess = value.low;
            found.cards.push_back({card, value});
        });
        found.nodes = deal.nodes();
        return found;
    }

  private:
    solve::Table table_;
};

}  // namespace kibitz::tarot
