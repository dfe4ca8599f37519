#include "kibitz/racko/policy.hpp"
#include "kibitz/racko/worlds.hpp"

#include "game.hpp"
#include "games.hpp"

namespace kibitz::bind {

void racko(nb::module_& m) {
    using State = kibitz::racko::State;
    using Knowledge = kibitz::racko::Knowledge;
    const auto with_policy = [](const std::string& name, const auto& work) {
        if (name == "random") return work(Uniform{});
        if (name == "thumb") return work(kibitz::racko::Thumb{});
        throw nb::value_error("the policies are random and thumb");
    };
    m.def("racko_tables", &tables_of<State>);
    bind_state<State>(m, "RackoState");
    bind_batch<State>(m, "RackoBatch");
    m.def("racko_worlds", &worlds<State, Knowledge>, "observation"_a.noconvert(), "count"_a, "seed"_a);
    bind_playouts<State>(m, "racko_playouts", with_policy);
    bind_search<State, Knowledge>(m, "racko_search", with_policy);
}

}  // namespace kibitz::bind
