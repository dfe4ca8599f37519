// Written by tools/gen_tables.py from src/kibitz/games/chief/. Do not edit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kibitz::chief::tables {

inline constexpr int RULES_VERSION = 1;
inline constexpr unsigned SEATS_LEAST = 2;
inline constexpr unsigned SEATS_MOST = 8;
inline constexpr unsigned RANKS = 13;
inline constexpr unsigned SUITS = 4;
inline constexpr unsigned FACES = 52;
inline constexpr unsigned ACE_RANK = 0;
inline constexpr unsigned SPADES_SUIT = 0;
inline constexpr unsigned HEARTS_SUIT = 1;
inline constexpr unsigned DECKS_MOST = 2;
inline constexpr unsigned PACK_MOST = 104;
inline constexpr unsigned HAND = 8;
inline constexpr unsigned MELD_MOST = 7;
inline constexpr unsigned ROUNDS = 7;
inline constexpr unsigned ATTEMPTS = 3;
inline constexpr unsigned MELD = 0;
inline constexpr unsigned STEAL = 254;
inline constexpr unsigned NO_STEAL = 670;
inline constexpr unsigned ACTIONS = 671;
enum class Phase : std::uint8_t { deal, meld, theft, refill, shuffle, over };
inline constexpr std::array<int, 52> VALUE{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10,
    10, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10};
inline constexpr int ALMS_POINTS = 2;
inline constexpr int EXACT_POINTS = 25;
inline constexpr int SPECIALTY_POINTS = 10;
inline constexpr int FIVE_OF_A_KIND_POINTS = 50;
inline constexpr int STRAIGHT_FLUSH_POINTS = 45;
inline constexpr int FOUR_OF_A_KIND_POINTS = 40;
inline constexpr int FULL_HOUSE_POINTS = 35;
inline constexpr int FLUSH_POINTS = 30;
inline constexpr int STRAIGHT_POINTS = 25;
inline constexpr int THREE_OF_A_KIND_POINTS = 20;
inline constexpr int TWO_PAIRS_POINTS = 15;
inline constexpr int ONE_PAIR_POINTS = 10;
inline constexpr int NO_PAIR_POINTS = 5;

namespace observation {
inline constexpr std::size_t SEATS = 0;
inline constexpr std::size_t SEAT = 1;
inline constexpr std::size_t PHASE = 2;
inline constexpr std::size_t DEALER = 3;
inline constexpr std::size_t DECKS = 4;
inline constexpr std::size_t ROUND = 5;
inline constexpr std::size_t TO_ACT = 6;
inline constexpr std::size_t SCORES = 14;
inline constexpr std::size_t SHOWN = 22;
inline constexpr std::size_t HAND = 78;
inline constexpr std::size_t SEALED = 86;
inline constexpr std::size_t HELD = 87;
inline constexpr std::size_t STOCK = 95;
inline constexpr std::size_t MELDS = 96;
inline constexpr std::size_t THIEVES = 152;
inline constexpr std::size_t ATTEMPT = 160;
inline constexpr std::size_t NEXT_CARD = 161;
inline constexpr std::size_t TAKEN = 162;
inline constexpr std::size_t RETURNED = 170;
inline constexpr std::size_t SIZE = 222;
}  // namespace observation

inline constexpr std::uint64_t DIGEST = 0xdba7587c7a4c7a86;

}  // namespace kibitz::chief::tables
