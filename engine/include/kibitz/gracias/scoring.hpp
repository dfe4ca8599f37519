// Gracias: the score of a round, and the winners.
#pragma once

#include "state.hpp"

namespace kibitz::gracias {

using Reserves = std::array<Counts, SEATS_MOST>;

/// How many piles are turned down from `count` cards of a colour [6.2].
constexpr unsigned piles_of(unsigned count, bool every_five) {
    if (every_five) return count / PILE_OF;
    return count >= PILE_OF ? 1 : 0;
}

/// What each seat scores with these reserves, face-down cards included: a point for each pile [6.7], and one for each
/// loose card [6.6] of the colours of which it has not the most, nor as many as the one with the most [6.3, 6.4].
constexpr std::array<unsigned, SEATS_MOST> score_round(const Reserves& reserves, unsigned seats, bool every_five) {
    std::array<unsigned, SEATS_MOST> points{};
    for (unsigned colour = 0; colour < COLOURS; ++colour) {
        std::array<unsigned, SEATS_MOST> loose{};
        unsigned most = 0;
        for (unsigned seat = 0; seat < seats; ++seat) {
            const unsigned piles = piles_of(reserves[seat][colour], every_five);
            points[seat] += piles;
            loose[seat] = reserves[seat][colour] - PILE_OF * piles;
            most = std::max(most, loose[seat]);
        }
        for (unsigned seat = 0; seat < seats; ++seat)
            if (loose[seat] < most) points[seat] += loose[seat];
    }
    return points;
}

/// The total of all rounds so far.
inline i32 State::score(Seat seat) const {
    i32 total = 0;
    for (unsigned points = 0; points <= HELD_MOST; ++points)
        total += static_cast<i32>(points * had[number(seat)][points]);
    return total;
}

/// The seats with the highest total [7.3]; of these the ones with the best round, then with the second best …
/// [7.4, 7.5]: who had the best score more often is ahead. They have won once the game is over.
inline SeatSet State::winners() const {
    const auto ahead = [&](unsigned one, unsigned other) {  // above 0: the first; below 0: the other
        i32 difference = score(Seat(one)) - score(Seat(other));
        for (unsigned points = HELD_MOST; difference == 0 && points > 0; --points)
            difference = had[one][points] - had[other][points];
        return difference;
    };
    unsigned best = 0;
    for (unsigned seat = 1; seat < seats; ++seat)
        if (ahead(seat, best) > 0) best = seat;
    SeatSet winning;
    for (unsigned seat = 0; seat < seats; ++seat)
        if (ahead(seat, best) == 0) winning.add(Seat(seat));
    return winning;
}

/// Face-down cards are turned up [6.1] and all is scored; then all cards go back [7.1], and the next seat is the big
/// opener [7.2], or the game is over [7.3].
inline void State::end_round() {
    for (unsigned seat = 0; seat < seats; ++seat)
        for (const Card card : down[seat]) ++reserves[seat][number(card)];
    const auto points = score_round(reserves, seats, every_five);
    State next;
    next.seats = seats;
    next.every_five = every_five;
    next.rounds = rounds;
    next.scored = static_cast<u8>(scored + 1);
    next.had = had;
    for (unsigned seat = 0; seat < seats; ++seat) ++next.had[seat][points[seat]];
    next.phase = next.scored == rounds ? Phase::over : Phase::deal;
    next.big_opener = after(big_opener, 1, seats);
    *this = next;
}

}  // namespace kibitz::gracias
