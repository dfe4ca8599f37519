#include "kibitz/racko/policy.hpp"
#include "kibitz/racko/worlds.hpp"

#include "game.hpp"
#include "games.hpp"

namespace kibitz::bind {

void racko(nb::module_& m) {
    using State = kibitz::racko::State;
    m.def("racko_tables", &tables_of<State>);
    bind_state<State>(m, "RackoState");
    bind_batch<State>(m, "RackoBatch");
    m.def("racko_worlds", &worlds<State, kibitz::racko::Knowledge>, "observation"_a.noconvert(), "count"_a, "seed"_a);
    m.def("racko_playouts",
          [](const std::vector<State>& states, std::size_t count, const std::string& policy, const nb::bytes& seed,
             u64 limit, unsigned threads) {
              if (policy == "random") return playouts(states, count, Uniform{}, seed_of(seed), limit, threads);
              if (policy == "thumb")
                  return playouts(states, count, kibitz::racko::Thumb{}, seed_of(seed), limit, threads);
              throw nb::value_error("the policies are random and thumb");
          },
          "states"_a, "count"_a, "policy"_a, "seed"_a, "limit"_a, "threads"_a);
}

}  // namespace kibitz::bind
