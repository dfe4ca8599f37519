// Indian Chief: the deal, choosing melds, stealing, filling up.
#pragma once

#include "scoring.hpp"

namespace kibitz::chief {

/// Whether these are options: the dealer, and one pack or two, which must be enough for all hands [1.1].
inline bool State::can_start(unsigned seats, std::span<const i64> options) {
    if (seats < SEATS_LEAST || seats > SEATS_MOST || options.size() != 2) return false;
    if (options[0] < 0 || options[0] >= seats || options[1] < 1 || options[1] > DECKS_MOST) return false;
    return seats * HAND <= FACES * static_cast<unsigned>(options[1]);
}

/// The table before the deal; the dealer stays for the whole game [2.1].
inline State State::start(unsigned seats, std::span<const i64> options) {
    assert(can_start(seats, options));
    State state;
    state.seats = static_cast<u8>(seats);
    state.dealer = Seat(options[0]);
    state.decks = static_cast<u8>(options[1]);
    state.next_card = state.left_of_dealer();
    return state;
}

/// The numbers of cards that the seat has not laid yet [3.2].
inline Sizes State::left(unsigned seat) const {
    Sizes sizes = Sizes::range(Size{1}, Size{MELD_MOST});
    for (const u8 size : shown[seat]) sizes.remove(Size(size));
    return sizes;
}

/// The places whose card is equal to the one on its left [3.3].
inline PlaceSet State::right_twins(unsigned seat) const {
    const Cards& hand = hands[seat];
    PlaceSet twins;
    for (unsigned place = 1; place < hand.size(); ++place)
        if (hand[place] == hand[place - 1]) twins.add(Place(place));
    return twins;
}

/// Whether a meld takes the card in this place without the one on its left.
constexpr bool takes_right_alone(const PlaceSet& places, Place right) {
    return places.contains(right) && !places.contains(Place(number(right) - 1));
}

/// By number of cards: all choices of so many places.
inline constexpr auto MELDS_OF_SIZE = [] {
    std::array<State::ActionSet, MELD_MOST + 1> melds{};
    for (unsigned id = MELD; id < STEAL; ++id) melds[places_of(Action(id)).size()].add(Action(id));
    return melds;
}();

/// By place: all choices that take the card there without the one on its left.
inline constexpr auto MELDS_RIGHT_ALONE = [] {
    std::array<State::ActionSet, HAND> melds{};
    for (unsigned id = MELD; id < STEAL; ++id)
        for (unsigned right = 1; right < HAND; ++right)
            if (takes_right_alone(places_of(Action(id)), Place(right))) melds[right].add(Action(id));
    return melds;
}();

inline State::ActionSet State::legal(Seat seat) const {
    ActionSet actions;
    const unsigned here = number(seat);
    if (!waiting.contains(seat)) return actions;
    if (phase == Phase::meld) {
        left(here).each([&](Size size) { actions |= MELDS_OF_SIZE[number(size)]; });
        right_twins(here).each([&](Place right) { actions = actions - MELDS_RIGHT_ALONE[number(right)]; });
        return actions;
    }
    for (unsigned victim = 0; victim < seats; ++victim)
        if (victim != here)
            for (const Card card : melds[victim]) actions.add(steal(Seat(victim), card));
    actions.add(Action{NO_STEAL});
    return actions;
}

inline bool State::is_legal(Seat seat, Action action) const {
    return waiting.contains(seat) && number(action) < ACTIONS && rule_against(seat, action).empty();
}

/// The rule that forbids `action` to a seat that is to act; nothing if it is legal.
inline std::string_view State::rule_against(Seat seat, Action action) const {
    return phase == Phase::meld ? rule_against_meld(number(seat), action) : rule_against_theft(seat, action);
}

inline std::string_view State::rule_against_meld(unsigned seat, Action action) const {
    if (number(action) >= STEAL) return "3.1";
    const PlaceSet places = places_of(action);
    if (!left(seat).contains(Size(places.size()))) return "3.2";
    bool alone = false;
    right_twins(seat).each([&](Place right) { alone |= takes_right_alone(places, right); });
    return alone ? "3.3" : "";
}

inline std::string_view State::rule_against_theft(Seat seat, Action action) const {
    if (number(action) < STEAL) return "7.2";
    if (number(action) == NO_STEAL) return {};  // nobody must steal [7.6]
    const auto [victim, card] = theft_of(action);
    if (victim == seat) return "7.3";
    return melds[number(victim)].contains(card) ? "" : "7.4";
}

/// A choice is sealed; with the last one all are turned up [3.4, 7.7].
inline void State::apply(Seat seat, Action action) {
    assert(is_legal(seat, action));
    sealed[number(seat)] = action;
    waiting.remove(seat);
    if (waiting.empty()) {
        if (phase == Phase::meld)
            show_melds();
        else
            judge_thefts();
    }
    assert(ok());
}

/// All melds are scored as they lie before anything is stolen [4.1]; the seventh round ends the game [8.4].
inline void State::show_melds() {
    for (unsigned seat = 0; seat < seats; ++seat) turn_up(seat);
    for (unsigned seat = 0; seat < seats; ++seat) scores[seat] += score_of(melds, seat);
    if (round == ROUNDS) {
        phase = Phase::over;
        return;
    }
    phase = Phase::theft;
    line_up();
    next_thieves();
}

/// The meld that a seat has sealed leaves its hand.
inline void State::turn_up(unsigned seat) {
    const PlaceSet places = places_of(std::exchange(sealed[seat], NOTHING));
    const Cards whole = std::exchange(hands[seat], {});
    for (unsigned place = 0; place < whole.size(); ++place)
        (places.contains(Place(place)) ? melds : hands)[seat].append(whole[place]);
    shown[seat][round - 1u] = static_cast<u8>(melds[seat].size());
    if (taken[seat] != NO_CARD && melds[seat].contains(taken[seat])) taken[seat] = NO_CARD;
}

/// Thieves act from the lowest rank to the highest, by the cards as they were shown [7.1].
inline void State::line_up() {
    Rungs ranks;
    for (unsigned seat = 0; seat < seats; ++seat)
        if (melds[seat].size() == THIEF) ranks.add(Rung(rank(melds[seat][0])));
    for (unsigned seat = 0; seat < seats; ++seat) {
        if (melds[seat].size() != THIEF) continue;
        const auto up_to = Rungs::range(Rung{0}, Rung(rank(melds[seat][0])));
        line[seat] = static_cast<u8>((ranks & up_to).size());
    }
}

/// The first in the line choose; when there is none, hands are filled up.
inline void State::next_thieves() {
    for (unsigned seat = 0; seat < seats; ++seat)
        if (line[seat] == 1) waiting.add(Seat(seat));
    if (waiting.empty()) refill();
}

/// The tied Thieves' choices are compared: a clash lets them choose again, but after the last attempt none of them
/// steals [7.7, 7.8, 7.9].
inline void State::judge_thefts() {
    const bool clashed = clash();
    if (!clashed) carry_out();
    sealed = everyone(NOTHING);
    if (clashed && attempt < ATTEMPTS) {
        ++attempt;
    } else {
        attempt = 1;
        for (u8& place : line)
            if (place > 0) --place;
    }
    next_thieves();
}

/// Whether more of them name a card of one meld than copies of it lie there [7.8].
inline bool State::clash() const {
    return std::any_of(sealed.begin(), sealed.end(), [this](Action choice) {
        if (choice == NOTHING || number(choice) == NO_STEAL) return false;
        const auto [victim, card] = theft_of(choice);
        return std::count(sealed.begin(), sealed.end(), choice) > melds[number(victim)].count(card);
    });
}

/// One after the other from the dealer's left; a card that has been moved is taken from where it lies now [7.10].
inline void State::carry_out() {
    BySeat<Seat> lies;  // before whom that lies now which lay before each seat
    for (unsigned seat = 0; seat < SEATS_MOST; ++seat) lies[seat] = Seat(seat);
    for (unsigned step = 0; step < seats; ++step) {
        const Seat thief = after(left_of_dealer(), step, seats);
        const unsigned here = number(thief);
        if (sealed[here] == NOTHING || number(sealed[here]) == NO_STEAL) continue;
        const auto [victim, card] = theft_of(sealed[here]);
        const Seat there = lies[number(victim)];
        Cards left = std::exchange(melds[here], {});
        if (there != thief) {  // otherwise it is simply picked up
            melds[number(there)].remove(card);
            melds[number(there)].insert(left[0]);
            for (Seat& place : lies)
                if (place == thief) place = there;
        }
        hands[here].insert(card);
        taken[here] = card;
    }
}

/// One card at a time to everyone who lacks one, until all hold eight [8.1]. It stops where the stock is empty [8.3].
inline void State::refill() {
    returned = {};
    unsigned lacking = HAND * seats;
    for (const Cards& hand : hands) lacking -= hand.size();
    for (; lacking > 0; next_card = after(next_card, 1, seats)) {
        Cards& hand = hands[number(next_card)];
        if (hand.size() == HAND) continue;
        if (stock_size == 0) {
            phase = Phase::refill;
            return;
        }
        hand.insert(stock[--stock_size]);
        --lacking;
    }
    next_card = left_of_dealer();
    phase = Phase::shuffle;
}

/// The melds and the rest of the stock [8.2, 8.3].
inline Bag State::to_shuffle() const {
    Bag cards;
    for (const Cards& meld : melds)
        for (const Card card : meld) cards.add(card);
    for (unsigned at = 0; at < stock_size; ++at) cards.add(stock[at]);
    return cards;
}

/// The cards that chance draws from, sorted.
inline std::size_t State::chance_pack(std::span<Card> out) const {
    assert(chance_due());
    std::size_t count = 0;
    (phase == Phase::deal ? Bag::pack(decks) : to_shuffle()).each([&](Card card) { out[count++] = card; });
    return count;
}

inline std::size_t State::chance_count() const {
    assert(chance_due());
    if (phase == Phase::deal) return FACES * decks;
    std::size_t count = stock_size;
    for (const Cards& meld : melds) count += meld.size();
    return count;
}

/// Whether chance can supply these cards: all of its pack.
inline bool State::is_chance(std::span<const Card> cards) const {
    if (!chance_due() || cards.size() != chance_count()) return false;
    return (phase == Phase::deal ? Bag::pack(decks) : to_shuffle()).take_all(cards);
}

inline void State::apply_chance(std::span<const Card> cards) {
    assert(is_chance(cards));
    if (phase == Phase::deal) {
        deal(cards);
    } else if (phase == Phase::refill) {  // the drawing goes on from the melds [8.3]
        melds = {};
        put_stock(cards);
        refill();
    } else {  // the next round [8.2]
        for (const Cards& meld : melds)
            for (const Card card : meld) returned.add(card);
        melds = {};
        put_stock(cards);
        ++round;
        phase = Phase::meld;
        waiting = SeatSet::range(Seat{0}, Seat(seats - 1));
    }
    assert(ok());
}

/// One card at a time from the dealer's left, eight for each; the rest is the stock [2.2].
inline void State::deal(std::span<const Card> cards) {
    for (unsigned at = 0; at < HAND * seats; ++at) hands[number(after(next_card, at, seats))].insert(cards[at]);
    put_stock(cards.subspan(HAND * seats));
    phase = Phase::meld;
    waiting = SeatSet::range(Seat{0}, Seat(seats - 1));
}

inline void State::put_stock(std::span<const Card> cards) {
    std::reverse_copy(cards.begin(), cards.end(), stock.begin());
    stock_size = static_cast<u8>(cards.size());
}

}  // namespace kibitz::chief
