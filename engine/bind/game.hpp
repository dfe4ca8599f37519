// The binding of one game, the same for all: argument checks and arrays. No rule lives here.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <memory>
#include <stdexcept>
#include <tuple>

#include "kibitz/batch.hpp"
#include "kibitz/search.hpp"

namespace kibitz::bind {

namespace nb = nanobind;
using namespace nb::literals;

template <class T, std::size_t N> using Array = nb::ndarray<nb::numpy, T, nb::ndim<N>, nb::c_contig, nb::device::cpu>;
using Actions = nb::ndarray<const i64, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Observation = nb::ndarray<const i32, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

inline Seed seed_of(const nb::bytes& bytes) {
    Seed seed;
    if (bytes.size() != seed.size()) throw nb::value_error("a seed has 32 bytes");
    std::memcpy(seed.data(), bytes.data(), seed.size());
    return seed;
}

/// A new array that Python owns.
template <class T, std::size_t N> Array<T, N> given_away(std::unique_ptr<T[]> values, const std::size_t (&shape)[N]) {
    T* raw = values.release();
    nb::capsule owner(raw, [](void* at) noexcept { delete[] static_cast<T*>(at); });
    return Array<T, N>(raw, N, shape, owner);
}

template <GameState S> Seat seat_of(const S& state, unsigned seat) {
    if (seat >= state.seats) throw nb::index_error("there is no such seat");
    return Seat(seat);
}

template <GameState S> typename S::Action action_of(i64 action) {
    if (action < 0 || action >= static_cast<i64>(S::ACTION_COUNT)) throw nb::index_error("there is no such action");
    return static_cast<typename S::Action>(action);
}

template <class Item, unsigned N> std::vector<unsigned> numbers(const Set<Item, N>& set) {
    std::vector<unsigned> listed;
    set.each([&](Item item) { listed.push_back(number(item)); });
    return listed;
}

template <GameState S> void start(S* at, unsigned seats, const std::vector<i64>& options) {
    if (!S::can_start(seats, options)) throw nb::value_error("the engine does not play these seats and options");
    new (at) S(S::start(seats, options));
}

template <GameState S> std::vector<typename S::Card> cards_of(const nb::bytes& bytes) {
    const auto* first = static_cast<const u8*>(bytes.data());
    std::vector<typename S::Card> cards;
    for (std::size_t at = 0; at < bytes.size(); ++at) cards.push_back(typename S::Card(first[at]));
    return cards;
}

template <GameState S> void bind_state(nb::module_& m, const char* name) {
    nb::class_<S>(m, name)
        .def("__init__", &start<S>, "seats"_a, "options"_a)
        .def("copy", [](const S& state) { return S(state); })
        .def("__getstate__", [](const S& state) { return nb::bytes(&state, sizeof state); })
        .def("__setstate__",
             [](S& state, const nb::bytes& bytes) {
                 S read;
                 if (bytes.size() != sizeof read) throw nb::value_error("these are not the bytes of a state");
                 std::memcpy(&read, bytes.data(), sizeof read);
                 if (!read.ok()) throw nb::value_error("these are not the bytes of a state");
                 new (&state) S(read);
             })
        .def_prop_ro("seats", [](const S& state) { return unsigned{state.seats}; })
        .def_prop_ro("seats_to_act", [](const S& state) { return numbers(state.to_act()); })
        .def_prop_ro("chance_due", &S::chance_due)
        .def_prop_ro("over", &S::over)
        .def("legal", [](const S& state, unsigned seat) { return numbers(state.legal(seat_of(state, seat))); }, "seat"_a)
        .def("is_legal",
             [](const S& state, unsigned seat, i64 action) {
                 return state.is_legal(seat_of(state, seat), action_of<S>(action));
             },
             "seat"_a, "action"_a)
        .def("rule_against",
             [](const S& state, unsigned seat, i64 action) {
                 return state.rule_against(seat_of(state, seat), action_of<S>(action));
             },
             "seat"_a, "action"_a)
        .def("apply",
             [](S& state, unsigned seat, i64 action) {
                 const auto known = action_of<S>(action);
                 if (!state.is_legal(seat_of(state, seat), known)) throw nb::value_error("the action is illegal");
                 state.apply(Seat(seat), known);
             },
             "seat"_a, "action"_a)
        .def("apply_chance",
             [](S& state, const nb::bytes& cards) {
                 const auto known = cards_of<S>(cards);
                 if (!state.is_chance(known)) throw nb::value_error("chance cannot bring these cards now");
                 state.apply_chance(known);
             },
             "cards"_a)
        .def("draw_chance",
             [](S& state, const nb::bytes& seed, u64 count) {
                 if (!state.chance_due()) throw nb::value_error("chance is not to act");
                 const Seed known = seed_of(seed);
                 const Name name(state.chance_word(), count);
                 Stream stream(known, name);
                 draw_chance(state, stream);
             },
             "seed"_a, "count"_a)
        .def_prop_ro("scores",
                     [](const S& state) {
                         std::vector<i32> scores;
                         for (unsigned seat = 0; seat < state.seats; ++seat) scores.push_back(state.score(Seat(seat)));
                         return scores;
                     })
        .def_prop_ro("winners", [](const S& state) { return numbers(state.winners()); })
        .def_prop_ro("digest", &S::digest)
        .def_prop_ro("ok", &S::ok)
        .def("observe",
             [](const S& state, unsigned seat) {
                 auto values = std::make_unique<i32[]>(S::OBSERVATION_SIZE);
                 state.observe(seat_of(state, seat), std::span(values.get(), S::OBSERVATION_SIZE));
                 return given_away<i32, 1>(std::move(values), {S::OBSERVATION_SIZE});
             },
             "seat"_a);
}

template <GameState S> void bind_batch(nb::module_& m, const char* name) {
    using B = Batch<S>;
    nb::class_<B>(m, name)
        .def("__init__",
             [](B* at, std::size_t rows, unsigned seats, const std::vector<i64>& options, const nb::bytes& seed,
                u64 limit, unsigned threads, bool observe) {
                 S first;
                 start(&first, seats, options);
                 new (at) B(rows, first, seed_of(seed), limit, threads, observe);
             },
             "rows"_a, "seats"_a, "options"_a, "seed"_a, "limit"_a, "threads"_a, "observe"_a)
        .def("reset", &B::reset, nb::call_guard<nb::gil_scoped_release>())
        .def("first_illegal",
             [](const B& batch, const Actions& actions) {
                 if (actions.size() != batch.size()) throw nb::value_error("one action a row");
                 return batch.first_illegal(std::span(actions.data(), actions.size()));
             },
             "actions"_a.noconvert())
        .def("step",
             [](B& batch, const Actions& actions) {
                 if (actions.size() != batch.size()) throw nb::value_error("one action a row");
                 const std::span known(actions.data(), actions.size());
                 const nb::gil_scoped_release released;
                 const std::size_t bad = batch.first_illegal(known);
                 if (bad == batch.size()) batch.step(known);
                 return bad;
             },
             "actions"_a.noconvert())
        .def("sample",
             [](const B& batch, const nb::bytes& seed) {
                 const Seed known = seed_of(seed);
                 auto actions = std::make_unique<i64[]>(batch.size());
                 {
                     const nb::gil_scoped_release released;
                     batch.sample(known, std::span(actions.get(), batch.size()));
                 }
                 return given_away<i64, 1>(std::move(actions), {batch.size()});
             },
             "seed"_a)
        .def("state",
             [](const B& batch, std::size_t row) {
                 if (row >= batch.size()) throw nb::index_error("there is no such row");
                 return S(batch.state(row));
             },
             "row"_a)
        .def("game",
             [](const B& batch, std::size_t row) {
                 if (row >= batch.size()) throw nb::index_error("there is no such row");
                 return batch.game(row);
             },
             "row"_a)
        .def_prop_ro("acting",
                     [](B& batch) { return Array<const u8, 1>(batch.acting.data(), {batch.size()}); },
                     nb::rv_policy::reference_internal)
        .def_prop_ro("done",
                     [](B& batch) { return Array<const bool, 1>(batch.done.data(), {batch.size()}); },
                     nb::rv_policy::reference_internal)
        .def_prop_ro("stopped",
                     [](B& batch) { return Array<const bool, 1>(batch.stopped.data(), {batch.size()}); },
                     nb::rv_policy::reference_internal)
        .def_prop_ro("masks",
                     [](B& batch) {
                         return Array<const bool, 2>(batch.masks.data(), {batch.size(), std::size_t{S::ACTION_COUNT}});
                     },
                     nb::rv_policy::reference_internal)
        .def_prop_ro("observations",
                     [](B& batch) {
                         const std::size_t rows = batch.observations.size() / S::OBSERVATION_SIZE;  // none or all
                         return Array<const i32, 2>(batch.observations.data(), {rows, S::OBSERVATION_SIZE});
                     },
                     nb::rv_policy::reference_internal)
        .def_prop_ro("scores",
                     [](B& batch) {
                         return Array<const i32, 2>(batch.scores.data(), {batch.size(), std::size_t{batch.seats()}});
                     },
                     nb::rv_policy::reference_internal);
}

/// `count` playouts of each state: their final scores, the number of actions of each, and whether they ended.
template <GameState S, class Policy>
auto playouts(const std::vector<S>& states, std::size_t count, const Policy& policy, const Seed& seed, u64 limit,
              unsigned threads) {
    const std::size_t all = states.size() * count;
    const std::size_t seats = states.empty() ? 0 : states[0].seats;
    for (const S& state : states)
        if (state.seats != seats) throw nb::value_error("the states differ in their number of seats");
    auto scores = std::make_unique<i32[]>(all * seats);
    auto actions = std::make_unique<i64[]>(all);
    auto ended = std::make_unique<bool[]>(all);
    {
        const nb::gil_scoped_release released;
        in_parts(all, threads, [&](std::size_t first, std::size_t last) {
            Fast family(seed, Name("state", first / count));
            for (std::size_t at = first; at < last; ++at) {
                if (at % count == 0) family = Fast(seed, Name("state", at / count));
                Fast source = family.numbered(at % count);
                S state = states[at / count];
                actions[at] = static_cast<i64>(play_out(state, policy, source, limit));
                ended[at] = state.over();
                for (std::size_t seat = 0; seat < seats; ++seat) scores[at * seats + seat] = state.score(Seat(seat));
            }
        });
    }
    return std::tuple(given_away<i32, 3>(std::move(scores), {states.size(), count, seats}),
                      given_away<i64, 2>(std::move(actions), {states.size(), count}),
                      given_away<bool, 2>(std::move(ended), {states.size(), count}));
}

/// Calls `work` with the policy of that name, for a game that has none of its own.
auto with_random(const std::string& name, const auto& work) {
    if (name != "random") throw nb::value_error("the policy is random");
    return work(Uniform{});
}

template <class Knowledge> Knowledge knowledge_of(const Observation& observation) {
    Knowledge knowledge;
    const std::string_view problem = knowledge.read(std::span(observation.data(), observation.size()));
    if (!problem.empty()) throw nb::value_error(std::string(problem).c_str());
    return knowledge;
}

/// `count` states that an observation allows.
template <GameState S, class Knowledge>
std::vector<S> worlds(const Observation& observation, std::size_t count, const nb::bytes& seed) {
    const auto knowledge = knowledge_of<Knowledge>(observation);
    Fast source(seed_of(seed), "worlds");
    std::vector<S> dealt(count);
    const nb::gil_scoped_release released;
    for (S& world : dealt) world = knowledge.deal(source);
    return dealt;
}

/// A search for `seat`, whose observation it is: its legal actions, how often each was tried, its mean value.
template <Searchable S, class Knowledge, class Policy>
auto search(const Observation& observation, unsigned seat, const Budget& budget, const Policy& policy,
            const nb::bytes& seed) {
    const auto knowledge = knowledge_of<Knowledge>(observation);
    Fast source(seed_of(seed), "search");
    const S world = knowledge.deal(source);
    if (!world.to_act().contains(seat_of(world, seat))) throw nb::value_error("the seat is not to act");
    std::vector<typename Search<S>::Finding> found;
    {
        const nb::gil_scoped_release released;
        Search<S> tree(world, Seat(seat), budget);
        tree.run(knowledge, policy, source);
        found = tree.findings();
    }
    auto actions = std::make_unique<i64[]>(found.size());
    auto visits = std::make_unique<i64[]>(found.size());
    auto values = std::make_unique<double[]>(found.size());
    for (std::size_t at = 0; at < found.size(); ++at) {
        actions[at] = static_cast<i64>(number(found[at].action));
        visits[at] = found[at].visits;
        values[at] = found[at].value;
    }
    return std::tuple(given_away<i64, 1>(std::move(actions), {found.size()}),
                      given_away<i64, 1>(std::move(visits), {found.size()}),
                      given_away<double, 1>(std::move(values), {found.size()}));
}

/// The binding of `search`; `with_policy` is that of the game's policies.
template <Searchable S, class Knowledge> void bind_search(nb::module_& m, const char* name, const auto& with_policy) {
    m.def(name,
          [with_policy](const Observation& observation, unsigned seat, u64 iterations, u64 iterations_a_world,
                        u64 limit, double exploration, std::size_t bytes, const std::string& policy,
                        const nb::bytes& seed) {
              const Budget budget{iterations, iterations_a_world, limit, exploration, bytes};
              return with_policy(policy, [&](const auto& known) {
                  return search<S, Knowledge>(observation, seat, budget, known, seed);
              });
          },
          "observation"_a.noconvert(), "seat"_a, "iterations"_a, "iterations_a_world"_a, "limit"_a, "exploration"_a,
          "bytes"_a, "policy"_a, "seed"_a);
}

/// The binding of `playouts`, likewise.
template <GameState S> void bind_playouts(nb::module_& m, const char* name, const auto& with_policy) {
    m.def(name,
          [with_policy](const std::vector<S>& states, std::size_t count, const std::string& policy,
                        const nb::bytes& seed, u64 limit, unsigned threads) {
              return with_policy(policy, [&](const auto& known) {
                  return playouts(states, count, known, seed_of(seed), limit, threads);
              });
          },
          "states"_a, "count"_a, "policy"_a, "seed"_a, "limit"_a, "threads"_a);
}

/// The rules version and the digest of the tables that the game was built from.
template <GameState S> std::tuple<int, u64> tables_of() { return {S::RULES_VERSION, S::TABLES_DIGEST}; }

}  // namespace kibitz::bind
