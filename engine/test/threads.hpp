// Batches of every game: what a number of threads must not change.
#pragma once

#include <vector>

#include "check.hpp"
#include "kibitz/batch.hpp"

namespace kibitz::test {

/// Plays the same rows with one thread and with three for `steps` steps; gives the rows as one thread left them.
template <GameState S> Batch<S> same_with_any_threads(const S& start, unsigned steps) {
    constexpr unsigned ROWS = 13;
    Batch<S> one(ROWS, start, Seed{}, 0, 1, true);
    Batch<S> three(ROWS, start, Seed{}, 0, 3, true);
    std::vector<i64> actions(ROWS);
    for (unsigned step = 0; step < steps; ++step) {
        for (unsigned row = 0; row < ROWS; ++row) {
            const auto legal = one.state(row).legal(Seat(one.acting[row]));
            actions[row] = number(legal.nth((step + row) % legal.size()));
        }
        check(one.first_illegal(actions) == ROWS);
        one.step(actions);
        three.step(actions);
        check(one.observations == three.observations && one.scores == three.scores && one.done == three.done);
    }
    return one;
}

}  // namespace kibitz::test
