#include "kibitz/gracias/worlds.hpp"

#include "game.hpp"
#include "games.hpp"

namespace kibitz::bind {

void gracias(nb::module_& m) {
    using State = kibitz::gracias::State;
    m.def("gracias_tables", &tables_of<State>);
    bind_state<State>(m, "GraciasState");
    bind_batch<State>(m, "GraciasBatch");
    m.def("gracias_worlds", &worlds<State, kibitz::gracias::Knowledge>, "observation"_a.noconvert(), "count"_a,
          "seed"_a);
    m.def("gracias_playouts",
          [](const std::vector<State>& states, std::size_t count, const std::string& policy, const nb::bytes& seed,
             u64 limit, unsigned threads) {
              if (policy == "random") return playouts(states, count, Uniform{}, seed_of(seed), limit, threads);
              throw nb::value_error("the policy is random");
          },
          "states"_a, "count"_a, "policy"_a, "seed"_a, "limit"_a, "threads"_a);
}

}  // namespace kibitz::bind
