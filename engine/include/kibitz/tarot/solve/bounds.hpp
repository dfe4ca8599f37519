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
    Ranks ranks = 0;  // on which that rests

    /// A trick brings these cards, one a trick, and at least 1 for each of the three others.
    void add_tricks(unsigned more, int of_cards) {
        tricks += more;
        points += of_cards + 3 * static_cast<int>(more);
    }
};

inline constexpr int EXCUSE_KEPT = 8;  // half points, after what it costs [7.2]

/// The height of the highest trump in other hands: those of the other side, or of all.
inline unsigned highest_against(const Rest& rest, unsigned seat, bool own_side_too) {
    u32 others = 0;
    for (unsigned other = 0; other < SEATS; ++other)
        if (other != seat && (own_side_too || (other == TAKER) != (seat == TAKER))) others |= rest.trumps[other];
    return highest_trump(others);
}

/// What the leader cashes of the plain suits, when `drawing` of his trumps win for certain and keep the lead.
inline void add_cashed(const Rest& rest, unsigned drawing, Sure& sure) {
    u64 others = 0;
    std::array<u64, SEATS> could_ruff{};
    unsigned ruffers = 0;
    bool drawn = true;
    for (unsigned seat = 0; seat < SEATS; ++seat) {
        if (seat == rest.leader) continue;
        others |= rest.plain[seat];
        if (rest.trumps[seat] == 0) continue;
        could_ruff[ruffers++] = rest.plain[seat];
        drawn = drawn && count(rest.trumps[seat]) + (rest.excuse == seat) <= drawing;
    }
    for (unsigned suit = 0; suit < PLAIN_SUITS; ++suit) {
        u64 masters = rest.plain[rest.leader] & suit_word(suit);
        masters &= ~u64{0} << (LANE * suit + highest_plain(others, suit));
        unsigned rounds = count(masters);
        if (!drawn)
            for (unsigned at = 0; at < ruffers; ++at) rounds = std::min(rounds, count(could_ruff[at] & suit_word(suit)));
        for (unsigned spare = count(masters); spare > rounds; --spare) masters &= masters - 1;
        sure.add_tricks(rounds, points_of_plain(masters));
        const u64 small = masters & SMALL;
        if (small != 0 && (others & suit_word(suit)) != 0) sure.ranks |= small_from(suit, rank_of_bit(lowest_bit(small)));
    }
}

/// What the taker, or the defence, surely gets. A trick begins, and it is not the last.
inline Sure sure_of(const Rest& rest, bool taker) {
    assert(rest.size == 0 && rest.left > 1);
    const bool leads = (rest.leader == TAKER) == taker;
    const unsigned drawing =
        leads ? count(above(rest.trumps[rest.leader], highest_against(rest, rest.leader, true))) : 0;
    Sure sure;
    bool counted = false;  // whether the 21 is among them
    u32 trumps = 0;
    for (unsigned seat = taker ? 0 : 1; seat < (taker ? 1 : SEATS); ++seat) {
        trumps |= rest.trumps[seat];
        if (drawing > 0 && seat != rest.leader) continue;  // its trumps may fall under the leader's
        const u32 masters = above(rest.trumps[seat], highest_against(rest, seat, false));
        if (count(masters) <= sure.tricks) continue;
        sure = {};
        sure.add_tricks(count(masters), points_of_trumps(masters));
        counted = (masters & HIGHEST_BIT) != 0;
    }
    if ((trumps & HIGHEST_BIT) != 0) {
        sure.points += counted ? 0 : POINTS[number(code_of(HIGHEST_TRUMP))] - 1;
        ++sure.bouts;
    }
    if (leads) add_cashed(rest, drawing, sure);

    if (rest.excuse == NOBODY) {
        if (sure.tricks >= rest.left) sure.points = rest.live;
        return sure;
    }
    const bool own = (rest.excuse == TAKER) == taker;
    if (!own) {
        const Sweep of_other = taker ? Sweep::defence : Sweep::taker;
        if ((rest.sweep & of_other) != Sweep::neither && sure.tricks < 2) return {};  // it could win over all [7.4]
        if (sure.tricks >= rest.left) sure.points = rest.live - EXCUSE_KEPT;
    } else if (sure.tricks >= rest.left) {
        sure.points = rest.live;
        ++sure.bouts;
    } else if (!leads || rest.excuse != rest.leader || sure.tricks + 1U < rest.left) {
        sure.points += EXCUSE_KEPT;
        ++sure.bouts;
    }
    return sure;
}

}  // namespace kibitz::tarot::solve
