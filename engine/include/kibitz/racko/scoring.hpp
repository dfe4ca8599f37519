// Rack-O: going out, the score of a round, and the end of the game.
#pragma once

#include "state.hpp"

namespace kibitz::racko {

/// How many cards from slot 5 on rise; one at least [6.3].
constexpr unsigned rising_start(const Rack& rack) {
    unsigned length = 1;
    while (length < rack.size() && rack[length - 1] < rack[length]) ++length;
    return length;
}

/// The longest run of neighbouring numbers in neighbouring slots [5.3, 6.2].
constexpr unsigned longest_run(const Rack& rack) {
    unsigned longest = 1;
    for (unsigned at = 1, length = 1; at < rack.size(); ++at) {
        length = number(rack[at]) == face(rack[at - 1]) ? length + 1 : 1;
        longest = std::max(longest, length);
    }
    return longest;
}

/// Whether the rack rises all the way [5.1], with a run if that is asked for [5.3].
constexpr bool is_out(const Rack& rack, const Options& options) {
    return rising_start(rack) == rack.size() && (!options.run_of_three || longest_run(rack) >= tables::RUN_NEEDED);
}

/// What a rack scores when the round ends, by its own player's going out or another's [6.1, 6.2, 6.3].
constexpr i32 score_rack(const Rack& rack, bool out, const Options& options) {
    if (!out) return tables::CARD_POINTS * static_cast<i32>(rising_start(rack));
    const i32 points = tables::OUT_POINTS + tables::CARD_POINTS * static_cast<i32>(rack.size());
    return options.bonus ? points + tables::RUN_BONUS[longest_run(rack)] : points;
}

/// The total if the round in play were counted now, with nobody out [6.3].
inline i32 State::score_now(Seat seat) const {
    return score(seat) + score_rack(racks[number(seat)], false, options);
}

/// The seats with the highest total; they have won once the game is over.
inline SeatSet State::winners() const {
    SeatSet best;
    i32 highest = scores[0];
    for (unsigned seat = 0; seat < seats; ++seat) {
        if (scores[seat] > highest) best = {};
        if (scores[seat] >= highest) best.add(Seat(seat));
        highest = std::max(highest, scores[seat]);
    }
    return best;
}

/// Racks are counted; the next seat deals, unless one total has reached the target and is the highest [6.4, 6.5].
inline void State::end_round(Seat out) {
    ++rounds;
    i32 highest = 0;
    for (unsigned seat = 0; seat < seats; ++seat) {
        scores[seat] += score_rack(racks[seat], Seat(seat) == out, options);
        highest = std::max(highest, scores[seat]);
    }
    dealer = after(dealer, 1, seats);
    turn = Seat{};
    discard = drawn = NO_CARD;
    pile_size = discards_size = 0;
    known = fresh = {};
    recycled = {};
    phase = highest >= options.target && winners().size() == 1 ? Phase::over : Phase::deal;
}

}  // namespace kibitz::racko
