// Rack-O: the cut, the deal, a turn, the empty pile.
#pragma once

#include "scoring.hpp"

namespace kibitz::racko {

/// Whether these are options: target, bonus, run_of_three, turn_over, each in range.
inline bool State::can_start(unsigned seats, std::span<const i64> options) {
    if (seats < SEATS_LEAST || seats > SEATS_MOST || options.size() != 4) return false;
    if (options[0] < 1 || options[0] > TARGET_MOST) return false;
    for (const i64 flag : options.subspan(1))
        if (flag != 0 && flag != 1) return false;
    return options[2] == 0 || seats == 2;  // [5.3] is for two players
}

/// The table before the cut.
inline State State::start(unsigned seats, std::span<const i64> options) {
    assert(can_start(seats, options));
    State state;
    state.seats = static_cast<u8>(seats);
    state.options = {static_cast<i32>(options[0]), options[1] == 1, options[2] == 1, options[3] == 1};
    return state;
}

inline SeatSet State::to_act() const {
    SeatSet acting;
    if (phase == Phase::turn || phase == Phase::drawn) acting.add(turn);
    return acting;
}

/// A turn begins with a take or a draw [3.1]; after a draw the card is placed or tossed [3.2].
inline State::ActionSet State::legal(Seat seat) const {
    constexpr auto first = ActionSet::range(Action{TAKE}, Action{DRAW});
    constexpr auto then = ActionSet::range(Action{PLACE}, Action{TOSS});
    if (seat != turn) return {};
    if (phase == Phase::turn) return first;
    if (phase == Phase::drawn) return then;
    return {};
}

inline bool State::is_legal(Seat seat, Action action) const {
    if (seat != turn) return false;
    if (phase == Phase::turn) return number(action) <= DRAW;
    return phase == Phase::drawn && number(action) >= PLACE && number(action) <= TOSS;
}

/// The rule that forbids `action` to a seat that is to act; nothing if it is legal.
inline std::string_view State::rule_against(Seat seat, Action action) const {
    if (is_legal(seat, action)) return {};
    return phase == Phase::turn ? "3.1" : "3.2";
}

inline void State::apply([[maybe_unused]] Seat seat, Action action) {
    assert(is_legal(seat, action));
    if (number(action) == DRAW) {
        drawn = pile[--pile_size];
        phase = Phase::drawn;
    } else if (number(action) < DRAW) {
        take(Slot(number(action) - TAKE));
    } else if (number(action) < TOSS) {
        place(Slot(number(action) - PLACE));
    } else {
        throw_away(std::exchange(drawn, NO_CARD));
        end_turn(false);
    }
    assert(ok());
}

/// The top discard and the card of the slot change places, in everyone's sight [1.3, 3.3, 3.4].
inline void State::take(Slot slot) {
    std::swap(racks[number(turn)][number(slot)], discard);
    known[number(turn)].add(slot);
    fresh[number(turn)].remove(slot);
    end_turn(true);
}

/// The drawn card goes into the slot, seen by its player alone, and the card there is thrown away [3.5].
inline void State::place(Slot slot) {
    throw_away(std::exchange(racks[number(turn)][number(slot)], std::exchange(drawn, NO_CARD)));
    known[number(turn)].remove(slot);
    fresh[number(turn)].add(slot);
    end_turn(true);
}

inline void State::throw_away(Card card) {
    discards[discards_size++] = std::exchange(discard, card);
}

/// The round ends at once with a rack in order [5.1]; an unchanged rack was not in order before. Otherwise it is
/// the next seat's turn, after a new draw pile if that is needed [4.1, 4.2].
inline void State::end_turn(bool changed) {
    if (changed && is_out(racks[number(turn)], options)) {
        end_round(turn);
        return;
    }
    turn = after(turn, 1, seats);
    phase = Phase::turn;
    if (pile_size > 0) return;
    if (options.turn_over)
        turn_pile_over();
    else
        phase = Phase::shuffle;
}

/// The oldest discard is the new discard pile, the others are the draw pile, the oldest on top [4.2].
inline void State::turn_pile_over() {
    const Card newest = std::exchange(discard, discards[0]);
    pile_size = discards_size;
    pile[0] = newest;
    for (unsigned at = 1; at < pile_size; ++at) pile[at] = discards[pile_size - at];
    renew_pile();
}

/// The cards of the new draw pile were seen to be thrown, and none was drawn from it yet [4.1, 4.2].
inline void State::renew_pile() {
    discards_size = 0;
    fresh = {};
    recycled = {};
    for (unsigned at = 0; at < pile_size; ++at) recycled.add(pile[at]);
}

inline std::string_view State::chance_word() const {
    assert(chance_due());
    return phase == Phase::cut ? "cut" : phase == Phase::deal ? "deal" : "shuffle";
}

/// The cards that chance draws from, sorted: the pack [1.1], or all discards but the top one [4.1].
inline std::size_t State::chance_pack(std::span<Card> out) const {
    assert(chance_due());
    if (phase == Phase::shuffle) {
        std::copy_n(discards.begin(), discards_size, out.begin());
        std::sort(out.begin(), out.begin() + discards_size);
        return discards_size;
    }
    for (unsigned at = 0; at < pack_size(); ++at) out[at] = Card(at);
    return pack_size();
}

inline std::size_t State::chance_count() const {
    assert(chance_due());
    return phase == Phase::cut ? seats : phase == Phase::deal ? pack_size() : discards_size;
}

/// Whether chance can supply these cards: so many different ones of its pack.
inline bool State::is_chance(std::span<const Card> cards) const {
    if (!chance_due() || cards.size() != chance_count()) return false;
    std::array<Card, PACK_MOST> pack;
    CardSet spare;
    for (const Card card : std::span(pack).first(chance_pack(pack))) spare.add(card);
    for (const Card card : cards) {
        if (number(card) >= PACK_MOST || !spare.contains(card)) return false;
        spare.remove(card);
    }
    return true;
}

inline void State::apply_chance(std::span<const Card> cards) {
    assert(is_chance(cards));
    if (phase == Phase::cut) {  // the highest card deals [2.1]
        std::copy(cards.begin(), cards.end(), cut.begin());
        dealer = Seat(std::max_element(cards.begin(), cards.end()) - cards.begin());
        phase = Phase::deal;
    } else if (phase == Phase::deal) {
        deal(cards);
    } else {  // the new draw pile [4.1]
        std::reverse_copy(cards.begin(), cards.end(), pile.begin());
        pile_size = discards_size;
        renew_pile();
        phase = Phase::turn;
    }
    assert(ok());
}

/// One card at a time from the dealer's left, each into the next slot from 50 down [2.2]. The dealer's left begins
/// [2.3], unless racks are in order as dealt: the first of these from the dealer's left goes out [5.2].
inline void State::deal(std::span<const Card> cards) {
    const Seat first = after(dealer, 1, seats);
    auto next = cards.begin();
    for (unsigned slot = RACK; slot-- > 0;)
        for (unsigned place = 0; place < seats; ++place) racks[number(after(first, place, seats))][slot] = *next++;
    discard = *next++;
    pile_size = static_cast<u8>(cards.end() - next);
    std::reverse_copy(next, cards.end(), pile.begin());
    turn = first;
    phase = Phase::turn;
    for (unsigned place = 0; place < seats; ++place) {
        const Seat seat = after(first, place, seats);
        if (is_out(racks[number(seat)], options)) {
            end_round(seat);
            return;
        }
    }
}

/// Every invariant: in a round the cards are the pack, each once, and no rack is in order; otherwise nothing lies out.
/// What came from a renewed pile is of it, and what no one saw come from there or from the discards is not.
inline bool State::ok() const {
    if (seats < SEATS_LEAST || seats > SEATS_MOST || options.target < 1) return false;
    if (options.run_of_three && seats != 2) return false;
    if (phase > Phase::over || number(dealer) >= seats || number(turn) >= seats) return false;
    if (phase == Phase::cut && rounds > 0) return false;
    if (was_dealt() && std::any_of(racks.begin(), racks.begin() + seats, [this](const Rack& rack) {
            return std::any_of(rack.begin(), rack.end(), [this](Card card) { return number(card) >= pack_size(); });
        }))
        return false;
    if (!in_round())
        return discard == NO_CARD && drawn == NO_CARD && pile_size == 0 && discards_size == 0 && recycled.empty() &&
               known == std::array<SlotSet, SEATS_MOST>{} && fresh == known;
    if (pile_size > PILE_MOST || discards_size > PILE_MOST) return false;
    if ((drawn != NO_CARD) != (phase == Phase::drawn) || (pile_size == 0 && phase == Phase::turn)) return false;
    if (phase == Phase::shuffle && (pile_size > 0 || options.turn_over)) return false;
    constexpr auto slots = SlotSet::range(Slot{0}, Slot{RACK - 1});
    CardSet seen;
    unsigned count = 0;
    const auto see = [&](Card card) {
        if (number(card) < pack_size()) seen.add(card);
        ++count;
    };
    for (unsigned seat = 0; seat < seats; ++seat) {
        for (const Card card : racks[seat]) see(card);
        if (!(known[seat] & fresh[seat]).empty() || !((known[seat] | fresh[seat]) - slots).empty()) return false;
        if (is_out(racks[seat], options)) return false;
    }
    for (unsigned at = 0; at < pile_size; ++at) see(pile[at]);
    for (unsigned at = 0; at < discards_size; ++at) see(discards[at]);
    see(discard);
    if (phase == Phase::drawn) see(drawn);
    if (count != pack_size() || seen.size() != pack_size()) return false;
    if (recycled.empty()) return true;
    if (phase == Phase::drawn && !recycled.contains(drawn)) return false;
    if (recycled.size() > PILE_MOST || !(recycled - seen).empty()) return false;
    for (unsigned seat = 0; seat < seats; ++seat)
        for (unsigned slot = 0; slot < RACK; ++slot)
            if (!known[seat].contains(Slot(slot)) &&
                recycled.contains(racks[seat][slot]) != fresh[seat].contains(Slot(slot)))
                return false;
    return std::all_of(pile.begin(), pile.begin() + pile_size, [this](Card card) { return recycled.contains(card); });
}

}  // namespace kibitz::racko
