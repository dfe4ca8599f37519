// The open-hand solver's cards: a hand as two words, so that neighbours, masters and ranks are a few instructions.
#pragma once

#include "../state.hpp"

namespace kibitz::tarot::solve {

/// A card in the solver: suit * 16 + rank for the plain suits (rank 0 is the ace, 13 the king), then the trumps from
/// 64 on (the Petit), then the Excuse.
enum class Code : u8 {};
inline constexpr unsigned LANE = 16;  // a suit's places in the word of the plain suits; the upper two stay empty
inline constexpr unsigned FIRST_TRUMP = LANE * PLAIN_SUITS;
inline constexpr Code EXCUSE_CODE{FIRST_TRUMP + TRUMPS_COUNT};
inline constexpr unsigned CODES = FIRST_TRUMP + TRUMPS_COUNT + 1;

constexpr Code code_of(Card card) {
    const unsigned id = number(card);
    if (card == EXCUSE) return EXCUSE_CODE;
    return Code(id < PETIT_NUMBER ? id / SUIT_SIZE * LANE + id % SUIT_SIZE : FIRST_TRUMP + id - PETIT_NUMBER);
}
constexpr Card card_of(Code code) {
    const unsigned id = number(code);
    if (code == EXCUSE_CODE) return EXCUSE;
    return Card(id < FIRST_TRUMP ? id / LANE * SUIT_SIZE + id % LANE : PETIT_NUMBER + id - FIRST_TRUMP);
}

inline constexpr std::array<i8, CODES> POINTS = [] {
    std::array<i8, CODES> points{};
    PACK.each([&](Card card) { points[number(code_of(card))] = static_cast<i8>(CARD_HALF_POINTS[number(card)]); });
    return points;
}();

inline constexpr u64 LANES = 0x0001'0001'0001'0001;  // the lowest place of each suit
inline constexpr u64 SUIT_BITS = (1U << SUIT_SIZE) - 1;
inline constexpr unsigned SMALL_COUNT = 10;  // ace to ten count the same
inline constexpr unsigned HONOURS = SUIT_SIZE - SMALL_COUNT;
inline constexpr u64 SMALL = LANES * ((1U << SMALL_COUNT) - 1);
inline constexpr u32 PETIT_BIT = 1;
inline constexpr u32 HIGHEST_BIT = u32{1} << (TRUMPS_COUNT - 1);
inline constexpr u32 SMALL_TRUMPS = HIGHEST_BIT - 1 - PETIT_BIT;

constexpr u64 suit_word(unsigned suit) { return SUIT_BITS << (LANE * suit); }
constexpr u64 plain_bit(Code code) { return u64{1} << number(code); }
constexpr u32 trump_bit(Code code) { return u32{1} << (number(code) - FIRST_TRUMP); }
/// In each suit, the places up to that of the highest of these cards.
constexpr u64 places_up_to(u64 plain) {
    for (unsigned by = 1; by < LANE; by *= 2) plain |= plain >> by & LANES * (0xFFFFU >> by);
    return plain;
}
/// The card of the lowest bit; there must be one.
constexpr Code lowest_plain(u64 word) { return Code(std::countr_zero(word)); }
constexpr Code lowest_trump(u32 word) { return Code(FIRST_TRUMP + static_cast<unsigned>(std::countr_zero(word))); }
constexpr unsigned suit_of(Code code) { return number(code) / LANE; }  // PLAIN_SUITS for trumps

/// How high a card is: 1 to 14 in its suit, trumps above. 0 is no card.
constexpr unsigned plain_height(Code code) { return number(code) % LANE + 1; }
constexpr unsigned trump_height(Code code) { return number(code) - FIRST_TRUMP + LANE; }

/// The height of the highest of these cards of one suit, or trumps; 0 if there are none.
constexpr unsigned highest_plain(u64 word, unsigned suit) {
    return static_cast<unsigned>(std::bit_width(word >> (LANE * suit) & SUIT_BITS));
}
constexpr unsigned highest_trump(u32 word) {
    return word == 0 ? 0 : static_cast<unsigned>(std::bit_width(word)) - 1 + LANE;
}
/// The trumps above that height.
constexpr u32 above(u32 trumps, unsigned height) {
    return height < LANE ? trumps : trumps & (~u32{1} << (height - LANE));
}
/// The cards of a plain suit above that height; none for trumps.
constexpr u64 above_plain(unsigned suit, unsigned height) {
    return suit < PLAIN_SUITS && height < LANE ? SUIT_BITS >> height << height << (LANE * suit) : 0;
}

/// The cards of `own` whose next lower card among those out is in `own` too. The sum carries a mark from each card of
/// `own` over the places of cards that are gone, to the next card that is out; the places between suits stop it.
constexpr u64 after_own(u64 own, u64 out) {
    const u64 gone = LANES * SUIT_BITS & ~out;
    return (gone + (own << 1)) & own;
}

template <class Word> constexpr Word lowest_bit(Word word) { return word & (~word + 1); }
constexpr u64 small_of(unsigned suit) { return SMALL & suit_word(suit); }

template <class Word> constexpr Word highest_bit(Word word) { return Word{1} << (std::bit_width(word) - 1); }
/// The lowest of the `many` highest trumps; there must be so many.
constexpr u32 highest_bits(u32 trumps, unsigned many) {
    return u32{1} << select(u64{trumps}, static_cast<unsigned>(std::popcount(trumps)) - many);
}

/// Places of cards on whose order a bound rests: in each plain suit from some rank up to the ten, and of the trumps
/// from some up to the 20.
struct Ranks {
    u64 plain = 0;
    u32 trumps = 0;

    bool empty() const { return plain == 0 && trumps == 0; }
    constexpr Ranks operator|(const Ranks& other) const { return {plain | other.plain, trumps | other.trumps}; }
    constexpr Ranks& operator|=(const Ranks& other) { return *this = *this | other; }
};
constexpr u64 plain_from(unsigned suit, unsigned rank) {
    return suit_word(suit) & ~u64{0} << (LANE * suit + rank);
}
/// The small trumps from one up; none from the 21, and from the Petit, which is below all anyway, all.
constexpr u32 trumps_from(u32 bit) { return SMALL_TRUMPS & ~(bit - 1); }
constexpr unsigned rank_of_bit(u64 bit) { return static_cast<unsigned>(std::countr_zero(bit)) % LANE; }

constexpr unsigned count(u64 word) { return static_cast<unsigned>(std::popcount(word)); }

/// What cards of the plain suits count, in half points: 1, and for J, N, Q, K another 2, 4, 6, 8.
constexpr int points_of_plain(u64 word) {
    return static_cast<int>(count(word) + 2 * count(word & LANES << 10) + 4 * count(word & LANES << 11) +
                            6 * count(word & LANES << 12) + 8 * count(word & LANES << 13));
}
}  // namespace kibitz::tarot::solve
