// Search: what a seat came to see, the best move where all is known, bounds, the same again for the same seed.
#include <map>

#include "check.hpp"
#include "kibitz/chief/worlds.hpp"
#include "kibitz/gracias/worlds.hpp"
#include "kibitz/racko/policy.hpp"
#include "kibitz/racko/worlds.hpp"
#include "kibitz/search.hpp"
#include "kibitz/tarot/worlds.hpp"
#include "tests.hpp"

namespace kibitz::test {

namespace {



template <GameState S> std::vector<i32> observed(const S& state, Seat seat) {
    std::vector<i32> seen(S::OBSERVATION_SIZE);
    state.observe(seat, seen);
    return seen;
}

/// A moment with a decision, after `actions` random ones; the game begins anew when it is over.
template <GameState S> S moment(const S& start, u64 actions, Fast& source) {
    S state = start;
    play_out(state, Uniform{}, source, actions);
    return state.over() ? moment(start, actions / 2, source) : state;
}

/// From worlds that look the same to a seat, every action leads on. Afterwards they look the same to it just where
/// its news is the same.
template <Searchable S, class Knowledge> void news_is_what_was_seen(const S& start, u32 actions_most) {
    Fast source(Seed{}, "news");
    unsigned alike = 0;
    unsigned different = 0;
    for (unsigned game = 0; game < 80; ++game) {
        const S state = moment(start, source.below(actions_most), source);
        const Seat observer{static_cast<u8>(source.below(state.seats))};
        Knowledge knowledge;
        check(knowledge.read(observed(state, observer)).empty());
        std::map<typename S::Action, std::map<std::vector<i32>, u32>> seen;
        for (unsigned k = 0; k < 12; ++k) {
            const S world = knowledge.deal(source);
            const Seat seat = world.to_act().lowest();
            world.legal(seat).each([&](auto action) {
                S then = world;
                then.apply(seat, action);
                while (then.chance_due() && !deal_is_over(then)) draw_chance(then, source);
                if (deal_is_over(then)) return;
                const auto after = observed(then, observer);
                const u32 news = then.news(observer, action);
                for (const auto& [other, others] : seen[action]) {
                    check((other == after) == (others == news));
                    ++(other == after ? alike : different);
                }
                seen[action].emplace(after, news);
            });
        }
    }
    check(alike > 100 && different > 100);
}

/// Another's asides look all the same.
void news_of_an_aside() {
    using namespace kibitz::tarot;
    Fast source(Seed{}, "aside");
    State state = State::start(SEATS, std::array<i64, 2>{3, 1});
    draw_chance(state, source);
    for (const auto bid : {2, 0, 0, 0}) state.apply(state.turn, Action(BID + bid));
    check(state.phase == Phase::aside);
    const auto legal = state.legal(state.taker);
    State one = state;
    State other = state;
    one.apply(state.taker, legal.nth(0));
    other.apply(state.taker, legal.nth(1));
    check(one.news(Seat{1}, legal.nth(0)) == other.news(Seat{1}, legal.nth(1)));
    check(one.news(state.taker, legal.nth(0)) != other.news(state.taker, legal.nth(1)));
}

/// Someone who sees everything.
template <GameState S> struct Seer {
    S state;
    template <class Source> S deal(Source&) const { return state; }
};

/// What the taker gets in half points, if both sides play as well as can be.
i32 best_for_taker(const tarot::State& state, Seat taker) {
    if (deal_is_over(state)) return state.score(taker);
    const bool his = state.turn == taker;
    i32 best = his ? -100'000 : 100'000;
    state.legal(state.turn).each([&](tarot::Action action) {
        tarot::State then = state;
        then.apply(state.turn, action);
        const i32 value = best_for_taker(then, taker);
        best = his ? std::max(best, value) : std::min(best, value);
    });
    return best;
}

/// The last three tricks of a Garde sans after random play, with all hands known, where the cards are not all alike.
void the_best_card_is_found() {
    using namespace kibitz::tarot;
    Fast source(Seed{}, "endings");
    for (unsigned endings = 0; endings < 8;) {
        State state = State::start(SEATS, std::array<i64, 2>{3, 1});
        while (state.chance_due()) draw_chance(state, source);
        for (const auto bid : {3, 0, 0, 0}) state.apply(state.turn, Action(BID + bid));
        state.apply(state.turn, Action{NO_SLAM});
        while (state.tricks_done() < 15) state.apply(state.turn, Uniform{}(state, state.turn, source));
        const Seat seat = state.turn;
        std::map<Action, i32> values;  // for the side that plays
        state.legal(seat).each([&](Action action) {
            State then = state;
            then.apply(seat, action);
            values[action] = (seat == state.taker ? 1 : -1) * best_for_taker(then, state.taker);
        });
        const auto by_value = [](const auto& one, const auto& other) { return one.second < other.second; };
        const auto [worst, best] = std::minmax_element(values.begin(), values.end(), by_value);
        if (worst->second == best->second) continue;
        ++endings;
        Search<State> search(state, seat, Budget{20'000, 1, 100, 1.4, 1 << 20});
        search.run(Seer<State>{state}, Uniform{}, source);
        const auto findings = search.findings();
        const auto by_visits = [](const auto& one, const auto& other) { return one.visits < other.visits; };
        const auto chosen = std::max_element(findings.begin(), findings.end(), by_visits);
        check(values[chosen->action] == best->second);
    }
}

/// Every iteration tries a legal action, with room in the tree or without; a seed gives the same again.
template <Searchable S, class Knowledge, class Policy>
void bounds(const S& start, const Policy& policy, u32 actions_most) {
    Fast source(Seed{}, "bounds");
    for (unsigned game = 0; game < 8; ++game) {
        const S state = moment(start, source.below(actions_most), source);
        const Seat seat = state.to_act().lowest();
        Knowledge knowledge;
        check(knowledge.read(observed(state, seat)).empty());
        const std::size_t bytes = game % 2 == 0 ? 1 << 20 : 4'000;
        const auto found = [&] {
            Fast again(Seed{}, "again");
            Search<S> search(knowledge.deal(again), seat, Budget{600, 1 + game % 3, 200, 1.4, bytes});
            search.run(knowledge, policy, again);
            check(search.size() <= search.room() && search.room() <= std::max<std::size_t>(bytes / 40, 1));
            return search.findings();
        };
        const auto findings = found();
        const auto same = found();
        u64 visits = 0;
        typename S::ActionSet actions;
        for (std::size_t at = 0; at < findings.size(); ++at) {
            visits += findings[at].visits;
            actions.add(findings[at].action);
            check(findings[at].visits == same[at].visits);
            check(findings[at].visits == 0 || findings[at].value == same[at].value);
        }
        check(visits == 600 && actions == state.legal(seat));
    }
}

void logarithms() {
    for (u32 n = 1; n < 2'000'000; n += 1 + n / 64)
        check(std::abs(LOGARITHMS.of(n) - std::log(static_cast<double>(n))) < 0.002);
    check(LOGARITHMS.of(1) == 0);
}

}  // namespace

void search() {
    const auto rounds = racko::State::start(3, std::array<i64, 4>{500, 1, 0, 0});
    const auto turned_over = racko::State::start(2, std::array<i64, 4>{500, 0, 0, 1});
    const auto deals = tarot::State::start(tarot::SEATS, std::array<i64, 2>{0, 2});
    const auto turns = gracias::State::start(4, std::array<i64, 3>{0, 2, 0});
    const auto melds = chief::State::start(3, std::array<i64, 2>{0, 1});
    logarithms();
    news_is_what_was_seen<racko::State, racko::Knowledge>(rounds, 150);
    news_is_what_was_seen<racko::State, racko::Knowledge>(turned_over, 150);
    news_is_what_was_seen<tarot::State, tarot::Knowledge>(deals, 6);  // the dog is turned up with the last bid
    news_is_what_was_seen<gracias::State, gracias::Knowledge>(turns, 64);
    news_is_what_was_seen<chief::State, chief::Knowledge>(melds, 21);
    news_of_an_aside();
    the_best_card_is_found();
    bounds<racko::State, racko::Knowledge>(rounds, racko::Thumb{}, 100);
    bounds<tarot::State, tarot::Knowledge>(deals, Uniform{}, 90);
    bounds<gracias::State, gracias::Knowledge>(turns, Uniform{}, 64);
    bounds<chief::State, chief::Knowledge>(melds, Uniform{}, 21);
}

}  // namespace kibitz::test
