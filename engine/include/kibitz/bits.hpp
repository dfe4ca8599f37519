// Sets of small things (cards, seats, slots, actions), one bit each, behind names.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace kibitz {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using u128 = unsigned __int128;
using i8 = std::int8_t;
using i16 = std::int16_t;
using i32 = std::int32_t;
using i64 = std::int64_t;

/// The number of an item: an `enum class` is a number that the compiler keeps apart from others.
template <class Item> constexpr unsigned number(Item item) { return static_cast<unsigned>(item); }

/// The place of the one bit in `word` that has `k` ones below it; there must be one.
template <class Word> constexpr unsigned select(Word word, unsigned k) {
#ifdef __BMI2__
    if (!std::is_constant_evaluated()) return static_cast<unsigned>(std::countr_zero(_pdep_u64(u64{1} << k, word)));
#endif
    for (; k > 0; --k) word &= word - 1;
    return static_cast<unsigned>(std::countr_zero(word));
}

/// The bits of `word` at the places of `places`, side by side.
template <class Word> constexpr Word compress(Word word, Word places) {
#ifdef __BMI2__
    if (!std::is_constant_evaluated()) return static_cast<Word>(_pext_u64(word, places));
#endif
    Word packed = 0;
    for (unsigned at = 0; places != 0; ++at) {
        const Word rest = places & (places - 1);
        packed |= static_cast<Word>(Word{(word & (places ^ rest)) != 0} << at);
        places = rest;
    }
    return packed;
}

/// A set of items numbered from 0 to N - 1.
template <class Item, unsigned N> class Set {
    template <class, unsigned> friend class Set;
    using Word = std::conditional_t<N <= 32, u32, u64>;
    static constexpr unsigned BITS = sizeof(Word) * 8;
    static constexpr unsigned WORDS = (N + BITS - 1) / BITS;

  public:
    constexpr Set() = default;

    /// The items numbered from `first` to `last`, both included.
    static constexpr Set range(Item first, Item last) {
        Set set;
        for (unsigned at = number(first); at <= number(last); ++at) set.add(static_cast<Item>(at));
        return set;
    }

    /// The set that has these `bits()`, for sets of one word.
    static constexpr Set of_bits(Word bits) requires(WORDS == 1) {
        Set set;
        set.words_[0] = bits;
        return set;
    }

    /// The set in which the number of each item of `other` is `by` more.
    template <class Other, unsigned M> static constexpr Set moved(const Set<Other, M>& other, unsigned by)
        requires(N > 32)
    {
        assert(M + by <= N);
        Set set;
        for (unsigned at = 0; at < Set<Other, M>::WORDS; ++at) {
            const unsigned to = by + at * Set<Other, M>::BITS;
            const u64 word = other.words_[at];
            set.words_[to / BITS] |= word << (to % BITS);
            if (to % BITS != 0 && to / BITS + 1 < WORDS) set.words_[to / BITS + 1] |= word >> (BITS - to % BITS);
        }
        return set;
    }

    constexpr bool contains(Item item) const {
        assert(number(item) < N);
        return (words_[number(item) / BITS] >> (number(item) % BITS) & 1) != 0;
    }
    constexpr void add(Item item) {
        assert(number(item) < N);
        words_[number(item) / BITS] |= Word{1} << (number(item) % BITS);
    }
    constexpr void remove(Item item) {
        assert(number(item) < N);
        words_[number(item) / BITS] &= ~(Word{1} << (number(item) % BITS));
    }

    constexpr unsigned size() const {
        int sum = 0;
        for (const Word word : words_) sum += std::popcount(word);
        return static_cast<unsigned>(sum);
    }
    constexpr bool empty() const {
        Word any = 0;
        for (const Word word : words_) any |= word;
        return any == 0;
    }

    /// The item with the lowest number; there must be one.
    constexpr Item lowest() const { return nth(0); }

    /// The item that has `k` items before it; there must be one.
    constexpr Item nth(unsigned k) const {
        assert(k < size());
        // Which word it is in can hardly be foretold, so there is no branch on that.
        Word word = words_[0];
        unsigned before = 0;
        for (unsigned at = 1; at < WORDS; ++at) {
            const auto here = static_cast<unsigned>(std::popcount(word));
            const bool further = k >= here;
            k -= further ? here : 0;
            before = further ? at * BITS : before;
            word = further ? words_[at] : word;
        }
        return static_cast<Item>(before + select(word, k));
    }

    constexpr Set operator|(const Set& other) const { return zipped(other, [](Word a, Word b) { return a | b; }); }
    constexpr Set operator&(const Set& other) const { return zipped(other, [](Word a, Word b) { return a & b; }); }
    constexpr Set operator-(const Set& other) const { return zipped(other, [](Word a, Word b) { return a & ~b; }); }
    constexpr Set& operator|=(const Set& other) { return *this = *this | other; }
    constexpr bool operator==(const Set&) const = default;

    /// Whether every item is in `other`, and no bit stands for an item that there is not.
    constexpr bool within(const Set& other) const { return (*this - other).empty(); }

    /// Calls `visit` with each item, ascending.
    template <class Visit> constexpr void each(Visit visit) const {
        for (unsigned at = 0; at < WORDS; ++at)
            for (Word word = words_[at]; word != 0; word &= word - 1)
                visit(static_cast<Item>(at * BITS + static_cast<unsigned>(std::countr_zero(word))));
    }

    /// Writes for each number from 0 to N - 1 whether its item is in the set.
    constexpr void write_mask(bool* out) const {
        std::fill(out, out + N, false);
        each([out](Item item) { out[number(item)] = true; });
    }

    /// Calls `take` with the set as bytes: item 0 is the lowest bit of the first.
    template <class Take> constexpr void each_byte(Take take) const {
        for (unsigned at = 0; at < N; at += 8) take(static_cast<u8>(words_[at / BITS] >> (at % BITS)));
    }

    /// The set as a number, for sets of one word.
    constexpr Word bits() const requires(WORDS == 1) { return words_[0]; }

  private:
    template <class Both> constexpr Set zipped(const Set& other, Both both) const {
        Set set;
        for (unsigned at = 0; at < WORDS; ++at) set.words_[at] = static_cast<Word>(both(words_[at], other.words_[at]));
        return set;
    }

    std::array<Word, WORDS> words_{};
};

/// A seat, numbered from 0 in the order of play.
enum class Seat : u8 {};

inline constexpr unsigned MOST_SEATS = 8;
using SeatSet = Set<Seat, MOST_SEATS>;

/// The seat `steps` places after `seat` round a table of `seats`.
constexpr Seat after(Seat seat, unsigned steps, unsigned seats) {
    return static_cast<Seat>((number(seat) + steps) % seats);
}

/// How many places after `from` the seat `to` sits.
constexpr unsigned places(Seat from, Seat to, unsigned seats) {
    return (number(to) + seats - number(from)) % seats;
}

}  // namespace kibitz
