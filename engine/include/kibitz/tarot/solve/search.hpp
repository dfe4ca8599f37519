// Is the gain of the rest at least so much? Alpha-beta with an empty window over a table (docs/engine-solver.md).
#pragma once

#include "bounds.hpp"
#include "equals.hpp"
#include "table.hpp"
#include "worth.hpp"

namespace kibitz::tarot::solve {

/// What makes the search faster and changes no value; the tests leave it out.
struct Savings {
    bool table = true;
    bool equals = true;  // of cards that equal each other, one is tried
    bool like = true;    // no card is tried that brings no more than one that was not enough
};

template <Savings SAVINGS> class Search {
  public:
    Search(Table& table, u64 limit) : table_(table), limit_(limit) {}

    void ask(const Question& question) { question_ = &question; }

    u64 nodes() const { return nodes_; }
    bool stopped() const { return stopped_; }

    /// A bound of the gain: if it is at least `need` the gain is at least that, else at most. Without meaning once
    /// stopped at the limit.
    int gain(const Rest& rest, int need) { return bound(rest, need).gain; }

    /// The same with the ranks on which it rests.
    Bound bound(const Rest& rest, int need) {
        if (rest.left == 1) return last_trick(rest);
        return rest.size > 0 ? best(rest, need, NO_CARD).bound : at_trick(rest, need);
    }

  private:
    static constexpr unsigned NO_CARD = CODES;
    static constexpr unsigned EXCUSE_PLACE = Table::CARD;
    static constexpr int BELOW_ALL = -4 * SURELY;
    static constexpr int ABOVE_ALL = 4 * SURELY;

    struct Best {
        Bound bound;
        Code card{};
    };

    Bound at_trick(const Rest& rest, int need) {
        Position position;
        if (SAVINGS.table) {
            position = position_of(rest, question_->open(rest.sweep, petits_of(rest)).name);
            table_.fetch(position);
        }
        const Margin least = least_margin(rest);
        const int at_least = least.over + question_->open(least.sweep, least.petits).least;
        if (at_least >= need) return {least.ranks, at_least};
        const Margin most = most_margin(rest);
        const int at_most = most.over + question_->open(most.sweep, most.petits).most;
        if (at_most < need) return {most.ranks, at_most};
        if (!SAVINGS.table) return best(rest, need, NO_CARD).bound;

        Bound known;
        unsigned first = NO_CARD;
        const bool enough = table_.find(position, [&](const Table::Entry& entry) {
            first = card_at(rest, entry.card());
            if (entry.at_least() ? entry.bound < need : entry.bound >= need) return false;
            known = {in_position(position, entry.depths()), entry.bound};
            return true;
        });
        if (enough) return known;
        const auto [bound, card] = best(rest, need, first);
        if (stopped_) return bound;
        table_.keep(position, bound.ranks, place_of(rest, card), bound.gain, bound.gain >= need);
        return bound;
    }

    /// The best card for the side to play, or the first that is enough.
    Best best(const Rest& rest, int need, unsigned first) {
        const bool taker = rest.turn() == TAKER;
        const Cards cards = playable(rest);
        const Cards different = SAVINGS.equals ? without_equals(rest, cards) : cards;
        Moves moves(rest, different, first);
        Best found{{{}, taker ? BELOW_ALL : ABOVE_ALL}, Code{}};
        Cards like_tried;
        for (unsigned at = 0; at < moves.size(); ++at) {
            const Code card = moves.next();
            if (SAVINGS.like && like_tried.contains(card)) continue;
            Bound bound = after(rest, card, need);
            if (stopped_) return {bound, card};
            if ((bound.gain >= need) == taker) {
                bound.ranks.trumps |= ranks_of_going_over(rest, card, bound.ranks);
                return {bound, card};
            }
            if (taker ? bound.gain > found.bound.gain : bound.gain < found.bound.gain) {
                found.bound.gain = bound.gain;
                found.card = card;
            }
            found.bound.ranks |= bound.ranks;
            found.bound.winners = found.bound.winners | bound.winners;
            if (SAVINGS.like && at + 1 < moves.size()) add_like(rest, card, bound, like_tried, found.bound.ranks);
        }
        add_equals(rest, {cards.plain & ~different.plain, cards.trumps & ~different.trumps}, found.bound.ranks);
        found.bound.ranks.trumps |= ranks_of_going_over(rest, cards.trumps);
        return found;
    }

    Bound after(const Rest& rest, Code card, int need) {
        if (nodes_ == limit_) {
            stopped_ = true;
            return {};
        }
        ++nodes_;
        Rest next = rest;
        next.play(card);
        if (next.left == 1) return last_trick(next);
        if (next.size < SEATS) return best(next, need, NO_CARD).bound;
        const Ranks ranks = next.ranks_of_trick();
        const unsigned bouts = next.bouts;
        const Gain gain = next.end_trick();
        const int now = gain.points + relief(bouts, next.bouts);
        const Bound bound = next.left == 1 ? last_trick(next) : at_trick(next, need - now);
        return {ranks | bound.ranks, now + bound.gain, next.leader == TAKER ? Sides::taker : Sides::defence};
    }

    /// The last trick, from any card on: nobody has a choice.
    Bound last_trick(const Rest& before) const {
        Rest rest = before;
        while (rest.size < SEATS) {
            const unsigned seat = rest.turn();
            if (rest.plain[seat] != 0) rest.put(seat, lowest_plain(rest.plain[seat]));
            else if (rest.trumps[seat] != 0) rest.put(seat, lowest_trump(rest.trumps[seat]));
            else rest.put(seat, EXCUSE_CODE);
        }
        const auto [gain, outcome] = end_deal(rest);
        return {rest.ranks_of_trick(),
                gain.points + relief(rest.bouts, rest.bouts + gain.bouts) + question_->credit(outcome)};
    }

    /// Where a card stands in its hand; in positions of one shape that is in the same suit.
    static unsigned place_of(const Rest& rest, Code card) {
        const unsigned seat = rest.leader;
        if (card == EXCUSE_CODE) return EXCUSE_PLACE;
        if (number(card) < FIRST_TRUMP) return count(rest.plain[seat] & (plain_bit(card) - 1));
        return count(rest.plain[seat]) + count(rest.trumps[seat] & (trump_bit(card) - 1));
    }
    static unsigned card_at(const Rest& rest, unsigned place) {
        const unsigned seat = rest.leader;
        if (place == EXCUSE_PLACE) return number(EXCUSE_CODE);
        const unsigned plain = count(rest.plain[seat]);
        if (place < plain) return select(rest.plain[seat], place);
        return FIRST_TRUMP + select(u64{rest.trumps[seat]}, place - plain);
    }

    Table& table_;
    u64 limit_;
    const Question* question_ = nullptr;
    u64 nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace kibitz::tarot::solve
