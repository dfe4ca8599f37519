// Written by tools/gen_tables.py from src/kibitz/games/tarot/. Do not edit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kibitz::tarot::tables {

inline constexpr int RULES_VERSION = 1;
inline constexpr unsigned SEATS = 4;
inline constexpr unsigned CARDS = 78;
inline constexpr unsigned SUIT_SIZE = 14;
inline constexpr unsigned PLAIN_SUITS = 4;
inline constexpr unsigned PETIT_NUMBER = 56;
inline constexpr unsigned TRUMPS_COUNT = 21;
inline constexpr unsigned EXCUSE_NUMBER = 77;
inline constexpr unsigned HAND_SIZE = 18;
inline constexpr unsigned DOG_SIZE = 6;
inline constexpr unsigned DEALS_MOST = 100000;
inline constexpr unsigned BID = 0;
inline constexpr unsigned ASIDE = 5;
inline constexpr unsigned NO_SLAM = 83;
inline constexpr unsigned SLAM = 84;
inline constexpr unsigned HANDFUL = 85;
inline constexpr unsigned PLAY = 106;
inline constexpr unsigned ACTIONS = 184;
inline constexpr std::array<int, 3> HANDFUL_SIZE{10, 13, 15};
inline constexpr std::array<int, 3> HANDFUL_STARTS{9, 6, 6};
enum class Phase : std::uint8_t { deal, bid, aside, slam, play, over };
enum class Contract : std::uint8_t { pass, prise, garde, garde_sans, garde_contre };
inline constexpr std::array<int, 5> MULTIPLIER{0, 1, 2, 4, 6};
inline constexpr std::array<int, 78> CARD_HALF_POINTS{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 5, 7, 9, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 3, 5, 7, 9, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 5, 7, 9, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 5, 7, 9, 9, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 9, 9};
inline constexpr std::array<int, 4> TARGET_HALF_POINTS{112, 102, 82, 72};
inline constexpr int CONTRACT_HALF_POINTS = 50;
inline constexpr int PETIT_HALF_POINTS = 20;
inline constexpr std::array<int, 3> HANDFUL_HALF_POINTS{40, 60, 80};
inline constexpr int SLAM_ANNOUNCED_HALF_POINTS = 800;
inline constexpr int SLAM_FAILED_HALF_POINTS = 400;
inline constexpr int SLAM_HALF_POINTS = 400;

namespace observation {
inline constexpr std::size_t SEATS = 0;
inline constexpr std::size_t SEAT = 1;
inline constexpr std::size_t PHASE = 2;
inline constexpr std::size_t DEALER = 3;
inline constexpr std::size_t DEALS = 4;
inline constexpr std::size_t SCORED = 5;
inline constexpr std::size_t SCORES = 6;
inline constexpr std::size_t TURN = 10;
inline constexpr std::size_t LEADER = 11;
inline constexpr std::size_t BIDS = 12;
inline constexpr std::size_t TAKER = 16;
inline constexpr std::size_t CONTRACT = 17;
inline constexpr std::size_t HAND = 18;
inline constexpr std::size_t OWN_ASIDE = 96;
inline constexpr std::size_t DOG = 174;
inline constexpr std::size_t ASIDE = 252;
inline constexpr std::size_t SHOWN = 253;
inline constexpr std::size_t SLAM = 274;
inline constexpr std::size_t HANDFULS = 275;
inline constexpr std::size_t TRICK = 363;
inline constexpr std::size_t LAST_LEADER = 367;
inline constexpr std::size_t LAST = 368;
inline constexpr std::size_t TRICKS = 372;
inline constexpr std::size_t TAKEN = 376;
inline constexpr std::size_t COMPENSATION = 454;
inline constexpr std::size_t FALLEN = 455;
inline constexpr std::size_t EXCLUDED = 767;
inline constexpr std::size_t SIZE = 1157;
}  // namespace observation

inline constexpr std::uint64_t DIGEST = 0xfc011ea803f78c1c;

}  // namespace kibitz::tarot::tables
