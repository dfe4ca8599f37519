// How many cards a second random playouts of Tarot play: whole deals, each dealt, played and scored.
//
//     make bench-engine
//
// The bidding is fixed (a Garde sans by the first seat, no slam), so that the cards are what is measured. The sum
// of the scores' sizes is the same on every machine: if it changes, the play has changed.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "kibitz/playouts.hpp"
#include "kibitz/tarot/observe.hpp"

namespace {

using namespace kibitz;
using tarot::State;

/// A legal card, each equally likely; no handfuls.
void play_card(State& state, Fast& source) {
    const tarot::CardSet cards = state.playable(state.turn);
    state.play(cards.nth(source.below(cards.size())));
}

struct Sums {
    u64 cards = 0;
    u64 scores = 0;
};

Sums play_deals(const Seed& seed, std::string_view name, u64 deals) {
    Fast source(seed, name);
    Sums sums;
    for (u64 deal = 0; deal < deals;) {
        State state = State::start(tarot::SEATS, std::array<i64, 2>{3, 1});
        draw_chance(state, source);
        if (state.chance_due()) continue;  // annulled
        for (const auto bid : {3, 0, 0, 0}) state.apply(state.turn, State::Action(tarot::BID + bid));
        state.apply(state.turn, State::Action{tarot::NO_SLAM});
        while (!state.over()) {
            play_card(state, source);
            ++sums.cards;
        }
        sums.scores += static_cast<u64>(std::abs(state.score(Seat{0})));
        ++deal;
    }
    return sums;
}

double seconds_of(const auto& work) {
    const auto begun = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

}  // namespace

int main(int count, char** words) {
    const u64 deals = count > 1 ? std::stoull(words[1]) : 200'000;
    const unsigned threads = count > 2 ? static_cast<unsigned>(std::stoul(words[2])) : 1;
    double best = 1e9;
    Sums sums;
    for (unsigned run = 0; run < 5; ++run) {
        std::vector<Sums> parts(threads);
        best = std::min(best, seconds_of([&] {
            in_parts(threads, threads, [&](std::size_t first, std::size_t last) {
                for (std::size_t part = first; part < last; ++part)
                    parts[part] = play_deals(Seed{}, Name("bench", part), deals / threads);
            });
        }));
        sums = {};
        for (const Sums& part : parts) {
            sums.cards += part.cards;
            sums.scores += part.scores;
        }
    }
    std::printf("%.1f million cards a second (%llu cards, sum %llu, %u threads, best of 5)\n",
                static_cast<double>(sums.cards) / best / 1e6, static_cast<unsigned long long>(sums.cards),
                static_cast<unsigned long long>(sums.scores), threads);
}
