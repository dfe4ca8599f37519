// Rack-O: the states that an observation allows, each equally likely. The method is in docs/engine-worlds.md.
#pragma once

#include <vector>

#include "observe.hpp"

namespace kibitz::racko {

/// A state as one seat knows it: NO_CARD stands where a card is unseen.
class Knowledge {
  public:
    /// Reads an observation of a moment in a round; says what is wrong with it, or nothing.
    std::string_view read(std::span<const i32> observation);

    /// A state with that very observation; every one that no rule excludes is equally likely.
    template <class Source> State deal(Source& source) const;

  private:
    static constexpr unsigned OTHERS_MOST = SEATS_MOST - 1;

    /// The blanks of another seat's rack: those for cards of the draw pile, and older ones.
    struct Blanks {
        Seat seat;
        SlotSet of_pile;
        SlotSet older;
        bool tight() const { return of_pile.size() <= 1 && older.size() <= 1; }
    };
    /// One choice of cards for the older blanks of all tight racks.
    struct Way {
        std::array<Rack, SEATS_MOST> racks;
        CardSet used;
        std::array<CardSet, OTHERS_MOST> allowed;  // by tight rack with a blank of the pile: what may fill it
        u32 choices;                               // in how many ways all of these can be filled
    };

    bool read_table(std::span<const i32> from);
    bool read_cards(std::span<const i32> from);
    bool read_own(std::span<const i32> from, Seat self);
    bool read_others(std::span<const i32> from, Seat self);
    bool read_piles(std::span<const i32> from, Seat self);
    bool see(i32 shown, Card& into);
    bool prepare();
    void find_ways(Way& way, unsigned at);
    void close_way(Way& way);
    static u32 choices(std::span<const CardSet> allowed, const CardSet& used);
    template <class Source> CardSet fill_tight(State& world, Source& source) const;

    State known_{};
    CardSet of_pile_;  // unseen cards that lie in the draw pile or came from it
    CardSet older_;    // unseen cards that were in their slots before; none if the pile is as dealt
    bool other_drew_ = false;
    std::array<Blanks, OTHERS_MOST> blanks_{};
    unsigned blanks_count_ = 0;
    std::vector<Way> ways_;
    u32 all_choices_ = 0;
};

inline std::string_view Knowledge::read(std::span<const i32> from) {
    if (from.size() != State::OBSERVATION_SIZE) return "it has another size";
    if (!read_table(from)) return "it shows no moment in a round";
    if (!read_cards(from)) return "its cards are not of one pack";
    if (!prepare()) return "it allows no world: a rack would be in order";
    return {};
}

inline bool Knowledge::read_table(std::span<const i32> from) {
    namespace at = tables::observation;
    known_ = {};
    const i64 seats = from[at::SEATS];
    const std::array<i64, 4> options{from[at::TARGET], from[at::BONUS], from[at::RUN_OF_THREE], from[at::TURN_OVER]};
    if (seats < SEATS_LEAST || seats > SEATS_MOST || !State::can_start(static_cast<unsigned>(seats), options))
        return false;
    known_ = State::start(static_cast<unsigned>(seats), options);
    const auto place = [&](i32 value, Seat& into) {
        if (value < 1 || value > seats) return false;
        into = after(Seat(from[at::SEAT]), static_cast<unsigned>(value) - 1, known_.seats);
        return true;
    };
    if (from[at::SEAT] < 0 || from[at::SEAT] >= seats || from[at::ROUNDS] < 0) return false;
    if (from[at::PHASE] < 0 || from[at::PHASE] > static_cast<i32>(Phase::over)) return false;
    known_.phase = static_cast<Phase>(from[at::PHASE]);
    known_.rounds = static_cast<u32>(from[at::ROUNDS]);
    for (unsigned step = 0; step < known_.seats; ++step)
        known_.scores[number(after(Seat(from[at::SEAT]), step, known_.seats))] = from[at::SCORES + step];
    return known_.in_round() && place(from[at::DEALER], known_.dealer) && place(from[at::TURN], known_.turn);
}

/// Puts a card that is seen into its place and out of the unseen; false if it was not among them.
inline bool Knowledge::see(i32 shown, Card& into) {
    if (shown < 1 || shown > static_cast<i32>(known_.pack_size())) return false;
    into = Card(shown - 1);
    CardSet& unseen = of_pile_.contains(into) ? of_pile_ : older_;
    if (!unseen.contains(into)) return false;
    unseen.remove(into);
    return true;
}

inline bool Knowledge::read_cards(std::span<const i32> from) {
    namespace at = tables::observation;
    const Seat self{static_cast<u8>(from[at::SEAT])};
    const auto pack = CardSet::range(Card{0}, Card(known_.pack_size() - 1));
    for (unsigned card = 0; card < PACK_MOST; ++card)
        if (from[at::RECYCLED + card] != 0) known_.recycled.add(Card(card));
    if (known_.recycled.size() > PILE_MOST || !(known_.recycled - pack).empty()) return false;
    of_pile_ = known_.recycled.empty() ? pack : known_.recycled;
    older_ = pack - of_pile_;
    for (unsigned step = 0; step < known_.seats; ++step) {
        const unsigned other = number(after(self, step, known_.seats));
        const i32 shown = from[at::CUT + step];
        if (shown < 1 || shown > static_cast<i32>(known_.pack_size())) return false;
        known_.cut[other] = Card(shown - 1);
        for (unsigned slot = 0; slot < RACK; ++slot)
            if (from[at::FRESH + RACK * step + slot] != 0) known_.fresh[other].add(Slot(slot));
    }
    return read_own(from, self) && read_others(from, self) && read_piles(from, self);
}

inline bool Knowledge::read_own(std::span<const i32> from, Seat self) {
    namespace at = tables::observation;
    const SlotSet fresh = known_.fresh[number(self)];
    for (unsigned slot = 0; slot < RACK; ++slot) {
        Card& card = known_.racks[number(self)][slot];
        if (!see(from[at::RACK + slot], card)) return false;
        const bool is_fresh = fresh.contains(Slot(slot));
        if (from[at::SEEN + slot] != 0) {
            if (is_fresh) return false;
            known_.known[number(self)].add(Slot(slot));
        } else if (!known_.recycled.empty() && known_.recycled.contains(card) != is_fresh) {
            return false;
        }
    }
    return true;
}

inline bool Knowledge::read_others(std::span<const i32> from, Seat self) {
    namespace at = tables::observation;
    blanks_count_ = 0;
    for (unsigned step = 1; step < known_.seats; ++step) {
        const unsigned other = number(after(self, step, known_.seats));
        Blanks& blanks = blanks_[blanks_count_++] = {Seat(other), {}, {}};
        for (unsigned slot = 0; slot < RACK; ++slot) {
            Card& card = known_.racks[other][slot];
            const i32 shown = from[at::KNOWN + RACK * (step - 1) + slot];
            const bool is_fresh = known_.fresh[other].contains(Slot(slot));
            card = NO_CARD;
            if (shown == 0) {
                (is_fresh || known_.recycled.empty() ? blanks.of_pile : blanks.older).add(Slot(slot));
                continue;
            }
            if (is_fresh || !see(shown, card)) return false;
            known_.known[other].add(Slot(slot));
        }
    }
    return true;
}

/// The piles and the card just drawn; then as many cards of each kind must be unseen as there are places for them.
inline bool Knowledge::read_piles(std::span<const i32> from, Seat self) {
    namespace at = tables::observation;
    if (!see(from[at::DISCARD], known_.discard)) return false;
    for (unsigned card = 0; card < PACK_MOST; ++card) {
        if (from[at::THROWN + card] == 0) continue;
        if (known_.discards_size == PILE_MOST) return false;
        if (!see(static_cast<i32>(card) + 1, known_.discards[known_.discards_size])) return false;
        ++known_.discards_size;
    }
    if (from[at::DRAW_PILE] < 0 || from[at::DRAW_PILE] > static_cast<i32>(PILE_MOST)) return false;
    known_.pile_size = static_cast<u8>(from[at::DRAW_PILE]);
    const bool drew = known_.phase == Phase::drawn;
    if (drew && known_.turn == self) {
        if (!see(from[at::DRAWN], known_.drawn)) return false;
        if (!known_.recycled.empty() && !known_.recycled.contains(known_.drawn)) return false;
    }
    other_drew_ = drew && known_.turn != self;
    unsigned of_pile = known_.pile_size + (other_drew_ ? 1 : 0);
    unsigned older = 0;
    for (const Blanks& blanks : std::span(blanks_).first(blanks_count_)) {
        of_pile += blanks.of_pile.size();
        older += blanks.older.size();
    }
    if (of_pile_.size() != of_pile || older_.size() != older) return false;
    if (known_.phase == Phase::turn && known_.pile_size == 0) return false;
    return known_.phase != Phase::shuffle || (known_.pile_size == 0 && !known_.options.turn_over);
}

/// Puts the tight racks first and finds the ways to fill their older blanks. False if no world is left: a full rack
/// is in order, or the tight racks cannot all be kept out of order.
inline bool Knowledge::prepare() {
    std::stable_partition(blanks_.begin(), blanks_.begin() + blanks_count_,
                          [](const Blanks& blanks) { return blanks.tight(); });
    for (unsigned seat = 0; seat < known_.seats; ++seat) {
        const Rack& rack = known_.racks[seat];
        const bool full = std::find(rack.begin(), rack.end(), NO_CARD) == rack.end();
        if (full && is_out(rack, known_.options)) return false;
    }
    ways_.clear();
    all_choices_ = 0;
    Way way{known_.racks, {}, {}, 0};
    find_ways(way, 0);
    return all_choices_ > 0;
}

/// Tries all older cards in the older blank of the tight rack `at` and of those that follow.
inline void Knowledge::find_ways(Way& way, unsigned at) {
    if (at == blanks_count_ || !blanks_[at].tight()) return close_way(way);
    const Blanks& blanks = blanks_[at];
    if (blanks.older.empty()) return find_ways(way, at + 1);
    (older_ - way.used).each([&](Card card) {
        way.racks[number(blanks.seat)][number(blanks.older.lowest())] = card;
        way.used.add(card);
        find_ways(way, at + 1);
        way.used.remove(card);
    });
}

/// Keeps the way if cards of the pile are left that keep each tight rack out of order.
inline void Knowledge::close_way(Way& way) {
    unsigned count = 0;
    for (const Blanks& blanks : std::span(blanks_).first(blanks_count_)) {
        if (!blanks.tight()) break;
        Rack rack = way.racks[number(blanks.seat)];
        if (blanks.of_pile.empty()) {
            if (is_out(rack, known_.options)) return;
            continue;
        }
        CardSet& allowed = way.allowed[count++] = {};
        of_pile_.each([&](Card card) {
            rack[number(blanks.of_pile.lowest())] = card;
            if (!is_out(rack, known_.options)) allowed.add(card);
        });
    }
    way.choices = choices(std::span(way.allowed).first(count), {});
    if (way.choices == 0) return;
    ways_.push_back(way);
    all_choices_ += way.choices;
}

/// In how many ways blanks (at most three) can be given different allowed cards that are not used yet.
inline u32 Knowledge::choices(std::span<const CardSet> allowed, const CardSet& used) {
    std::array<CardSet, OTHERS_MOST> a;
    for (unsigned at = 0; at < allowed.size(); ++at) a[at] = allowed[at] - used;
    const auto size = [](const CardSet& set) { return static_cast<u32>(set.size()); };
    switch (allowed.size()) {
        case 0: return 1;
        case 1: return size(a[0]);
        case 2: return size(a[0]) * size(a[1]) - size(a[0] & a[1]);
        default:  // all triples, less those with an equal pair; those with all equal were taken off three times
            return size(a[0]) * size(a[1]) * size(a[2]) - size(a[0] & a[1]) * size(a[2]) -
                   size(a[0] & a[2]) * size(a[1]) - size(a[1] & a[2]) * size(a[0]) +
                   2 * size(a[0] & a[1] & a[2]);
    }
}

/// Fills the tight racks, every joint choice equally likely; gives the cards that it took.
template <class Source> CardSet Knowledge::fill_tight(State& world, Source& source) const {
    u32 skip = source.below(all_choices_);
    auto way = ways_.begin();
    for (; skip >= way->choices; ++way) skip -= way->choices;
    world.racks = way->racks;
    CardSet used = way->used;
    unsigned count = 0;
    for (const Blanks& blanks : std::span(blanks_).first(blanks_count_))
        count += blanks.tight() && !blanks.of_pile.empty() ? 1 : 0;
    const auto allowed = std::span(way->allowed).first(count);
    unsigned at = 0;
    for (const Blanks& blanks : std::span(blanks_).first(blanks_count_)) {
        if (!blanks.tight() || blanks.of_pile.empty()) continue;
        Card chosen = NO_CARD;
        (allowed[at] - used).each([&](Card card) {
            if (chosen != NO_CARD) return;
            CardSet with = used;
            with.add(card);
            const u32 ways = choices(allowed.subspan(at + 1), with);
            if (skip < ways)
                chosen = card;
            else
                skip -= ways;
        });
        used.add(chosen);
        world.racks[number(blanks.seat)][number(blanks.of_pile.lowest())] = chosen;
        ++at;
    }
    return used;
}

template <class Source> State Knowledge::deal(Source& source) const {
    for (;;) {
        State world = known_;
        const CardSet used = fill_tight(world, source);
        std::array<Card, PACK_MOST> of_pile;
        std::array<Card, PACK_MOST> older;
        const auto shuffled = [&](const CardSet& cards, std::array<Card, PACK_MOST>& into) {
            unsigned count = 0;
            cards.each([&](Card card) { into[count++] = card; });
            shuffle(std::span(into).first(count), source);
            return into.begin();
        };
        auto next = shuffled(of_pile_ - used, of_pile);
        auto next_older = shuffled(older_ - used, older);
        bool in_order = false;
        for (const Blanks& blanks : std::span(blanks_).first(blanks_count_)) {
            if (blanks.tight()) continue;
            Rack& rack = world.racks[number(blanks.seat)];
            blanks.of_pile.each([&](Slot slot) { rack[number(slot)] = *next++; });
            blanks.older.each([&](Slot slot) { rack[number(slot)] = *next_older++; });
            in_order |= is_out(rack, world.options);
        }
        if (in_order) continue;  // at most 7 tries of 8 on average, see docs/engine-worlds.md
        if (other_drew_) world.drawn = *next++;
        std::copy_n(next, world.pile_size, world.pile.begin());
        shuffle(std::span(world.discards).first(world.discards_size), source);
        assert(world.ok());
        return world;
    }
}

}  // namespace kibitz::racko
