// Gracias: the deal, a turn, scores and winners by hand; invariants on every state; worlds; batches.
#include "check.hpp"
#include "kibitz/gracias/worlds.hpp"
#include "kibitz/perft.hpp"
#include "tests.hpp"
#include "threads.hpp"

namespace kibitz::test {

namespace {

using namespace kibitz::gracias;
using gracias::State;
static_assert(GameState<State>);

constexpr std::string_view LETTERS = "ROYGBP";

/// A state after a deal that begins with these letters; the rest of the pack follows, sorted.
State dealt(unsigned seats, std::string_view letters, std::array<i64, 3> options = {0, 3, 0}) {
    State state = State::start(seats, options);
    std::array<Card, PACK_SIZE> sorted;
    state.chance_pack(sorted);
    std::vector<Card> rest(sorted.begin(), sorted.end());
    std::vector<Card> cards;
    for (const char letter : letters) {
        if (letter == ' ') continue;
        cards.push_back(Card(LETTERS.find(letter)));
        rest.erase(std::find(rest.begin(), rest.end(), cards.back()));
    }
    cards.insert(cards.end(), rest.begin(), rest.end());
    check(state.is_chance(cards));
    state.apply_chance(cards);
    return state;
}

Action trio(unsigned printed) { return Action(TRIO + printed - 1); }
Action keep(char colour, unsigned receiver) {
    return Action(KEEP + SEATS_MOST * static_cast<unsigned>(LETTERS.find(colour)) + receiver);
}

/// Counts as red, orange, yellow, green, blue, purple.
void scores_by_hand() {
    const Reserves example{{{6, 0, 0, 2, 3, 0}, {2, 0, 0, 1, 3, 0}, {1, 0, 0, 4, 1, 0}}};
    check(score_round(example, 3, false) == std::array<unsigned, SEATS_MOST>{4, 1, 2});  // [6.8]
    const Reserves many{{{13, 1, 0, 0, 0, 5}, {4, 0, 0, 0, 0, 5}, {1, 0, 0, 0, 0, 0}}};
    // One pile of thirteen leaves eight, the most; the orange card is the only one, and five purple ones are a pile.
    check(score_round(many, 3, false) == std::array<unsigned, SEATS_MOST>{2, 5, 1});
    // Two piles leave three loose cards: now the seat with four has the most.
    check(score_round(many, 3, true) == std::array<unsigned, SEATS_MOST>{6, 1, 1});
    check(score_round(Reserves{}, 6, false) == std::array<unsigned, SEATS_MOST>{});  // [6.5]
}

void cards_go_round_the_table() {
    const State state = dealt(3, "ROY GBP  ROY GBP RRO  PPPP", {1, 1, 0});
    check(state.acting == Seat{1} && state.turn == 1);                  // the big opener is the first to choose [2.1]
    check(state.reserves[2] == Counts{1, 0, 0, 1, 0, 0});               // its left is dealt to first [2.2]
    check(state.reserves[1] == Counts{0, 0, 1, 0, 0, 1});
    check(state.open[1] == Pair{Card{1}, Card{4}});                     // rows: first, second, face down [2.3]
    check(state.third[2] == Card{1} && state.pile_size == 93);
    check(state.pile[state.pile_size - 1] == Card{5});
}

void what_may_be_done() {
    State state = dealt(4, "ROYG ROYG  RRYG OOGG BBBB");
    const Seat first{0};
    check(state.rule_against(first, keep('R', 1)) == "3.2");
    check(state.rule_against(first, trio(5)) == "3.5" && state.rule_against(first, trio(1)).empty());
    state.apply(first, trio(1));
    check(state.rule_against(first, trio(2)) == "3.4" && state.rule_against(first, keep('B', 1)) == "4.1");
    check(state.rule_against(first, keep('R', 0)) == "4.3" && state.rule_against(first, keep('R', 4)) == "4.4");
    check(state.legal(first).size() == 6 && state.legal(Seat{1}).empty());
    state.apply(first, keep('R', 2));
    check(state.reserves[0][0] == 1 && state.reserves[2][1] == 3 && state.down[0][0] == Card{4});  // [4.2, 3.3]
    check(state.acting == Seat{1} && state.rule_against(Seat{1}, trio(1)) == "3.6");               // [3.1]
    state.apply(Seat{1}, trio(4));
    check(state.legal(Seat{1}).size() == 3);  // two of one colour: only who gets the other [4.1]
    state.apply(Seat{1}, keep('G', 0));
    check(state.reserves[1][3] == 1 && state.reserves[0][3] == 3);
}

/// The first legal action by everybody until the turn is over.
void play_turn(State& state) {
    const unsigned turn = state.turn;
    while (state.turn == turn) state.apply(state.acting, state.legal(state.acting).lowest());
}

void the_openers_move_on() {
    State state = dealt(3, "", {2, 2, 0});
    const std::array<unsigned, 4> openers{2, 0, 1, 2};  // with three the big opener has the fourth turn [5.2]
    for (const unsigned opener : openers) {
        check(state.acting == Seat(opener) && state.little_opener() == state.acting);
        check(state.pile_size == 108 - 6 - 9 * state.turn && state.left.size() == 3);  // [5.1]
        play_turn(state);
    }
    check(state.chance_due() && state.scored == 1 && state.big_opener == Seat{0});  // [5.4, 7.2]
}

void who_wins() {
    State state = State::start(4, std::array<i64, 3>{0, 3, 0});
    const auto set = [&](unsigned seat, std::array<unsigned, 3> rounds) {
        state.had[seat] = {};
        for (const unsigned points : rounds) ++state.had[seat][points];
    };
    const auto seats = [](std::initializer_list<unsigned> some) {
        SeatSet set;
        for (const unsigned seat : some) set.add(Seat(seat));
        return set;
    };
    set(0, {10, 2, 0});
    set(1, {0, 10, 2});
    set(2, {4, 4, 4});
    set(3, {11, 0, 0});
    check(state.score(Seat{1}) == 12 && state.winners() == seats({0, 1}));  // [7.4, 7.5]
    set(1, {10, 1, 1});
    check(state.winners() == seats({0}));  // the second-best round decides
    set(3, {5, 5, 3});
    check(state.winners() == seats({3}));  // [7.3]
}

/// Every state on the way: it is sound, `legal` and `rule_against` agree, worlds are what each seat sees.
void games(unsigned seats, const std::array<i64, 3>& options) {
    Fast source(Seed{}, Name("gracias", seats));
    std::array<i32, State::OBSERVATION_SIZE> seen;
    std::array<i32, State::OBSERVATION_SIZE> same;
    State state = State::start(seats, options);
    for (;;) {
        check(state.ok());
        for (unsigned observer = 0; observer <= seats; ++observer) {  // the last is an onlooker
            const auto look = [&](const State& at, std::span<i32> out) {
                observer < seats ? at.observe(Seat(observer), out) : at.observe_table(Seat{0}, out);
            };
            look(state, seen);
            Knowledge knowledge;
            check(knowledge.read(seen).empty());
            const State world = knowledge.deal(source);
            look(world, same);
            check(world.ok() && seen == same);
        }
        if (state.over()) break;
        if (state.chance_due()) {
            draw_chance(state, source);
            continue;
        }
        const Seat seat = state.to_act().lowest();
        const auto legal = state.legal(seat);
        for (unsigned id = 0; id < State::ACTION_COUNT; ++id)
            check(state.rule_against(seat, Action(id)).empty() == legal.contains(Action(id)));
        state.apply(seat, Uniform{}(state, seat, source));
    }
    check(state.scored == options[1] && !state.winners().empty());
}

void an_observation_that_fits_no_state_is_refused() {
    std::array<i32, State::OBSERVATION_SIZE> seen;
    State state = dealt(3, "ROYGBP");
    state.apply(Seat{0}, trio(1));
    state.observe(Seat{1}, seen);
    Knowledge knowledge;
    check(knowledge.read(seen).empty());
    Fast source(Seed{}, "junk");
    unsigned refused = 0;
    for (unsigned k = 0; k < 20'000; ++k) {  // one number is another: no world, or worlds with that very observation
        auto bent = seen;
        bent[source.below(State::OBSERVATION_SIZE)] = static_cast<i32>(source.below(200)) - 50;
        if (!knowledge.read(bent).empty()) {
            ++refused;
            continue;
        }
        const State world = knowledge.deal(source);
        std::array<i32, State::OBSERVATION_SIZE> same;
        bent[observation::SEAT] == ONLOOKER ? world.observe_table(Seat{0}, same)
                                            : world.observe(Seat(bent[observation::SEAT]), same);
        check(world.ok() && same == bent);
    }
    check(refused > 19'000);
    std::array<i32, State::OBSERVATION_SIZE> nothing{};
    check(!knowledge.read(nothing).empty());
}

/// Six colours in the open cards of the trios: each choice is one of three, two or one trio, and then of four gifts.
void ways_to_go_on() {
    const State state = dealt(3, "RRR RRR  ROY GBP", {0, 1, 0});
    const std::array<u64, 7> nodes{1, 3, 12, 24, 96, 96, 384};
    for (unsigned depth = 0; depth < nodes.size(); ++depth) {
        Perft sums;
        perft(state, depth, Seed{}, 1, sums);
        check(sums.nodes == nodes[depth] && sums.ended == 0);
        check(sums.scores[2] == std::map<i32, u64>{{0, nodes[depth]}});
    }
    Perft sums;
    perft(State::start(3, std::array<i64, 3>{0, 1, 0}), 2, Seed{}, 0, sums);
    check(sums.nodes == 3);  // chance deals, then there are three trios
}

void batches_do_not_depend_on_threads() {
    same_with_any_threads(State::start(5, std::array<i64, 3>{4, 2, 1}), 200);
}

}  // namespace

void gracias() {
    scores_by_hand();
    cards_go_round_the_table();
    what_may_be_done();
    the_openers_move_on();
    who_wins();
    for (unsigned seats = SEATS_LEAST; seats <= SEATS_MOST; ++seats) {
        games(seats, {seats - 1, 3, 0});
        games(seats, {0, 2, 1});
    }
    an_observation_that_fits_no_state_is_refused();
    ways_to_go_on();
    batches_do_not_depend_on_threads();
}

}  // namespace kibitz::test
