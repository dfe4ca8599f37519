// Rack-O: what a seat may know, as numbers; and the digest of the whole. The fields are in docs/engine-states.md.
#pragma once

#include "../digest.hpp"
#include "rules.hpp"

namespace kibitz::racko {

/// Fills `out` for `seat`. Seats are counted from the observer on; a card is its printed number, 0 is none or unseen.
/// It reads the table and that seat's own rack and drawn card, nothing else.
inline void State::observe(Seat seat, std::span<i32> out) const {
    namespace at = tables::observation;
    assert(out.size() == at::SIZE);
    std::fill(out.begin(), out.end(), 0);
    const auto place = [&](Seat other) { return static_cast<i32>(places(seat, other, seats)) + 1; };
    const auto shown = [](Card card) { return static_cast<i32>(face(card)); };

    out[at::SEATS] = seats;
    out[at::SEAT] = static_cast<i32>(number(seat));
    out[at::PHASE] = static_cast<i32>(phase);
    out[at::TARGET] = options.target;
    out[at::BONUS] = options.bonus;
    out[at::RUN_OF_THREE] = options.run_of_three;
    out[at::TURN_OVER] = options.turn_over;
    out[at::ROUNDS] = static_cast<i32>(rounds);
    for (unsigned step = 0; step < seats; ++step) {
        const unsigned other = number(after(seat, step, seats));
        out[at::SCORES + step] = scores[other];
        if (phase != Phase::cut) out[at::CUT + step] = shown(cut[other]);
    }
    if (phase != Phase::cut) out[at::DEALER] = place(dealer);
    if (!in_round()) return;

    out[at::TURN] = place(turn);
    out[at::DISCARD] = shown(discard);
    out[at::DRAW_PILE] = pile_size;
    if (phase == Phase::drawn && turn == seat) out[at::DRAWN] = shown(drawn);
    const Rack& own = racks[number(seat)];
    for (unsigned slot = 0; slot < RACK; ++slot) out[at::RACK + slot] = shown(own[slot]);
    known[number(seat)].each([&](Slot slot) { out[at::SEEN + number(slot)] = 1; });
    for (unsigned step = 1; step < seats; ++step) {
        const unsigned other = number(after(seat, step, seats));
        known[other].each([&](Slot slot) {
            out[at::KNOWN + RACK * (step - 1) + number(slot)] = shown(racks[other][number(slot)]);
        });
    }
    for (unsigned card = 0; card < discards_size; ++card) out[at::THROWN + number(discards[card])] = 1;
    recycled.each([&](Card card) { out[at::RECYCLED + number(card)] = 1; });
    for (unsigned step = 0; step < seats; ++step)
        fresh[number(after(seat, step, seats))].each(
            [&](Slot slot) { out[at::FRESH + RACK * step + number(slot)] = 1; });
}

/// The act was done openly [1.3]. It brought to light the top discard, the cards of a pile made anew [4.1, 4.2], and to
/// who drew the card drawn.
inline u32 State::news(Seat observer, Action done) const {
    Digest seen;
    seen.byte(number(done));
    seen.byte(number(discard));
    seen.byte(number(turn == observer ? drawn : NO_CARD));
    seen.eight(recycled.bits());
    return static_cast<u32>(seen.value());
}

/// The digest; its bytes in order are listed in docs/engine-states.md.
inline u64 State::digest() const {
    Digest sum;
    const auto card = [&](Card each) { sum.byte(face(each)); };
    sum.byte(seats);
    sum.four(static_cast<u32>(options.target));
    sum.byte(options.bonus);
    sum.byte(options.run_of_three);
    sum.byte(options.turn_over);
    sum.byte(static_cast<unsigned>(phase));
    sum.byte(number(dealer));
    sum.four(rounds);
    for (unsigned seat = 0; seat < seats; ++seat) sum.four(static_cast<u32>(scores[seat]));
    if (phase != Phase::cut)
        for (unsigned seat = 0; seat < seats; ++seat) card(cut[seat]);
    if (was_dealt())
        for (unsigned seat = 0; seat < seats; ++seat)
            for (const Card each : racks[seat]) card(each);
    if (!in_round()) return sum.value();
    sum.byte(number(turn));
    card(discard);
    sum.byte(phase == Phase::drawn ? face(drawn) : 0);
    for (unsigned seat = 0; seat < seats; ++seat) sum.two(known[seat].bits());
    for (unsigned seat = 0; seat < seats; ++seat) sum.two(fresh[seat].bits());
    sum.eight(recycled.bits());
    sum.byte(pile_size);
    for (unsigned at = pile_size; at-- > 0;) card(pile[at]);
    sum.byte(discards_size);
    for (unsigned at = 0; at < discards_size; ++at) card(discards[at]);
    return sum.value();
}

}  // namespace kibitz::racko
