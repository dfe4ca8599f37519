// The cards that can be played, one of each group of equal ones, in the order in which they are tried.
#pragma once

#include "rest.hpp"

namespace kibitz::tarot::solve {

/// Cards of one hand.
struct Cards {
    u64 plain = 0;
    u32 trumps = 0;
    bool excuse = false;

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

/// Moves in order, without allocation.
class Moves {
  public:
    Moves(const Rest& rest, const Cards& cards, unsigned first_choice) {
        if (count(cards.plain) + count(cards.trumps) + cards.excuse == 1) {
            add_all(cards, [](Code) { return 0; });
            if (cards.excuse) add(EXCUSE_CODE, 0);
            return;
        }
        if (rest.free()) from_leader(rest, cards);
        else from_follower(rest, cards);
        if (cards.excuse) add(EXCUSE_CODE, excuse_worth(rest));
        for (unsigned at = 0; at < size_; ++at)
            if (number(cards_[at]) == first_choice) worths_[at] = 30'000;
    }

    unsigned size() const { return size_; }

    /// The best of those not yet taken.
    Code next() {
        unsigned best = taken_;
        for (unsigned at = taken_ + 1; at < size_; ++at)
            if (worths_[at] > worths_[best]) best = at;
        std::swap(worths_[best], worths_[taken_]);
        std::swap(cards_[best], cards_[taken_]);
        return cards_[taken_++];
    }

  private:
    void add(Code card, int worth) {
        cards_[size_] = card;
        worths_[size_++] = static_cast<i16>(worth);
    }

    template <class Worth> void add_all(const Cards& cards, Worth worth) {
        for (u64 word = cards.plain; word != 0; word &= word - 1) add(lowest_plain(word), worth(lowest_plain(word)));
        for (u32 word = cards.trumps; word != 0; word &= word - 1) add(lowest_trump(word), worth(lowest_trump(word)));
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

    /// A trick that is won is worth its points, one that is lost costs the card's; high cards are kept where low ones
    /// do. `itself`: this card wins it, not a later one of its side.
    static int worth_of(Code card, unsigned height, bool wins, bool itself) {
        const int points = POINTS[number(card)];
        const int rank = static_cast<int>(suit_of(card) < PLAIN_SUITS ? plain_height(card) : trump_height(card));
        if (!wins) return -20 * points - rank;
        return 1000 + (itself ? 10 : 20) * points - rank - (height == 0 ? 2 : 0);
    }

    void from_leader(const Rest& rest, const Cards& cards) {
        unsigned reached = PLAIN_SUITS + 1;
        Reach best;
        add_all(cards, [&](Code card) {
            const unsigned suit = suit_of(card) < PLAIN_SUITS ? suit_of(card) : PLAIN_SUITS;
            if (suit != reached) best = later(rest, suit);
            reached = suit;
            const unsigned height = suit == PLAIN_SUITS ? trump_height(card) : plain_height(card);
            const bool itself = height > best.other;
            return worth_of(card, height, itself || best.own > best.other, itself);
        });
    }

    void from_follower(const Rest& rest, const Cards& cards) {
        const Reach best = later(rest, rest.suit);
        const bool side_wins = (rest.winner == TAKER) == (rest.turn() == TAKER);
        const unsigned own_best = std::max(best.own, side_wins ? rest.best : 0U);
        const unsigned other_best = std::max(best.other, side_wins ? 0U : unsigned{rest.best});
        add_all(cards, [&](Code card) {
            unsigned height = 0;
            if (number(card) >= FIRST_TRUMP) height = trump_height(card);
            else if (suit_of(card) == rest.suit) height = plain_height(card);
            const bool itself = height > other_best;
            return worth_of(card, height, itself || own_best > other_best, itself && own_best <= other_best);
        });
    }

    /// Usually late, but before a loss that costs more.
    static int excuse_worth(const Rest& rest) { return rest.free() ? -30 : -25; }

    std::array<Code, HAND_SIZE> cards_;
    std::array<i16, HAND_SIZE> worths_;
    unsigned size_ = 0;
    unsigned taken_ = 0;
};

}  // namespace kibitz::tarot::solve
