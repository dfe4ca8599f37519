// What each side surely gets of the rest, without search, when a trick begins (docs/engine-solver.md).
#pragma once

#include "rest.hpp"

namespace kibitz::tarot::solve {

/// What a side surely gets, whatever the other does: half points, tricks, and of the bouts that are out those that will
/// be its own.
struct Sure {
    int points = 0;
    unsigned tricks = 0;
    unsigned bouts = 0;
    bool petit = false;  // whether the Petit is among them
    Ranks ranks{};       // on which all that rests
};

inline constexpr int EXCUSE_KEPT = 8;  // half points, after what it costs [7.2]
inline constexpr int BOUT_MORE = 8;    // by which the 21 and the Petit count more than other trumps
inline constexpr int OTHERS = 3;       // the least that the three other cards of a trick count

/// How many trumps of one hand the other side can beat at most: each by a higher one, which is then gone. `ranks`: those
/// that must be as they are for it; with the ones below in any order it is not more.
inline unsigned beaten(u32 own, u32 others, u32& ranks) {
    ranks = 0;
    unsigned to_beat = count(own);
    unsigned beating = count(others);  // those to come, and those above that have beaten none yet
    unsigned most = 0;
    unsigned unsure = std::min(to_beat, beating);
    unsigned higher = 0;
    for (u32 word = own | others; to_beat > 0 && beating > 0 && higher < to_beat;) {
        const u32 bit = highest_bit(word);
        word &= ~bit;
        if ((others & bit) != 0) {
            ++higher;
            continue;
        }
        --to_beat;
        if (higher > 0) {
            --higher;
            --beating;
            ++most;
        }
        const unsigned now = most + std::min(to_beat, beating);
        if (now < unsure) ranks = trumps_from(bit);
        unsure = now;
    }
    return unsure;
}

/// How many trumps the leader must draw until the others have none. An Excuse that is played instead of a trump saves
/// one.
inline unsigned to_draw(const Rest& rest) {
    unsigned most = 0;
    for (unsigned seat = 0; seat < SEATS; ++seat)
        if (seat != rest.leader && rest.trumps[seat] != 0)
            most = std::max(most, count(rest.trumps[seat]) + (rest.excuse == seat));
    return most;
}

/// What the leader cashes of the plain suits: his cards above all others, as long as who has trumps must follow.
inline void add_cashed(const Rest& rest, bool drawn, Sure& sure) {
    u64 others = 0;
    for (unsigned step = 1; step < SEATS; ++step) others |= rest.plain[(rest.leader + step) % SEATS];
    const u64 all_masters = rest.plain[rest.leader] & ~places_up_to(others);
    for (u64 word = all_masters; word != 0;) {
        const unsigned suit = suit_of(lowest_plain(word));
        u64 masters = all_masters & suit_word(suit);
        word &= ~suit_word(suit);
        unsigned rounds = count(masters);
        for (unsigned seat = 0; seat < SEATS && !drawn; ++seat)
            if (seat != rest.leader && rest.trumps[seat] != 0)
                rounds = std::min(rounds, count(rest.plain[seat] & suit_word(suit)));
        for (unsigned spare = count(masters); spare > rounds; --spare) masters &= masters - 1;
        sure.tricks += rounds;
        sure.points += points_of_plain(masters) + OTHERS * static_cast<int>(rounds);
        if (masters != 0 && (others & suit_word(suit)) != 0)
            sure.ranks.plain |= plain_from(suit, rank_of_bit(lowest_bit(masters)));
    }
}

/// What the taker, or the defence, surely gets. A trick begins, and it is not the last.
template <bool TAKER_SIDE> Sure sure_of(const Rest& rest) {
    assert(rest.size == 0 && rest.left > 1);
    const unsigned leader = rest.leader;
    const bool leads = (leader == TAKER) == TAKER_SIDE;
    const u32 defence = rest.trumps[1] | rest.trumps[2] | rest.trumps[3];
    const u32 own = TAKER_SIDE ? rest.trumps[TAKER] : defence;
    const u32 others = TAKER_SIDE ? defence : rest.trumps[TAKER];
    const u32 all = own | others;
    const unsigned drawing = leads ? to_draw(rest) : 0;
    const bool drawn =
        leads && count(above(rest.trumps[leader], highest_trump(all & ~rest.trumps[leader]))) >= drawing;

    Sure sure;
    if (drawn) {
        sure.tricks = count(rest.trumps[leader]);
        if (drawing > 0) sure.ranks.trumps = trumps_from(highest_bits(rest.trumps[leader], drawing));
    }
    for (unsigned seat = TAKER_SIDE ? 0 : 1; seat < (TAKER_SIDE ? 1 : SEATS) && !drawn; ++seat) {
        if (count(rest.trumps[seat]) <= sure.tricks) continue;  // cannot be more, and need not be counted
        u32 ranks = 0;
        const unsigned tricks = count(rest.trumps[seat]) - beaten(rest.trumps[seat], others, ranks);
        if (tricks <= sure.tricks) continue;
        sure.tricks = tricks;
        sure.ranks.trumps = ranks;
    }
    sure.petit = (own & PETIT_BIT) != 0 && (others == 0 || (drawn && (rest.trumps[leader] & PETIT_BIT) != 0));
    sure.bouts = ((own & HIGHEST_BIT) != 0) + sure.petit;
    sure.points = (1 + OTHERS) * static_cast<int>(sure.tricks) + BOUT_MORE * static_cast<int>(sure.bouts);
    if (leads) add_cashed(rest, drawn, sure);

    const bool own_excuse = rest.excuse != NOBODY && (rest.excuse == TAKER) == TAKER_SIDE;
    if (rest.excuse != NOBODY && !own_excuse) {
        const Sweep of_other = TAKER_SIDE ? Sweep::defence : Sweep::taker;
        if ((rest.sweep & of_other) != Sweep::neither && sure.tricks < 2) return {};  // it could win over all [7.4]
    }
    if (own_excuse && (!leads || rest.excuse != leader || sure.tricks + 1U < rest.left || sure.tricks >= rest.left)) {
        sure.points += EXCUSE_KEPT;
        ++sure.bouts;
    }
    if (sure.tricks >= rest.left)
        sure.points = rest.live - (rest.excuse != NOBODY && !own_excuse ? EXCUSE_KEPT : 0);
    return sure;
}

/// By how much the target falls when the taker has more bouts [8.2].
constexpr int relief(unsigned before, unsigned after) {
    return TARGET_HALF_POINTS[before] - TARGET_HALF_POINTS[after];
}

/// Who can still win the Petit in the last trick, when a trick begins that is not the last.
inline Petits petits_of(const Rest& rest) { return rest.petit_out() ? Petits::both : Petits::nobody; }

/// What the rest brings the taker above his target at least, or at most, and what is then open.
struct Margin {
    int over = 0;
    Sweep sweep{};
    Petits petits{};
    Ranks ranks;  // on which it rests
};

/// If the taker gets no more than he surely does.
inline Margin least_margin(const Rest& rest) {
    const Sure taker = sure_of<true>(rest);
    Margin margin{taker.points + relief(rest.bouts, rest.bouts + taker.bouts), rest.sweep, petits_of(rest),
                  taker.ranks};
    if (taker.tricks > 0) margin.sweep = margin.sweep & Sweep::taker;
    if (taker.petit) margin.petits = Petits::taker;
    return margin;
}

/// If the defence gets no more than it surely does.
inline Margin most_margin(const Rest& rest) {
    const Sure defence = sure_of<false>(rest);
    const unsigned bouts = rest.bouts + count(rest.all_trumps() & (PETIT_BIT | HIGHEST_BIT)) + (rest.excuse != NOBODY);
    Margin margin{rest.live - defence.points + relief(rest.bouts, bouts - defence.bouts), rest.sweep, petits_of(rest),
                  defence.ranks};
    if (defence.tricks > 0) margin.sweep = margin.sweep & Sweep::defence;
    if (defence.petit) margin.petits = Petits::defence;
    return margin;
}

}  // namespace kibitz::tarot::solve
