// French Tarot: ways to deal unseen cards against all of them tried one by one; worlds of played positions.
#include <cmath>
#include <map>

#include "check.hpp"
#include "kibitz/playouts.hpp"
#include "kibitz/tarot/worlds.hpp"
#include "tests.hpp"

namespace kibitz::test {

namespace {

using namespace kibitz::tarot;
using tarot::State;

/// Which place each card goes to, the cards in ascending order.
using Lying = std::vector<unsigned>;

/// Every way, by trying all places for each card.
void try_all(const Unseen& unseen, std::vector<Card>& rest, std::array<u8, PLACES> room, bool met, Lying& lying,
             std::vector<Lying>& found) {
    if (rest.empty()) {
        if (met) found.push_back(lying);
        return;
    }
    const Card card = rest.back();
    rest.pop_back();
    for (unsigned place = 0; place < PLACES; ++place) {
        if (room[place] == 0 || !unseen.allowed[place].contains(card)) continue;
        --room[place];
        lying.push_back(place);
        try_all(unseen, rest, room, met || (place == unseen.needy && unseen.needed.contains(card)), lying, found);
        lying.pop_back();
        ++room[place];
    }
    rest.push_back(card);
}

std::vector<Lying> every_way(const Unseen& unseen) {
    std::vector<Card> rest;
    unseen.cards.each([&](Card card) { rest.insert(rest.begin(), card); });
    std::vector<Lying> found;
    Lying lying;
    try_all(unseen, rest, unseen.room, unseen.needy == PLACES, lying, found);
    return found;
}

/// Up to eight cards of three suits and some trumps, some of which may not go to some places.
Unseen random_problem(Fast& source) {
    Unseen unseen;
    const unsigned count = 1 + source.below(8);
    while (unseen.cards.size() < count) unseen.cards.add(Card(SUIT_SIZE * (1 + source.below(4)) + source.below(5)));
    for (unsigned card = 0; card < count; ++card) ++unseen.room[source.below(PLACES)];
    for (CardSet& allowed : unseen.allowed) {
        allowed = unseen.cards;
        for (unsigned suit = 0; suit <= PLAIN_SUITS; ++suit)
            if (source.below(4) == 0) allowed = allowed - SUITS[suit];
    }
    if (source.below(2) == 0) {
        unseen.needy = source.below(PLACES);
        unseen.needed = unseen.cards & (TRUMPS | SUITS[1 + source.below(3)]);
    }
    return unseen;
}

Lying dealt(const Ways& ways, const Unseen& unseen, Fast& source) {
    std::array<CardSet, SEATS> hands{};
    ways.deal(source, hands);
    Lying lying;
    unseen.cards.each([&](Card card) {
        lying.push_back(LYING);
        for (unsigned seat = 0; seat < SEATS; ++seat)
            if (hands[seat].contains(card)) lying.back() = seat;
    });
    return lying;
}

void every_way_is_counted() {
    Fast source(Seed{}, "ways");
    unsigned none = 0;
    for (unsigned k = 0; k < 2'000; ++k) {
        const Unseen unseen = random_problem(source);
        const auto expected = every_way(unseen);
        const Ways ways(unseen);
        check(ways.count() == expected.size());
        none += expected.empty() ? 1 : 0;
        if (!expected.empty())
            check(std::find(expected.begin(), expected.end(), dealt(ways, unseen, source)) != expected.end());
    }
    check(none > 100 && none < 1'900);
}

/// Chi-square at the 99.99 % point.
void every_way_is_equally_likely() {
    Fast source(Seed{}, "chi-square");
    for (unsigned k = 0; k < 60; ++k) {
        const Unseen unseen = random_problem(source);
        const auto expected = every_way(unseen);
        if (expected.size() < 2 || expected.size() > 500) continue;
        const Ways ways(unseen);
        constexpr unsigned each = 30;
        std::map<Lying, unsigned> found;
        for (std::size_t at = 0; at < each * expected.size(); ++at) ++found[dealt(ways, unseen, source)];
        double chi_square = 0;
        for (const Lying& lying : expected) {
            const double off = static_cast<double>(found[lying]) - each;
            chi_square += off * off / each;
        }
        check(found.size() == expected.size());
        const double freedom = static_cast<double>(expected.size()) - 1;
        check(chi_square < freedom + 3.8 * std::sqrt(2 * freedom) + 10);
    }
}

/// At the start of the bidding a seat with eighteen cards of the suits knows three hands and the dog to hold 60 others.
/// The deals in which a hand has the Petit alone [2.3] are no worlds.
void the_petit_alone_is_left_out() {
    State state = State::start(SEATS, std::array<i64, 2>{3, 1});
    std::array<Card, CARDS> order;
    for (unsigned at = 0; at < CARDS; ++at) order[at] = Card(at);
    state.apply_chance(order);
    std::array<i32, State::OBSERVATION_SIZE> seen;
    state.observe(Seat{0}, seen);
    Knowledge knowledge;
    check(knowledge.read(seen).empty());
    // The Petit in one of the hands: 17 of 59 others with it, but not 17 of the 38 that are of the suits.
    const u128 in_hand = u128{CHOICES[59][17] - CHOICES[38][17]} * CHOICES[42][18] * CHOICES[24][18];
    const u128 in_dog = u128{CHOICES[59][5]} * CHOICES[54][18] * CHOICES[36][18];
    check(knowledge.count() == 3 * in_hand + in_dog);
}

/// Worlds of every moment on the way of random deals, for all seats.
void worlds_of_played_positions() {
    Fast source(Seed{}, "worlds");
    std::array<i32, State::OBSERVATION_SIZE> seen;
    std::array<i32, State::OBSERVATION_SIZE> same;
    for (unsigned game = 0; game < 24; ++game) {
        State state = State::start(SEATS, std::array<i64, 2>{game % SEATS, 2});
        for (unsigned actions = 0; !state.over(); ++actions) {
            if (state.chance_due()) {
                draw_chance(state, source);
                continue;
            }
            for (unsigned seat = 0; (state.phase != Phase::play || actions % 5 == 0) && seat < SEATS; ++seat) {
                state.observe(Seat(seat), seen);
                Knowledge knowledge;
                check(knowledge.read(seen).empty());
                const State world = knowledge.deal(source);
                check(world.ok());
                world.observe(Seat(seat), same);
                check(seen == same);
            }
            const Seat seat = state.to_act().lowest();
            state.apply(seat, Uniform{}(state, seat, source));
        }
    }
}

/// Whatever the numbers, it answers.
void observations_that_fit_no_deal_are_refused() {
    Fast source(Seed{}, "junk");
    State state = State::start(SEATS, std::array<i64, 2>{0, 1});
    std::array<i32, State::OBSERVATION_SIZE> seen{};
    check(!Knowledge{}.read(seen).empty());
    while (state.chance_due()) draw_chance(state, source);
    for (unsigned actions = 0; !state.over() && !state.chance_due(); ++actions) {
        const Seat seat = state.to_act().lowest();
        for (unsigned k = 0; k < 50; ++k) {
            state.observe(seat, seen);
            for (unsigned bent = 1 + source.below(3); bent > 0; --bent)
                seen[source.below(State::OBSERVATION_SIZE)] = static_cast<i32>(source.below(82)) - 3;
            Knowledge knowledge;
            if (knowledge.read(seen).empty()) check(knowledge.deal(source).ok());
        }
        state.apply(seat, Uniform{}(state, seat, source));
    }
}

}  // namespace

void tarot_worlds() {
    every_way_is_counted();
    every_way_is_equally_likely();
    the_petit_alone_is_left_out();
    worlds_of_played_positions();
    observations_that_fit_no_deal_are_refused();
}

}  // namespace kibitz::test
