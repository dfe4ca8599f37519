// The 64-bit digest of named fields, written as bytes in a documented order (docs/engine-states.md).
#pragma once

#include "bits.hpp"

namespace kibitz {

/// The finisher of splitmix64, with its increment.
constexpr u64 mix(u64 z) {
    z += 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

/// Bytes are gathered into little-endian words of eight and each word is mixed in; the length comes last.
class Digest {
  public:
    constexpr void byte(unsigned value) {
        word_ |= u64{value & 0xFF} << (8 * (length_ % 8));
        if (++length_ % 8 == 0) flush();
    }
    constexpr void two(u32 value) {
        byte(value);
        byte(value >> 8);
    }
    constexpr void four(u32 value) {
        two(value);
        two(value >> 16);
    }
    constexpr void eight(u64 value) {
        four(static_cast<u32>(value));
        four(static_cast<u32>(value >> 32));
    }
    constexpr u64 value() const {
        Digest last = *this;
        if (length_ % 8 != 0) last.flush();
        return mix(last.sum_ ^ length_);
    }

  private:
    constexpr void flush() {
        sum_ = mix(sum_ ^ word_);
        word_ = 0;
    }

    u64 sum_ = 0;
    u64 word_ = 0;
    u64 length_ = 0;
};

}  // namespace kibitz
