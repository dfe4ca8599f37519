#include "kibitz/chief/worlds.hpp"

#include "game.hpp"
#include "games.hpp"

namespace kibitz::bind {

void chief(nb::module_& m) {
    using State = kibitz::chief::State;
    m.def("chief_tables", &tables_of<State>);
    bind_state<State>(m, "ChiefState");
    bind_batch<State>(m, "ChiefBatch");
    m.def("chief_worlds", &worlds<State, kibitz::chief::Knowledge>, "observation"_a.noconvert(), "count"_a, "seed"_a);
    m.def("chief_playouts",
          [](const std::vector<State>& states, std::size_t count, const std::string& policy, const nb::bytes& seed,
             u64 limit, unsigned threads) {
              if (policy == "random") return playouts(states, count, Uniform{}, seed_of(seed), limit, threads);
              throw nb::value_error("the policy is random");
          },
          "states"_a, "count"_a, "policy"_a, "seed"_a, "limit"_a, "threads"_a);
}

}  // namespace kibitz::bind
