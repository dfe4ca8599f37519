#include "kibitz/tarot/worlds.hpp"

#include "game.hpp"
#include "games.hpp"

namespace kibitz::bind {

void tarot(nb::module_& m) {
    using State = kibitz::tarot::State;
    using Knowledge = kibitz::tarot::Knowledge;
    const auto with_policy = [](const std::string& name, const auto& work) { return with_random(name, work); };
    m.def("tarot_tables", &tables_of<State>);
    bind_state<State>(m, "TarotState");
    bind_batch<State>(m, "TarotBatch");
    m.def("tarot_worlds", &worlds<State, Knowledge>, "observation"_a.noconvert(), "count"_a, "seed"_a);
    bind_playouts<State>(m, "tarot_playouts", with_policy);
    bind_search<State, Knowledge>(m, "tarot_search", with_policy);
}

}  // namespace kibitz::bind
