// Which cards need not be tried once another one was, and on which ranks a choice rests (docs/engine-solver.md).
#pragma once

#include "moves.hpp"

namespace kibitz::tarot::solve {

/// Who wins the trick on the table in the lines that a bound is drawn from.
enum class Sides : u8 { neither, taker, defence, both };
constexpr Sides operator|(Sides a, Sides b) { return Sides(number(a) | number(b)); }

/// A bound of the gain, and the ranks on which it rests: it holds whatever the order of the small cards below.
struct Bound {
    Ranks ranks;
    int gain = 0;
    Sides winners = Sides::neither;
};

/// The trump to be gone over, if its rank can be in question.
inline u32 to_go_over(const Rest& rest) {
    return rest.best < LANE ? 0 : u32{1} << (rest.best - LANE) & SMALL_TRUMPS;
}

/// On what it rests that the seat to play may play no other trumps than these [6.6, 6.7].
inline u32 ranks_of_going_over(const Rest& rest, u32 playable) {
    const u32 over = to_go_over(rest);
    return over == 0 || playable == 0 || playable == rest.trumps[rest.turn()] ? 0 : trumps_from(over);
}

/// On what it rests that it may play this card, or one that is like it; the bound after the card rests on `ranks`.
inline u32 ranks_of_going_over(const Rest& rest, Code card, const Ranks& ranks) {
    const u32 over = to_go_over(rest);
    const u32 own = rest.trumps[rest.turn()];
    if (over == 0 || card == EXCUSE_CODE || number(card) < FIRST_TRUMP || count(own) == 1) return 0;
    const u32 bit = trump_bit(card);
    if (bit == HIGHEST_BIT) return 0;
    if (bit != PETIT_BIT && (own & (ranks.trumps | HIGHEST_BIT)) == 0) return 0;
    return trumps_from(std::max(bit, over));
}

/// Of the honours of a suit those that are neighbours of this one in the hand of the seat to play, and itself.
inline u64 neighbours_of(const Rest& rest, u64 honour, unsigned suit) {
    const u64 out = plain_out(rest) & suit_word(suit) & ~SMALL;
    const u64 own = rest.plain[rest.turn()];
    u64 run = honour;
    for (u64 higher = out & ~((honour << 1) - 1); (lowest_bit(higher) & own) != 0; higher &= higher - 1)
        run |= lowest_bit(higher);
    for (u64 lower = out & (honour - 1); lower != 0 && (highest_bit(lower) & own) != 0; lower &= ~highest_bit(lower))
        run |= highest_bit(lower);
    return run;
}

/// Of a suit the cards that count as much as this one, and those that are no better to play because of what they
/// count: that count less if the own side wins the trick anyway, more if the other does.
inline u64 no_better(const Rest& rest, u64 bit, unsigned suit, Sides winners) {
    const Sides own = rest.turn() == TAKER ? Sides::taker : Sides::defence;
    const bool small = (bit & SMALL) != 0;
    const u64 as_much = small ? small_of(suit) : bit;
    if (winners == own) return as_much | (suit_word(suit) & (bit - 1));
    if (winners == Sides::both) return as_much;
    return as_much | (suit_word(suit) & ~(bit - 1));
}

/// Adds to `like` the cards of the seat to play that bring no more than `card`, which was not enough: `bound` is what
/// it brought. To `ranks`, what that rests on beside.
inline void add_like(const Rest& rest, Code card, const Bound& bound, Cards& like, Ranks& ranks) {
    if (card == EXCUSE_CODE) return;
    if (number(card) >= FIRST_TRUMP) {
        const u32 below = SMALL_TRUMPS & ~bound.ranks.trumps;
        if ((below & trump_bit(card)) != 0) like.trumps |= below;
        return;
    }
    const unsigned suit = suit_of(card);
    const u64 bit = plain_bit(card);
    const u64 others = no_better(rest, bit, suit, bound.winners);
    if ((bound.ranks.plain & bit) == 0) like.plain |= others & ~bound.ranks.plain;
    if ((bit & SMALL) != 0 || others == bit) return;
    const u64 run = neighbours_of(rest, bit, suit) & others & ~like.plain & ~bit;
    if (run == 0) return;
    like.plain |= run;
    ranks.plain |= plain_from(suit, rank_of_bit(lowest_bit(run | bit)));
}

/// Of small cards left out because they equal a lower one, all count if one does.
inline void add_equals(const Rest& rest, const Cards& left_out, Ranks& ranks) {
    const u64 plain = plain_out(rest);
    for (u64 word = left_out.plain & ranks.plain; word != 0;) {
        const unsigned suit = suit_of(lowest_plain(word));
        u64 lowest = lowest_bit(ranks.plain & plain & small_of(suit));
        if ((lowest & left_out.plain) != 0) lowest = highest_bit(plain & (lowest - 1));
        ranks.plain |= plain_from(suit, rank_of_bit(lowest));
        word &= ~suit_word(suit);
    }
    if ((left_out.trumps & ranks.trumps) == 0) return;
    const u32 trumps = trumps_out(rest);
    u32 lowest = lowest_bit(ranks.trumps & trumps);
    if ((lowest & left_out.trumps) != 0) lowest = highest_bit(trumps & (lowest - 1));
    ranks.trumps |= trumps_from(lowest);
}

}  // namespace kibitz::tarot::solve
