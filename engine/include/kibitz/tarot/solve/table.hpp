// What is known of positions in which a trick begins: bounds of the gain, each with the ranks on which it rests.
#pragma once

#include <cstdlib>
#include <memory>
#include <new>
#ifdef __linux__
#include <sys/mman.h>
#endif

#include "../../digest.hpp"
#include "rest.hpp"

namespace kibitz::tarot::solve {

/// A position in which a trick begins, in two parts. The shape: how many small cards of each suit and trumps from 2 to
/// 20 each hand has, and where the honours and the bouts are; with what else the gain depends on. And the order: the
/// owners of the small cards in each suit, and of those trumps, the highest at the same place whatever their number.
struct Position {
    u64 check = 0;         // of the shape
    u64 place = 0;         // likewise, with the order of some trumps
    u64 odd = 0;           // small cards of seats 1 and 3
    u64 upper = 0;         // of seats 2 and 3
    u64 small = 0;         // all, where they are
    u64 trumps = 0;        // from 2 to 20: those of seats 1 and 3, and in the upper half those of 2 and 3
    u32 small_trumps = 0;  // all, where they are
    u8 left = 0;           // tricks
};

/// From the highest on, how many places must be as they are: four bits for each plain suit, of which the places of the
/// honours, there or gone, are the first four, and the small cards that are out come next; then five bits for trumps.
using Depths = u32;
inline constexpr unsigned TRUMP_DEPTH = 4 * PLAIN_SUITS;
inline constexpr unsigned SMALL_TRUMPS_COUNT = TRUMPS_COUNT - 2;
inline constexpr unsigned PLACE_DEPTH = 7;  // of the highest trumps: with fewer a group would have to hold too many orders

/// A hash of two words: both halves of their product, once each has been changed by a number that no card suggests.
inline u64 folded(u64 a, u64 b) {
    const u128 product = static_cast<u128>(a ^ 0xD6E8FEB86659FD93) * (b ^ 0xA0761D6478BD642F);
    return static_cast<u64>(product >> 64) ^ static_cast<u64>(product);
}

/// A number for the order of the cards that `depths` names. The honours are in the shape.
inline u64 order_of(const Position& position, Depths depths) {
    u64 plain = 0;
    for (unsigned suit = 0; suit < PLAIN_SUITS; ++suit)
        plain |= plain_from(suit, SUIT_SIZE - (depths >> (4 * suit) & 15U));
    const u64 trumps = trumps_from(u32{1} << (SMALL_TRUMPS_COUNT + 1 - (depths >> TRUMP_DEPTH)));
    const u64 owners = folded(position.odd & plain, position.upper & plain);
    const u64 of_trumps = folded(position.trumps & (trumps | trumps << 32), owners);
    return folded(plain & SMALL, of_trumps ^ trumps);
}

/// For each suit, how many cards of each hand `word` has: four bits a hand.
inline u64 counts_of(const std::array<u64, SEATS>& hands) {
    u64 counts = 0;
    for (unsigned seat = 0; seat < SEATS; ++seat) {
        u64 sum = hands[seat] & SMALL;
        sum -= sum >> 1 & 0x5555'5555'5555'5555;
        sum = (sum & 0x3333'3333'3333'3333) + (sum >> 2 & 0x3333'3333'3333'3333);
        sum = (sum + (sum >> 4)) & 0x0F0F'0F0F'0F0F'0F0F;
        sum = (sum + (sum >> 8)) & 0x000F'000F'000F'000F;
        counts |= sum << (4 * seat);
    }
    return counts;
}

inline unsigned owner_of(const Rest& rest, u32 trump) {
    for (unsigned seat = 0; seat < SEATS; ++seat)
        if ((rest.trumps[seat] & trump) != 0) return seat;
    return NOBODY;
}

/// The position of a trick that begins; `credits` stands for the credits still possible.
inline Position position_of(const Rest& rest, u64 credits) {
    constexpr u64 FOUR = 0x000F'000F'000F'000F;
    const u64 honours = (rest.plain[0] >> SMALL_COUNT & FOUR) | (rest.plain[1] >> SMALL_COUNT & FOUR) << 4 |
                        (rest.plain[2] >> SMALL_COUNT & FOUR) << 8 | (rest.plain[3] >> SMALL_COUNT & FOUR) << 12;
    const u32 all = rest.all_trumps();
    const u32 small = all & SMALL_TRUMPS;
    constexpr unsigned AFTER = 5 * SEATS;
    u64 others = u64{owner_of(rest, PETIT_BIT)} << AFTER | u64{owner_of(rest, HIGHEST_BIT)} << (AFTER + 3) |
                 u64{rest.excuse} << (AFTER + 6) | u64{rest.leader} << (AFTER + 9) |
                 u64{rest.bout_out() ? rest.bouts : 0U} << (AFTER + 11);
    for (unsigned seat = 0; seat < SEATS; ++seat)
        others |= u64{count(rest.trumps[seat] & SMALL_TRUMPS)} << (5 * seat);

    Position position;
    position.check = folded(folded(counts_of(rest.plain), honours) ^ others, credits);
    position.left = rest.left;
    position.small = rest.all_plain() & SMALL;
    for (unsigned suit = 0; suit < PLAIN_SUITS; ++suit) {
        const u64 out = position.small >> (LANE * suit) & SUIT_BITS;
        const unsigned to = LANE * suit + SMALL_COUNT - count(out);
        position.odd |= compress((rest.plain[1] | rest.plain[3]) >> (LANE * suit), out) << to;
        position.upper |= compress((rest.plain[2] | rest.plain[3]) >> (LANE * suit), out) << to;
    }
    position.small_trumps = small;
    const unsigned to = 1 + SMALL_TRUMPS_COUNT - count(small);
    position.trumps = (u64{compress(rest.trumps[1] | rest.trumps[3], small)} |
                       u64{compress(rest.trumps[2] | rest.trumps[3], small)} << 32)
                      << to;
    position.place = mix(position.check ^ order_of(position, std::min(count(small), PLACE_DEPTH) << TRUMP_DEPTH));
    return position;
}

/// Ranks as depths in that position.
inline Depths depths_of(const Position& position, const Ranks& ranks) {
    const u64 in = (position.small | ~SMALL) & ranks.plain;
    Depths depths = count(position.small_trumps & ranks.trumps) << TRUMP_DEPTH;
    for (unsigned suit = 0; suit < PLAIN_SUITS; ++suit) depths |= count(in & suit_word(suit)) << (4 * suit);
    return depths;
}
/// And back.
inline Ranks in_position(const Position& position, Depths depths) {
    Ranks ranks;
    for (unsigned suit = 0; suit < PLAIN_SUITS; ++suit) {
        const unsigned depth = depths >> (4 * suit) & 15U;
        const u64 out = position.small >> (LANE * suit) & SUIT_BITS;
        const unsigned rank = depth <= HONOURS ? SUIT_SIZE - depth : select(out, count(out) + HONOURS - depth);
        ranks.plain |= plain_from(suit, rank);
    }
    const unsigned depth = depths >> TRUMP_DEPTH;
    if (depth > 0) ranks.trumps = trumps_from(highest_bits(position.small_trumps, depth));
    return ranks;
}

/// Entries in groups of eight, two lines of the processor's cache; the size is fixed when the table is made.
class Table {
  public:
    struct Entry {
        u64 check = 0;  // of the shape and the order
        u32 about = 0;  // depths of the ranks on which the bound rests, the card that was best, tricks left
        i16 bound = 0;  // of the gain
        u16 stamp = 0;  // which clearing, and whether the gain is at least the bound

        Depths depths() const { return about & DEPTHS; }
        unsigned card() const { return about >> CARD_AT & CARD; }
        unsigned left() const { return about >> LEFT_AT; }
        bool at_least() const { return (stamp & 1) != 0; }
    };
    static_assert(sizeof(Entry) == 16);
    static constexpr u32 CARD = 31;
    static constexpr unsigned CARD_AT = TRUMP_DEPTH + 5;
    static constexpr unsigned LEFT_AT = CARD_AT + 5;
    static constexpr Depths DEPTHS = (1U << CARD_AT) - 1;

    explicit Table(std::size_t mebibytes)
        : groups_(mebibytes * 1024 * 1024 / sizeof(Group)), memory_(allocated(groups_)) {}

    /// Forgets all. Entries of an earlier clearing count as empty, so that it costs nothing; once in a while it does.
    void clear() {
        if (++clearing_ < CLEARINGS) return;
        clearing_ = 1;
        std::fill(memory_.get(), memory_.get() + groups_, Group{});
    }

    /// Calls `use` with the entries that hold in a position until it returns true; whether it did.
    template <class Use> bool find(const Position& position, Use use) const {
        for (const Entry& entry : memory_[group_of(position)].entries) {
            if (entry.left() != position.left || entry.stamp >> 1 != clearing_) continue;
            if (entry.check == (position.check ^ order_of(position, entry.depths())) && use(entry)) return true;
        }
        return false;
    }

    /// Keeps a bound; in a full group what has the fewest tricks left gives way.
    void keep(const Position& position, const Ranks& ranks, unsigned card, int bound, bool at_least) {
        const Depths depths = depths_of(position, ranks);
        const u64 check = position.check ^ order_of(position, depths);
        Entry* place = nullptr;
        unsigned fewest = ~0U;
        for (Entry& entry : memory_[group_of(position)].entries) {
            const bool current = entry.stamp >> 1 == clearing_;
            if (current && entry.check == check && entry.at_least() == at_least) {
                place = &entry;
                break;
            }
            const unsigned left = current ? entry.left() : 0;
            if (left < fewest) {
                fewest = left;
                place = &entry;
            }
        }
        *place = {check, depths | card << CARD_AT | u32{position.left} << LEFT_AT, static_cast<i16>(bound),
                  static_cast<u16>(clearing_ << 1 | unsigned{at_least})};
    }

  private:
    static constexpr unsigned CLEARINGS = 1U << 15;
    struct alignas(128) Group {
        std::array<Entry, 8> entries{};
    };
    struct Free {
        void operator()(Group* at) const { std::free(at); }
    };
    using Memory = std::unique_ptr<Group[], Free>;

    /// Empty groups, on large pages where the system has them: entries are asked for all over the table.
    static Memory allocated(std::size_t groups) {
        constexpr std::size_t LARGE_PAGE = 2 * 1024 * 1024;
        const std::size_t bytes = (groups * sizeof(Group) + LARGE_PAGE - 1) / LARGE_PAGE * LARGE_PAGE;
        Memory memory(static_cast<Group*>(std::aligned_alloc(LARGE_PAGE, bytes)));
        if (memory == nullptr) throw std::bad_alloc();
#ifdef __linux__
        madvise(memory.get(), bytes, MADV_HUGEPAGE);
#endif
        std::uninitialized_fill(memory.get(), memory.get() + groups, Group{});
        return memory;
    }

    std::size_t group_of(const Position& position) const {
        return static_cast<std::size_t>(static_cast<unsigned __int128>(position.place) * groups_ >> 64);
    }

    std::size_t groups_;
    Memory memory_;
    unsigned clearing_ = 1;
};

}  // namespace kibitz::tarot::solve
