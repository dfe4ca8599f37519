// Gracias: what a seat may know, as numbers; and the digest of the whole. The fields are in docs/engine-states.md.
#pragma once

#include "../digest.hpp"
#include "rules.hpp"

namespace kibitz::gracias {

/// Fills `out` with what everyone sees. Seats are counted from `first` on, cards from 1; 0 is none.
inline void State::observe_table(Seat first, std::span<i32> out) const {
    namespace at = tables::observation;
    assert(out.size() == at::SIZE);
    std::fill(out.begin(), out.end(), 0);
    const auto place = [&](Seat other) { return static_cast<i32>(places(first, other, seats)) + 1; };
    const auto pair = [&](std::size_t at, const Pair& cards) {
        for (unsigned row = 0; row < 2; ++row) out[at + row] = static_cast<i32>(number(cards[row])) + 1;
    };

    out[at::SEATS] = seats;
    out[at::SEAT] = ONLOOKER;
    out[at::PHASE] = static_cast<i32>(phase);
    out[at::BIG_OPENER] = place(big_opener);
    out[at::LITTLE_OPENER] = place(little_opener());
    out[at::ROUNDS] = rounds;
    out[at::EVERY_FIVE] = every_five;
    out[at::SCORED] = scored;
    const auto values = [&](const auto& row, std::size_t to) { std::copy(row.begin(), row.end(), out.begin() + to); };
    for (unsigned step = 0; step < seats; ++step) {
        const Seat other = after(first, step, seats);
        out[at::SCORES + step] = score(other);
        values(had[number(other)], at::HAD + (HELD_MOST + 1) * step);
    }
    if (!in_round()) return;

    out[at::TURN] = turn;
    out[at::ACTING] = place(acting);
    for (unsigned step = 0; step < seats; ++step) {
        const unsigned other = number(after(first, step, seats));
        values(reserves[other], at::RESERVES + COLOURS * step);
        out[at::FACE_DOWN + step] = down_count[other];
    }
    left.each([&](Trio trio) { pair(at::TRIOS + 2 * number(trio), open[number(trio)]); });
    if (phase == Phase::gift) pair(at::TAKEN, taken);
    out[at::DRAW_PILE] = pile_size;
}

/// Fills `out` for `seat`: the table and that seat's own face-down cards, nothing else.
inline void State::observe(Seat seat, std::span<i32> out) const {
    namespace at = tables::observation;
    observe_table(seat, out);
    out[at::SEAT] = static_cast<i32>(number(seat));
    for (unsigned card = 0; card < down_count[number(seat)]; ++card)
        out[at::OWN + card] = static_cast<i32>(number(down[number(seat)][card])) + 1;
}

/// The act was done openly. Who took a trio sees its third card [3.3]; everyone sees the open cards of new trios [5.1].
inline u32 State::news(Seat observer, Action done) const {
    Digest seen;
    seen.byte(number(done));
    if (phase == Phase::gift && acting == observer)
        seen.byte(number(down[number(observer)][down_count[number(observer)] - 1U]));
    if (phase == Phase::trio && left.size() == seats)
        left.each([&](Trio trio) {
            for (const Card card : open[number(trio)]) seen.byte(number(card));
        });
    return static_cast<u32>(seen.value());
}

/// The digest; its bytes in order are listed in docs/engine-states.md.
inline u64 State::digest() const {
    Digest sum;
    const auto card = [&](Card each) { sum.byte(number(each) + 1); };
    const auto none = [&] { sum.byte(0); };
    sum.byte(seats);
    sum.byte(every_five);
    sum.four(rounds);
    sum.byte(static_cast<unsigned>(phase));
    sum.byte(number(big_opener));
    sum.byte(number(little_opener()));
    sum.four(scored);
    for (unsigned seat = 0; seat < seats; ++seat)
        for (unsigned points = HELD_MOST + 1; points-- > 0;)
            for (unsigned times = had[seat][points]; times > 0; --times) sum.byte(points);
    if (!in_round()) return sum.value();
    sum.byte(turn);
    sum.byte(number(acting));
    for (unsigned seat = 0; seat < seats; ++seat) {
        for (const u8 count : reserves[seat]) sum.byte(count);
        sum.byte(down_count[seat]);
        for (unsigned each = 0; each < down_count[seat]; ++each) card(down[seat][each]);
    }
    for (unsigned trio = 0; trio < seats; ++trio) {
        const bool lies = left.contains(Trio(trio));
        for (const Card each : {open[trio][0], open[trio][1], third[trio]}) lies ? card(each) : none();
    }
    for (const Card each : taken) phase == Phase::gift ? card(each) : none();
    sum.byte(pile_size);
    for (unsigned at = pile_size; at-- > 0;) card(pile[at]);
    return sum.value();
}

}  // namespace kibitz::gracias
