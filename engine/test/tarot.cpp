// French Tarot: invariants on every state, legal against is_legal, payments by hand, the Excuse at the end.
#include "check.hpp"
#include "kibitz/tarot/observe.hpp"
#include "tests.hpp"
#include "threads.hpp"

namespace kibitz::test {

namespace {

using namespace kibitz::tarot;
using tarot::State;
static_assert(GameState<State>);

/// `SK` is the king of spades, `T21` the highest trump, `X` the Excuse.
Card card_of(std::string_view name) {
    constexpr std::string_view suits = "SHDC";
    constexpr std::string_view ranks = "A23456789xJNQK";
    if (name == "X") return EXCUSE;
    if (name[0] == 'T') {
        unsigned trump = 0;
        for (const char digit : name.substr(1)) trump = 10 * trump + static_cast<unsigned>(digit - '0');
        return Card(PETIT_NUMBER + trump - 1);
    }
    const std::string_view rank = name.substr(1) == "10" ? "x" : name.substr(1);
    return Card(SUIT_SIZE * suits.find(name[0]) + ranks.find(rank[0]));
}

std::vector<Card> cards_of(std::string_view names) {
    std::vector<Card> cards;
    while (!names.empty()) {
        const auto end = std::min(names.find(' '), names.size());
        cards.push_back(card_of(names.substr(0, end)));
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    return cards;
}

CardSet set_of(std::string_view names) {
    CardSet cards;
    for (const Card card : cards_of(names)) cards.add(card);
    return cards;
}

/// A deal by seat 3 in which each seat has these cards and any others.
State dealt(const std::array<std::string_view, SEATS>& hands, std::string_view dog) {
    CardSet spare = PACK;
    std::array<std::vector<Card>, SEATS + 1> places;
    for (unsigned place = 0; place <= LYING; ++place) {
        places[place] = cards_of(place == LYING ? dog : hands[place]);
        for (const Card card : places[place]) spare.remove(card);
    }
    std::vector<Card> order;
    for (unsigned place = 0; place <= LYING; ++place) {
        while (places[place].size() < (place == LYING ? DOG_SIZE : HAND_SIZE)) {
            places[place].push_back(spare.lowest());
            spare.remove(spare.lowest());
        }
        order.insert(order.end(), places[place].begin(), places[place].end());
    }
    State state = State::start(SEATS, std::array<i64, 2>{3, 1});
    check(state.is_chance(order));
    state.apply_chance(order);
    return state;
}

void act(State& state, unsigned id) {
    const Seat seat = state.to_act().lowest();
    check(state.is_legal(seat, Action(id)));
    state.apply(seat, Action(id));
}

void bids(State& state, std::array<unsigned, SEATS> heights) {
    for (const unsigned height : heights) act(state, BID + height);
}

void play_cards(State& state, std::string_view names) {
    for (const Card card : cards_of(names)) act(state, PLAY + number(card));
}

void points_of_the_pack() {
    check(half_points(PACK) == 182);  // [1.4]
    PACK.each([](Card card) { check(half_points(CardSet::range(card, card)) == CARD_HALF_POINTS[number(card)]); });
    check(ORDINARY.size() == 52 && TRUMPS.size() == 21 && KINGS.size() == 4);
}

void payments_by_hand() {
    Count count;
    count.contract = Contract::garde;
    count.bouts = 2;
    count.points = 90;
    count.tricks = 9;
    check(payment(count) == 2 * 58);  // the example of the rulebook: (25 + 4) × 2
    count.points = 81;                // 40.5 with two bouts fail by 0.5 [8.15]
    check(payment(count) == -2 * 51);
    count.contract = Contract::prise;
    check(payment(count) == -51);  // 25.5 points
    count.petit = Count::Petit::taker;
    check(payment(count) == -51 + 20);  // [8.5]
    count.petit = Count::Petit::defence;
    check(payment(count) == -51 - 20);  // [8.6]
    count.handfuls = {1, 0, 0};
    check(payment(count) == -51 - 20 - 40);  // [8.9]
    count.points = 82;
    check(payment(count) == 50 - 20 + 40);  // [8.8]
    count.slam = true;
    check(payment(count) == 70 - 400);  // [8.11]
    count.tricks = 0;
    check(payment(count) == 70 - 400 - 400);  // [8.13]
    count.tricks = 18;
    check(payment(count) == 70 + 800);  // [8.10]
    count.slam = false;
    check(payment(count) == 70 + 400);  // [8.12]
}

void the_petit_alone_annuls_the_deal() {
    const State annulled = dealt({"T1 SK", "T2", "T3", "T4"}, "X T5 T6 T7 T8 T9");
    check(annulled.chance_due() && annulled.dealer == Seat{0} && annulled.scored == 0);  // [2.3, 2.4]
    check(!dealt({"T1 X", "T2", "T3", "T4"}, "T10 T5 T6 T7 T8 T9").chance_due());
}

void four_passes_annul_the_deal() {
    State state = dealt({"T1 X", "T2", "T3", "T4"}, "T10 T5 T6 T7 T8 T9");
    bids(state, {0, 0, 0, 0});
    check(state.chance_due() && state.dealer == Seat{0} && state.ok());  // [3.5]
}

void trumps_set_aside_and_four_kings() {
    State state = dealt({"SK HK DK CK T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15", "T1 T18", "", ""},
                        "T16 T17 T21 SA S2 S3");
    bids(state, {2, 0, 0, 0});
    const Seat taker{0};
    check(state.rule_against(taker, Action(ASIDE + number(card_of("T2")))) == "4.5");
    check(state.rule_against(taker, Action(ASIDE + number(card_of("SK")))) == "4.4");
    check(state.rule_against(taker, Action(ASIDE + number(card_of("T1")))) == "4.3");
    for (const char* name : {"SA", "S2", "S3", "T2", "T3", "T17"}) act(state, ASIDE + number(card_of(name)));
    check(state.shown() == set_of("T2 T3 T17"));  // [4.6]
    check(state.rule_against(taker, Action(ASIDE)) == "4.2");
    act(state, NO_SLAM);
    check(state.rule_against(taker, Action{HANDFUL + 5}) == "5.6");
    act(state, HANDFUL + 9 + 6 + 2);  // a triple of fifteen neighbours out of seventeen, the last one set aside [5.8]
    check(state.handfuls[0].size() == 15);
    check(state.rule_against(taker, Action{HANDFUL}) == "5.4");
    check((state.excluded(1) & KINGS) == KINGS);
    // The taker leads; his trumps win all but the last four tricks, kings win those: nothing beats him.
    while (!state.over()) {
        const auto cards = state.playable(state.turn);
        act(state, PLAY + number(state.turn == taker ? cards.nth(cards.size() - 1) : cards.lowest()));
    }
    check(state.score(taker) > 0 && state.score(taker) == -3 * state.score(Seat{1}));  // [8.14]
    check(state.winners().size() == 1);
}

void the_excuse_fills_the_missing_place() {
    State state = dealt({"T2 T3 T4 T5 T6 T7 T8 T9 T10 X", "T1 T11", "", ""}, "T16 T17 T21 SA S2 S3");
    bids(state, {3, 0, 0, 0});
    act(state, NO_SLAM);
    check(state.legal(Seat{0}).contains(Action{HANDFUL}));
    check(!state.legal(Seat{0}).contains(Action{HANDFUL + 1}));
    act(state, HANDFUL);
    check(CardSet::moved(state.handfuls[0], PETIT_NUMBER) == set_of("T2 T3 T4 T5 T6 T7 T8 T9 T10 X"));  // [5.7]
    check(state.excluded(0).contains(card_of("T11")) && state.excluded(1).contains(EXCUSE));
}

void following() {
    State state = dealt({"S2 D3 T10 T4 T13 T14 T15 T18 T19 T20", "SK HA T3 T1 T2 T6 T7 T8 T11",
                         "T5 T12 X HK HQ H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HN C2 C3", "SA S3 T9"},
                        "T16 T17 T21 C4 C5 C6");
    bids(state, {4, 0, 0, 0});
    act(state, NO_SLAM);
    play_cards(state, "S2");
    check(state.rule_against(Seat{1}, Action(PLAY + number(card_of("HA")))) == "6.5");
    play_cards(state, "SK");
    check(state.rule_against(Seat{2}, Action(PLAY + number(card_of("HK")))) == "6.6");
    check(state.playable(Seat{2}) == set_of("T5 T12 X"));
    play_cards(state, "T5 SA");
    check(state.leader == Seat{2} && state.excluded(2).contains(card_of("S9")));  // [6.11]
    play_cards(state, "T12");  // none may go under who can go over; seat 3 cannot
    check(state.playable(Seat{3}).contains(card_of("T9")));
    play_cards(state, "T9");
    check(!state.excluded(3).contains(card_of("T9")) && state.excluded(3).contains(card_of("T13")));
    check(state.rule_against(state.turn, Action(PLAY + number(EXCUSE))) == "6.3");
}

/// Seat 0 has every high card; it wins seventeen tricks, then leads the Excuse [7.4], which stays its own, and the
/// Petit counts in the trick before [8.7].
void the_excuse_completes_a_slam() {
    State state = dealt({"T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T1 X", "", "", ""},
                        "T2 T3 T4 T5 SA S2");
    bids(state, {3, 0, 0, 0});
    act(state, SLAM);
    check(state.legal(Seat{0}).contains(Action{HANDFUL + 9 + 6}));
    while (!state.over()) {
        if (state.turn == Seat{0}) {
            const CardSet own = state.hand(Seat{0});
            const CardSet trumps = own & TRUMPS;
            act(state, PLAY + number(trumps.empty() ? EXCUSE : trumps.nth(trumps.size() - 1)));
        } else {
            act(state, PLAY + number(state.playable(state.turn).lowest()));
        }
    }
    // 91 points with three bouts, Garde sans, Petit in the trick before the last, slam announced.
    check(state.score(Seat{0}) == 3 * (2 * (25 + 91 - 36) * 4 + 2 * 10 * 4 + 2 * 400));
}

/// The taker's Excuse in the last trick goes to the defence, in an earlier one it costs half a point.
void the_excuse_changes_sides_at_the_end() {
    for (const bool early : {true, false}) {
        State state = dealt({"X S2 S3 S4 S5 S6 S7 S8 S9 S10 H2 H3 H4 H5 H6 H7 H8 H9", "T21", "T20", "T1"},
                            "D2 D3 D4 D5 D6 D7");
        bids(state, {4, 0, 0, 0});
        act(state, NO_SLAM);
        bool counted = false;
        while (!state.over()) {
            const CardSet cards = state.playable(state.turn);
            const bool first = early && state.turn == Seat{0} && cards.contains(EXCUSE);
            const Card other = state.turn == Seat{0} ? cards.lowest() : cards.nth(cards.size() - 1);
            act(state, PLAY + number(first ? EXCUSE : other));
            counted |= early && state.in_deal() && state.taken == set_of("X") && state.compensation == -1;
        }
        check(counted == early);
        // Kept, the Excuse is 4 points of 51; lost, it leaves 0 of 56. The defence has won every trick.
        const i32 lost = early ? 2 * (25 + 51 - 4) * 6 : 2 * (25 + 56) * 6;
        const bool slam = state.score(Seat{1}) == lost + 400 || state.score(Seat{1}) == lost + 400 + 120;
        check(slam);
    }
}

/// Every state on the way: it is sound; `legal`, `is_legal` and `rule_against` agree.
void games(i64 deals, unsigned count) {
    Fast source(Seed{}, Name("tarot", count));
    std::array<i32, State::OBSERVATION_SIZE> seen;
    for (unsigned game = 0; game < count; ++game) {
        State state = State::start(SEATS, std::array<i64, 2>{game % 4, deals});
        while (!state.over()) {
            check(state.ok());
            if (state.chance_due()) {
                draw_chance(state, source);
                continue;
            }
            const Seat seat = state.to_act().lowest();
            const auto legal = state.legal(seat);
            check(!legal.empty());
            for (unsigned id = 0; id < State::ACTION_COUNT; ++id)
                if (legal.contains(Action(id)) != state.is_legal(seat, Action(id))) check(false);
            state.observe(seat, seen);
            for (unsigned place = 0; place < SEATS; ++place)  // what is excluded is not there
                check((state.hand(Seat(place)) & state.excluded(place)).empty());
            check((state.lying() & (state.excluded(LYING) - state.shown())).empty());
            Fast same = source;
            const Action picked = Uniform{}(state, seat, source);
            check(picked == legal.nth(same.below(legal.size())));
            state.apply(seat, picked);
        }
    }
}

void batches_do_not_depend_on_threads() {
    same_with_any_threads(State::start(SEATS, std::array<i64, 2>{0, 1}), 200);
}

}  // namespace

void tarot() {
    points_of_the_pack();
    payments_by_hand();
    the_petit_alone_annuls_the_deal();
    four_passes_annul_the_deal();
    trumps_set_aside_and_four_kings();
    the_excuse_fills_the_missing_place();
    following();
    the_excuse_completes_a_slam();
    the_excuse_changes_sides_at_the_end();
    games(1, 20);
    games(3, 10);
    batches_do_not_depend_on_threads();
}

}  // namespace kibitz::test
