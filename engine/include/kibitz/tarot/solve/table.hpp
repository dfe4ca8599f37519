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

/// A position in which a trick begins, in two parts. The shape: how many small cards of each suit each hand has, and
/// where the honours, the trumps by their order, and the Excuse are; with what else the gain depends on. And the order
/// of the small cards: in each suit their owners, the highest at the same place whatever their number.
struct Position {
    u64 check = 0;  // of the shape
    u64 place = 0;  // likewise
    u64 odd = 0;    // small cards of seats 1 and 3
    u64 upper = 0;  // of seats 2 and 3
    u64 small = 0;  // all, where they are
    u8 left = 0;    // tricks
};

/// A number for the order of the small cards in those places that `ranks`, as the order has them, names.
inline u64 order_of(const Position& position, Ranks ranks) {
    constexpr u64 ODD = 0xD6E8FEB86659FD93;
    constexpr u64 UPPER = 0xA0761D6478BD642F;
    const u64 sum = (position.odd & ranks) * ODD + (position.upper & ranks) * UPPER;
    return mix(sum ^ sum >> 32 ^ ranks);
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

/// The position of a trick that begins; `credits` stands for the credits still possible.
inline Position position_of(const Rest& rest, u64 credits) {
    constexpr u64 FOUR = 0x000F'000F'000F'000F;
    const u64 honours = (rest.plain[0] >> SMALL_COUNT & FOUR) | (rest.plain[1] >> SMALL_COUNT & FOUR) << 4 |
                        (rest.plain[2] >> SMALL_COUNT & FOUR) << 8 | (rest.plain[3] >> SMALL_COUNT & FOUR) << 12;
    const u32 trumps = rest.all_trumps();
    constexpr unsigned AFTER = 2 * TRUMPS_COUNT;
    const u64 others = compress<u64>(rest.trumps[1] | rest.trumps[3], trumps) |
                       compress<u64>(rest.trumps[2] | rest.trumps[3], trumps) << TRUMPS_COUNT |
                       u64{count(trumps)} << AFTER | u64{(trumps & PETIT_BIT) != 0} << (AFTER + 5) |
                       u64{(trumps & HIGHEST_BIT) != 0} << (AFTER + 6) | u64{rest.excuse} << (AFTER + 7) |
                       u64{rest.leader} << (AFTER + 10) | u64{rest.bout_out() ? rest.bouts : 0U} << (AFTER + 12);
    const u64 first = mix(counts_of(rest.plain));
    const u64 second = mix(first ^ honours);
    const u64 third = mix(second ^ others);

    Position position;
    position.check = mix(third ^ credits);
    position.place = mix(first + 3 * second + 5 * third + 7 * credits);
    position.left = rest.left;
    position.small = rest.all_plain() & SMALL;
    for (unsigned suit = 0; suit < PLAIN_SUITS; ++suit) {
        const u64 out = position.small >> (LANE * suit) & SUIT_BITS;
        const unsigned to = LANE * suit + SMALL_COUNT - count(out);
        position.odd |= compress((rest.plain[1] | rest.plain[3]) >> (LANE * suit), out) << to;
        position.upper |= compress((rest.plain[2] | rest.plain[3]) >> (LANE * suit), out) << to;
    }
    return position;
}

/// Ranks by how many of the small cards that are out they are, from the highest on: four bits a suit.
inline u16 depths_of(const Position& position, Ranks ranks) {
    const u64 in = position.small & ranks;
    unsigned depths = 0;
    for (unsigned suit = 0; suit < PLAIN_SUITS; ++suit) depths |= count(in & suit_word(suit)) << (4 * suit);
    return static_cast<u16>(depths);
}
/// The same, as places in the order.
inline Ranks in_order(u16 depths) {
    Ranks ranks = 0;
    for (unsigned suit = 0; suit < PLAIN_SUITS; ++suit)
        ranks |= small_from(suit, SMALL_COUNT - (depths >> (4 * suit) & 15U));
    return ranks;
}
/// And as ranks in that position.
inline Ranks in_position(const Position& position, u16 depths) {
    Ranks ranks = 0;
    for (unsigned suit = 0; suit < PLAIN_SUITS; ++suit) {
        const unsigned depth = depths >> (4 * suit) & 15U;
        if (depth == 0) continue;
        const u64 out = position.small >> (LANE * suit) & SUIT_BITS;
        ranks |= small_from(suit, select(out, count(out) - depth));
    }
    return ranks;
}

/// Entries in groups of four, 64 bytes; the size is fixed when the table is made.
class Table {
  public:
    struct Entry {
        u64 check = 0;   // of the shape and the order
        u16 depths = 0;  // of the ranks on which the bounds rest
        u16 stamp = 0;   // which clearing, tricks left, and the card that was best
        i16 low = 0;
        i16 high = 0;

        unsigned card() const { return stamp & CARD; }
    };
    static_assert(sizeof(Entry) == 16);
    static constexpr unsigned CARD = 31;

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
        const unsigned stamp = clearing_ << 10 | unsigned{position.left} << 5;
        for (const Entry& entry : memory_[group_of(position)].entries) {
            if ((entry.stamp & ~CARD) != stamp) continue;
            if (entry.check == (position.check ^ order_of(position, in_order(entry.depths))) && use(entry)) return true;
        }
        return false;
    }

    /// Keeps bounds; in a full group what has the fewest tricks left gives way.
    void keep(const Position& position, Ranks ranks, unsigned card, int low, int high) {
        const u16 depths = depths_of(position, ranks);
        const u64 check = position.check ^ order_of(position, in_order(depths));
        Entry* place = nullptr;
        unsigned fewest = ~0U;
        for (Entry& entry : memory_[group_of(position)].entries) {
            const bool current = entry.stamp >> 10 == clearing_;
            if (current && entry.check == check && entry.depths == depths) {
                low = std::max<int>(low, entry.low);
                high = std::min<int>(high, entry.high);
                place = &entry;
                break;
            }
            const unsigned left = current ? entry.stamp >> 5 & 31U : 0;
            if (left < fewest) {
                fewest = left;
                place = &entry;
            }
        }
        *place = {check, depths, static_cast<u16>(clearing_ << 10 | unsigned{position.left} << 5 | card),
                  static_cast<i16>(low), static_cast<i16>(high)};
    }

  private:
    static constexpr unsigned CLEARINGS = 64;
    struct alignas(64) Group {
        std::array<Entry, 4> entries{};
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
