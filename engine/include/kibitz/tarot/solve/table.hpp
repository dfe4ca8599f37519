// What is known of positions in which a trick begins: bounds of the gain, each with the ranks on which it rests.
#pragma once

#include <cstdlib>
#include <memory>
#include <new>
#ifdef __linux__
#include <sys/mman.h>
#endif

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
    const u64 of_trumps = folded(position.trumps & (trumps | trumps << 32), depths);
    return folded(owners, of_trumps);
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
    const u32 odd = rest.trumps[1] | rest.trumps[3];
    const u32 upper = rest.trumps[2] | rest.trumps[3];
    const u32 all = rest.trumps[0] | odd | upper;
    const u32 small = all & SMALL_TRUMPS;
    u64 others = u64{rest.bout_out() ? rest.bouts : 0U} << 5 | u64{rest.excuse} << 2 | rest.leader;
    for (const u32 bout : {PETIT_BIT, HIGHEST_BIT})
        others = others << 3 | u64{(all & bout) != 0} << 2 | u64{(odd & bout) != 0} << 1 | u64{(upper & bout) != 0};
    for (const u32 trumps : rest.trumps) others = others << 5 | count(trumps & SMALL_TRUMPS);

    Position position;
    position.check = folded(folded(counts_of(rest.plain), honours) ^ others, credits);
    position.left = rest.left;
    position.small = rest.all_plain() & SMALL;
    u64 odd_plain = compress(rest.plain[1] | rest.plain[3], position.small);  // side by side, then each suit at its place
    u64 upper_plain = compress(rest.plain[2] | rest.plain[3], position.small);
    for (unsigned suit = 0; suit < PLAIN_SUITS; ++suit) {
        const unsigned out = count(position.small & suit_word(suit));
        const u64 cards = (u64{1} << out) - 1;
        const unsigned to = LANE * suit + SMALL_COUNT - out;
        position.odd |= (odd_plain & cards) << to;
        position.upper |= (upper_plain & cards) << to;
        odd_plain >>= out;
        upper_plain >>= out;
    }
    position.small_trumps = small;
    const unsigned to = 1 + SMALL_TRUMPS_COUNT - count(small);
    position.trumps = (u64{compress(odd, small)} | u64{compress(upper, small)} << 32) << to;
    constexpr u64 HIGHEST_TRUMPS = trumps_from(u32{1} << (1 + SMALL_TRUMPS_COUNT - PLACE_DEPTH));
    position.place = folded(position.check, position.trumps & (HIGHEST_TRUMPS | HIGHEST_TRUMPS << 32));
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

/// Entries in groups of eight, two lines of the processor's cache. It begins with few groups, which the cache holds;
/// when they fill up there are twice as many, up to the size that is given.
class Table {
  public:
    struct Entry {
        u64 check = 0;  // of the shape and the order
        u32 about = 0;  // depths of the ranks on which the bound rests, the card that was best, tricks left: 0 if empty
        i16 bound = 0;  // of the gain
        u16 home = 0;   // bit 0: whether the gain is at least the bound; the others: into which half of its group it goes
                        // at each doubling

        Depths depths() const { return about & DEPTHS; }
        unsigned card() const { return about >> CARD_AT & CARD; }
        unsigned left() const { return about >> LEFT_AT; }
        bool at_least() const { return (home & 1) != 0; }
    };
    static_assert(sizeof(Entry) == 16);
    static constexpr u32 CARD = 31;
    static constexpr unsigned CARD_AT = TRUMP_DEPTH + 5;
    static constexpr unsigned LEFT_AT = CARD_AT + 5;
    static constexpr Depths DEPTHS = (1U << CARD_AT) - 1;

    explicit Table(std::size_t mebibytes) {
        const std::size_t most = mebibytes * 1024 * 1024 / sizeof(Group);
        while (doublings_most_ < DOUBLINGS && most >> doublings_most_ >= 2 * FEWEST) ++doublings_most_;
        fewest_ = most >> doublings_most_;
        memory_ = allocated(fewest_ << doublings_most_);
        clear();
    }

    /// Forgets all.
    void clear() {
        doublings_ = 0;
        used_ = 0;
        std::uninitialized_fill(memory_.get(), memory_.get() + fewest_, Group{});
    }

    /// Has the memory begin to fetch what is known of a position: it takes about as long as the bounds without search.
    void fetch(const Position& position) const {
        const Group& group = memory_[group_of(position)];
        __builtin_prefetch(&group);
        __builtin_prefetch(&group.entries[4]);
    }

    /// Calls `use` with the entries that hold in a position until it returns true; whether it did.
    template <class Use> bool find(const Position& position, Use use) const {
        for (const Entry& entry : memory_[group_of(position)].entries) {
            if (entry.left() != position.left) continue;
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
            if (entry.check == check && entry.at_least() == at_least && entry.left() > 0) {
                place = &entry;
                break;
            }
            if (entry.left() < fewest) {
                fewest = entry.left();
                place = &entry;
            }
        }
        used_ += place->left() == 0;
        const u64 home = static_cast<u64>(at(position)) >> (64 - DOUBLINGS) << 1;
        *place = {check, depths | card << CARD_AT | u32{position.left} << LEFT_AT, static_cast<i16>(bound),
                  static_cast<u16>(home | unsigned{at_least})};
        if (used_ > FULL * groups() && doublings_ < doublings_most_) twice_as_many();
    }

  private:
    static constexpr unsigned DOUBLINGS = 15;   // at most: bits of an entry's home
    static constexpr std::size_t FEWEST = 256;  // groups, or up to twice as many
    static constexpr std::size_t FULL = 2;      // entries a group: some shapes have many, and would soon lose theirs
    struct alignas(128) Group {
        std::array<Entry, 8> entries{};
    };
    struct Free {
        void operator()(Group* at) const { std::free(at); }
    };
    using Memory = std::unique_ptr<Group[], Free>;

    /// Memory for groups, on large pages where the system has them: entries are asked for all over the table.
    static Memory allocated(std::size_t groups) {
        constexpr std::size_t LARGE_PAGE = 2 * 1024 * 1024;
        const std::size_t bytes = (groups * sizeof(Group) + LARGE_PAGE - 1) / LARGE_PAGE * LARGE_PAGE;
        Memory memory(static_cast<Group*>(std::aligned_alloc(LARGE_PAGE, bytes)));
        if (memory == nullptr) throw std::bad_alloc();
#ifdef __linux__
        madvise(memory.get(), bytes, MADV_HUGEPAGE);
#endif
        return memory;
    }

    std::size_t groups() const { return fewest_ << doublings_; }

    /// Where a position belongs among the fewest groups; its fraction says where when there are more.
    u128 at(const Position& position) const { return static_cast<u128>(position.place) * fewest_; }
    std::size_t group_of(const Position& position) const {
        return static_cast<std::size_t>(at(position) >> (64 - doublings_));
    }

    /// Each group becomes two, the last one first, so that none is written over before it is read.
    void twice_as_many() {
        for (std::size_t at = groups(); at-- > 0;) {
            const Group group = memory_[at];
            std::array<Group, 2> two{};
            std::array<unsigned, 2> sizes{};
            for (const Entry& entry : group.entries) {
                const unsigned to = entry.home >> (DOUBLINGS - doublings_) & 1U;
                if (entry.left() > 0) two[to].entries[sizes[to]++] = entry;
            }
            memory_[2 * at] = two[0];
            memory_[2 * at + 1] = two[1];
        }
        ++doublings_;
    }

    std::size_t fewest_ = 0;
    unsigned doublings_ = 0;
    unsigned doublings_most_ = 0;
    std::size_t used_ = 0;  // entries
    Memory memory_;
};

}  // namespace kibitz::tarot::solve
