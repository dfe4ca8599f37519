// French Tarot: the states that an observation allows, each equally likely. The method is in docs/engine-worlds.md.
#pragma once

#include "observe.hpp"
#include "ways.hpp"

namespace kibitz::tarot {

/// A state as one seat knows it; the cards that it does not see are in no share.
class Knowledge {
  public:
    /// Reads an observation of a moment in a deal; says what is wrong with it, or nothing.
    std::string_view read(std::span<const i32> observation);

    /// How many states have that observation.
    u128 count() const { return all_; }

    /// A state with that very observation; every one that no rule excludes is equally likely.
    template <class Source> State deal(Source& source) const;

  private:
    bool read_table(std::span<const i32> from);
    bool read_bids(std::span<const i32> from);
    bool read_tricks(std::span<const i32> from);
    bool read_cards(std::span<const i32> from);
    bool see(const CardSet& cards);
    bool make_room(int aside);
    void read_excluded(std::span<const i32> from);
    CardSet dealt(unsigned seat) const;
    void count_worlds();
    void add(const Unseen& unseen);

    State known_{};
    Seat self_{};
    CardSet apart_;  // cards known to lie apart
    Unseen unseen_{};
    std::vector<Ways> cases_;  // no two have a world in common
    u128 all_ = 0;
};

inline std::string_view Knowledge::read(std::span<const i32> from) {
    if (from.size() != State::OBSERVATION_SIZE) return "it has another size";
    if (!read_table(from) || !read_bids(from) || !read_tricks(from)) return "it shows no moment in a deal";
    if (!read_cards(from)) return "its cards are not of one pack";
    read_excluded(from);
    count_worlds();
    if (all_ == 0) return "the unseen cards fit the hands in no way";
    // Every field is used, or follows from others: it must be what the seat sees of a world.
    Fast source(Seed{}, "read");
    const State world = deal(source);
    std::array<i32, State::OBSERVATION_SIZE> same;
    if (!world.ok()) return "its fields do not fit together";
    world.observe(self_, same);
    return std::equal(from.begin(), from.end(), same.begin()) ? "" : "its fields do not fit together";
}

/// A number from `least` to `most` out of an observation; false for any other.
template <class Number> bool read_number(i32 from, i32 least, i32 most, Number& into) {
    if (from < least || from > most) return false;
    into = static_cast<Number>(from);
    return true;
}

/// The cards of which an observation says that they are there.
inline CardSet read_flags(std::span<const i32> from, std::size_t at, unsigned first = 0, unsigned last = CARDS - 1) {
    CardSet cards;
    for (unsigned card = first; card <= last; ++card)
        if (from[at + card - first] != 0) cards.add(Card(card));
    return cards;
}

inline bool Knowledge::read_table(std::span<const i32> from) {
    namespace at = tables::observation;
    known_ = {};
    if (!read_number(from[at::SEAT], 0, SEATS - 1, self_)) return false;
    const auto place = [&](std::size_t field, Seat& into) {
        unsigned steps = 0;
        if (!read_number(from[field] - 1, 0, SEATS - 1, steps)) return false;
        into = after(self_, steps, SEATS);
        return true;
    };
    for (unsigned step = 0; step < SEATS; ++step)
        known_.scores[number(after(self_, step, SEATS))] = from[at::SCORES + step];
    if (from[at::TAKER] != 0 && !place(at::TAKER, known_.taker)) return false;
    if (from[at::LAST_LEADER] != 0 && !place(at::LAST_LEADER, known_.last_leader)) return false;
    known_.slam = from[at::SLAM] != 0;
    known_.dog = read_flags(from, at::DOG);
    return read_number(from[at::PHASE], static_cast<i32>(Phase::bid), static_cast<i32>(Phase::play), known_.phase) &&
           place(at::DEALER, known_.dealer) && place(at::TURN, known_.turn) && place(at::LEADER, known_.leader) &&
           read_number(from[at::DEALS], 1, DEALS_MOST, known_.deals) &&
           read_number(from[at::SCORED], 0, DEALS_MOST, known_.scored) &&
           read_number(from[at::CONTRACT], 0, static_cast<i32>(Contract::garde_contre), known_.contract);
}

/// The bids, from the seat after the dealer on.
inline bool Knowledge::read_bids(std::span<const i32> from) {
    namespace at = tables::observation;
    for (; known_.bids_made < SEATS; ++known_.bids_made) {
        const Seat bidder = after(known_.dealer, 1 + known_.bids_made, SEATS);
        const i32 bid = from[at::BIDS + places(self_, bidder, SEATS)];
        if (bid == 0) return true;
        if (!read_number(bid - 1, 0, static_cast<i32>(Contract::garde_contre), known_.bids[known_.bids_made]))
            return false;
    }
    return true;
}

inline bool Knowledge::read_tricks(std::span<const i32> from) {
    namespace at = tables::observation;
    const auto card = [&](std::size_t field, Card& into) { return read_number(from[field] - 1, 0, CARDS - 1, into); };
    while (known_.trick_size < SEATS && from[at::TRICK + known_.trick_size] != 0) {
        if (!card(at::TRICK + known_.trick_size, known_.trick[known_.trick_size])) return false;
        known_.led.add(known_.trick[known_.trick_size], known_.trick_size);
        ++known_.trick_size;
    }
    for (unsigned step = 0; step < SEATS; ++step) {
        const unsigned seat = number(after(self_, step, SEATS));
        if (!read_number(from[at::TRICKS + step], 0, HAND_SIZE, known_.tricks[seat])) return false;
        if (from[at::LAST_LEADER] != 0 && !card(at::LAST + step, known_.last[step])) return false;
        for (unsigned shown = 0; shown <= TRUMPS_COUNT; ++shown)
            if (from[at::HANDFULS + (TRUMPS_COUNT + 1) * step + shown] != 0)
                known_.handfuls[seat].add(Showable(shown));
    }
    known_.taken = read_flags(from, at::TAKEN);
    return read_number(from[at::COMPENSATION], -1, 1, known_.compensation);
}

/// Takes cards out of the unseen; false if not all are among them.
inline bool Knowledge::see(const CardSet& cards) {
    if (!cards.within(unseen_.cards)) return false;
    unseen_.cards = unseen_.cards - cards;
    return true;
}

/// What fell, the seat's own, and what it knows to lie apart.
inline bool Knowledge::read_cards(std::span<const i32> from) {
    namespace at = tables::observation;
    unseen_ = {};
    unseen_.cards = PACK;
    for (unsigned step = 0; step < SEATS; ++step) {
        const CardSet fallen = read_flags(from, at::FALLEN + CARDS * step);
        if (!see(fallen)) return false;
        known_.shares[number(after(self_, step, SEATS))] = fallen;
        known_.played |= fallen;
    }
    const CardSet own = read_flags(from, at::HAND);
    const CardSet own_aside = read_flags(from, at::OWN_ASIDE);
    const bool sees_aside = !known_.dog.empty() && self_ == known_.taker;
    apart_ = sees_aside ? own_aside : read_flags(from, at::SHOWN, PETIT_NUMBER, EXCUSE_NUMBER - 1);
    if (!see(own) || !see(apart_)) return false;
    known_.shares[number(self_)] |= own;
    int aside = 0;
    return read_number(from[at::ASIDE], 0, DOG_SIZE, aside) && make_room(aside);
}

/// How many unseen cards are at each place; together they must be as many as there are.
inline bool Knowledge::make_room(int aside) {
    const bool face_up = !known_.dog.empty();
    int sum = 0;
    for (unsigned place = 0; place < PLACES; ++place) {
        int room = face_up ? aside : static_cast<int>(DOG_SIZE);
        if (place != LYING) {
            const bool setting_aside = known_.phase == Phase::aside && Seat(place) == known_.taker;
            room = static_cast<int>(HAND_SIZE) + (setting_aside ? static_cast<int>(DOG_SIZE) - aside : 0);
        }
        room -= static_cast<int>((place == LYING ? apart_ : known_.shares[place]).size());
        if (room < 0 || (room > 0 && place == number(self_))) return false;
        unseen_.room[place] = static_cast<u8>(room);
        sum += room;
    }
    return sum == static_cast<int>(unseen_.cards.size());
}

/// What cannot be where, and how it was shown: a suit not followed, a trump not gone over.
inline void Knowledge::read_excluded(std::span<const i32> from) {
    namespace at = tables::observation;
    for (unsigned step = 0; step < PLACES; ++step) {
        const unsigned place = step == LYING ? LYING : number(after(self_, step, SEATS));
        const CardSet out = read_flags(from, at::EXCLUDED + CARDS * step);
        unseen_.allowed[place] = unseen_.cards - out;
        if (place == LYING) continue;
        for (unsigned suit = 0; suit < PLAIN_SUITS; ++suit)
            if (SUITS[suit].within(out)) known_.voids.add(Void(place * PLAIN_SUITS + suit));
        u8& top = known_.tops[place] = TRUMPS_COUNT;
        while (top > 0 && out.contains(Card(PETIT_NUMBER + top - 1))) --top;
    }
}

/// What is known of the 18 cards that a seat was dealt.
inline CardSet Knowledge::dealt(unsigned seat) const {
    const CardSet& share = known_.shares[seat];
    const bool took_dog = !known_.dog.empty() && Seat(seat) == known_.taker;
    return took_dog ? (share | apart_) - known_.dog : share;
}

/// Counts the worlds. The Petit alone would have annulled the deal [2.3]: who was dealt it was dealt another trump or
/// the Excuse. Where none is known, the Petit there is a case of its own, in which one of the unseen must be there.
inline void Knowledge::count_worlds() {
    constexpr CardSet petit = CardSet::range(PETIT, PETIT);
    const CardSet company = CardSet::range(PETIT, EXCUSE) - petit;
    cases_.clear();
    all_ = 0;
    Unseen elsewhere = unseen_;  // the Petit was dealt to no hand in which it may have been alone
    for (unsigned seat = 0; seat < SEATS; ++seat) {
        if (!(dealt(seat) & company).empty() || known_.dog.contains(PETIT)) continue;
        Unseen here = unseen_;
        here.needy = seat;
        here.needed = (here.cards & company) - known_.dog;
        if (dealt(seat).contains(PETIT)) {
            add(here);
            return;
        }
        elsewhere.allowed[seat] = elsewhere.allowed[seat] - petit;
        if (!here.allowed[seat].contains(PETIT)) continue;
        for (CardSet& allowed : here.allowed)
            if (&allowed != &here.allowed[seat]) allowed = allowed - petit;
        add(here);
    }
    add(elsewhere);
}

inline void Knowledge::add(const Unseen& unseen) {
    Ways ways(unseen);
    if (ways.count() == 0) return;
    all_ += ways.count();
    cases_.push_back(std::move(ways));
}

template <class Source> State Knowledge::deal(Source& source) const {
    State world = known_;
    auto ways = cases_.begin();
    if (cases_.size() > 1)
        for (u128 way = source.below_wide(all_); way >= ways->count(); ++ways) way -= ways->count();
    ways->deal(source, world.shares);
    return world;
}

}  // namespace kibitz::tarot
