// How fast the open-hand solver is: endings dealt and played at random, the value of every legal card; then whole
// deals, made or not: some with any taker, some in which the strongest hand takes with a garde.
//
//     make bench-solver
//     build/bench-solver 3500 0 0 0 50 500    # 50 whole deals of each kind, and for how many the answer is known
//
// Times are of the processor, for one thread. Nodes and the sum of the values are the same on every machine: if the
// sum changes, the solver or the rules have changed.
#include <cstdio>
#include <ctime>
#include <limits>
#include <string>

#include "../test/tarot_endings.hpp"
#include "kibitz/tarot/observe.hpp"
#include "kibitz/tarot/solver.hpp"

namespace {

using namespace kibitz;

double seconds_now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void every_card(tarot::Solver& solver, unsigned left, unsigned count) {
    if (count == 0) return;
    Fast source(Seed{}, Name("solver", left));
    std::vector<double> times;
    double all = 0;
    u64 nodes = 0;
    i64 sum = 0;
    for (unsigned at = 0; at < count; ++at) {
        const tarot::State state = test::ending(source, left);
        const double begun = seconds_now();
        const auto found = solver.values(state, tarot::Aim::score, std::numeric_limits<u64>::max());
        times.push_back(seconds_now() - begun);
        all += times.back();
        nodes += found.nodes;
        for (const auto& card : found.cards) sum += card.value.low;
    }
    std::printf("%2u tricks, every card: median %.2f ms, mean %.2f, most %.0f; %.1f million nodes a second, "
                "%.2f million an ending (%u endings, sum %lld)\n",
                left, 1e3 * median(times), 1e3 * all / count, 1e3 * *std::max_element(times.begin(), times.end()),
                static_cast<double>(nodes) / all / 1e6, static_cast<double>(nodes) / count / 1e6, count,
                static_cast<long long>(sum));
}

void whole_deals(tarot::Solver& solver, const char* taker, bool strong, unsigned count, u64 limit) {
    Fast source(Seed{}, "deals");
    unsigned known = 0;
    unsigned made = 0;
    u64 nodes = 0;
    double most = 0;
    const double begun = seconds_now();
    for (unsigned at = 0; at < count; ++at) {
        const auto deal = test::ending(source, tarot::HAND_SIZE, {.strong = strong});
        const double asked = seconds_now();
        const auto verdict = solver.reaches(deal, tarot::Aim::margin, 0, limit);
        most = std::max(most, seconds_now() - asked);
        known += verdict.reached.has_value();
        made += verdict.reached.value_or(false);
        nodes += verdict.nodes;
    }
    std::printf("whole deals, %s takes, made or not, up to %.0f million nodes: known for %u of %u (%u made), "
                "%.1f s a deal, most %.1f; %.1f million nodes a deal\n",
                taker, static_cast<double>(limit) / 1e6, known, count, made, (seconds_now() - begun) / count, most,
                static_cast<double>(nodes) / count / 1e6);
}

unsigned wanted(int count, char** words, int at, unsigned otherwise) {
    return count > at ? static_cast<unsigned>(std::stoul(words[at])) : otherwise;
}

}  // namespace

/// Numbers: MiB of the table; endings of 8, 10 and 12 tricks; whole deals of each kind; millions of nodes for each of
/// these.
int main(int count, char** words) {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);  // each line as it comes
    tarot::Solver solver(wanted(count, words, 1, 256));
    every_card(solver, 8, wanted(count, words, 2, 200));
    every_card(solver, 10, wanted(count, words, 3, 40));
    every_card(solver, 12, wanted(count, words, 4, 8));
    const unsigned deals = wanted(count, words, 5, 10);
    const u64 limit = wanted(count, words, 6, 100) * u64{1'000'000};
    if (deals > 0) whole_deals(solver, "anybody", false, deals, limit);
    if (deals > 0) whole_deals(solver, "the strongest", true, deals, limit);
}
