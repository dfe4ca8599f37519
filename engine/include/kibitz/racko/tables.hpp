// Written by tools/gen_tables.py from src/kibitz/games/racko/. Do not edit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kibitz::racko::tables {

inline constexpr int RULES_VERSION = 1;
inline constexpr unsigned SEATS_LEAST = 2;
inline constexpr unsigned SEATS_MOST = 4;
inline constexpr unsigned RACK = 10;
inline constexpr unsigned OUTSIDE = 20;
inline constexpr unsigned PACK_MOST = 60;
inline constexpr int TARGET_MOST = 1000000000;
inline constexpr unsigned TAKE = 0;
inline constexpr unsigned DRAW = 10;
inline constexpr unsigned PLACE = 11;
inline constexpr unsigned TOSS = 21;
inline constexpr unsigned ACTIONS = 22;
enum class Phase : std::uint8_t { cut, deal, turn, drawn, shuffle, over };
inline constexpr int OUT_POINTS = 25;
inline constexpr int CARD_POINTS = 5;
inline constexpr unsigned RUN_NEEDED = 3;
inline constexpr std::array<int, 11> RUN_BONUS{0, 0, 0, 50, 100, 200, 400, 400, 400, 400, 400};

namespace observation {
inline constexpr std::size_t SEATS = 0;
inline constexpr std::size_t SEAT = 1;
inline constexpr std::size_t PHASE = 2;
inline constexpr std::size_t DEALER = 3;
inline constexpr std::size_t TURN = 4;
inline constexpr std::size_t TARGET = 5;
inline constexpr std::size_t BONUS = 6;
inline constexpr std::size_t RUN_OF_THREE = 7;
inline constexpr std::size_t TURN_OVER = 8;
inline constexpr std::size_t ROUNDS = 9;
inline constexpr std::size_t SCORES = 10;
inline constexpr std::size_t CUT = 14;
inline constexpr std::size_t DISCARD = 18;
inline constexpr std::size_t DRAW_PILE = 19;
inline constexpr std::size_t DRAWN = 20;
inline constexpr std::size_t RACK = 21;
inline constexpr std::size_t SEEN = 31;
inline constexpr std::size_t KNOWN = 41;
inline constexpr std::size_t THROWN = 71;
inline constexpr std::size_t RECYCLED = 131;
inline constexpr std::size_t FRESH = 191;
inline constexpr std::size_t SIZE = 231;
}  // namespace observation

inline constexpr std::uint64_t DIGEST = 0x1a28571689f1b35f;

}  // namespace kibitz::racko::tables
