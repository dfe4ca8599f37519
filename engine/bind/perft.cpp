// Perft of every game; a new game adds its line.
#include "kibitz/perft.hpp"

#include <nanobind/stl/map.h>

#include "game.hpp"
#include "games.hpp"
#include "kibitz/gracias/observe.hpp"
#include "kibitz/racko/observe.hpp"
#include "kibitz/tarot/observe.hpp"

namespace kibitz::bind {

namespace {

template <GameState S> void bind_perft(nb::module_& m, const char* name) {
    m.def(name,
          [](const S& state, unsigned depth, const nb::bytes& seed, u64 chances) {
              const Seed known = seed_of(seed);
              Perft sums;
              {
                  const nb::gil_scoped_release released;
                  perft(state, depth, known, chances, sums);
              }
              const std::vector scores(sums.scores.begin(), sums.scores.begin() + state.seats);
              return std::tuple(sums.nodes, sums.ended, scores);
          },
          "state"_a, "depth"_a, "seed"_a, "chances"_a);
}

}  // namespace

void perft(nb::module_& m) {
    bind_perft<kibitz::racko::State>(m, "racko_perft");
    bind_perft<kibitz::tarot::State>(m, "tarot_perft");
    bind_perft<kibitz::gracias::State>(m, "gracias_perft");
}

}  // namespace kibitz::bind
