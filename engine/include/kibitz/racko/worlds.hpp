// Rack-O: the states that an observation allows, each equally likely. The method is in docs/engine.md.
#pragma once

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
    struct OneBlank {
        Seat seat;
        Slot slot;
        CardSet allowed;  // unseen cards that do not put the rack in order
    };

    bool read_table(std::span<const i32> from);
    bool read_cards(std::span<const i32> from);
    bool see(i32 shown, Card& into);
    bool prepare();
    static u32 choices(std::span<const OneBlank> blanks, const CardSet& used);
    template <class Source> void fill_single_blanks(State& world, CardSet& used, Source& source) const;

    State known_{};
    CardSet unseen_;
    bool other_drew_ = false;
    std::array<OneBlank, SEATS_MOST> singles_{};
    unsigned singles_count_ = 0;
    std::array<Seat, SEATS_MOST> several_{};  // seats with two blanks or more
    unsigned several_count_ = 0;
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
    if (shown < 1 || shown > static_cast<i32>(known_.pack_size()) || !unseen_.contains(Card(shown - 1))) return false;
    into = Card(shown - 1);
    unseen_.remove(into);
    return true;
}

inline bool Knowledge::read_cards(std::span<const i32> from) {
    namespace at = tables::observation;
    const Seat self{static_cast<u8>(from[at::SEAT])};
    unseen_ = CardSet::range(Card{0}, Card(known_.pack_size() - 1));
    for (unsigned step = 0; step < known_.seats; ++step) {
        const i32 shown = from[at::CUT + step];
        if (shown < 1 || shown > static_cast<i32>(known_.pack_size())) return false;
        known_.cut[number(after(self, step, known_.seats))] = Card(shown - 1);
    }
    if (!see(from[at::DISCARD], known_.discard)) return false;
    for (unsigned slot = 0; slot < RACK; ++slot) {
        if (!see(from[at::RACK + slot], known_.racks[number(self)][slot])) return false;
        if (from[at::SEEN + slot] != 0) known_.known[number(self)].add(Slot(slot));
    }
    unsigned hidden = 0;
    for (unsigned step = 1; step < known_.seats; ++step) {
        const unsigned other = number(after(self, step, known_.seats));
        for (unsigned slot = 0; slot < RACK; ++slot) {
            Card& card = known_.racks[other][slot];
            const i32 shown = from[at::KNOWN + RACK * (step - 1) + slot];
            card = NO_CARD;
            if (shown == 0) {
                ++hidden;
                continue;
            }
            if (!see(shown, card)) return false;
            known_.known[other].add(Slot(slot));
        }
    }
    for (unsigned card = 0; card < PACK_MOST; ++card) {
        if (from[at::THROWN + card] == 0) continue;
        if (known_.discards_size == PILE_MOST) return false;
        if (!see(static_cast<i32>(card) + 1, known_.discards[known_.discards_size])) return false;
        ++known_.discards_size;
    }
    if (from[at::DRAW_PILE] < 0 || from[at::DRAW_PILE] > static_cast<i32>(PILE_MOST)) return false;
    known_.pile_size = static_cast<u8>(from[at::DRAW_PILE]);
    const bool drew = known_.phase == Phase::drawn;
    if (drew && known_.turn == self && !see(from[at::DRAWN], known_.drawn)) return false;
    other_drew_ = drew && known_.turn != self;
    if (unseen_.size() != hidden + known_.pile_size + (other_drew_ ? 1 : 0)) return false;
    if (known_.phase == Phase::turn && known_.pile_size == 0) return false;
    return known_.phase != Phase::shuffle || (known_.pile_size == 0 && !known_.options.turn_over);
}

/// Sorts the racks by their number of blanks. False if no world is left: a full rack is in order, or the racks with
/// one blank cannot all be kept out of order.
inline bool Knowledge::prepare() {
    singles_count_ = several_count_ = 0;
    for (unsigned seat = 0; seat < known_.seats; ++seat) {
        const Rack& rack = known_.racks[seat];
        const auto blanks = std::count(rack.begin(), rack.end(), NO_CARD);
        if (blanks == 0 && is_out(rack, known_.options)) return false;
        if (blanks > 1) several_[several_count_++] = Seat(seat);
        if (blanks != 1) continue;
        OneBlank& single = singles_[singles_count_++];
        single = {Seat(seat), Slot(std::find(rack.begin(), rack.end(), NO_CARD) - rack.begin()), {}};
        unseen_.each([&](Card card) {
            Rack filled = rack;
            filled[number(single.slot)] = card;
            if (!is_out(filled, known_.options)) single.allowed.add(card);
        });
    }
    return choices(std::span(singles_).first(singles_count_), {}) > 0;
}

/// In how many ways the blanks (at most three) can be given different allowed cards that are not used yet.
inline u32 Knowledge::choices(std::span<const OneBlank> blanks, const CardSet& used) {
    std::array<CardSet, 3> a;
    for (unsigned at = 0; at < blanks.size(); ++at) a[at] = blanks[at].allowed - used;
    const auto size = [](const CardSet& set) { return static_cast<u32>(set.size()); };
    switch (blanks.size()) {
        case 0: return 1;
        case 1: return size(a[0]);
        case 2: return size(a[0]) * size(a[1]) - size(a[0] & a[1]);
        default:  // all triples, less those with an equal pair; those with all equal were taken off three times
            return size(a[0]) * size(a[1]) * size(a[2]) - size(a[0] & a[1]) * size(a[2]) -
                   size(a[0] & a[2]) * size(a[1]) - size(a[1] & a[2]) * size(a[0]) +
                   2 * size(a[0] & a[1] & a[2]);
    }
}

/// Gives each single blank a card, every joint choice equally likely.
template <class Source> void Knowledge::fill_single_blanks(State& world, CardSet& used, Source& source) const {
    const auto singles = std::span(singles_).first(singles_count_);
    for (unsigned at = 0; at < singles_count_; ++at) {
        const OneBlank& single = singles[at];
        u32 skip = source.below(choices(singles.subspan(at), used));
        Card chosen = NO_CARD;
        (single.allowed - used).each([&](Card card) {
            if (chosen != NO_CARD) return;
            CardSet with = used;
            with.add(card);
            const u32 ways = choices(singles.subspan(at + 1), with);
            if (skip < ways)
                chosen = card;
            else
                skip -= ways;
        });
        used.add(chosen);
        world.racks[number(single.seat)][number(single.slot)] = chosen;
    }
}

template <class Source> State Knowledge::deal(Source& source) const {
    for (;;) {
        State world = known_;
        CardSet used;
        fill_single_blanks(world, used, source);
        std::array<Card, PACK_MOST> rest;
        unsigned count = 0;
        (unseen_ - used).each([&](Card card) { rest[count++] = card; });
        shuffle(std::span(rest).first(count), source);
        auto next = rest.begin();
        bool in_order = false;
        for (unsigned at = 0; at < several_count_; ++at) {
            Rack& rack = world.racks[number(several_[at])];
            for (Card& card : rack)
                if (card == NO_CARD) card = *next++;
            in_order |= is_out(rack, world.options);
        }
        if (in_order) continue;  // at most 7 tries of 8 on average, see docs/engine.md
        if (other_drew_) world.drawn = *next++;
        std::copy_n(next, world.pile_size, world.pile.begin());
        shuffle(std::span(world.discards).first(world.discards_size), source);
        assert(world.ok());
        return world;
    }
}

}  // namespace kibitz::racko
