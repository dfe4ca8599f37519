// Written by tools/gen_tables.py from src/kibitz/games/gracias/. Do not edit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kibitz::gracias::tables {

inline constexpr int RULES_VERSION = 1;
inline constexpr unsigned SEATS_LEAST = 3;
inline constexpr unsigned SEATS_MOST = 6;
inline constexpr unsigned COLOURS = 6;
inline constexpr unsigned OF_EACH = 18;
inline constexpr unsigned PACK_SIZE = 108;
inline constexpr unsigned OPEN_AT_FIRST = 2;
inline constexpr unsigned TURNS = 4;
inline constexpr unsigned PILE_OF = 5;
inline constexpr unsigned HELD_MOST = 30;
inline constexpr unsigned ROUNDS_MOST = 255;
inline constexpr unsigned TRIO = 0;
inline constexpr unsigned KEEP = 6;
inline constexpr unsigned ACTIONS = 42;
enum class Phase : std::uint8_t { deal, trio, gift, over };

namespace observation {
inline constexpr std::size_t SEATS = 0;
inline constexpr std::size_t SEAT = 1;
inline constexpr std::size_t PHASE = 2;
inline constexpr std::size_t BIG_OPENER = 3;
inline constexpr std::size_t LITTLE_OPENER = 4;
inline constexpr std::size_t ROUNDS = 5;
inline constexpr std::size_t EVERY_FIVE = 6;
inline constexpr std::size_t SCORED = 7;
inline constexpr std::size_t SCORES = 8;
inline constexpr std::size_t HAD = 14;
inline constexpr std::size_t TURN = 200;
inline constexpr std::size_t ACTING = 201;
inline constexpr std::size_t RESERVES = 202;
inline constexpr std::size_t FACE_DOWN = 238;
inline constexpr std::size_t OWN = 244;
inline constexpr std::size_t TRIOS = 248;
inline constexpr std::size_t TAKEN = 260;
inline constexpr std::size_t DRAW_PILE = 262;
inline constexpr std::size_t SIZE = 263;
}  // namespace observation

inline constexpr std::uint64_t DIGEST = 0x57642069fe6b1989;

}  // namespace kibitz::gracias::tables
