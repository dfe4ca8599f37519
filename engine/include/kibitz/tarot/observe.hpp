// French Tarot: what a seat may know, as numbers; and the digest of the whole. The fields are in docs/engine-states.md.
#pragma once

#include "../digest.hpp"
#include "invariants.hpp"

namespace kibitz::tarot {

/// Sets the news of a handful apart from actions; a set of what it can show has fewer bits.
inline constexpr u32 HANDFUL_SEEN = 1U << 31;

/// Fills `out` for `seat`. Seats are counted from the observer on, cards from 1; 0 is none. It reads the table and that
/// seat's own cards; of what lies apart it shows trumps set aside, and the discard to the taker, nothing else.
inline void State::observe(Seat seat, std::span<i32> out) const {
    namespace at = tables::observation;
    assert(out.size() == at::SIZE);
    std::fill(out.begin(), out.end(), 0);
    const auto place = [&](Seat other) { return static_cast<i32>(places(seat, other, SEATS)) + 1; };
    const auto flags = [&](std::size_t first, const CardSet& cards) {
        cards.each([&](Card card) { out[first + number(card)] = 1; });
    };
    const auto card_number = [](Card card) { return static_cast<i32>(number(card)) + 1; };

    out[at::SEATS] = SEATS;
    out[at::SEAT] = static_cast<i32>(number(seat));
    out[at::PHASE] = static_cast<i32>(phase);
    out[at::DEALER] = place(dealer);
    out[at::DEALS] = static_cast<i32>(deals);
    out[at::SCORED] = static_cast<i32>(scored);
    for (unsigned step = 0; step < SEATS; ++step) out[at::SCORES + step] = scores[number(after(seat, step, SEATS))];
    if (!in_deal()) return;

    out[at::TURN] = place(turn);
    out[at::LEADER] = place(leader);
    for (unsigned made = 0; made < bids_made; ++made)
        out[at::BIDS + places(seat, after(dealer, 1 + made, SEATS), SEATS)] = static_cast<i32>(bids[made]) + 1;
    if (contract != Contract::pass) out[at::TAKER] = place(taker);
    out[at::CONTRACT] = static_cast<i32>(contract);
    flags(at::HAND, hand(seat));
    if (!dog.empty()) {
        flags(at::DOG, dog);
        const CardSet aside = lying();
        if (seat == taker) flags(at::OWN_ASIDE, aside);
        out[at::ASIDE] = static_cast<i32>(aside.size());
        (aside & TRUMPS).each([&](Card card) { out[at::SHOWN + number(card) - PETIT_NUMBER] = 1; });
    }
    out[at::SLAM] = slam;
    for (unsigned card = 0; card < trick_size; ++card) out[at::TRICK + card] = card_number(trick[card]);
    if (tricks_done() > 0) {
        out[at::LAST_LEADER] = place(last_leader);
        for (unsigned card = 0; card < SEATS; ++card) out[at::LAST + card] = card_number(last[card]);
    }
    flags(at::TAKEN, taken);
    out[at::COMPENSATION] = compensation;
    for (unsigned step = 0; step < SEATS; ++step) {
        const Seat other = after(seat, step, SEATS);
        out[at::TRICKS + step] = tricks[number(other)];
        handfuls[number(other)].each([&](Showable card) {
            out[at::HANDFULS + (TRUMPS_COUNT + 1) * step + number(card)] = 1;
        });
        flags(at::FALLEN + CARDS * step, fallen(other));
        flags(at::EXCLUDED + CARDS * step, excluded(number(other)));
    }
    flags(at::EXCLUDED + CARDS * LYING, excluded(LYING));
}

/// Most acts are open. Only the taker sees which ordinary card goes apart [4.6]; with the last bid the dog is turned up
/// [4.1], and a handful is seen card by card [5.3].
inline u32 State::news(Seat observer, Action done) const {
    const unsigned id = number(done);
    if (id >= PLAY) return id;
    if (id >= HANDFUL) return HANDFUL_SEEN | handfuls[number(turn)].bits();
    if (id >= NO_SLAM) return id;
    if (id >= ASIDE) return observer == taker || TRUMPS.contains(Card(id - ASIDE)) ? id : ASIDE;
    Digest seen;
    seen.byte(id);
    dog.each_byte([&](u8 byte) { seen.byte(byte); });
    return static_cast<u32>(seen.value());
}

/// The digest; its bytes in order are listed in docs/engine-states.md.
inline u64 State::digest() const {
    Digest sum;
    const auto card = [&](Card each) { sum.byte(number(each) + 1); };
    sum.four(deals);
    sum.byte(static_cast<unsigned>(phase));
    sum.byte(number(dealer));
    sum.four(scored);
    for (const i32 score : scores) sum.four(static_cast<u32>(score));
    if (!in_deal()) return sum.value();
    sum.byte(number(turn));
    sum.byte(number(leader));
    sum.byte(bids_made);
    for (unsigned made = 0; made < bids_made; ++made) sum.byte(static_cast<unsigned>(bids[made]));
    const auto cards = [&](const CardSet& set) { set.each_byte([&](u8 byte) { sum.byte(byte); }); };
    for (unsigned seat = 0; seat < SEATS; ++seat) {
        cards(hand(Seat(seat)));
        cards(fallen(Seat(seat)));
        cards(CardSet::moved(handfuls[seat], PETIT_NUMBER));
    }
    cards(dog);
    cards(taken);
    sum.byte(slam);
    sum.byte(static_cast<unsigned>(1 + compensation));
    for (const u8 won : tricks) sum.byte(won);
    sum.byte(trick_size);
    for (unsigned at = 0; at < trick_size; ++at) card(trick[at]);
    if (tricks_done() > 0) {
        sum.byte(number(last_leader));
        for (const Card each : last) card(each);
    }
    for (unsigned place = 0; place <= LYING; ++place) cards(excluded(place));
    return sum.value();
}

}  // namespace kibitz::tarot
