// The open-hand solver against plain minimax over the rules, which knows no bound, no table and no equal cards.
// KIBITZ_ENDINGS=N tries N times as many endings.
#include <algorithm>
#include <cstdlib>
#include <limits>
#include <string>
#include <vector>

#include "check.hpp"
#include "kibitz/concepts.hpp"
#include "kibitz/tarot/observe.hpp"
#include "kibitz/tarot/solver.hpp"
#include "tarot_endings.hpp"
#include "tests.hpp"

namespace kibitz::test {

namespace {

using namespace kibitz::tarot;
using tarot::State;

constexpr u64 NO_LIMIT = std::numeric_limits<u64>::max();

unsigned times() {
    const char* wanted = std::getenv("KIBITZ_ENDINGS");
    return wanted == nullptr ? 1 : static_cast<unsigned>(std::stoul(wanted));
}

/// The taker's points above his target once the last card is played, counted by hand [6.11, 7.3, 7.4, 8.1, 8.2].
int final_margin(const State& state, Card last_card) {
    std::array<Card, SEATS> trick = state.trick;
    trick[SEATS - 1] = last_card;
    Seat winner = state.leader;
    Card best = EXCUSE;
    for (unsigned at = 0; at < SEATS; ++at) {
        if (trick[at] == EXCUSE) continue;
        const bool first = best == EXCUSE;
        const bool trumps = SUIT_OF[number(trick[at])] == Suit::trumps && SUIT_OF[number(best)] != Suit::trumps;
        const bool higher = SUIT_OF[number(trick[at])] == SUIT_OF[number(best)] && trick[at] > best;
        if (!first && !trumps && !higher) continue;
        best = trick[at];
        winner = after(state.leader, at, SEATS);
    }
    const bool taker_leads = state.leader == state.taker;
    const unsigned of_taker = state.tricks[number(state.taker)];
    const bool excuse_wins = trick[0] == EXCUSE && of_taker == (taker_leads ? HAND_SIZE - 1 : 0);
    if (excuse_wins) winner = state.leader;
    CardSet his = state.taken;
    if (state.contract != Contract::garde_contre) his |= state.lying();
    for (unsigned at = 0; at < SEATS; ++at) {
        const bool played_by_taker = after(state.leader, at, SEATS) == state.taker;
        const bool to_taker = trick[at] == EXCUSE ? played_by_taker == excuse_wins : winner == state.taker;
        if (to_taker) his.add(trick[at]);
    }
    return half_points(his) + state.compensation - TARGET_HALF_POINTS[(his & BOUTS).size()];
}

/// What comes of a card: the worth of the deal if it was the last, else what `go_on` says.
template <class GoOn> int after_card(const State& state, Card card, Aim aim, GoOn go_on) {
    State next = state;
    next.play(card);
    if (next.in_deal()) return go_on(next);
    return aim == Aim::score ? next.score(state.taker) : final_margin(state, card);
}

int minimax(const State& state, Aim aim) {
    const bool up = state.turn == state.taker;
    int best = up ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max();
    state.playable(state.turn).each([&](Card card) {
        const int value = after_card(state, card, aim, [&](const State& next) { return minimax(next, aim); });
        best = up ? std::max(best, value) : std::min(best, value);
    });
    return best;
}

/// The same with alpha-beta, for longer endings.
int alpha_beta(const State& state, Aim aim, int alpha, int beta) {
    const bool up = state.turn == state.taker;
    int best = up ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max();
    state.playable(state.turn).each([&](Card card) {
        if (alpha >= beta) return;
        const int value =
            after_card(state, card, aim, [&](const State& next) { return alpha_beta(next, aim, alpha, beta); });
        best = up ? std::max(best, value) : std::min(best, value);
        if (up) alpha = std::max(alpha, best);
        else beta = std::min(beta, best);
    });
    return best;
}

int by_alpha_beta(const State& state, Aim aim) {
    return alpha_beta(state, aim, std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
}

Aim any_aim(Fast& source) { return source.below(3) == 0 ? Aim::margin : Aim::score; }

/// Every third ending keeps the bouts to the end, every third was swept so far.
Shape any_shape(Fast& source) {
    Shape shape;
    shape.bouts_kept = source.below(3) == 0;
    shape.swept = source.below(3) == 0;
    shape.on_table = static_cast<unsigned>(source.below(SEATS));
    return shape;
}

/// The value, that of each card, and each answer to “at least so much?” around it.
void values_are_those_of_minimax(Solver& solver, Fast& source, unsigned left) {
    const State state = ending(source, left, any_shape(source));
    const Aim aim = any_aim(source);
    const int value = minimax(state, aim);
    const Solution solution = solver.value(state, aim, NO_LIMIT);
    check(solution.value.low == value && solution.value.high == value);
    for (const int more : {-1, 0, 1}) {
        const Verdict verdict = solver.reaches(state, aim, value + more, NO_LIMIT);
        check(verdict.reached == (more <= 0));
    }
    const CardValues values = solver.values(state, aim, NO_LIMIT);
    check(values.cards.size() == state.playable(state.turn).size());
    for (const auto& [card, of_card] : values.cards) {
        const int wanted = after_card(state, card, aim, [&](const State& next) { return minimax(next, aim); });
        check(of_card.low == wanted && of_card.high == wanted);
    }
}

/// Longer endings, where the table and the ranks on which its bounds rest matter most.
void values_are_those_of_alpha_beta(Solver& solver, Fast& source, unsigned left) {
    const State state = ending(source, left, any_shape(source));
    const Aim aim = any_aim(source);
    const int value = by_alpha_beta(state, aim);
    const Solution solution = solver.value(state, aim, NO_LIMIT);
    check(solution.value.low == value && solution.value.high == value);
}

/// Endings too long for minimax: the search as it is, and the search without some of its savings. It may try so many
/// cards; whether it came to an end.
template <solve::Savings SAVINGS>
bool value_is_that_without(Solver& solver, solve::Table& table, Fast& source, unsigned left, u64 limit) {
    const State state = ending(source, left, any_shape(source));
    const Aim aim = any_aim(source);
    solve::Ending<SAVINGS> plain(state, aim, table, limit);
    const Within value = plain.worth(solve::moment_of(state), 0);
    const Solution solution = solver.value(state, aim, NO_LIMIT);
    check(solution.value.exact() && value.low <= solution.value.low && solution.value.low <= value.high);
    return value.exact();
}

void values_are_those_without_savings(Solver& solver, Fast& source, unsigned left, u64 limit) {
    solve::Table table(1);
    unsigned known = 0;
    known += value_is_that_without<solve::Savings{.table = false}>(solver, table, source, left, limit);
    known += value_is_that_without<solve::Savings{.equals = false}>(solver, table, source, left, limit);
    known += value_is_that_without<solve::Savings{.like = false}>(solver, table, source, left, limit);
    known += value_is_that_without<solve::Savings{.equals = false, .like = false}>(solver, table, source, left, limit);
    known += value_is_that_without<solve::Savings{.table = false, .equals = false, .like = false}>(solver, table,
                                                                                                  source, left, limit);
    check(known > 0);
}

/// Positions that differ only in who has the small cards of one suit, or the trumps, are never taken for each other.
void orders_are_told_apart() {
    constexpr unsigned CARDS = 8;
    constexpr u64 OWNERS = u64{1} << CARDS;
    for (unsigned suit = 0; suit <= PLAIN_SUITS; ++suit) {
        const bool trumps = suit == PLAIN_SUITS;
        std::vector<u64> found;
        for (u64 odd = 0; odd < OWNERS; ++odd)
            for (u64 upper = 0; upper < OWNERS; ++upper) {
                solve::Position position;
                const unsigned to = trumps ? 12 : solve::LANE * suit + 2;
                (trumps ? position.trumps : position.odd) |= odd << to;
                (trumps ? position.trumps : position.upper) |= upper << (trumps ? 32 + to : to);
                found.push_back(order_of(position, trumps ? CARDS << solve::TRUMP_DEPTH
                                                          : (solve::HONOURS + CARDS) << (4 * suit)));
            }
        std::sort(found.begin(), found.end());
        check(std::adjacent_find(found.begin(), found.end()) == found.end());
    }
}

/// Of a hand's trumps those that some order below the ranks would let the others beat: the ranks say enough.
void sure_trumps_rest_on_their_ranks(Fast& source) {
    for (unsigned at = 0; at < 2000; ++at) {
        const u32 own = static_cast<u32>(source.below(1U << 12));
        const u32 others = static_cast<u32>(source.below(1U << 12)) & ~own;
        u32 ranks = 0;
        const unsigned most = solve::beaten(own, others, ranks);
        const u32 below = (own | others) & ~ranks & ~solve::HIGHEST_BIT;
        for (unsigned again = 0; again < 5; ++again) {  // the same numbers of each, dealt anew below the ranks
            u32 own_now = own & ~below;
            unsigned to_deal = solve::count(own & below);
            for (u32 word = below; word != 0; word &= word - 1)
                if (source.below(solve::count(word)) < to_deal) {
                    own_now |= static_cast<u32>(solve::lowest_bit(word));
                    --to_deal;
                }
            u32 any = 0;
            check(solve::beaten(own_now, (own | others) & ~own_now, any) <= most);
        }
    }
}

/// Without a card tried, “at least so much?” is answered outside the bounds; what is sure can make them meet.
void bounds_are_known_without_search(Solver& solver, Fast& source) {
    unsigned met = 0;
    for (unsigned at = 0; at < 100; ++at) {
        const State state = ending(source, 2 + at % 3);
        const Aim aim = any_aim(source);
        const Within bounds = solver.value(state, aim, 0).value;
        check(solver.reaches(state, aim, bounds.low, 0).reached == true);
        check(solver.reaches(state, aim, bounds.high + 1, 0).reached == false);
        const int value = minimax(state, aim);
        check(bounds.low <= value && value <= bounds.high);
        met += bounds.exact();
    }
    check(met > 0 && met < 100);
}

/// However early it is stopped, the bounds contain the value, and the same question has the same answer.
void bounds_contain_the_value(Solver& solver, Fast& source, unsigned left) {
    const State state = ending(source, left, any_shape(source));
    const Aim aim = any_aim(source);
    const int value = solver.value(state, aim, NO_LIMIT).value.low;
    const CardValues exact = solver.values(state, aim, NO_LIMIT);
    for (u64 limit = 0; limit < 100'000; limit = 3 * limit + 1) {
        const Solution some = solver.value(state, aim, limit);
        check(some.value.low <= value && value <= some.value.high && some.nodes <= limit);
        const Solution again = solver.value(state, aim, limit);
        check(again.value.low == some.value.low && again.value.high == some.value.high && again.nodes == some.nodes);
        const Verdict verdict = solver.reaches(state, aim, value, limit);
        check(verdict.reached.value_or(true));
        const CardValues cards = solver.values(state, aim, limit);
        for (std::size_t at = 0; at < cards.cards.size(); ++at) {
            const Within& within = cards.cards[at].value;
            check(within.low <= exact.cards[at].value.low && exact.cards[at].value.high <= within.high);
        }
    }
}

}  // namespace

void tarot_solver() {
    Fast source(Seed{}, "endings");
    Solver solver(1);
    constexpr std::array<unsigned, 6> ENDINGS{0, 100, 300, 120, 6, 0};  // by tricks left
    for (unsigned left = 1; left < ENDINGS.size(); ++left)
        for (unsigned at = 0; at < ENDINGS[left] * times(); ++at) values_are_those_of_minimax(solver, source, left);
    for (unsigned at = 1; at < times(); ++at) values_are_those_of_minimax(solver, source, 5);
    for (unsigned at = 0; at < 10 * times(); ++at) values_are_those_of_alpha_beta(solver, source, 5);
    for (unsigned at = 1; at < times(); ++at) values_are_those_of_alpha_beta(solver, source, 6);
    bounds_are_known_without_search(solver, source);
    orders_are_told_apart();
    sure_trumps_rest_on_their_ranks(source);
    for (unsigned at = 0; at < 3 * times(); ++at)
        values_are_those_without_savings(solver, source, 6 + at % 3, 200'000 * u64{times()});
    for (unsigned at = 0; at < 20 * times(); ++at) bounds_contain_the_value(solver, source, 4 + at % 4);
}

}  // namespace kibitz::test
