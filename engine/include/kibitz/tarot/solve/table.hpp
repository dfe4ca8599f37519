// What is known of positions in which a trick begins: bounds of the gain, by a key of relative ranks.
#pragma once

#include <memory>

#include "../../digest.hpp"
#include "rest.hpp"

namespace kibitz::tarot::solve {

/// 128 bits that stand for a position and the credits still possible.
struct Key {
    u64 check = 0;
    u64 place = 0;
};

/// The key of a position in which a trick begins; `credits` stands for the credits still possible.
inline Key key_of(const Rest& rest, u64 credits) {
    constexpr u64 SPREAD = 0xD6E8FEB86659FD93;
    const u64 out = rest.all_plain();
    const u64 odd = rest.plain[1] | rest.plain[3];
    const u64 upper = rest.plain[2] | rest.plain[3];
    Key key;
    for (unsigned suit = 0; suit < PLAIN_SUITS; ++suit) {  // a sum: suits may change places
        const u64 here = out >> (LANE * suit) & SUIT_BITS;
        const u64 word = compress(odd >> (LANE * suit) & SUIT_BITS, here) |
                         compress(upper >> (LANE * suit) & SUIT_BITS, here) << SUIT_SIZE |
                         here >> SMALL_COUNT << (2 * SUIT_SIZE) | u64{count(here)} << (2 * SUIT_SIZE + 4);
        const u64 mixed = mix(word);
        key.check += mixed;
        key.place += (mixed ^ mixed >> 32) * SPREAD;
    }
    const u32 trumps = rest.all_trumps();
    constexpr unsigned AFTER = 2 * TRUMPS_COUNT;
    const u64 word = compress<u64>(rest.trumps[1] | rest.trumps[3], trumps) |
                     compress<u64>(rest.trumps[2] | rest.trumps[3], trumps) << TRUMPS_COUNT |
                     u64{count(trumps)} << AFTER | u64{(trumps & PETIT_BIT) != 0} << (AFTER + 5) |
                     u64{(trumps & HIGHEST_BIT) != 0} << (AFTER + 6) | u64{rest.excuse} << (AFTER + 7) |
                     u64{rest.leader} << (AFTER + 10) | u64{rest.bout_out() ? rest.bouts : 0U} << (AFTER + 12);
    const u64 mixed = mix(word ^ credits);
    key.check = (key.check ^ mixed) * SPREAD;
    key.check ^= key.check >> 32;
    key.place = mix(key.place + mixed * SPREAD);
    return key;
}

/// Entries in groups of four, 64 bytes; the size is fixed when the table is made.
class Table {
  public:
    struct Entry {
        u64 check = 0;
        u16 check_too = 0;
        u16 stamp = 0;  // which clearing, tricks left, and the card that was best
        i16 low = 0;
        i16 high = 0;
    };
    static_assert(sizeof(Entry) == 16);

    explicit Table(std::size_t mebibytes)
        : groups_(mebibytes * 1024 * 1024 / sizeof(Group)), memory_(std::make_unique<Group[]>(groups_)) {}

    /// Forgets all. Entries of an earlier clearing count as empty, so that it costs nothing; once in a while it does.
    void clear() {
        if (++clearing_ < CLEARINGS) return;
        clearing_ = 1;
        std::fill(memory_.get(), memory_.get() + groups_, Group{});
    }

    void prefetch(const Key& key) const { __builtin_prefetch(&memory_[group_of(key)]); }

    /// The entry of a key; nothing if there is none.
    const Entry* find(const Key& key) const {
        for (const Entry& entry : memory_[group_of(key)].entries)
            if (entry.check == key.check && entry.check_too == static_cast<u16>(key.place) && is_current(entry))
                return &entry;
        return nullptr;
    }

    /// Keeps bounds; of others in the group the one with the fewest tricks left gives way.
    void keep(const Key& key, unsigned left, unsigned card, int low, int high) {
        Group& group = memory_[group_of(key)];
        Entry* place = &group.entries[0];
        unsigned fewest = ~0U;
        for (Entry& entry : group.entries) {
            const bool current = is_current(entry);
            if (current && entry.check == key.check && entry.check_too == static_cast<u16>(key.place)) {
                place = &entry;
                break;
            }
            const unsigned tricks = current ? left_of(entry) : 0;
            if (tricks < fewest) {
                fewest = tricks;
                place = &entry;
            }
        }
        *place = {key.check, static_cast<u16>(key.place), static_cast<u16>(clearing_ << 10 | left << 5 | card),
                  static_cast<i16>(low), static_cast<i16>(high)};
    }

    static unsigned card_of(const Entry& entry) { return entry.stamp & 31; }

  private:
    static constexpr unsigned CLEARINGS = 64;
    struct alignas(64) Group {
        std::array<Entry, 4> entries{};
    };

    std::size_t group_of(const Key& key) const {
        return static_cast<std::size_t>(static_cast<unsigned __int128>(key.place) * groups_ >> 64);
    }
    bool is_current(const Entry& entry) const { return entry.stamp >> 10 == clearing_; }
    static unsigned left_of(const Entry& entry) { return entry.stamp >> 5 & 31; }

    std::size_t groups_;
    std::unique_ptr<Group[]> memory_;
    unsigned clearing_ = 1;
};

}  // namespace kibitz::tarot::solve
