// Gracias: the states that an observation allows, each equally likely. The method is in docs/engine-worlds.md.
#pragma once

#include "observe.hpp"

namespace kibitz::gracias {

/// A state as one seat, or an onlooker, knows it.
class Knowledge {
  public:
    /// Reads an observation; says what is wrong with it, or nothing.
    std::string_view read(std::span<const i32> observation);

    /// A state with that very observation; all are equally likely.
    template <class Source> State deal(Source& source) const;

  private:
    bool read_table(std::span<const i32> from);
    bool read_turn(std::span<const i32> from);
    bool read_cards(std::span<const i32> from);
    bool gather();
    bool knows_down(unsigned seat) const { return seated_ && Seat(seat) == self_; }
    bool looks_like(const State& world, std::span<const i32> observation) const;
    State filled(std::span<const Card> cards) const;

    State known_{};                         // what is unseen is left open
    bool seated_ = false;                   // an onlooker is not, and knows nobody's face-down cards
    Seat self_{};                           // the observer; an onlooker looks from seat 0
    std::array<Card, PACK_SIZE> unseen_{};  // sorted
    unsigned unseen_count_ = 0;
};

inline std::string_view Knowledge::read(std::span<const i32> from) {
    if (from.size() != State::OBSERVATION_SIZE) return "it has another size";
    *this = {};
    if (!read_table(from)) return "it shows no moment of a game";
    if (known_.in_round() && !(read_turn(from) && read_cards(from) && gather())) return "its cards are not of one pack";
    const State world = filled(unseen_);
    if (!world.ok() || !looks_like(world, from)) return "its parts do not fit one another";
    return {};
}

/// What is open in all phases.
inline bool Knowledge::read_table(std::span<const i32> from) {
    namespace at = tables::observation;
    const i32 seats = from[at::SEATS];
    const i32 seat = from[at::SEAT];
    const std::array<i64, 3> options{0, from[at::ROUNDS], from[at::EVERY_FIVE]};
    if (seats < 0 || !State::can_start(static_cast<unsigned>(seats), options)) return false;
    if (seat < ONLOOKER || seat >= seats) return false;
    if (from[at::PHASE] < 0 || from[at::PHASE] > static_cast<i32>(Phase::over)) return false;
    if (from[at::SCORED] < 0 || from[at::SCORED] > from[at::ROUNDS]) return false;
    if (from[at::BIG_OPENER] < 1 || from[at::BIG_OPENER] > seats) return false;
    known_ = State::start(static_cast<unsigned>(seats), options);
    seated_ = seat != ONLOOKER;
    if (seated_) self_ = Seat(seat);
    known_.phase = static_cast<Phase>(from[at::PHASE]);
    known_.big_opener = after(self_, static_cast<unsigned>(from[at::BIG_OPENER]) - 1, known_.seats);
    known_.scored = static_cast<u8>(from[at::SCORED]);
    for (unsigned step = 0; step < known_.seats; ++step)
        for (unsigned points = 0; points <= HELD_MOST; ++points) {
            const i32 times = from[at::HAD + (HELD_MOST + 1) * step + points];
            if (times < 0 || times > known_.scored) return false;
            known_.had[number(after(self_, step, known_.seats))][points] = static_cast<u8>(times);
        }
    return true;
}

/// Where the turn is; the places of face-down cards follow from it.
inline bool Knowledge::read_turn(std::span<const i32> from) {
    namespace at = tables::observation;
    const i32 turn = from[at::TURN];
    const i32 acting = from[at::ACTING];
    if (turn < 1 || turn > static_cast<i32>(TURNS) || acting < 1 || acting > known_.seats) return false;
    known_.turn = static_cast<u8>(turn);
    known_.acting = after(self_, static_cast<unsigned>(acting) - 1, known_.seats);
    known_.pile_size = static_cast<u8>(pile_in_turn(known_.seats, known_.turn));
    if (from[at::DRAW_PILE] != known_.pile_size) return false;
    for (unsigned step = 0; step < known_.seats; ++step) {
        const i32 count = from[at::FACE_DOWN + step];
        if (count < 0 || count > turn) return false;
        known_.down_count[number(after(self_, step, known_.seats))] = static_cast<u8>(count);
    }
    return true;
}

/// The cards that are seen.
inline bool Knowledge::read_cards(std::span<const i32> from) {
    namespace at = tables::observation;
    bool known = true;
    const auto card = [&](std::size_t place) {
        known &= from[place] >= 1 && from[place] <= static_cast<i32>(COLOURS);
        return known ? Card(from[place] - 1) : Card{};
    };
    for (unsigned step = 0; step < known_.seats; ++step)
        for (unsigned colour = 0; colour < COLOURS; ++colour) {
            const i32 count = from[at::RESERVES + COLOURS * step + colour];
            if (count < 0 || count > static_cast<i32>(OF_EACH)) return false;
            known_.reserves[number(after(self_, step, known_.seats))][colour] = static_cast<u8>(count);
        }
    for (unsigned trio = 0; trio < known_.seats; ++trio) {
        const std::size_t place = at::TRIOS + 2 * trio;
        if (from[place] == 0 && from[place + 1] == 0) continue;
        known_.left.add(Trio(trio));
        known_.open[trio] = {card(place), card(place + 1)};
    }
    if (known_.phase == Phase::gift) known_.taken = {card(at::TAKEN), card(at::TAKEN + 1)};
    if (seated_)
        for (unsigned each = 0; each < known_.down_count[number(self_)]; ++each)
            known_.down[number(self_)][each] = card(at::OWN + each);
    return known;
}

/// The unseen cards are the pack without those that are seen. False if one is seen too often.
inline bool Knowledge::gather() {
    std::array<unsigned, COLOURS> seen{};
    const auto see = [&](Card card) { ++seen[number(card)]; };
    for (unsigned seat = 0; seat < known_.seats; ++seat) {
        for (unsigned colour = 0; colour < COLOURS; ++colour) seen[colour] += known_.reserves[seat][colour];
        if (!knows_down(seat)) continue;
        for (unsigned card = 0; card < known_.down_count[seat]; ++card) see(known_.down[seat][card]);
    }
    known_.left.each([&](Trio trio) {
        for (const Card card : known_.open[number(trio)]) see(card);
    });
    if (known_.phase == Phase::gift)
        for (const Card card : known_.taken) see(card);
    for (unsigned colour = 0; colour < COLOURS; ++colour) {
        if (seen[colour] > OF_EACH) return false;
        for (unsigned card = seen[colour]; card < OF_EACH; ++card) unseen_[unseen_count_++] = Card(colour);
    }
    return true;
}

inline bool Knowledge::looks_like(const State& world, std::span<const i32> observation) const {
    std::array<i32, State::OBSERVATION_SIZE> seen;
    if (seated_)
        world.observe(self_, seen);
    else
        world.observe_table(self_, seen);
    return std::equal(seen.begin(), seen.end(), observation.begin());
}

/// The state with the unseen cards in this order: face-down cards of the others, of the trios, the draw pile.
inline State Knowledge::filled(std::span<const Card> cards) const {
    State world = known_;
    auto next = cards.begin();
    for (unsigned seat = 0; seat < world.seats; ++seat)
        if (!knows_down(seat))
            for (unsigned card = 0; card < world.down_count[seat]; ++card) world.down[seat][card] = *next++;
    world.left.each([&](Trio trio) { world.third[number(trio)] = *next++; });
    std::copy_n(next, world.pile_size, world.pile.begin());
    return world;
}

template <class Source> State Knowledge::deal(Source& source) const {
    std::array<Card, PACK_SIZE> cards = unseen_;
    shuffle(std::span(cards).first(unseen_count_), source);
    const State world = filled(cards);
    assert(world.ok());
    return world;
}

}  // namespace kibitz::gracias
