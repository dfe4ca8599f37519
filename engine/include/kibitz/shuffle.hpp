// The shuffle of kernel/shuffle.py, and a fast generator for playouts.
//
// A seed and a name give a stream of words: block k is SHA-256(seed, k as 8 bytes big-endian, name),
// each block eight big-endian words in order. A number below n takes words until one is smaller than
// the largest multiple of n that 32 bits hold.
#pragma once

#include <bit>
#include <charconv>
#include <span>
#include <string_view>
#include <utility>

#include "bits.hpp"

namespace kibitz {

using Seed = std::array<u8, 32>;

namespace sha256 {

inline constexpr std::array<u32, 64> K{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

/// SHA-256 (FIPS 180-4).
class Hasher {
  public:
    void add(std::span<const u8> bytes) {
        while (!bytes.empty()) {
            const std::size_t used = length_ % BLOCK;
            const std::size_t some = std::min(bytes.size(), BLOCK - used);
            std::copy_n(bytes.begin(), some, block_.begin() + used);
            length_ += some;
            bytes = bytes.subspan(some);
            if (length_ % BLOCK == 0) compress();
        }
    }
    /// Eight bytes, big-endian.
    void add_eight(u64 value) {
        std::array<u8, 8> bytes;
        for (unsigned at = 0; at < 8; ++at) bytes[at] = static_cast<u8>(value >> (56 - 8 * at));
        add(bytes);
    }
    /// The hash as its eight words; the hasher is used up.
    std::array<u32, 8> words() {
        constexpr std::array<u8, BLOCK> END{0x80};
        const u64 bits = length_ * 8;
        add(std::span(END).first(1 + (2 * BLOCK - 9 - length_ % BLOCK) % BLOCK));
        add_eight(bits);
        return state_;
    }

  private:
    static constexpr std::size_t BLOCK = 64;

    void compress() {
        std::array<u32, 64> w;
        for (unsigned t = 0; t < 16; ++t)
            w[t] = u32{block_[4 * t]} << 24 | u32{block_[4 * t + 1]} << 16 | u32{block_[4 * t + 2]} << 8 |
                   u32{block_[4 * t + 3]};
        for (unsigned t = 16; t < 64; ++t) {
            const u32 s0 = std::rotr(w[t - 15], 7) ^ std::rotr(w[t - 15], 18) ^ (w[t - 15] >> 3);
            const u32 s1 = std::rotr(w[t - 2], 17) ^ std::rotr(w[t - 2], 19) ^ (w[t - 2] >> 10);
            w[t] = w[t - 16] + s0 + w[t - 7] + s1;
        }
        auto [a, b, c, d, e, f, g, h] = state_;
        for (unsigned t = 0; t < 64; t += 8) {  // the letters change places instead of their values
            round(a, b, c, d, e, f, g, h, K[t] + w[t]);
            round(h, a, b, c, d, e, f, g, K[t + 1] + w[t + 1]);
            round(g, h, a, b, c, d, e, f, K[t + 2] + w[t + 2]);
            round(f, g, h, a, b, c, d, e, K[t + 3] + w[t + 3]);
            round(e, f, g, h, a, b, c, d, K[t + 4] + w[t + 4]);
            round(d, e, f, g, h, a, b, c, K[t + 5] + w[t + 5]);
            round(c, d, e, f, g, h, a, b, K[t + 6] + w[t + 6]);
            round(b, c, d, e, f, g, h, a, K[t + 7] + w[t + 7]);
        }
        const std::array<u32, 8> sums{a, b, c, d, e, f, g, h};
        for (unsigned t = 0; t < 8; ++t) state_[t] += sums[t];
    }

    static void round(u32 a, u32 b, u32 c, u32& d, u32 e, u32 f, u32 g, u32& h, u32 word) {
        const u32 s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const u32 one = h + s1 + ((e & f) ^ (~e & g)) + word;
        const u32 s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        d += one;
        h = one + s0 + ((a & b) ^ (a & c) ^ (b & c));
    }

    std::array<u32, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                              0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<u8, BLOCK> block_{};
    u64 length_ = 0;
};

}  // namespace sha256

/// A name of a stream made of words and numbers: `deal 3`.
class Name {
  public:
    Name(std::string_view word, u64 count) {
        put(word);
        put(count);
    }
    Name(std::string_view word, u64 count, std::string_view then, u64 more) : Name(word, count) {
        put(then);
        put(more);
    }
    operator std::string_view() const { return {text_.data(), length_}; }

  private:
    void put(std::string_view word) {
        if (length_ > 0) text_[length_++] = ' ';
        for (const char letter : word) text_[length_++] = letter;
    }
    void put(u64 value) {
        text_[length_++] = ' ';
        const auto end = std::to_chars(text_.data() + length_, text_.data() + text_.size(), value).ptr;
        length_ = static_cast<std::size_t>(end - text_.data());
    }

    std::array<char, 80> text_{};
    std::size_t length_ = 0;
};

/// Block `count` of the stream of a seed and a name, as words.
inline std::array<u32, 8> block(const Seed& seed, u64 count, std::string_view name) {
    sha256::Hasher hasher;
    hasher.add(seed);
    hasher.add_eight(count);
    hasher.add({reinterpret_cast<const u8*>(name.data()), name.size()});
    return hasher.words();
}

/// A seed of its own for `name`.
inline Seed derive(const Seed& seed, std::string_view name) {
    Seed derived;
    const auto words = block(seed, 0, name);
    for (unsigned at = 0; at < 32; ++at) derived[at] = static_cast<u8>(words[at / 4] >> (24 - 8 * (at % 4)));
    return derived;
}

/// The stream of random words of a seed and a name; both must outlive it.
class Stream {
  public:
    Stream(const Seed& seed, std::string_view name) : seed_(seed), name_(name) {}
    Stream(const Seed& seed, Name&& name) = delete;
    Stream(Seed&& seed, std::string_view name) = delete;

    u32 word() {
        if (used_ == 8) {
            words_ = block(seed_, blocks_++, name_);
            used_ = 0;
        }
        return words_[used_++];
    }
    /// A uniform number from 0 to n - 1, for n of at least 1.
    u32 below(u32 n) {
        const u64 range = u64{1} << 32;
        const u64 limit = range - range % n;
        for (;;) {
            const u32 next = word();
            if (next < limit) return next % n;
        }
    }

  private:
    const Seed& seed_;
    std::string_view name_;
    std::array<u32, 8> words_{};
    u64 blocks_ = 0;
    unsigned used_ = 8;
};

/// xoshiro256** of Blackman and Vigna: for playouts and worlds, seeded from a stream.
class Fast {
  public:
    Fast(const Seed& seed, std::string_view name) {
        const auto words = block(seed, 0, name);
        for (unsigned at = 0; at < 4; ++at) state_[at] = u64{words[2 * at]} << 32 | words[2 * at + 1];
    }
    /// Generator number k of those that spring from this one: its words, each mixed with k (the mixing of SplitMix64, by
    /// Steele, Lea and Flood).
    Fast numbered(u64 k) const {
        constexpr u64 golden = 0x9e3779b97f4a7c15;
        Fast other = *this;
        u64 step = k * other.state_.size() * golden;
        for (u64& word : other.state_) {
            u64 mixed = word + (step += golden);
            mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
            mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
            word = mixed ^ (mixed >> 31);
        }
        return other;
    }
    u64 next() {
        const u64 result = std::rotl(state_[1] * 5, 7) * 9;
        const u64 kept = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= kept;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }
    /// A uniform number from 0 to n - 1, for n of at least 1 (Lemire's multiplication, exact).
    u32 below(u32 n) {
        u64 product = (next() >> 32) * n;
        if (static_cast<u32>(product) < n) {
            const u32 least = (0U - n) % n;
            while (static_cast<u32>(product) < least) product = (next() >> 32) * n;
        }
        return static_cast<u32>(product >> 32);
    }
    /// Two uniform numbers out of one word, from 0 to n - 1 and to m - 1 (the same, done again with the remainder).
    std::pair<u32, u32> two_below(u32 n, u32 m) {
        const u64 range = u64{n} * m;
        for (;;) {
            const u128 first = u128{next()} * n;
            const u128 second = u128{static_cast<u64>(first)} * m;
            const auto rest = static_cast<u64>(second);
            if (rest >= range || rest >= (0 - range) % range)
                return {static_cast<u32>(first >> 64), static_cast<u32>(second >> 64)};
        }
    }
    /// Likewise for numbers that need up to 128 bits: as many bits as n - 1 has are drawn until they are below n.
    u128 below_wide(u128 n) {
        const auto ones = [](u64 number) { return ~u64{0} >> std::countl_zero(number | 1); };
        const auto high = static_cast<u64>((n - 1) >> 64);
        const u64 low_mask = high != 0 ? ~u64{0} : ones(static_cast<u64>(n - 1));
        for (;;) {
            u128 drawn = next() & low_mask;
            if (high != 0) drawn |= u128{next() & ones(high)} << 64;
            if (drawn < n) return drawn;
        }
    }

  private:
    std::array<u64, 4> state_;
};

/// Fisher and Yates from the last place down, as kernel/shuffle.py has it.
template <class Thing, class Source> void shuffle(std::span<Thing> things, Source& source) {
    for (std::size_t place = things.size(); place-- > 1;)
        std::swap(things[place], things[source.below(static_cast<u32>(place + 1))]);
}

/// The same with the fast generator, two places at a time.
template <class Thing> void shuffle(std::span<Thing> things, Fast& source) {
    std::size_t left = things.size();
    for (; left > 2; left -= 2) {
        const auto [last, other] = source.two_below(static_cast<u32>(left), static_cast<u32>(left - 1));
        std::swap(things[left - 1], things[last]);
        std::swap(things[left - 2], things[other]);
    }
    if (left == 2) std::swap(things[1], things[source.below(2)]);
}

}  // namespace kibitz
