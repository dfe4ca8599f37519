// Rack-O: invariants on every state, legal against is_legal, scores by hand, worlds.
#include "check.hpp"
#include "kibitz/batch.hpp"
#include "kibitz/racko/policy.hpp"
#include "kibitz/racko/worlds.hpp"
#include "tests.hpp"

namespace kibitz::test {

namespace {

using namespace kibitz::racko;
using racko::State;
static_assert(GameState<State>);

Rack rack_of(std::array<int, 10> faces) {
    Rack rack;
    for (unsigned slot = 0; slot < 10; ++slot) rack[slot] = Card(faces[slot] - 1);
    return rack;
}

void scores_by_hand() {
    const Options plain{500, false, false, false};
    const Options bonus{500, true, false, false};
    const Options run{500, false, true, false};
    const Rack rising = rack_of({2, 4, 6, 7, 8, 9, 20, 30, 31, 40});
    check(is_out(rising, plain) && is_out(rising, run));
    check(longest_run(rising) == 4 && score_rack(rising, true, plain) == 75);  // [6.1]
    check(score_rack(rising, true, bonus) == 175);                             // [6.2]
    const Rack without_run = rack_of({1, 3, 5, 7, 9, 11, 13, 15, 17, 19});
    check(is_out(without_run, plain) && !is_out(without_run, run));            // [5.3]
    check(score_rack(without_run, false, run) == 50);
    const Rack broken = rack_of({3, 8, 12, 11, 20, 21, 22, 23, 24, 25});
    check(!is_out(broken, plain) && score_rack(broken, false, bonus) == 15);   // [6.3]
    check(score_rack(rack_of({9, 1, 2, 3, 4, 5, 6, 7, 8, 10}), false, plain) == 5);
}

/// Every state on the way: it is sound, `legal` and `is_legal` agree, and worlds are what the seat sees.
template <class Policy> void games(const Policy& policy, const std::array<i64, 4>& options, unsigned seats) {
    Fast source(Seed{}, Name("games", seats));
    State state = State::start(seats, options);
    std::array<i32, State::OBSERVATION_SIZE> seen;
    std::array<i32, State::OBSERVATION_SIZE> same;
    for (unsigned actions = 0; actions < 3'000 && !state.over(); ++actions) {
        check(state.ok());
        if (state.chance_due()) {
            draw_chance(state, source);
            continue;
        }
        const Seat seat = state.to_act().lowest();
        const auto legal = state.legal(seat);
        for (unsigned id = 0; id < State::ACTION_COUNT; ++id) {
            check(legal.contains(Action(id)) == state.is_legal(seat, Action(id)));
            check(state.rule_against(seat, Action(id)).empty() == legal.contains(Action(id)));
        }
        if (actions % 16 == 0)
            for (unsigned observer = 0; observer < seats; ++observer) {
                state.observe(Seat(observer), seen);
                Knowledge knowledge;
                check(knowledge.read(seen).empty());
                const State world = knowledge.deal(source);
                check(world.ok());
                world.observe(Seat(observer), same);
                check(seen == same);
            }
        state.apply(seat, policy(state, seat, source));
    }
}

void an_observation_that_fits_no_pack_is_refused() {
    std::array<i32, State::OBSERVATION_SIZE> nothing{};
    Knowledge knowledge;
    check(!knowledge.read(nothing).empty());
    Fast source(Seed{}, "junk");
    for (unsigned k = 0; k < 20'000; ++k) {  // whatever the numbers, it answers
        for (i32& value : nothing) value = static_cast<i32>(source.below(70)) - 5;
        nothing[0] = 2 + static_cast<i32>(source.below(3));
        nothing[1] = 0;
        nothing[2] = 2 + static_cast<i32>(source.below(3));
        nothing[6] = nothing[7] = nothing[8] = 0;
        check(!knowledge.read(nothing).empty());
    }
}

void batches_do_not_depend_on_threads() {
    const std::array<i64, 4> options{75, 0, 0, 0};
    const State start = State::start(3, options);
    Batch<State> one(37, start, Seed{}, 50, 1, true);
    Batch<State> three(37, start, Seed{}, 50, 3, true);
    Fast source(Seed{}, "actions");
    std::vector<i64> actions(37);
    const auto choose = [&](unsigned row) {
        const State& state = one.state(row);
        actions[row] = number(Thumb{}(state, state.to_act().lowest(), source));
    };
    for (unsigned step = 0; step < 200; ++step) {
        for (unsigned row = 0; row < 37; ++row) choose(row);
        check(one.first_illegal(actions) == 37);
        one.step(actions);
        three.step(actions);
        check(one.observations == three.observations && one.scores == three.scores && one.done == three.done);
    }
    for (unsigned row = 0; row < 37; ++row) choose(row);
    actions[5] = 99;
    check(one.first_illegal(actions) == 5);
}

}  // namespace

void racko() {
    scores_by_hand();
    for (unsigned seats = 2; seats <= 4; ++seats) {
        games(Uniform{}, {500, 0, 0, 0}, seats);
        games(Uniform{}, {500, 1, 0, 1}, seats);
        games(Thumb{}, {500, 1, 0, 0}, seats);
        games(Thumb{}, {300, 0, 0, 1}, seats);
    }
    games(Thumb{}, {500, 1, 1, 0}, 2);
    an_observation_that_fits_no_pack_is_refused();
    batches_do_not_depend_on_threads();
}

}  // namespace kibitz::test
