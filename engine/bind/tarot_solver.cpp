// The binding of Tarot's open-hand solver.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>

#include <atomic>

#include "kibitz/tarot/observe.hpp"
#include "kibitz/tarot/solver.hpp"

#include "game.hpp"
#include "games.hpp"

namespace kibitz::bind {

namespace {

using kibitz::tarot::Aim;
using kibitz::tarot::Solver;
using kibitz::tarot::State;

Aim aim_of(const std::string& name) {
    if (name == "score") return Aim::score;
    if (name == "margin") return Aim::margin;
    throw nb::value_error("the aims are score and margin");
}

/// A solver that refuses a second thread while one uses it: it has one table.
class GuardedSolver {
  public:
    explicit GuardedSolver(std::size_t mebibytes) : solver_(mebibytes) {}

    /// What `ask(solver, state, aim)` gives, without the interpreter's lock.
    template <class Ask> auto ask(const State& state, const std::string& aim, Ask ask) {
        if (!Solver::can_solve(state)) throw nb::value_error("no card is to be played");
        const Aim known = aim_of(aim);
        const State now = state;
        if (busy_.test_and_set()) throw std::runtime_error("another thread is using this solver");
        const nb::gil_scoped_release released;
        const auto answer = ask(solver_, now, known);
        busy_.clear();
        return answer;
    }

  private:
    Solver solver_;
    std::atomic_flag busy_;
};

auto value(GuardedSolver& solver, const State& state, const std::string& aim, u64 limit) {
    const auto found = solver.ask(
        state, aim, [&](Solver& free, const State& now, Aim known) { return free.value(now, known, limit); });
    return std::tuple(found.value.low, found.value.high, found.nodes);
}

auto values(GuardedSolver& solver, const State& state, const std::string& aim, u64 limit) {
    const auto found = solver.ask(
        state, aim, [&](Solver& free, const State& now, Aim known) { return free.values(now, known, limit); });
    std::vector<std::tuple<unsigned, int, int>> cards;
    for (const auto& [card, within] : found.cards)
        cards.emplace_back(kibitz::tarot::PLAY + number(card), within.low, within.high);
    return std::pair(cards, found.nodes);
}

auto reaches(GuardedSolver& solver, const State& state, const std::string& aim, int least, u64 limit) {
    const auto found = solver.ask(
        state, aim, [&](Solver& free, const State& now, Aim known) { return free.reaches(now, known, least, limit); });
    return std::pair(found.reached, found.nodes);
}

}  // namespace

void tarot_solver(nb::module_& m) {
    nb::class_<GuardedSolver>(m, "TarotSolver")
        .def(nb::init<std::size_t>(), "mebibytes"_a)
        .def("value", &value, "state"_a, "aim"_a, "limit"_a)
        .def("values", &values, "state"_a, "aim"_a, "limit"_a)
        .def("reaches", &reaches, "state"_a, "aim"_a, "least"_a, "limit"_a);
}

}  // namespace kibitz::bind
