// French Tarot: the count of a deal, what each defender pays or gets, and the end of the game.
#pragma once

#include "state.hpp"

namespace kibitz::tarot {

/// What a card counts at most, in half points.
inline constexpr i32 CARD_MOST = *std::max_element(CARD_HALF_POINTS.begin(), CARD_HALF_POINTS.end());

/// For each number of half points, the cards that count so many or more.
inline constexpr std::array<CardSet, CARD_MOST + 1> COUNTING = [] {
    std::array<CardSet, CARD_MOST + 1> counting;
    PACK.each([&](Card card) {
        for (i32 least = 1; least <= CARD_HALF_POINTS[number(card)]; ++least) counting[least].add(card);
    });
    return counting;
}();

/// What cards count, in half points [1.4].
constexpr i32 half_points(const CardSet& cards) {
    unsigned sum = 0;
    for (const CardSet& counting : COUNTING) sum += (cards & counting).size();
    return static_cast<i32>(sum);
}

/// A finished deal, as it is counted.
struct Count {
    Contract contract = Contract::pass;
    i32 points = 0;      // half points of the taker's cards
    unsigned bouts = 0;  // among them
    enum class Petit : u8 { elsewhere, taker, defence } petit = Petit::elsewhere;  // who won it in the last trick
    std::array<u8, HANDFUL_SIZE.size()> handfuls{};  // how many of each level were shown
    bool slam = false;                               // announced
    unsigned tricks = 0;                             // won by the taker
};

/// What each defender pays the taker, in half points; less than 0: gets [8.3 to 8.13].
constexpr i32 payment(const Count& count) {
    const i32 multiplier = MULTIPLIER[number(count.contract)];
    const i32 over = count.points - TARGET_HALF_POINTS[count.bouts];  // [8.2]
    const i32 side = over >= 0 ? 1 : -1;
    i32 sum = side * (CONTRACT_HALF_POINTS + side * over) * multiplier;  // [8.3, 8.4]
    if (count.petit == Count::Petit::taker) sum += PETIT_HALF_POINTS * multiplier;    // [8.5]
    if (count.petit == Count::Petit::defence) sum -= PETIT_HALF_POINTS * multiplier;  // [8.6]
    for (unsigned level = 0; level < count.handfuls.size(); ++level)  // [8.8, 8.9]
        sum += side * HANDFUL_HALF_POINTS[level] * count.handfuls[level];
    const bool all = count.tricks == HAND_SIZE;
    if (count.slam) sum += all ? SLAM_ANNOUNCED_HALF_POINTS : -SLAM_FAILED_HALF_POINTS;  // [8.10, 8.11]
    if (!count.slam && all) sum += SLAM_HALF_POINTS;                                     // [8.12]
    if (count.tricks == 0) sum -= SLAM_HALF_POINTS;                                      // [8.13]
    return sum;
}

/// The seats with the highest total; they have won once the game is over [9.2].
inline SeatSet State::winners() const {
    SeatSet best;
    const i32 highest = *std::max_element(scores.begin(), scores.end());
    for (unsigned seat = 0; seat < SEATS; ++seat)
        if (scores[seat] == highest) best.add(Seat(seat));
    return best;
}

/// The eighteenth trick still lies there. The deal is counted and paid [8.14]; the next seat deals [9.1].
inline void State::end_deal(Seat last_winner, bool excuse_won) {
    Count count;
    const CardSet his = contract == Contract::garde_contre ? taken : taken | lying();  // [4.7, 4.8, 4.9]
    count.contract = contract;
    count.points = half_points(his) + compensation;  // [8.1]
    count.bouts = (his & BOUTS).size();
    // In a slam that the Excuse completed, the trick before it counts for the Petit [8.7]; the same side won it.
    const auto& with_petit = excuse_won ? last : trick;
    if (std::find(with_petit.begin(), with_petit.end(), PETIT) != with_petit.end())
        count.petit = last_winner == taker ? Count::Petit::taker : Count::Petit::defence;
    for (const Handful& handful : handfuls)
        for (unsigned level = 0; level < count.handfuls.size(); ++level)
            count.handfuls[level] = static_cast<u8>(count.handfuls[level] + (handful.size() == handful_size(level)));
    count.slam = slam;
    count.tricks = tricks[number(taker)];
    const i32 each = payment(count);
    for (unsigned seat = 0; seat < SEATS; ++seat)
        scores[seat] += Seat(seat) == taker ? static_cast<i32>(SEATS - 1) * each : -each;
    ++scored;
    dealer = after(dealer, 1, SEATS);
    put_away();
    phase = scored == deals ? Phase::over : Phase::deal;
}

/// Nothing of a deal is left.
inline void State::put_away() {
    State next;
    next.deals = deals;
    next.scored = scored;
    next.scores = scores;
    next.dealer = dealer;
    *this = next;
}

}  // namespace kibitz::tarot
