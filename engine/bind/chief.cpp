#include "kibitz/chief/worlds.hpp"

#include "game.hpp"
#include "games.hpp"

namespace kibitz::bind {

void chief(nb::module_& m) {
    using State = kibitz::chief::State;
    using Knowledge = kibitz::chief::Knowledge;
    const auto with_policy = [](const std::string& name, const auto& work) { return with_random(name, work); };
    m.def("chief_tables", &tables_of<State>);
    bind_state<State>(m, "ChiefState");
    bind_batch<State>(m, "ChiefBatch");
    m.def("chief_worlds", &worlds<State, Knowledge>, "observation"_a.noconvert(), "count"_a, "seed"_a);
    bind_playouts<State>(m, "chief_playouts", with_policy);
    bind_search<State, Knowledge>(m, "chief_search", with_policy);
}

}  // namespace kibitz::bind
