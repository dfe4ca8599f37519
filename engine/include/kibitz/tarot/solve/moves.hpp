// The cards that can be played, one of each group of equal ones, in the order in which they are tried.
#pragma once

#include "rest.hpp"

namespace kibitz::tarot::solve {

/// Cards of one hand.
struct Cards {
    u64 plain = 0;
    u32 trumps = 0;
    bool excuse = false;

    unsigned size() const { return count(plain) + count(trumps) + excuse; }
    bool contains(Code card) const {
        if (card == EXCUSE_CODE) return excuse;
        return number(card) < FIRST_TRUMP ? (plain & plain_bit(card)) != 0 : (trumps & trump_bit(card)) != 0;
    }
};

/// What the seat to play may play [6.4 to 6.9, 6.12].
inline Cards playable(const Rest& rest) {
    const unsigned seat = rest.turn();
    const Cards own{rest.plain[seat], rest.trumps[seat], rest.excuse == seat};
    if (rest.free()) return own;
    if (rest.suit < PLAIN_SUITS) {
        const u64 follow = own.plain & suit_word(rest.suit);
        if (follow != 0) return {follow, 0, own.excuse};
    }
    if (own.trumps == 0) return own;
    const u32 higher = above(own.trumps, rest.best);
    return {0, higher != 0 ? higher : own.trumps, own.excuse};
}

/// The cards of the plain suits that are out: in the hands, or winning the trick.
inline u64 plain_out(const Rest& rest) {
    const bool winning = rest.best > 0 && rest.best < LANE;
    return rest.all_plain() | (winning ? u64{1} << (LANE * rest.suit + rest.best - 1) : 0);
}

/// Of the cards of the seat to play those that are equal to a lower one of its own: neighbours among those out which
/// count the same.
inline u64 equal_to_lower(const Rest& rest, u64 out) { return after_own(rest.plain[rest.turn()], out) & SMALL; }

/// The same of trumps.
inline u32 trumps_out(const Rest& rest) {
    return rest.all_trumps() | (rest.best >= LANE ? u32{1} << (rest.best - LANE) : 0);
}
inline u32 trumps_equal_to_lower(const Rest& rest, u32 out) {
    const u32 own = rest.trumps[rest.turn()];
    return (~out + ((own & ~PETIT_BIT) << 1)) & own & SMALL_TRUMPS;
}

/// Without the cards that are equal to a lower one.
inline Cards without_equals(const Rest& rest, const Cards& cards) {
    Cards left = cards;
    if (left.plain != 0) left.plain &= ~equal_to_lower(rest, plain_out(rest));
    if (left.trumps != 0) left.trumps &= ~trumps_equal_to_lower(rest, trumps_out(rest));
    return left;
}

/// What the other seats can do to a trick: the height of the best that those of each side who play later can reach.
struct Reach {
    unsigned own = 0;
    unsigned other = 0;
};

/// The best that `seat` could do if `suit` is to be followed, the Excuse left out.
inline unsigned reach(const Rest& rest, unsigned seat, unsigned suit) {
    if (suit < PLAIN_SUITS) {
        const unsigned height = highest_plain(rest.plain[seat], suit);
        if (height > 0) return height;
    }
    return highest_trump(rest.trumps[seat]);
}

/// How good a card promises to be, by what becomes of the trick. One that is won is worth its points, one that is lost
/// costs the card's; high cards are kept where low ones do.
struct Promise {
    std::array<i16, CODES> wins{};   // this card wins it
    std::array<i16, CODES> helps{};  // a later one of its side, or an earlier
    std::array<i16, CODES> loses{};
};
inline constexpr Promise PROMISE = [] {
    Promise promise;
    for (unsigned at = 0; at < CODES; ++at) {
        const int points = POINTS[at];
        const auto rank = static_cast<int>(at < FIRST_TRUMP ? plain_height(Code(at)) : trump_height(Code(at)));
        promise.wins[at] = static_cast<i16>(1000 + 10 * points - rank);
        promise.helps[at] = static_cast<i16>(1000 + 20 * points - rank);
        promise.loses[at] = static_cast<i16>(-20 * points - rank);
    }
    return promise;
}();

/// Moves in order, without allocation.
class Moves {
  public:
    Moves(const Rest& rest, const Cards& cards, unsigned first_choice) {
        if (cards.size() == 1) {
            add_all(cards, PROMISE.loses);
            if (cards.excuse) add(EXCUSE_CODE, 0);
            return;
        }
        if (rest.free()) from_leader(rest, cards);
        else from_follower(rest, cards);
        if (cards.excuse) add(EXCUSE_CODE, excuse_worth(rest));
        for (unsigned at = 0; at < size_ && first_choice < CODES; ++at)
            if (code_of(moves_[at]) == Code(first_choice)) moves_[at] = move_of(Code(first_choice), FIRST);
    }

    unsigned size() const { return size_; }

    /// The best of those not yet taken.
    Code next() {
        unsigned best = taken_;
        for (unsigned at = taken_ + 1; at < size_; ++at) best = moves_[at] > moves_[best] ? at : best;
        const i32 move = moves_[best];
        moves_[best] = moves_[taken_++];
        return code_of(move);
    }

  private:
    static constexpr int FIRST = 30'000;
    static constexpr int CODE_MASK = 127;

    /// A card and what it promises in one number; of equal promises the lower card comes first.
    static i32 move_of(Code card, int promise) {
        return promise * (CODE_MASK + 1) + CODE_MASK - static_cast<i32>(card);
    }
    static Code code_of(i32 move) { return Code(CODE_MASK - (move & CODE_MASK)); }

    void add(Code card, int promise) { moves_[size_++] = move_of(card, promise); }
    void add_all(const Cards& cards, const std::array<i16, CODES>& promise) {
        for (u64 word = cards.plain; word != 0; word &= word - 1)
            add(lowest_plain(word), promise[number(lowest_plain(word))]);
        for (u32 word = cards.trumps; word != 0; word &= word - 1)
            add(lowest_trump(word), promise[number(lowest_trump(word))]);
    }

    static Reach later(const Rest& rest, unsigned suit) {
        const unsigned seat = rest.turn();
        Reach best;
        for (unsigned step = 1; step < SEATS - rest.size; ++step) {
            const unsigned other = (seat + step) % SEATS;
            unsigned& side = (seat == TAKER) == (other == TAKER) ? best.own : best.other;
            side = std::max(side, reach(rest, other, suit));
        }
        return best;
    }

    /// Cards of the suit that is led, or trumps, against the best that the others can do.
    void add_against(const Cards& cards, unsigned suit, const Reach& best) {
        const Cards higher{cards.plain & above_plain(suit, best.other), above(cards.trumps, best.other)};
        add_all(higher, PROMISE.wins);
        add_all({cards.plain & ~higher.plain, cards.trumps & ~higher.trumps},
                best.own > best.other ? PROMISE.helps : PROMISE.loses);
    }

    void from_leader(const Rest& rest, const Cards& cards) {
        for (u64 word = cards.plain; word != 0;) {
            const unsigned suit = suit_of(lowest_plain(word));
            add_against({word & suit_word(suit)}, suit, later(rest, suit));
            word &= ~suit_word(suit);
        }
        if (cards.trumps != 0) add_against({0, cards.trumps}, PLAIN_SUITS, later(rest, PLAIN_SUITS));
    }

    void from_follower(const Rest& rest, const Cards& cards) {
        const Reach best = later(rest, rest.suit);
        const bool side_wins = (rest.winner == TAKER) == (rest.turn() == TAKER);
        const unsigned own_best = std::max(best.own, side_wins ? rest.best : 0U);
        const unsigned other_best = std::max(best.other, side_wins ? 0U : unsigned{rest.best});
        if (own_best > other_best) add_all(cards, PROMISE.helps);
        else add_against(cards, rest.suit, {own_best, other_best});
    }

    /// Usually late, but before a loss that costs more.
    static int excuse_worth(const Rest& rest) { return rest.free() ? -30 : -25; }

    std::array<i32, HAND_SIZE> moves_;
    unsigned size_ = 0;
    unsigned taken_ = 0;
};

}  // namespace kibitz::tarot::solve
