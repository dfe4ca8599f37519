// French Tarot: what holds in every state. Bytes and observations from outside are judged by it.
#pragma once

#include "rules.hpp"

namespace kibitz::tarot {

/// Every invariant: the table is possible, and in a deal the cards are the pack, each once.
inline bool State::ok() const {
    if (deals < 1 || deals > DEALS_MOST || scored > deals || phase > Phase::over) return false;
    if (number(dealer) >= SEATS || number(turn) >= SEATS || number(leader) >= SEATS) return false;
    i64 sum = 0;
    for (const i32 score : scores) sum += score;
    if (sum != 0 || (scored == deals) != over()) return false;
    if (in_deal()) return deal_ok();
    bool nothing = bids_made == 0 && contract == Contract::pass && dog.empty() && played.empty() && taken.empty();
    for (unsigned seat = 0; seat < SEATS; ++seat)
        nothing = nothing && shares[seat].empty() && handfuls[seat].empty() && tricks[seat] == 0;
    return nothing && trick_size == 0 && voids.empty();
}

inline bool State::deal_ok() const {
    if (bids_made > SEATS || (bids_made == SEATS) == (phase == Phase::bid)) return false;
    Contract best = Contract::pass;
    for (unsigned at = 0; at < bids_made; ++at) {
        if (bids[at] > Contract::garde_contre || (bids[at] != Contract::pass && bids[at] <= best)) return false;
        if (bids[at] == Contract::pass) continue;
        best = bids[at];
        if (taker != after(dealer, at + 1, SEATS) && bids[at] == contract) return false;
    }
    if (best != contract || number(taker) >= SEATS) return false;
    if (phase != Phase::bid && contract == Contract::pass) return false;
    if (phase == Phase::bid && turn != after(dealer, 1 + bids_made, SEATS)) return false;
    if ((phase == Phase::aside || phase == Phase::slam) && turn != taker) return false;
    if (dog.empty() == (phase != Phase::bid && takes_dog())) return false;
    if (!dog.within(PACK) || (!dog.empty() && dog.size() != DOG_SIZE)) return false;

    CardSet all;
    unsigned count = 0;
    for (unsigned seat = 0; seat < SEATS; ++seat) {
        const unsigned size = shares[seat].size();
        const bool setting_aside = phase == Phase::aside && Seat(seat) == taker;
        if (setting_aside ? size <= HAND_SIZE || size > HAND_SIZE + DOG_SIZE : size != HAND_SIZE) return false;
        all |= shares[seat];
        count += size;
    }
    if (!all.within(PACK) || all.size() != count) return false;
    if (!dog.empty() && !(lying() & (KINGS | BOUTS)).empty()) return false;  // [4.4]

    const unsigned done = tricks_done();
    if (done >= HAND_SIZE || trick_size >= SEATS || played.size() != SEATS * done + trick_size) return false;
    if (!played.within(all) || !taken.within(played) || compensation < -1 || compensation > 1) return false;
    if (phase != Phase::play) return played.empty();
    if (turn != after(leader, trick_size, SEATS)) return false;
    Led in_trick;
    for (unsigned at = 0; at < trick_size; ++at) {
        const Seat seat = after(leader, at, SEATS);
        if (number(trick[at]) >= CARDS || !fallen(seat).contains(trick[at])) return false;
        in_trick.add(trick[at], at);
    }
    if (in_trick != led) return false;
    for (unsigned seat = 0; seat < SEATS; ++seat) {
        const bool is_in_trick = places(leader, Seat(seat), SEATS) < trick_size;
        if (fallen(Seat(seat)).size() != done + (is_in_trick ? 1 : 0) || tops[seat] > TRUMPS_COUNT) return false;
        const CardSet shown_trumps = CardSet::moved(handfuls[seat], PETIT_NUMBER);
        if (!shown_trumps.within(shares[seat] | (Seat(seat) == taker ? shown() : CardSet{}))) return false;
    }
    return true;
}

}  // namespace kibitz::tarot
