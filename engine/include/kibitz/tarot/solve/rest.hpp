// The rest of a deal as the solver sees it: what is in the hands, the trick on the table, and of the past only what the
// value of the rest depends on. Seats are counted from the taker on: seat 0 is the taker.
#pragma once

#include "../scoring.hpp"
#include "cards.hpp"

namespace kibitz::tarot::solve {

inline constexpr unsigned TAKER = 0;
inline constexpr unsigned NOBODY = SEATS;

/// Who has won all tricks so far: both before the first trick, then one side, then neither.
enum class Sweep : u8 { neither, taker, defence, both };
constexpr Sweep operator&(Sweep a, Sweep b) { return Sweep(number(a) & number(b)); }

/// Who can still win the Petit in the last trick.
enum class Petits : u8 { nobody, taker, defence, both };

/// How a deal ends, beside its points: who has all tricks, and where the Petit was in the last trick.
enum class Tricks : u8 { some, taker_all, defence_all };
using Petit = Count::Petit;
struct Outcome {
    Tricks tricks = Tricks::some;
    Petit petit = Petit::elsewhere;
};

/// What a trick, or the last two, brought.
struct Gain {
    int points = 0;      // half points for the taker
    unsigned bouts = 0;  // for him
};

struct Rest {
    std::array<u64, SEATS> plain{};
    std::array<u32, SEATS> trumps{};
    u8 excuse = NOBODY;  // who holds it
    u8 leader = 0;       // of the trick on the table, or to come
    u8 left = 0;         // tricks to come, with the one on the table
    u8 bouts = 0;        // that the taker has
    Sweep sweep = Sweep::both;
    bool petit_before = false;  // in the trick before; asked for the last trick alone
    i16 live = 0;               // half points in the hands, and in the trick on the table

    // The trick on the table.
    u8 size = 0;
    u8 best = 0;            // height of the card that wins so far; 0 while there is none
    u8 winner = 0;          // who played it
    u8 suit = PLAIN_SUITS + 1;  // to follow: a plain suit, PLAIN_SUITS for trumps, or more: none yet
    u8 excuse_from = NOBODY;    // who played it to this trick
    u8 of_suit = 0;             // how many cards of the plain suit to follow
    i16 points = 0;         // of its cards, the Excuse left out
    u32 trick_trumps = 0;   // its trumps

    unsigned turn() const { return (leader + size) % SEATS; }
    bool free() const { return suit > PLAIN_SUITS; }
    u64 all_plain() const { return plain[0] | plain[1] | plain[2] | plain[3]; }
    u32 all_trumps() const { return trumps[0] | trumps[1] | trumps[2] | trumps[3]; }
    bool petit_out() const { return (all_trumps() & PETIT_BIT) != 0; }
    bool bout_out() const { return (all_trumps() & (PETIT_BIT | HIGHEST_BIT)) != 0 || excuse != NOBODY; }

    bool trick_petit() const { return (trick_trumps & PETIT_BIT) != 0; }
    unsigned trick_bouts() const { return count(trick_trumps & (PETIT_BIT | HIGHEST_BIT)); }  // the Excuse left out

    void play(Code card);
    void put(unsigned seat, Code card);
    Ranks ranks_of_trick() const;
    Gain end_trick();
};

/// Plays a card of the seat to play.
inline void Rest::play(Code card) {
    const unsigned seat = turn();
    if (card == EXCUSE_CODE) excuse = NOBODY;
    else if (number(card) < FIRST_TRUMP) plain[seat] &= ~plain_bit(card);
    else trumps[seat] &= ~trump_bit(card);
    put(seat, card);
}

/// Puts a card on the trick, without taking it out of the hand.
inline void Rest::put(unsigned seat, Code card) {
    ++size;
    if (card == EXCUSE_CODE) {
        excuse_from = static_cast<u8>(seat);
        return;
    }
    points = static_cast<i16>(points + POINTS[number(card)]);
    unsigned height = 0;
    if (number(card) >= FIRST_TRUMP) {
        height = trump_height(card);
        if (free()) suit = PLAIN_SUITS;
        trick_trumps |= trump_bit(card);
    } else {
        if (free()) suit = static_cast<u8>(suit_of(card));
        if (suit_of(card) == suit) {
            height = plain_height(card);
            ++of_suit;
        }
    }
    if (height > best) {
        best = static_cast<u8>(height);
        winner = static_cast<u8>(seat);
    }
}

/// The ranks that decided the trick: if a card won over others of its suit, or a trump from 2 to 20 over other such
/// trumps, its own and those above.
inline Ranks Rest::ranks_of_trick() const {
    if (best >= LANE) return {0, count(trick_trumps & SMALL_TRUMPS) < 2 ? 0 : trumps_from(u32{1} << (best - LANE))};
    if (best == 0 || of_suit < 2) return {};
    return {plain_from(suit, best - 1U), 0};
}

/// Takes the four cards from the table. The last trick is not ended here: see `end_deal`.
inline Gain Rest::end_trick() {
    Gain gain;
    const bool taker_wins = winner == TAKER;
    if (taker_wins) gain = {points, trick_bouts()};
    live = static_cast<i16>(live - points);
    if (excuse_from != NOBODY) {  // it stays with its side [7.1]; half a point if that side lost [7.2]
        live = static_cast<i16>(live - POINTS[number(EXCUSE_CODE)]);
        if (excuse_from == TAKER) {
            gain.points += POINTS[number(EXCUSE_CODE)] - (taker_wins ? 0 : 1);
            ++gain.bouts;
        } else if (taker_wins) {
            ++gain.points;
        }
    }
    bouts = static_cast<u8>(bouts + gain.bouts);
    sweep = sweep & (taker_wins ? Sweep::taker : Sweep::defence);
    petit_before = trick_petit();
    leader = winner;
    --left;
    size = best = of_suit = 0;
    suit = PLAIN_SUITS + 1;
    excuse_from = NOBODY;
    points = 0;
    trick_trumps = 0;
    return gain;
}

/// The last trick with its four cards on the table: what it brings, and how the deal ends.
inline std::pair<Gain, Outcome> end_deal(const Rest& rest) {
    const bool led_by_taker = rest.leader == TAKER;
    const bool excuse_led = rest.excuse_from == rest.leader;
    const Sweep of_leader = led_by_taker ? Sweep::taker : Sweep::defence;
    const bool excuse_wins = excuse_led && (rest.sweep & of_leader) == of_leader;  // [7.4]
    const bool taker_wins = excuse_wins ? led_by_taker : rest.winner == TAKER;
    Gain gain;
    if (taker_wins) gain = {rest.points, rest.trick_bouts()};
    const bool excuse_to_taker =
        rest.excuse_from != NOBODY && (rest.excuse_from == TAKER) == excuse_wins;  // else it changes sides [7.3]
    if (excuse_to_taker) {
        gain.points += POINTS[number(EXCUSE_CODE)];
        ++gain.bouts;
    }
    Outcome outcome;
    const Sweep sweep = rest.sweep & (taker_wins ? Sweep::taker : Sweep::defence);
    if (sweep != Sweep::neither) outcome.tricks = taker_wins ? Tricks::taker_all : Tricks::defence_all;
    if (excuse_wins ? rest.petit_before : rest.trick_petit())  // [8.7]
        outcome.petit = taker_wins ? Petit::taker : Petit::defence;
    return {gain, outcome};
}

/// The cards that count for the taker so far, with those that lie apart if they are his [4.7 to 4.9].
inline CardSet cards_of_taker(const State& state) {
    return state.contract == Contract::garde_contre ? state.taken : state.taken | state.lying();
}

/// The rest of a deal that is being played.
inline Rest rest_of(const State& state) {
    Rest rest;
    const auto from_taker = [&](Seat seat) { return static_cast<u8>(places(state.taker, seat, SEATS)); };
    const unsigned in_trick = state.trick_size;
    for (unsigned step = 0; step < SEATS; ++step) {
        CardSet cards = state.hand(after(state.taker, step, SEATS));
        const unsigned at = (step + SEATS - from_taker(state.leader)) % SEATS;
        if (at < in_trick) cards.add(state.trick[at]);
        cards.each([&](Card card) {
            const Code code = code_of(card);
            rest.live = static_cast<i16>(rest.live + POINTS[number(code)]);
            if (card == EXCUSE) rest.excuse = static_cast<u8>(step);
            else if (number(code) < FIRST_TRUMP) rest.plain[step] |= plain_bit(code);
            else rest.trumps[step] |= trump_bit(code);
        });
    }
    rest.leader = from_taker(state.leader);
    const unsigned done = state.tricks_done();
    const unsigned of_taker = state.tricks[number(state.taker)];
    rest.left = static_cast<u8>(HAND_SIZE - done);
    if (of_taker < done) rest.sweep = rest.sweep & Sweep::defence;
    if (of_taker > 0) rest.sweep = rest.sweep & Sweep::taker;
    rest.bouts = static_cast<u8>((cards_of_taker(state) & BOUTS).size());
    rest.petit_before = done > 0 && std::find(state.last.begin(), state.last.end(), PETIT) != state.last.end();
    for (unsigned at = 0; at < in_trick; ++at) rest.play(code_of(state.trick[at]));
    return rest;
}

}  // namespace kibitz::tarot::solve
