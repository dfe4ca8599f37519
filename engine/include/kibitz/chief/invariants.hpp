// Indian Chief: what holds in every state. Bytes and observations from outside are judged by it.
#pragma once

#include "rules.hpp"

namespace kibitz::chief {

/// More points than any game brings a seat, gained or lost: the best Doctor in every round.
inline constexpr int SCORE_MOST = static_cast<int>(ROUNDS * DOCTOR) * SPECIALTY_POINTS;

/// Whether what everyone sees fits together; of hands only the number of cards is looked at.
inline bool State::table_ok() const {
    const std::array<i64, 2> options{number(dealer), decks};
    if (!can_start(seats, options) || phase > Phase::over || number(next_card) >= seats) return false;
    if (round < 1 || round > ROUNDS || (phase == Phase::deal && round > 1)) return false;
    if ((round == ROUNDS && phase != Phase::meld) != (phase == Phase::over)) return false;
    for (unsigned seat = 0; seat < SEATS_MOST; ++seat)
        if (!seat_ok(seat)) return false;
    if (!line_ok() || stock_size > STOCK_MOST || !returned.ok() || returned.size() > stock_size) return false;
    if (phase == Phase::refill) return stock_size == 0 && hands[number(next_card)].size() < HAND;
    const bool may_return = phase == Phase::meld || phase == Phase::theft || phase == Phase::over;
    return next_card == left_of_dealer() && (returned.empty() || (may_return && round > 1));
}

/// What the seat has shown, lays, holds and has stolen; nothing where nobody sits.
inline bool State::seat_ok(unsigned seat) const {
    const auto& sizes = shown[seat];
    const unsigned rounds = seat < seats ? rounds_shown() : 0;
    for (unsigned at = 0; at < ROUNDS; ++at) {
        if ((sizes[at] != 0) != (at < rounds) || sizes[at] > MELD_MOST) return false;
        if (at < rounds && std::count(sizes.begin(), sizes.end(), sizes[at]) > 1) return false;  // [3.2]
    }
    if (taken[seat] != NO_CARD && (number(taken[seat]) >= FACES || left(seat).contains(Size(THIEF)))) return false;
    if (scores[seat] < -SCORE_MOST || scores[seat] > SCORE_MOST) return false;
    if (seat < seats && phase != Phase::deal) return meld_ok(seat);
    return hands[seat].size() == 0 && melds[seat].size() == 0 && line[seat] == 0 && scores[seat] == 0;
}

/// Whether as many cards lie before the seat as it has laid, unless it has stolen, and as many are in its hand [7.5].
inline bool State::meld_ok(unsigned seat) const {
    const unsigned held = hands[seat].size();
    const unsigned lies = melds[seat].size();
    if (phase == Phase::meld) return held == HAND && lies == 0 && line[seat] == 0;
    const unsigned laid = shown[seat][round - 1u];
    const bool stole = laid == THIEF && lies == 0 && line[seat] == 0 && taken[seat] != NO_CARD && phase != Phase::over;
    const bool cleared = phase == Phase::shuffle && std::all_of(melds.begin(), melds.end(), [](const Cards& meld) {
        return meld.size() == 0;  // the stock ran out, and the melds are in it [8.3]
    });
    if (lies != laid && !stole && !cleared) return false;
    if (line[seat] != 0 && (phase != Phase::theft || laid != THIEF)) return false;
    const unsigned before_refill = HAND - laid + stole;
    if (phase == Phase::shuffle) return held == HAND;
    return phase == Phase::refill ? held >= before_refill && held <= HAND : held == before_refill;
}

/// Whether the Thieves stand in line without a gap, and those who are waited for are to choose.
inline bool State::line_ok() const {
    const u8 last = *std::max_element(line.begin(), line.end());
    for (u8 place = 1; place <= last; ++place)
        if (std::find(line.begin(), line.end(), place) == line.end()) return false;
    if ((phase == Phase::theft) != (last > 0)) return false;
    if (attempt < 1 || attempt > ATTEMPTS || (attempt > 1 && std::count(line.begin(), line.end(), 1) < 2)) return false;
    SeatSet may_choose;
    for (unsigned seat = 0; seat < seats; ++seat)
        if (chooses(seat)) may_choose.add(Seat(seat));
    return waiting.within(may_choose) && waiting.empty() == may_choose.empty();
}

/// Every invariant: besides the table, that the cards are those of the packs, and each sealed choice a legal one.
inline bool State::ok() const {
    if (!table_ok() || !cards_ok()) return false;
    for (unsigned seat = 0; seat < SEATS_MOST; ++seat)
        if (!choice_ok(seat)) return false;
    return true;
}

inline bool State::cards_ok() const {
    if (phase == Phase::deal) return stock_size == 0;
    Bag pack = Bag::pack(decks);
    for (unsigned seat = 0; seat < SEATS_MOST; ++seat) {
        if (!hands[seat].ok(HAND) || !melds[seat].ok(MELD_MOST)) return false;
        if (!pack.take_all(hands[seat]) || !pack.take_all(melds[seat])) return false;
        if (taken[seat] != NO_CARD && !hands[seat].contains(taken[seat])) return false;
    }
    const std::span cards(stock.data(), stock_size);
    if (!pack.take_all(cards) || !pack.empty()) return false;
    Bag in_stock;
    for (const Card card : cards) in_stock.add(card);
    return returned.within(in_stock);
}

inline bool State::choice_ok(unsigned seat) const {
    const bool chosen = seat < seats && chooses(seat) && !waiting.contains(Seat(seat));
    if (!chosen) return sealed[seat] == NOTHING;
    return number(sealed[seat]) < ACTIONS && rule_against(Seat(seat), sealed[seat]).empty();
}

}  // namespace kibitz::chief
