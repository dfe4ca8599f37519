// Indian Chief: what the seven melds score, and who has won.
#pragma once

#include "state.hpp"

namespace kibitz::chief {

/// The melds by the number of their cards [1.3].
enum Meld : u8 { THIEF = 1, BEGGAR_MAN, POOR_MAN, LAWYER, RICH_MAN, DOCTOR, INDIAN_CHIEF };

/// What five cards count by their ranks, by how many pairs of equal ranks can be made of them: three of a kind holds
/// three such pairs, a full house four, four of a kind six [6.2 to 6.11]. Other numbers do not occur.
inline constexpr std::array<int, 11> BY_EQUAL_PAIRS{
    NO_PAIR_POINTS, ONE_PAIR_POINTS, TWO_PAIRS_POINTS, THREE_OF_A_KIND_POINTS, FULL_HOUSE_POINTS, 0,
    FOUR_OF_A_KIND_POINTS, 0, 0, 0, FIVE_OF_A_KIND_POINTS};

/// Seven cards as a poker hand of five and two others [6.1].
struct Split {
    int poker = 0;  // what the five count
    int digit = 0;  // the last digit of the values of the two
    constexpr int points() const { return poker + digit; }
    constexpr bool operator==(const Split&) const = default;
};

/// A rank as a rung of the ladder of straights, on which the ace is below the two and also above the king [6.7].
enum class Rung : u8 {};
using Rungs = Set<Rung, RANKS + 1>;

constexpr bool has_straight(const Rungs& rungs) {
    for (unsigned low = 0; low + 5 <= RANKS + 1; ++low)
        if (Rungs::range(Rung(low), Rung(low + 4)).within(rungs)) return true;
    return false;
}

/// The seven cards of an Indian Chief, taken apart once for its 21 splits.
class Seven {
  public:
    explicit constexpr Seven(const Cards& meld) : cards_(meld) {
        assert(meld.size() == INDIAN_CHIEF);
        std::array<unsigned, SUITS> of_suit{};
        for (unsigned one = 0; one < INDIAN_CHIEF; ++one) {
            ++of_suit[suit(meld[one])];
            climb(rungs_, meld[one]);
            for (unsigned two = 0; two < one; ++two) {
                if (rank(meld[one]) != rank(meld[two])) continue;
                ++pairs_;
                ++equals_[one];
                ++equals_[two];
            }
        }
        longest_ = static_cast<unsigned>(std::max_element(of_suit.begin(), of_suit.end()) - of_suit.begin());
        in_longest_ = of_suit[longest_];
        straight_ = has_straight(rungs_);
    }

    /// The split with the highest total; of equal totals that with the better poker hand [6.1].
    constexpr Split best() const {
        Split best;
        for (unsigned two = 1; two < INDIAN_CHIEF; ++two)
            for (unsigned one = 0; one < two; ++one) {
                const Split split{poker(one, two), (value(cards_[one]) + value(cards_[two])) % 10};
                if (split.points() > best.points() || (split.points() == best.points() && split.poker > best.poker))
                    best = split;
            }
        return best;
    }

  private:
    static constexpr void climb(Rungs& rungs, Card card) {
        rungs.add(Rung(rank(card)));
        if (rank(card) == ACE_RANK) rungs.add(Rung(RANKS));
    }

    /// What the five cards other than these two make; of several things the best [6.2, 6.6].
    constexpr int poker(unsigned one, unsigned two) const {
        const bool equal = rank(cards_[one]) == rank(cards_[two]);
        const unsigned pairs = pairs_ - equals_[one] - equals_[two] + equal;
        const unsigned out_of_longest = (suit(cards_[one]) == longest_) + (suit(cards_[two]) == longest_);
        const bool flush = in_longest_ - out_of_longest == 5;
        if (straight_ && pairs == 0 && is_straight_without(one, two))
            return flush ? STRAIGHT_FLUSH_POINTS : STRAIGHT_POINTS;
        return flush ? std::max(FLUSH_POINTS, BY_EQUAL_PAIRS[pairs]) : BY_EQUAL_PAIRS[pairs];
    }
    constexpr bool is_straight_without(unsigned one, unsigned two) const {
        Rungs left;
        for (unsigned at = 0; at < INDIAN_CHIEF; ++at)
            if (at != one && at != two) climb(left, cards_[at]);
        return has_straight(left);
    }

    const Cards& cards_;
    unsigned pairs_ = 0;                           // pairs of equal ranks among the seven
    std::array<unsigned, INDIAN_CHIEF> equals_{};  // how many of the others have the rank of each card
    Rungs rungs_;
    unsigned longest_ = 0;  // the suit with the most cards
    unsigned in_longest_ = 0;
    bool straight_ = false;  // whether five of the seven make one
};

constexpr int sum_of_values(const Cards& cards) {
    int sum = 0;
    for (const Card card : cards) sum += value(card);
    return sum;
}

/// 2 points for each card of the others whose rank is one of the beggar's [4.3, 4.4].
constexpr int beggar_man(const BySeat<Cards>& melds, unsigned seat) {
    int alms = 0;
    for (unsigned other = 0; other < SEATS_MOST; ++other) {
        if (other == seat) continue;
        for (const Card card : melds[other])
            if (rank(card) == rank(melds[seat][0]) || rank(card) == rank(melds[seat][1])) alms += ALMS_POINTS;
    }
    return alms;
}

/// The values of the spades [4.5, 4.6].
constexpr int poor_man(const Cards& meld) {
    int sum = 0;
    for (const Card card : meld)
        if (suit(card) == SPADES_SUIT) sum += value(card);
    return sum;
}

/// Six ranks, an ace and a heart among them: 10 points for each card of the most frequent suit [5.1 to 5.4].
constexpr int doctor(const Cards& meld) {
    std::array<int, SUITS> of_suit{};
    Rungs ranks;
    for (const Card card : meld) {
        ++of_suit[suit(card)];
        ranks.add(Rung(rank(card)));
    }
    if (ranks.size() < DOCTOR || of_suit[HEARTS_SUIT] == 0 || !ranks.contains(Rung(ACE_RANK))) return 0;
    return SPECIALTY_POINTS * *std::max_element(of_suit.begin(), of_suit.end());
}

/// What the meld of `seat` scores as all melds are turned up [4.1].
constexpr int score_of(const BySeat<Cards>& melds, unsigned seat) {
    const Cards& meld = melds[seat];
    switch (meld.size()) {
        case THIEF: return value(meld[0]);  // [4.2]
        case BEGGAR_MAN: return beggar_man(melds, seat);
        case POOR_MAN: return poor_man(meld);
        case LAWYER: return sum_of_values(meld) == EXACT_POINTS ? EXACT_POINTS : 0;  // [4.7, 4.8]
        case RICH_MAN: return -sum_of_values(meld);                                  // [4.9]
        case DOCTOR: return doctor(meld);
        default: return Seven(meld).best().points();
    }
}

/// The highest total, whatever its sign; if several have it they win together [9.1].
inline SeatSet State::winners() const {
    const i32 highest = *std::max_element(scores.begin(), scores.begin() + seats);
    SeatSet best;
    for (unsigned seat = 0; seat < seats; ++seat)
        if (scores[seat] == highest) best.add(Seat(seat));
    return best;
}

}  // namespace kibitz::chief
