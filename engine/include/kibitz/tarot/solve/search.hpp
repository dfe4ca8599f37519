// Is the gain of the rest at least so much? Alpha-beta with an empty window over a table (docs/engine-solver.md).
#pragma once

#include "bounds.hpp"
#include "moves.hpp"
#include "table.hpp"
#include "worth.hpp"

namespace kibitz::tarot::solve {

inline constexpr int NO_GAIN_BELOW = -4 * SURELY;
inline constexpr int NO_GAIN_ABOVE = 4 * SURELY;

constexpr int relief(unsigned before, unsigned after) {
    return TARGET_HALF_POINTS[before] - TARGET_HALF_POINTS[after];
}

class Search {
  public:
    Search(Table& table, u64 limit) : table_(table), limit_(limit) {}

    void ask(const Question& question) { question_ = &question; }

    u64 nodes() const { return nodes_; }
    bool stopped() const { return stopped_; }

    /// A bound of the gain: if it is at least `need` the gain is at least that, else at most. Without meaning once
    /// stopped at the limit.
    int gain(const Rest& rest, int need) {
        if (rest.left == 1) return last_trick(rest);
        if (rest.size > 0) return best(rest, need, NO_CARD).gain;
        return at_trick(rest, need);
    }

  private:
    static constexpr unsigned NO_CARD = CODES;
    static constexpr unsigned TABLE_LEFT = 3;  // positions with fewer tricks cost less than the table
    static constexpr unsigned NO_PLACE = 31;

    struct Best {
        int gain;
        Code card;
    };

    int at_trick(const Rest& rest, int need) {
        const Question::Open& open = question_->open(rest.sweep, rest.petit_out());
        const auto [low, high] = sure_gain(rest, open);
        if (low >= need || low == high) return low;
        if (high < need) return high;
        if (rest.left < TABLE_LEFT) return std::clamp(best(rest, need, NO_CARD).gain, low, high);

        const Key key = key_of(rest, open.name);
        int known_low = low;
        int known_high = high;
        unsigned first = NO_CARD;
        if (const Table::Entry* entry = table_.find(key)) {
            known_low = std::max<int>(low, entry->low);
            known_high = std::min<int>(high, entry->high);
            if (known_low >= need || known_low == known_high) return known_low;
            if (known_high < need) return known_high;
            first = card_at(rest, Table::card_of(*entry));
        }
        const Best found = best(rest, need, first);
        if (stopped_) return 0;
        const int gain = std::clamp(found.gain, known_low, known_high);
        if (gain >= need) known_low = gain;
        else known_high = gain;
        table_.keep(key, rest.left, place_of(rest, found.card), known_low, known_high);
        return gain;
    }

    /// What the gain is between, by what both sides surely get.
    std::pair<int, int> sure_gain(const Rest& rest, const Question::Open& open) const {
        const Sure taker = sure_of(rest, true);
        const Sure defence = sure_of(rest, false);
        const unsigned bouts_out = count(rest.all_trumps() & (PETIT_BIT | HIGHEST_BIT)) + (rest.excuse != NOBODY);
        Sweep sweep = rest.sweep;
        if (taker.tricks > 0) sweep = sweep & Sweep::taker;
        if (defence.tricks > 0) sweep = sweep & Sweep::defence;
        const bool changes = sweep != rest.sweep;
        const Question::Open& ends = changes ? question_->open(sweep, rest.petit_out()) : open;
        return {taker.points + relief(rest.bouts, rest.bouts + taker.bouts) + ends.least,
                rest.live - defence.points + relief(rest.bouts, rest.bouts + bouts_out - defence.bouts) + ends.most};
    }

    /// The best card for the side to play, or the first that is enough.
    Best best(const Rest& rest, int need, unsigned first) {
        const bool taker = rest.turn() == TAKER;
        Moves moves(rest, first);
        Best found{taker ? NO_GAIN_BELOW : NO_GAIN_ABOVE, Code{}};
        for (unsigned at = 0; at < moves.size(); ++at) {
            const Code card = moves.next();
            const int gain = after(rest, card, need);
            if (stopped_) return found;
            if (taker ? gain > found.gain : gain < found.gain) found = {gain, card};
            if ((found.gain >= need) == taker) return found;
        }
        return found;
    }

    int after(const Rest& rest, Code card, int need) {
        if (++nodes_ > limit_) stopped_ = true;
        Rest next = rest;
        next.play(card);
        if (next.size < SEATS) return next.left == 1 ? last_trick(next) : best(next, need, NO_CARD).gain;
        if (next.left == 1) return last_trick(next);
        const unsigned bouts = next.bouts;
        const Gain gain = next.end_trick();
        const int now = gain.points + relief(bouts, next.bouts);
        if (next.left == 1) return now + last_trick(next);
        return now + at_trick(next, need - now);
    }

    /// The last trick, from any card on: nobody has a choice.
    int last_trick(Rest rest) {
        while (rest.size < SEATS) {
            const unsigned seat = rest.turn();
            if (rest.excuse == seat) rest.play(EXCUSE_CODE);
            else if (rest.plain[seat] != 0) rest.play(Code(std::countr_zero(rest.plain[seat])));
            else rest.play(Code(FIRST_TRUMP + static_cast<unsigned>(std::countr_zero(rest.trumps[seat]))));
        }
        const auto [gain, outcome] = end_deal(rest);
        return gain.points + relief(rest.bouts, rest.bouts + gain.bouts) + question_->credit(outcome);
    }

    /// Where a card stands in its hand; equal positions have it at the same place if their suits are in the same order.
    static unsigned place_of(const Rest& rest, Code card) {
        const unsigned seat = rest.leader;
        if (card == EXCUSE_CODE) return NO_PLACE - 1;
        if (number(card) < FIRST_TRUMP) return count(rest.plain[seat] & (plain_bit(card) - 1));
        return count(rest.plain[seat]) + count(rest.trumps[seat] & (trump_bit(card) - 1));
    }
    static unsigned card_at(const Rest& rest, unsigned place) {
        const unsigned seat = rest.leader;
        if (place == NO_PLACE - 1) return number(EXCUSE_CODE);
        const unsigned plain = count(rest.plain[seat]);
        if (place < plain) return select(rest.plain[seat], place);
        if (place - plain >= count(rest.trumps[seat])) return NO_CARD;
        return FIRST_TRUMP + select(u64{rest.trumps[seat]}, place - plain);
    }

    Table& table_;
    u64 limit_;
    const Question* question_ = nullptr;
    u64 nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace kibitz::tarot::solve
