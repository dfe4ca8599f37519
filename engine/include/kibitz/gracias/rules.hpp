// Gracias: the deal, the trios of a turn, keeping and giving.
#pragma once

#include "scoring.hpp"

namespace kibitz::gracias {

/// Whether these are options: the first big opener, the rounds, every_five, each in range.
inline bool State::can_start(unsigned seats, std::span<const i64> options) {
    if (seats < SEATS_LEAST || seats > SEATS_MOST || options.size() != 3) return false;
    if (options[0] < 0 || options[0] >= static_cast<i64>(seats)) return false;
    return options[1] >= 1 && options[1] <= static_cast<i64>(ROUNDS_MOST) && (options[2] == 0 || options[2] == 1);
}

/// The table before the first deal [2.1].
inline State State::start(unsigned seats, std::span<const i64> options) {
    assert(can_start(seats, options));
    State state;
    state.seats = static_cast<u8>(seats);
    state.big_opener = Seat(options[0]);
    state.rounds = static_cast<u8>(options[1]);
    state.every_five = options[2] == 1;
    return state;
}

inline SeatSet State::to_act() const {
    SeatSet seats_to_act;
    if (in_round()) seats_to_act.add(acting);
    return seats_to_act;
}

/// The trios that are left [3.6]; then either open card of the one taken, the other to any opponent [4.1, 4.3].
inline State::ActionSet State::legal(Seat seat) const {
    if (!in_round() || seat != acting) return {};
    if (phase == Phase::trio) return ActionSet::moved(left, TRIO);
    auto opponents = Receivers::range(Seat{0}, Seat(seats - 1));
    opponents.remove(seat);
    ActionSet keeps;
    for (const Card card : taken) keeps |= ActionSet::moved(opponents, KEEP + SEATS_MOST * number(card));
    return keeps;
}

/// The rule that forbids `action` to a seat that is to act; nothing if it is legal.
inline std::string_view State::rule_against(Seat seat, Action action) const {
    if (is_legal(seat, action)) return {};
    if (number(action) < KEEP) {
        if (phase == Phase::gift) return "3.4";
        return number(action) - TRIO >= seats ? "3.5" : "3.6";
    }
    if (phase == Phase::trio) return "3.2";
    const Card kept{static_cast<u8>((number(action) - KEEP) / SEATS_MOST)};
    if (kept != taken[0] && kept != taken[1]) return "4.1";
    return (number(action) - KEEP) % SEATS_MOST == number(seat) ? "4.3" : "4.4";
}

inline void State::apply([[maybe_unused]] Seat seat, Action action) {
    assert(is_legal(seat, action));
    if (number(action) < KEEP)
        take(Trio(number(action) - TRIO));
    else
        keep(Card((number(action) - KEEP) / SEATS_MOST), Seat((number(action) - KEEP) % SEATS_MOST));
    assert(ok());
}

/// The face-down card is the seat's own, and no other trio is laid in the place [3.3, 3.7].
inline void State::take(Trio trio) {
    const unsigned own = number(acting);
    down[own][down_count[own]++] = third[number(trio)];
    taken = open[number(trio)];
    left.remove(trio);
    phase = Phase::gift;
}

/// One open card to the own reserve, the other to the receiver's [4.2]. The seat to the left follows [3.1]; after
/// the last one come the trios of the next turn [5.1], after the last turn the scoring [5.4].
inline void State::keep(Card kept, Seat receiver) {
    const Card given = kept == taken[0] ? taken[1] : taken[0];
    ++reserves[number(acting)][number(kept)];
    ++reserves[number(receiver)][number(given)];
    taken = {};
    phase = Phase::trio;
    acting = after(acting, 1, seats);
    if (!left.empty()) return;
    if (turn < TURNS)
        lay_trios();
    else
        end_round();
}

/// A row of open cards, one of open cards, one of face-down cards; the little opener begins [2.3, 3.1, 5.2].
inline void State::lay_trios() {
    const auto next = [this] { return pile[--pile_size]; };
    for (unsigned row = 0; row < 2; ++row)
        for (unsigned trio = 0; trio < seats; ++trio) open[trio][row] = next();
    for (unsigned trio = 0; trio < seats; ++trio) third[trio] = next();
    left = TrioSet::range(Trio{0}, Trio(seats - 1));
    ++turn;
    acting = little_opener();
    phase = Phase::trio;
}

/// The pack, sorted [1.1].
inline std::size_t State::chance_pack(std::span<Card> out) const {
    for (unsigned colour = 0; colour < COLOURS; ++colour)
        std::fill_n(out.begin() + OF_EACH * colour, OF_EACH, Card(colour));
    return PACK_SIZE;
}

/// Whether chance can supply these cards: the pack in any order.
inline bool State::is_chance(std::span<const Card> cards) const {
    if (!chance_due() || cards.size() != PACK_SIZE) return false;
    Counts counts{};
    for (const Card card : cards)
        if (number(card) >= COLOURS || ++counts[number(card)] > OF_EACH) return false;
    return true;
}

/// Two open cards each, round the table from the big opener's left [2.2]; then the trios of the first turn [2.3].
inline void State::apply_chance(std::span<const Card> cards) {
    assert(is_chance(cards));
    auto next = cards.begin();
    for (unsigned pass = 0; pass < OPEN_AT_FIRST; ++pass)
        for (unsigned place = 1; place <= seats; ++place)
            ++reserves[number(after(big_opener, place, seats))][number(*next++)];
    pile_size = static_cast<u8>(cards.end() - next);
    std::reverse_copy(next, cards.end(), pile.begin());
    lay_trios();
    assert(ok());
}

/// Every invariant: rounds and scores fit each other, a turn is where its cards say, the cards are the pack.
inline bool State::ok() const {
    if (!table_ok()) return false;
    if (in_round()) return turn_ok() && cards_ok();
    State bare;  // nothing lies out
    bare.seats = seats;
    bare.every_five = every_five;
    bare.rounds = rounds;
    bare.scored = scored;
    bare.had = had;
    bare.phase = phase;
    bare.big_opener = big_opener;
    return *this == bare;
}

inline bool State::table_ok() const {
    if (seats < SEATS_LEAST || seats > SEATS_MOST || number(big_opener) >= seats) return false;
    if (phase > Phase::over || rounds < 1 || scored > rounds || (scored == rounds) != (phase == Phase::over))
        return false;
    for (unsigned seat = 0; seat < SEATS_MOST; ++seat) {
        unsigned sum = 0;
        for (const u8 times : had[seat]) sum += times;
        if (sum != (seat < seats ? scored : 0)) return false;
    }
    return true;
}

/// From the little opener to the seat that is to act all have taken a trio in this turn.
inline bool State::turn_ok() const {
    if (turn < 1 || turn > TURNS || number(acting) >= seats) return false;
    const unsigned takers = places(little_opener(), acting, seats) + (phase == Phase::gift ? 1 : 0);
    if (!left.within(TrioSet::range(Trio{0}, Trio(seats - 1))) || left.size() != seats - takers) return false;
    for (unsigned seat = 0; seat < SEATS_MOST; ++seat) {
        const bool took = seat < seats && places(little_opener(), Seat(seat), seats) < takers;
        if (down_count[seat] != (seat < seats ? turn - 1U + (took ? 1 : 0) : 0)) return false;
    }
    return pile_size == pile_in_turn(seats, turn) && reserves_ok();
}

/// Of each trio taken before, one open card went to who took it and one to somebody else [4.2, 4.3].
inline bool State::reserves_ok() const {
    const unsigned trios = seats * (turn - 1U) + places(little_opener(), acting, seats);
    unsigned all = 0;
    for (unsigned seat = 0; seat < SEATS_MOST; ++seat) {
        unsigned cards = 0;
        for (const u8 count : reserves[seat]) cards += count;
        all += cards;
        if (seat >= seats) continue;
        const unsigned kept = down_count[seat] - (phase == Phase::gift && Seat(seat) == acting ? 1U : 0U);
        if (cards < OPEN_AT_FIRST + kept || cards > OPEN_AT_FIRST + trios) return false;
    }
    return all == OPEN_AT_FIRST * seats + 2 * trios;
}

inline bool State::cards_ok() const {
    std::array<unsigned, COLOURS> counts{};
    bool known = true;
    const auto see = [&](Card card) {
        known &= number(card) < COLOURS;
        if (known) ++counts[number(card)];
    };
    for (unsigned seat = 0; seat < seats; ++seat) {
        for (unsigned colour = 0; colour < COLOURS; ++colour) counts[colour] += reserves[seat][colour];
        for (unsigned card = 0; card < down_count[seat]; ++card) see(down[seat][card]);
    }
    left.each([&](Trio trio) {
        for (const Card card : open[number(trio)]) see(card);
        see(third[number(trio)]);
    });
    if (phase == Phase::gift)
        for (const Card card : taken) see(card);
    for (unsigned card = 0; card < pile_size; ++card) see(pile[card]);
    return known && std::all_of(counts.begin(), counts.end(), [](unsigned count) { return count == OF_EACH; });
}

}  // namespace kibitz::gracias
