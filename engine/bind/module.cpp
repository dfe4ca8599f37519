// The compiled module kibitz.engine._native. Use it through kibitz.engine.
#include "games.hpp"

#include "game.hpp"

namespace nb = nanobind;

NB_MODULE(_native, m) {
    using namespace kibitz;
    m.def("shuffled",
          [](const nb::bytes& seed, const std::string& name, std::size_t count) {
              const Seed known = bind::seed_of(seed);
              std::vector<u32> order(count);
              for (std::size_t at = 0; at < count; ++at) order[at] = static_cast<u32>(at);
              Stream stream(known, name);
              shuffle(std::span(order), stream);
              return order;
          },
          nb::arg("seed"), nb::arg("name"), nb::arg("count"), "The numbers below `count` as kernel/shuffle.py orders them.");
    bind::racko(m);
    bind::tarot(m);
    bind::gracias(m);
    bind::perft(m);
}
