// Rack-O: a quick player, so that playouts end. Uniform play practically never brings a rack in order.
#pragma once

#include "rules.hpp"

namespace kibitz::racko {

/// Each card has its home, the slot for its tenth of the pack. A card is kept if the card at its home is a stranger.
struct Thumb {
    template <class Source> Action operator()(const State& state, Seat seat, Source& source) const {
        const bool drawn = state.phase == Phase::drawn;
        const Card card = drawn ? state.drawn : state.discard;
        const unsigned home = home_of(card, state);
        const bool at_home = home_of(state.racks[number(seat)][home], state) == home;
        // When everyone is at home but a run is asked for, neighbours move in and out at random.
        const bool keep = !at_home || (state.options.run_of_three && source.below(2) == 0);
        if (drawn) return keep ? Action(PLACE + home) : Action{TOSS};
        return keep ? Action(TAKE + home) : Action{DRAW};
    }
    static unsigned home_of(Card card, const State& state) { return number(card) * RACK / state.pack_size(); }
};

}  // namespace kibitz::racko
