// Indian Chief: what a seat may know, as numbers; and the digest of the whole. The fields are in docs/engine-states.md.
#pragma once

#include "../digest.hpp"
#include "invariants.hpp"

namespace kibitz::chief {

/// A card or an action as observation and digest write it: counted from 1; 0 is none.
constexpr unsigned written(Card card) { return card == NO_CARD ? 0 : number(card) + 1; }
constexpr unsigned written(Action action) { return action == NOTHING ? 0 : number(action) + 1; }

/// Fills `out` for `seat`. Seats are counted from the observer on. It reads the table, that seat's own hand and its own
/// sealed choice. What others have sealed is read nowhere, only that they have [3.4].
inline void State::observe(Seat seat, std::span<i32> out) const {
    namespace at = tables::observation;
    assert(out.size() == at::SIZE);
    std::fill(out.begin(), out.end(), 0);
    const auto place = [&](Seat other) { return static_cast<i32>(places(seat, other, seats)) + 1; };
    const auto shown_as = [](auto thing) { return static_cast<i32>(written(thing)); };

    out[at::SEATS] = seats;
    out[at::SEAT] = static_cast<i32>(number(seat));
    out[at::PHASE] = static_cast<i32>(phase);
    out[at::DEALER] = place(dealer);
    out[at::DECKS] = decks;
    out[at::ROUND] = round;
    for (unsigned step = 0; step < seats; ++step) {
        const Seat there = after(seat, step, seats);
        const unsigned other = number(there);
        out[at::TO_ACT + step] = waiting.contains(there);
        out[at::SCORES + step] = scores[other];
        std::copy(shown[other].begin(), shown[other].end(), out.begin() + at::SHOWN + ROUNDS * step);
        out[at::HELD + step] = static_cast<i32>(hands[other].size());
        std::transform(melds[other].begin(), melds[other].end(), out.begin() + at::MELDS + MELD_MOST * step, shown_as);
        out[at::THIEVES + step] = line[other];
        out[at::TAKEN + step] = shown_as(taken[other]);
    }
    const Cards& hand = hands[number(seat)];
    std::transform(hand.begin(), hand.end(), out.begin() + at::HAND, shown_as);
    out[at::SEALED] = shown_as(sealed[number(seat)]);
    out[at::STOCK] = stock_size;
    out[at::ATTEMPT] = attempt;
    out[at::NEXT_CARD] = place(next_card);
    returned.each([&](Card card) { ++out[at::RETURNED + number(card)]; });
}

/// A choice shows nothing until all that belong to it are made [3.4, 7.7]; then all that the observer sees may be new.
inline u32 State::news(Seat observer, [[maybe_unused]] Action done) const {
    if (std::any_of(sealed.begin(), sealed.end(), [](Action choice) { return choice != NOTHING; })) return 0;
    std::array<i32, OBSERVATION_SIZE> seen;
    observe(observer, seen);
    Digest sum;
    for (const i32 value : seen) sum.four(static_cast<u32>(value));
    return static_cast<u32>(sum.value());
}

/// The digest; its bytes in order are listed in docs/engine-states.md.
inline u64 State::digest() const {
    Digest sum;
    const auto counted = [&](const Cards& cards) {
        sum.byte(cards.size());
        for (const Card card : cards) sum.byte(written(card));
    };
    sum.byte(seats);
    sum.byte(number(dealer));
    sum.byte(decks);
    sum.byte(static_cast<unsigned>(phase));
    sum.byte(round);
    sum.byte(waiting.bits());
    for (unsigned seat = 0; seat < seats; ++seat) sum.two(static_cast<u32>(scores[seat]));
    for (unsigned seat = 0; seat < seats; ++seat)
        for (const u8 size : shown[seat]) sum.byte(size);
    for (unsigned seat = 0; seat < seats; ++seat) {
        counted(hands[seat]);
        sum.two(written(sealed[seat]));
    }
    for (unsigned seat = 0; seat < seats; ++seat) counted(melds[seat]);
    for (unsigned seat = 0; seat < seats; ++seat) sum.byte(line[seat]);
    sum.byte(attempt);
    sum.byte(number(next_card));
    for (unsigned seat = 0; seat < seats; ++seat) sum.byte(written(taken[seat]));
    sum.byte(returned.size());
    returned.each([&](Card card) { sum.byte(written(card)); });
    sum.byte(stock_size);
    for (unsigned at = stock_size; at-- > 0;) sum.byte(written(stock[at]));
    return sum.value();
}

}  // namespace kibitz::chief
