// Indian Chief: the states that an observation allows, each deal equally likely. The method is in docs/engine-worlds.md.
#pragma once

#include "../shuffle.hpp"
#include "observe.hpp"

namespace kibitz::chief {

/// A state as one seat knows it: NO_CARD stands where a card of a hand is unseen, and the stock has only a height.
class Knowledge {
  public:
    /// Reads an observation of a moment after the deal; says what is wrong with it, or nothing.
    std::string_view read(std::span<const i32> observation);

    /// A state with that very observation. Every deal of the unseen cards is equally likely; what another seat has
    /// sealed is any meld of a size that it has left, each size equally likely, or any theft.
    template <class Source> State deal(Source& source) const;

  private:
    bool read_numbers(std::span<const i32> from);
    bool read_seat(std::span<const i32> from, unsigned step);
    bool read_cards(std::span<const i32> from);
    bool read_open(std::span<const i32> from, unsigned step, Bag& unseen);
    bool read_hand(std::span<const i32> from, Bag& unseen);
    bool read_returned(std::span<const i32> from, Bag& unseen);
    static bool see(i32 shown, Bag& unseen, Card& card);
    template <class Source> static Action any_choice(const State& world, unsigned seat, Source& source);

    State known_{};
    unsigned self_ = 0;
    std::array<Card, PACK_MOST> unseen_{};  // cards that are in the other hands or the stock, none of them known
    unsigned unseen_count_ = 0;
};

inline std::string_view Knowledge::read(std::span<const i32> from) {
    if (from.size() != State::OBSERVATION_SIZE) return "it has another size";
    if (!read_numbers(from)) return "it shows no moment after the deal";
    if (!read_cards(from)) return "its cards are not of these packs";
    Fast source(Seed{}, "trial");
    const State world = deal(source);
    std::array<i32, State::OBSERVATION_SIZE> same;
    world.observe(Seat(self_), same);
    return world.ok() && std::equal(same.begin(), same.end(), from.begin()) ? "" : "it contradicts itself";
}

/// Reads a number from `least` to `most`; false if it is another.
template <class Number> bool read_number(i32 value, i32 least, i32 most, Number& into) {
    if (value < least || value > most) return false;
    into = static_cast<Number>(value);
    return true;
}

/// All that is not a card, and how many cards there are.
inline bool Knowledge::read_numbers(std::span<const i32> from) {
    namespace at = tables::observation;
    known_ = {};
    Seat self{};
    unsigned dealer = 0;
    unsigned next_card = 0;
    unsigned sealed = 0;
    if (!read_number(from[at::SEATS], SEATS_LEAST, SEATS_MOST, known_.seats)) return false;
    const i32 seats = known_.seats;
    if (!read_number(from[at::SEAT], 0, seats - 1, self)) return false;
    if (!read_number(from[at::DEALER], 1, seats, dealer) || !read_number(from[at::NEXT_CARD], 1, seats, next_card))
        return false;
    self_ = number(self);
    known_.dealer = after(self, dealer - 1, known_.seats);
    known_.next_card = after(self, next_card - 1, known_.seats);
    if (!read_number(from[at::PHASE], static_cast<i32>(Phase::meld), static_cast<i32>(Phase::over), known_.phase) ||
        !read_number(from[at::DECKS], 1, DECKS_MOST, known_.decks) ||
        !read_number(from[at::ROUND], 1, ROUNDS, known_.round) ||
        !read_number(from[at::ATTEMPT], 1, ATTEMPTS, known_.attempt) ||
        !read_number(from[at::STOCK], 0, STOCK_MOST, known_.stock_size) ||
        !read_number(from[at::SEALED], 0, ACTIONS, sealed))
        return false;
    if (sealed > 0) known_.sealed[self_] = Action(sealed - 1);
    for (unsigned step = 0; step < known_.seats; ++step)
        if (!read_seat(from, step)) return false;
    return true;
}

/// What everyone sees of the seat that many places after the observer; its hand has only a size yet.
inline bool Knowledge::read_seat(std::span<const i32> from, unsigned step) {
    namespace at = tables::observation;
    const Seat there = after(Seat(self_), step, known_.seats);
    const unsigned seat = number(there);
    unsigned held = 0;
    if (from[at::TO_ACT + step] == 1) known_.waiting.add(there);
    if (!read_number(from[at::SCORES + step], -SCORE_MOST, SCORE_MOST, known_.scores[seat]) ||
        !read_number(from[at::HELD + step], 0, HAND, held) ||
        !read_number(from[at::THIEVES + step], 0, SEATS_MOST, known_.line[seat]))
        return false;
    for (; held > 0; --held) known_.hands[seat].append(NO_CARD);
    for (unsigned at = 0; at < ROUNDS; ++at)
        if (!read_number(from[at::SHOWN + ROUNDS * step + at], 0, MELD_MOST, known_.shown[seat][at])) return false;
    return true;
}

/// Takes a card that is seen out of the unseen; false if it is not among them.
inline bool Knowledge::see(i32 shown, Bag& unseen, Card& card) {
    if (shown < 1 || shown > static_cast<i32>(FACES)) return false;
    card = Card(shown - 1);
    return unseen.take(card);
}

/// The cards that are seen; as many must be unseen as there are places for them.
inline bool Knowledge::read_cards(std::span<const i32> from) {
    Bag unseen = Bag::pack(known_.decks);
    for (unsigned step = 0; step < known_.seats; ++step)
        if (!read_open(from, step, unseen)) return false;
    if (!read_hand(from, unseen) || !read_returned(from, unseen)) return false;
    unsigned places = known_.stock_size - known_.returned.size();
    for (unsigned seat = 0; seat < known_.seats; ++seat)
        if (seat != self_) places += known_.hands[seat].size() - (known_.taken[seat] != NO_CARD);
    unseen_count_ = 0;
    unseen.each([&](Card card) { unseen_[unseen_count_++] = card; });
    return places == unseen_count_ && known_.table_ok();
}

/// What lies open before a seat, and what it was seen to steal; that is in the observer's own hand if it was himself.
inline bool Knowledge::read_open(std::span<const i32> from, unsigned step, Bag& unseen) {
    namespace at = tables::observation;
    const unsigned seat = number(after(Seat(self_), step, known_.seats));
    for (const i32 shown : from.subspan(at::MELDS + MELD_MOST * step, MELD_MOST)) {
        if (shown == 0) continue;
        Card card{};
        if (!see(shown, unseen, card)) return false;
        known_.melds[seat].insert(card);
    }
    const i32 taken = from[at::TAKEN + step];
    if (taken == 0) return true;
    if (step == 0) return read_number(taken - 1, 0, FACES - 1, known_.taken[seat]);
    return known_.hands[seat].size() > 0 && see(taken, unseen, known_.taken[seat]);
}

/// The observer's own hand, of which the size is read already.
inline bool Knowledge::read_hand(std::span<const i32> from, Bag& unseen) {
    const auto held = known_.hands[self_].size();
    Cards hand;
    for (const i32 shown : from.subspan(tables::observation::HAND, held)) {
        Card card{};
        if (!see(shown, unseen, card)) return false;
        hand.insert(card);
    }
    known_.hands[self_] = hand;
    return true;
}

/// What was seen to go into the stock.
inline bool Knowledge::read_returned(std::span<const i32> from, Bag& unseen) {
    for (unsigned face = 0; face < FACES; ++face)
        for (i32 copy = 0; copy < from[tables::observation::RETURNED + face]; ++copy) {
            if (!unseen.take(Card(face))) return false;
            known_.returned.add(Card(face));
        }
    return known_.returned.size() <= known_.stock_size;
}

template <class Source> State Knowledge::deal(Source& source) const {
    State world = known_;
    std::array<Card, PACK_MOST> left = unseen_;
    unsigned count = unseen_count_;
    for (unsigned seat = 0; seat < world.seats; ++seat) {
        if (seat == self_) continue;
        Cards& hand = world.hands[seat];
        const unsigned held = hand.size();
        hand = {};
        if (world.taken[seat] != NO_CARD) hand.insert(world.taken[seat]);
        while (hand.size() < held) {
            const u32 drawn = source.below(count);
            hand.insert(left[drawn]);
            left[drawn] = left[--count];
        }
    }
    std::copy_n(left.begin(), count, world.stock.begin());
    world.returned.each([&](Card card) { world.stock[count++] = card; });
    shuffle(std::span(world.stock).first(count), source);
    for (unsigned seat = 0; seat < world.seats; ++seat)
        if (seat != self_ && world.chooses(seat) && !world.waiting.contains(Seat(seat)))
            world.sealed[seat] = any_choice(world, seat, source);
    return world;
}

/// Any choice of a seat that has made one which is not shown yet.
template <class Source> Action Knowledge::any_choice(const State& world, unsigned seat, Source& source) {
    State then = world;
    then.waiting.add(Seat(seat));
    const auto legal = then.legal(Seat(seat));
    if (world.phase == Phase::theft) return legal.nth(source.below(legal.size()));
    const Sizes sizes = world.left(seat);
    const auto of_size = legal & MELDS_OF_SIZE[number(sizes.nth(source.below(sizes.size())))];
    return of_size.nth(source.below(of_size.size()));
}

}  // namespace kibitz::chief
