#include "kibitz/gracias/worlds.hpp"

#include "game.hpp"
#include "games.hpp"

namespace kibitz::bind {

void gracias(nb::module_& m) {
    using State = kibitz::gracias::State;
    using Knowledge = kibitz::gracias::Knowledge;
    const auto with_policy = [](const std::string& name, const auto& work) { return with_random(name, work); };
    m.def("gracias_tables", &tables_of<State>);
    bind_state<State>(m, "GraciasState");
    bind_batch<State>(m, "GraciasBatch");
    m.def("gracias_worlds", &worlds<State, Knowledge>, "observation"_a.noconvert(), "count"_a, "seed"_a);
    bind_playouts<State>(m, "gracias_playouts", with_policy);
    bind_search<State, Knowledge>(m, "gracias_search", with_policy);
}

}  // namespace kibitz::bind
