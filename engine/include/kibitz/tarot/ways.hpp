// Cards dealt at random into places with room, when not every card may go everywhere. The method is in docs/engine-worlds.md.
#pragma once

#include <unordered_map>
#include <vector>

#include "../shuffle.hpp"
#include "state.hpp"

namespace kibitz::tarot {

inline constexpr unsigned PLACES = SEATS + 1;

/// The most cards that one seat does not see.
inline constexpr unsigned UNSEEN_MOST = CARDS - HAND_SIZE;

/// How many choices there are of k things out of n.
inline constexpr auto CHOICES = [] {
    std::array<std::array<u64, UNSEEN_MOST + 1>, UNSEEN_MOST + 1> choices{};
    for (unsigned n = 0; n <= UNSEEN_MOST; ++n) {
        choices[n][0] = 1;
        for (unsigned k = 1; k <= n; ++k) choices[n][k] = choices[n - 1][k - 1] + choices[n - 1][k];
    }
    return choices;
}();

/// Cards to be dealt, and what is known of where they are.
struct Unseen {
    CardSet cards;
    std::array<CardSet, PLACES> allowed;  // by place; among `cards`
    std::array<u8, PLACES> room{};        // how many cards lie there; together as many as there are
    unsigned needy = PLACES;              // a place that has at least one of the cards needed; PLACES: there is none
    CardSet needed;
};

/// All ways to deal unseen cards: how many there are, and one of them at random, each equally likely.
class Ways {
  public:
    explicit Ways(const Unseen& unseen);

    /// In how many ways the cards can lie.
    u128 count() const { return count_; }

    /// Adds to each hand the cards that it gets in one of the ways; there must be one.
    template <class Source> void deal(Source& source, std::array<CardSet, SEATS>& hands) const;

  private:
    /// A place, and how many cards lie there.
    struct Share {
        unsigned place;
        unsigned room;
    };
    /// Places that the same cards may go to. Cards are dealt to heaps, and a heap to its places.
    struct Heap {
        std::vector<Share> shares;
        CardSet allowed;
        unsigned room = 0;
    };
    /// Cards that may go to the same heaps.
    struct Group {
        std::vector<Card> cards;
        std::vector<unsigned> heaps;
        bool needed = false;
    };
    /// So many cards of a group go to a heap; what the last of its heaps gets follows.
    struct Step {
        unsigned heap;
        unsigned first;  // where its cards begin in the deck
        unsigned cards;  // of the whole group
        unsigned later;  // cards of the groups that follow
        bool opens;      // it is the first step of its group
        bool closes;     // … or the last
    };
    /// A number of cards that can be chosen, and the moment that follows.
    struct Branch {
        u128 upto;  // how many of the ways of the moment are in this branch or one before
        u32 next;
        u32 cards;
    };
    struct Moment {
        u128 ways;
        u32 first;
        u32 branches;
    };
    /// The room left in each heap, and last the number of the step.
    using Key = std::array<u8, 8>;

    void find_heaps(const Unseen& unseen);
    std::vector<Group> find_groups(const Unseen& unseen) const;
    void plan(const std::vector<Group>& groups);
    u32 moment(const Key& key);
    bool need_is_unmet(const Key& key) const;
    u128 fillings(const Key& key) const;
    u128 splittings() const;
    template <class Source> const Branch& choose(const Moment& moment, Source& source) const;

    u128 count_ = 0;
    unsigned needy_heap_ = PLACES;
    unsigned needed_steps_ = 0;  // after so many steps, the needy heap must have got a card
    std::vector<Heap> heaps_;
    std::vector<Step> steps_;
    std::array<Card, UNSEEN_MOST> deck_{};  // group after group; those that may go everywhere are the last
    unsigned free_first_ = 0;               // where these begin
    unsigned cards_ = 0;
    std::vector<Moment> moments_;
    std::vector<Branch> branches_;
    u32 begin_ = 0;
    std::unordered_map<u64, u32> known_;  // moments by their keys, while they are counted
};

inline Ways::Ways(const Unseen& unseen) {
    find_heaps(unseen);
    const std::vector<Group> groups = find_groups(unseen);
    const bool has_needy = unseen.needy == PLACES || needy_heap_ < heaps_.size();
    const auto nowhere = [](const Group& group) { return group.heaps.empty(); };
    if (!has_needy || std::any_of(groups.begin(), groups.end(), nowhere)) return;
    plan(groups);
    Key begin{};
    for (unsigned heap = 0; heap < heaps_.size(); ++heap) begin[heap] = static_cast<u8>(heaps_[heap].room);
    begin_ = moment(begin);
    known_ = {};
    count_ = moments_[begin_].ways * splittings();
}

/// Places with room, those alike together; a needy one is alone.
inline void Ways::find_heaps(const Unseen& unseen) {
    for (unsigned place = 0; place < PLACES; ++place) {
        if (unseen.room[place] == 0) continue;
        auto heap = heaps_.begin();
        while (heap != heaps_.end() && (heap->allowed != unseen.allowed[place] || place == unseen.needy ||
                                        heap->shares.front().place == unseen.needy))
            ++heap;
        if (heap == heaps_.end()) heap = heaps_.insert(heap, Heap{{}, unseen.allowed[place], 0});
        if (place == unseen.needy) needy_heap_ = static_cast<unsigned>(heap - heaps_.begin());
        heap->shares.push_back({place, unseen.room[place]});
        heap->room += unseen.room[place];
    }
}

/// Those of needed cards come first, then those with few heaps; they leave the fewest moments to count.
inline std::vector<Ways::Group> Ways::find_groups(const Unseen& unseen) const {
    std::vector<Group> groups;
    unseen.cards.each([&](Card card) {
        Group of{{card}, {}, false};
        for (unsigned heap = 0; heap < heaps_.size(); ++heap) {
            if (!heaps_[heap].allowed.contains(card)) continue;
            of.heaps.push_back(heap);
            of.needed |= heap == needy_heap_ && unseen.needed.contains(card);
        }
        const auto same = [&](const Group& group) { return group.heaps == of.heaps && group.needed == of.needed; };
        const auto found = std::find_if(groups.begin(), groups.end(), same);
        if (found == groups.end())
            groups.push_back(of);
        else
            found->cards.push_back(card);
    });
    std::stable_sort(groups.begin(), groups.end(), [](const Group& one, const Group& other) {
        if (one.needed != other.needed) return one.needed;
        return one.heaps.size() != other.heaps.size() ? one.heaps.size() < other.heaps.size()
                                                      : one.heaps < other.heaps;
    });
    return groups;
}

/// A step for each group and each of its heaps. Cards that may go everywhere need none: they fill what is left.
inline void Ways::plan(const std::vector<Group>& groups) {
    std::size_t later = 0;
    for (const Group& group : groups) later += group.cards.size();
    for (const Group& group : groups) {
        const unsigned first = free_first_ = cards_;
        for (const Card card : group.cards) deck_[cards_++] = card;
        if (!group.needed && group.heaps.size() == heaps_.size()) return;
        later -= group.cards.size();
        for (const unsigned heap : group.heaps)
            steps_.push_back({heap, first, static_cast<unsigned>(group.cards.size()), static_cast<unsigned>(later),
                              heap == group.heaps.front(), heap == group.heaps.back()});
        if (group.needed) needed_steps_ = static_cast<unsigned>(steps_.size());
    }
    free_first_ = cards_;
}

/// The number of the moment, and its ways counted, with those of all that can follow.
inline u32 Ways::moment(const Key& key) {
    if (const auto found = known_.find(std::bit_cast<u64>(key)); found != known_.end()) return found->second;
    Moment here{0, 0, 0};
    std::vector<Branch> branches;
    const unsigned at = key.back();
    if (need_is_unmet(key)) {
        // no way
    } else if (at == steps_.size()) {
        here.ways = fillings(key);
    } else {
        const Step& step = steps_[at];
        unsigned left = 0;
        for (unsigned heap = 0; heap < heaps_.size(); ++heap) left += key[heap];
        left -= step.later;
        for (unsigned cards = step.closes ? left : 0; cards <= std::min<unsigned>(left, key[step.heap]); ++cards) {
            Key then = key;
            then[step.heap] = static_cast<u8>(then[step.heap] - cards);
            then.back() = static_cast<u8>(at + 1);
            const u32 next = moment(then);
            if (moments_[next].ways == 0) continue;
            here.ways += moments_[next].ways * CHOICES[left][cards];
            branches.push_back({here.ways, next, cards});
        }
    }
    here.first = static_cast<u32>(branches_.size());
    here.branches = static_cast<u32>(branches.size());
    branches_.insert(branches_.end(), branches.begin(), branches.end());
    moments_.push_back(here);
    return known_[std::bit_cast<u64>(key)] = static_cast<u32>(moments_.size() - 1);
}

/// Whether all needed cards were dealt and the needy heap got none.
inline bool Ways::need_is_unmet(const Key& key) const {
    return needy_heap_ < heaps_.size() && key.back() == needed_steps_ &&
           key[needy_heap_] == heaps_[needy_heap_].room;
}

/// In how many ways cards that may go everywhere fill the heaps.
inline u128 Ways::fillings(const Key& key) const {
    u128 ways = 1;
    unsigned filled = 0;
    for (unsigned heap = 0; heap < heaps_.size(); ++heap) {
        filled += key[heap];
        ways *= CHOICES[filled][key[heap]];
    }
    return ways;
}

/// In how many ways the cards of the heaps, once they are in them, go to the places.
inline u128 Ways::splittings() const {
    u128 ways = 1;
    for (const Heap& heap : heaps_) {
        unsigned filled = 0;
        for (const Share& share : heap.shares) {
            filled += share.room;
            ways *= CHOICES[filled][share.room];
        }
    }
    return ways;
}

/// A branch of the moment, each with the chance of its part of the ways.
template <class Source> const Ways::Branch& Ways::choose(const Moment& moment, Source& source) const {
    const Branch* branch = &branches_[moment.first];
    if (moment.branches == 1) return *branch;
    const u128 way = source.below_wide(moment.ways);
    while (way >= branch->upto) ++branch;
    return *branch;
}

/// Cuts off `count` random cards of those `left`.
template <class Source> std::span<Card> take(std::span<Card>& left, std::size_t count, Source& source) {
    const std::size_t rest = left.size() - count;
    const auto below = [&](std::size_t n) { return source.below(static_cast<u32>(n)); };
    if (count < rest)
        for (std::size_t at = left.size(); at-- > rest;) std::swap(left[at], left[below(at + 1)]);
    else
        for (std::size_t at = 0; at < rest; ++at) std::swap(left[at], left[at + below(left.size() - at)]);
    const auto taken = left.subspan(rest);
    left = left.first(rest);
    return taken;
}

template <class Source> void Ways::deal(Source& source, std::array<CardSet, SEATS>& hands) const {
    assert(count_ > 0);
    auto deck = deck_;
    std::array<std::array<Card, UNSEEN_MOST>, PLACES> piles;
    std::array<std::size_t, PLACES> sizes{};
    const auto give = [&](unsigned heap, std::span<const Card> cards) {
        std::copy(cards.begin(), cards.end(), piles[heap].begin() + sizes[heap]);
        sizes[heap] += cards.size();
    };
    std::span<Card> left;
    const Moment* now = &moments_[begin_];
    for (const Step& step : steps_) {
        if (step.opens) left = std::span(deck).subspan(step.first, step.cards);
        const Branch& branch = choose(*now, source);
        give(step.heap, take(left, branch.cards, source));
        now = &moments_[branch.next];
    }
    left = std::span(deck).subspan(free_first_, cards_ - free_first_);
    for (unsigned heap = 0; heap < heaps_.size(); ++heap)
        give(heap, take(left, heaps_[heap].room - sizes[heap], source));
    for (unsigned heap = 0; heap < heaps_.size(); ++heap) {
        left = std::span(piles[heap]).first(sizes[heap]);
        for (const Share& share : heaps_[heap].shares) {
            const auto cards = take(left, share.room, source);
            if (share.place == LYING) continue;
            for (const Card card : cards) hands[share.place].add(card);
        }
    }
}

}  // namespace kibitz::tarot
