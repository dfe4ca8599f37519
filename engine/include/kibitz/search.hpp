// Information-set Monte Carlo tree search for one observer (Cowling, Powley, Whitehouse 2012), over any game.
#pragma once

#include <cmath>
#include <vector>

#include "playouts.hpp"

namespace kibitz {

/// A game that can be searched also says what a seat came to see.
template <class S>
concept Searchable = GameState<S> && requires(const S& now, Seat observer, typename S::Action done) {
    // What `observer` has seen of the last act, `done`, and of the chance after it. Equal if it looked the same.
    { now.news(observer, done) } -> std::same_as<u32>;
};

struct Budget {
    u64 iterations = 1;
    u64 iterations_a_world = 1;
    u64 limit = 0;           // actions of a playout
    double exploration = 0;  // in standard deviations of the acting seat's values
    std::size_t bytes = 0;   // for the tree
};

/// Natural logarithms of whole numbers from 1 on, the same on every machine. Beyond the table, the ten highest
/// binary digits of a number decide.
class Logarithms {
  public:
    constexpr Logarithms() {
        for (unsigned n = 2; n < SIZE; ++n) {  // ln n - ln(n - 1) = 2 artanh(1 / (2n - 1))
            const double base = 1.0 / (2.0 * n - 1.0);
            double sum = 0;
            double power = base;
            for (unsigned odd = 1; odd < 40; odd += 2, power *= base * base) sum += power / odd;
            table_[n] = table_[n - 1] + 2 * sum;
        }
    }
    constexpr double of(u32 n) const {
        const auto width = static_cast<unsigned>(std::bit_width(n));
        if (width <= DIGITS) return table_[n];
        return table_[n >> (width - DIGITS)] + (width - DIGITS) * table_[2];
    }

  private:
    static constexpr unsigned DIGITS = 10;
    static constexpr unsigned SIZE = 1U << DIGITS;
    std::array<double, SIZE> table_{};
};
inline constexpr Logarithms LOGARITHMS;

/// Whether the deal in hand is over: what it was worth is scored, or will never be.
template <GameState S> bool deal_is_over(const S& state) {
    return state.over() || (state.chance_due() && state.chance_word() == "deal");
}

/// What a seat has scored; in a deal that is broken off, what it would have if the game can tell.
template <GameState S> i32 score_now(const S& state, Seat seat) {
    if constexpr (requires { state.score_now(seat); })
        if (!deal_is_over(state)) return state.score_now(seat);
    return state.score(seat);
}

/// A tree over what the observer sees, grown by one action an iteration. A node is what the observer has seen since
/// the root. At it every action that was tried has an arm, with its statistics; an arm counts for the seat that acts.
template <Searchable S> class Search {
  public:
    using Action = typename S::Action;

    /// What was found of an action at the root.
    struct Finding {
        Action action;
        u32 visits;
        double value;  // what the observer gains by the end of the deal, on average; NaN if never tried
    };

    /// For the observer who is to act in `root`, any state that it holds possible.
    Search(const S& root, Seat observer, const Budget& budget) : root_(root), observer_(observer), budget_(budget) {
        assert(root.to_act().contains(observer));
        const u64 most = std::min<u64>(budget.bytes / (sizeof(Arm) + sizeof(Node)), NONE);
        room_ = static_cast<std::size_t>(std::clamp<u64>(budget.iterations, 1, std::max<u64>(most, 1)));
        arms_.reserve(room_);
        nodes_.reserve(room_);
        nodes_.push_back({});
    }

    /// Does all iterations, in worlds that `knowledge` deals.
    template <class Knowledge, class Policy, class Source>
    void run(const Knowledge& knowledge, const Policy& policy, Source& source) {
        S world;
        for (u64 done = 0; done < budget_.iterations; ++done) {
            if (done % budget_.iterations_a_world == 0) world = knowledge.deal(source);
            iterate(world, policy, source);
        }
    }

    /// Every legal action of the observer, ascending.
    std::vector<Finding> findings() const {
        std::vector<Finding> all;
        root_.legal(observer_).each([&](Action action) {
            const u32 at = arm_of(ROOT, action);
            const Arm arm = at == NONE ? Arm{} : arms_[at];
            all.push_back({action, arm.visits, static_cast<double>(arm.total) / arm.visits});
        });
        return all;
    }

    /// How many arms the tree has, and how many it has room for.
    std::size_t size() const { return arms_.size(); }
    std::size_t room() const { return room_; }

  private:
    static constexpr u32 ROOT = 0;
    static constexpr u32 NONE = ~u32{0};
    static constexpr std::size_t DEPTH_MOST = 256;

    struct Arm {
        i64 total = 0;      // values of the seat that acts
        u32 visits = 0;
        u32 available = 0;  // how often the node was come to while the action was legal
        u32 next = NONE;
        Action action{};
    };
    struct Node {
        u32 first_arm = NONE;
        u32 first_child = NONE;
        u32 next = NONE;
        u32 news = 0;
    };
    static_assert(sizeof(Arm) == 24 && sizeof(Node) == 16);

    /// The values of a seat in all iterations.
    struct Values {
        double count = 0;
        double sum = 0;
        double squares = 0;
        /// The standard deviation, in whole points one at least.
        double spread() const {
            if (count == 0) return 1;
            const double mean = sum / count;
            return std::sqrt(std::max(1.0, squares / count - mean * mean));
        }
    };
    struct Step {
        u32 arm;
        Seat seat;
    };

    /// Down the tree, one new arm, a playout, and the values back up.
    template <class Policy, class Source> void iterate(S state, const Policy& policy, Source& source) {
        std::size_t depth = 0;
        for (u32 node = ROOT; node != NONE && depth < DEPTH_MOST && !deal_is_over(state);) {
            const Seat seat = acting(state);
            const u32 at = choose(node, state.legal(seat), seat, source);
            if (at == NONE) break;
            const Action action = arms_[at].action;
            path_[depth++] = {at, seat};
            state.apply(seat, action);
            if (arms_[at].visits == 0) break;
            while (state.chance_due() && !deal_is_over(state)) draw_chance(state, source);
            if (!deal_is_over(state)) node = child(node, state.news(observer_, action));
        }
        play_until(state, policy, source, budget_.limit, deal_is_over<S>);
        back_up(state, depth);
    }

    /// Of several seats that choose at the same time the observer comes first, then the others in their order.
    Seat acting(const S& state) const {
        const SeatSet seats = state.to_act();
        return seats.contains(observer_) ? observer_ : seats.lowest();
    }

    /// An action that was never tried here, if there is room for it; else the one with the highest upper bound.
    /// NONE if there is no room and no arm of a legal action.
    template <class Source> u32 choose(u32 node, const typename S::ActionSet& legal, Seat seat, Source& source) {
        auto untried = legal;
        for (u32 at = nodes_[node].first_arm; at != NONE; at = arms_[at].next) untried.remove(arms_[at].action);
        const bool adds = !untried.empty() && arms_.size() < room_;
        const u32 chosen = adds ? NONE : highest(node, legal, seat);
        for (u32 at = nodes_[node].first_arm; at != NONE; at = arms_[at].next)
            arms_[at].available += legal.contains(arms_[at].action) ? 1 : 0;
        return adds ? add_arm(node, untried.nth(source.below(untried.size()))) : chosen;
    }

    /// The arm of a legal action with the highest upper confidence bound: UCB1, in which an action's availability
    /// stands for the visits of the node.
    u32 highest(u32 node, const typename S::ActionSet& legal, Seat seat) const {
        const double width = budget_.exploration * values_[number(seat)].spread();
        u32 best = NONE;
        double highest = 0;
        for (u32 at = nodes_[node].first_arm; at != NONE; at = arms_[at].next) {
            const Arm& arm = arms_[at];
            if (!legal.contains(arm.action)) continue;
            const double visits = arm.visits;
            const double mean = static_cast<double>(arm.total) / visits;
            const double bound = mean + width * std::sqrt(LOGARITHMS.of(arm.available) / visits);
            if (best != NONE && bound <= highest) continue;
            best = at;
            highest = bound;
        }
        return best;
    }

    u32 add_arm(u32 node, Action action) {
        Arm arm;
        arm.action = action;
        arm.available = 1;
        arm.next = std::exchange(nodes_[node].first_arm, static_cast<u32>(arms_.size()));
        arms_.push_back(arm);
        return nodes_[node].first_arm;
    }

    /// The node that follows `node` with this news; NONE if it is new and there is no room for it.
    u32 child(u32 node, u32 news) {
        for (u32 at = nodes_[node].first_child; at != NONE; at = nodes_[at].next)
            if (nodes_[at].news == news) return at;
        if (nodes_.size() == room_) return NONE;
        Node added;
        added.news = news;
        added.next = std::exchange(nodes_[node].first_child, static_cast<u32>(nodes_.size()));
        nodes_.push_back(added);
        return static_cast<u32>(nodes_.size() - 1);
    }

    /// What each seat gained counts for it at its own arms.
    void back_up(const S& state, std::size_t depth) {
        std::array<i32, MOST_SEATS> gains;
        for (unsigned seat = 0; seat < root_.seats; ++seat) {
            gains[seat] = score_now(state, Seat(seat)) - root_.score(Seat(seat));
            const double value = gains[seat];
            values_[seat].count += 1;
            values_[seat].sum += value;
            values_[seat].squares += value * value;
        }
        for (const Step& step : std::span(path_).first(depth)) {
            ++arms_[step.arm].visits;
            arms_[step.arm].total += gains[number(step.seat)];
        }
    }

    u32 arm_of(u32 node, Action action) const {
        u32 at = nodes_[node].first_arm;
        while (at != NONE && arms_[at].action != action) at = arms_[at].next;
        return at;
    }

    S root_;
    Seat observer_;
    Budget budget_;
    std::size_t room_ = 0;
    std::vector<Arm> arms_;  // never more than there is room for: nothing is allocated on the way
    std::vector<Node> nodes_;
    std::array<Step, DEPTH_MOST> path_;
    std::array<Values, MOST_SEATS> values_{};
};

}  // namespace kibitz
