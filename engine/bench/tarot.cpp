// How fast the engine plays Tarot, on one thread unless more are asked for.
//
//     make bench-engine
//     build/bench-tarot SUBJECT COUNT [THREADS]
//
// The checksum of a subject is the same on every machine: if it changes, the play has changed.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "kibitz/playouts.hpp"
#include "kibitz/tarot/worlds.hpp"

namespace {

using namespace kibitz;
using tarot::State;

struct Done {
    u64 things = 0;
    u64 checksum = 0;
};

/// A deal at its first card: a Garde sans by seat 0, no slam.
State dealt(Fast& source) {
    for (;;) {
        State state = State::start(tarot::SEATS, std::array<i64, 2>{3, 1});
        draw_chance(state, source);
        if (state.chance_due()) continue;  // annulled
        for (const auto bid : {3, 0, 0, 0}) state.apply(state.turn, State::Action(tarot::BID + bid));
        state.apply(state.turn, State::Action{tarot::NO_SLAM});
        return state;
    }
}

/// A legal card, each equally likely; no handfuls.
void play_card(State& state, Fast& source) {
    const tarot::CardSet cards = state.playable(state.turn);
    state.play(cards.nth(source.below(cards.size())));
}

/// Random playouts: whole deals, each dealt, played and scored. The bidding is fixed, so that the cards are what is
/// measured.
Done play_deals(std::string_view name, u64 deals) {
    Fast source(Seed{}, name);
    Done done;
    for (u64 deal = 0; deal < deals; ++deal) {
        State state = dealt(source);
        while (!state.over()) {
            play_card(state, source);
            ++done.things;
        }
        done.checksum += static_cast<u64>(std::abs(state.score(Seat{0})));
    }
    return done;
}

/// The same with every action chosen out of the legal ones, bids and handfuls too, as kibitz.engine.playouts does it.
Done play_games(std::string_view name, u64 games) {
    Fast source(Seed{}, name);
    Done done;
    for (u64 game = 0; game < games; ++game) {
        State state = State::start(tarot::SEATS, std::array<i64, 2>{3, 1});
        done.things += play_out(state, Uniform{}, source, 1'000);
        done.checksum += static_cast<u64>(std::abs(state.score(Seat{0})));
    }
    return done;
}

/// Positions from the middle of the play, after 20 to 51 cards; few enough to stay in the cache.
std::vector<State> positions() {
    Fast source(Seed{}, "positions");
    std::vector<State> states;
    for (unsigned at = 0; at < 64; ++at) {
        states.push_back(dealt(source));
        for (unsigned card = 0; card < 20 + at % 32; ++card) play_card(states.back(), source);
    }
    return states;
}

Done copy_states(std::string_view, u64 count) {
    const std::vector<State> from = positions();
    std::vector<State> to(from.size());
    for (u64 at = 0; at < count; ++at) to[at * 7 % to.size()] = from[at % from.size()];
    Done done{count, 0};
    for (const State& state : to) done.checksum += state.played.size();
    return done;
}

/// Lists of legal actions, as numbers one after the other.
Done list_actions(std::string_view, u64 count) {
    const std::vector<State> states = positions();
    Done done{count, 0};
    std::array<State::Action, State::ACTION_COUNT> list;
    for (u64 at = 0; at < count; ++at) {
        const State& state = states[at % states.size()];
        std::size_t size = 0;
        state.legal(state.turn).each([&](State::Action action) { list[size++] = action; });
        done.checksum += size + number(list[size - 1]);
    }
    return done;
}

/// Worlds as the seat to act sees them in the middle of the play, with two voids known or more.
Done deal_worlds(std::string_view name, u64 count) {
    Fast source(Seed{}, name);
    std::array<i32, State::OBSERVATION_SIZE> seen;
    std::vector<tarot::Knowledge> views;
    for (const State& state : positions()) {
        if (state.voids.size() < 2) continue;
        state.observe(state.turn, seen);
        views.emplace_back();
        if (!views.back().read(seen).empty()) std::abort();
    }
    Done done{count, 0};
    for (u64 at = 0; at < count; ++at) {
        const State world = views[at * views.size() / count].deal(source);
        done.checksum += world.shares[0].size() + number(world.shares[at % tarot::SEATS].lowest());
    }
    return done;
}

struct Subject {
    std::string_view name;
    Done (*work)(std::string_view, u64);
    u64 count;
};
constexpr Subject SUBJECTS[] = {{"cards", play_deals, 200'000},
                                {"actions", play_games, 100'000},
                                {"copies", copy_states, 20'000'000},
                                {"lists", list_actions, 10'000'000},
                                {"worlds", deal_worlds, 2'000'000}};

/// The best of five runs.
void measure(const Subject& subject, u64 count, unsigned threads) {
    double best = 1e9;
    Done sum;
    for (unsigned run = 0; run < 5; ++run) {
        std::vector<Done> parts(threads);
        const auto begun = std::chrono::steady_clock::now();
        in_parts(threads, threads, [&](std::size_t first, std::size_t last) {
            for (std::size_t part = first; part < last; ++part)
                parts[part] = subject.work(Name("bench", part), count / threads);
        });
        best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
        sum = {};
        for (const Done& part : parts) {
            sum.things += part.things;
            sum.checksum += part.checksum;
        }
    }
    const double things = static_cast<double>(sum.things);
    std::printf("%-8s %7.2f million a second, %6.1f ns each (%llu, checksum %llu)\n", subject.name.data(),
                things / best / 1e6, best / things * 1e9, static_cast<unsigned long long>(sum.things),
                static_cast<unsigned long long>(sum.checksum));
}

}  // namespace

int main(int count, char** words) {
    const unsigned threads = count > 3 ? static_cast<unsigned>(std::stoul(words[3])) : 1;
    for (const Subject& subject : SUBJECTS)
        if (count < 2 || words[1] == subject.name)
            measure(subject, count > 2 ? std::stoull(words[2]) : subject.count, threads);
}
