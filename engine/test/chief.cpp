// Indian Chief: invariants on every state, legal against is_legal, scores by hand, thefts, sealed choices, worlds.
#include <cstring>

#include "check.hpp"
#include "kibitz/chief/worlds.hpp"
#include "tests.hpp"
#include "threads.hpp"

namespace kibitz::test {

namespace {

using namespace kibitz::chief;
using chief::State;
static_assert(GameState<State>);

/// `SK` is the king of spades, `H10` the ten of hearts.
Card card_of(std::string_view name) {
    constexpr std::string_view suits = "SHDC";
    constexpr std::string_view ranks = "A23456789xJQK";
    const std::string_view rank = name.substr(1) == "10" ? "x" : name.substr(1);
    return Card(RANKS * suits.find(name[0]) + ranks.find(rank[0]));
}

Cards cards_of(std::string_view names) {
    Cards cards;
    while (!names.empty()) {
        const auto end = std::min(names.find(' '), names.size());
        cards.insert(card_of(names.substr(0, end)));
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    return cards;
}

using Melds = std::vector<std::string_view>;

/// What the meld of `seat` scores when the seats lay these.
int points(const Melds& melds, unsigned seat = 0) {
    BySeat<Cards> lying{};
    for (unsigned at = 0; at < melds.size(); ++at) lying[at] = cards_of(melds[at]);
    return score_of(lying, seat);
}

void act(State& state, unsigned seat, Action action) {
    check(state.is_legal(Seat(seat), action));
    state.apply(Seat(seat), action);
}

/// Each seat holds its meld and any other cards; seat 0 is on the dealer's left.
State dealt(const Melds& melds, unsigned decks) {
    const auto seats = static_cast<unsigned>(melds.size());
    State state = State::start(seats, std::array<i64, 2>{seats - 1, decks});
    Bag spare = Bag::pack(decks);
    std::vector<Cards> hands;
    for (const auto meld : melds) {
        hands.push_back(cards_of(meld));
        check(spare.take_all(hands.back()));
    }
    std::vector<Card> rest;
    spare.each([&](Card card) { rest.push_back(card); });
    for (Cards& hand : hands)
        for (; hand.size() < HAND; rest.pop_back()) hand.insert(rest.back());
    std::vector<Card> order;
    for (unsigned place = 0; place < HAND; ++place)
        for (const Cards& hand : hands) order.push_back(hand[place]);
    order.insert(order.end(), rest.begin(), rest.end());
    check(state.is_chance(order));
    state.apply_chance(order);
    return state;
}

/// The places of a seat's hand that hold these cards, of equal ones the left first.
Action meld_of(const State& state, unsigned seat, std::string_view names) {
    const Cards& hand = state.hands[seat];
    PlaceSet places;
    unsigned from = 0;
    for (const Card card : cards_of(names)) {
        while (hand[from] != card) ++from;
        places.add(Place(from++));
    }
    return Action(MELD + places.bits() - 1);
}

State shown(const Melds& melds, unsigned decks) {
    State state = dealt(melds, decks);
    for (unsigned seat = 0; seat < melds.size(); ++seat) act(state, seat, meld_of(state, seat, melds[seat]));
    return state;
}

void scores_by_hand() {
    check(points({"HQ", "S2"}) == 10 && points({"HA", "S2"}) == 1);  // [4.2]
    check(points({"HQ D9", "SQ", "C9 D10 S2"}) == 4);                // [4.3]
    check(points({"H9 D9", "S9 C9"}) == 4 && points({"S9 C9", "H9 D9"}) == 4);
    check(points({"HQ DK", "S10 HJ"}) == 0);                      // [4.4]
    check(points({"SK S5 H9"}) == 15 && points({"HK C5 H9"}) == 0);  // [4.5, 4.6]
    check(points({"SK H8 D5 C2"}) == 25 && points({"S9 H8 D7 CA"}) == 25);  // [4.7]
    check(points({"SK HQ D4 C2"}) == 0 && points({"SK HQ D3 CA"}) == 0);    // [4.8]
    check(points({"SA HA D3 C6 HQ"}) == -21);                               // [4.9]
    check(points({"DA D3 D8 HJ HK C5"}) == 30);                             // [5.1]
    check(points({"HA H2 H10 HJ HQ HK"}) == 60);
    check(points({"DA D3 D8 HJ CJ C5"}) == 0);  // [5.2]
    check(points({"DA D3 D8 SJ CK C5"}) == 0);  // [5.3]
    check(points({"D2 D3 D8 HJ HK C5"}) == 0);  // [5.4]
}

void chief_by_hand() {
    const auto best = [](std::string_view names) { return Seven(cards_of(names)).best(); };
    check(best("S3 H4 S5 H5 D5 C6 D7") == Split{20, 9});      // the example of [6.1]
    check(best("S9 S9 H9 D9 C9 S4 H9") == Split{50, 3});      // [6.2] five nines, 9 and 4
    check(best("H10 HJ HQ HK HA S2 D3") == Split{45, 5});     // [6.3]
    check(best("S9 H9 D9 C9 S4 D2 H7") == Split{40, 9});      // [6.4]: 2 and 7 aside
    check(best("SK HK DK C9 S9 D2 H7") == Split{35, 9});      // [6.5]
    check(best("S2 S2 S4 S4 S7 H9 DK") == Split{30, 9});      // [6.6] even with pairs
    check(best("SA H2 D3 C4 S5 HK D9") == Split{25, 9});      // [6.7]
    check(best("S10 HJ DQ CK SA HK D9") == Split{25, 9});
    check(best("SQ HK DA C2 S3 H9 D10") == Split{5, 9});      // no straight round the corner; 6.11
    check(best("SK HK DK C2 S7 D4 H5") == Split{20, 9});      // [6.8]
    check(best("SK HK D9 C9 S2 D7 H5") == Split{15, 9});      // [6.9]
    check(best("SK HK D9 C3 S2 D7 H5") == Split{10, 9});      // [6.10]: 2 and 7 aside
    check(best("S2 S3 S4 S5 S6 S8 SK") == Split{45, 8});
}

/// The same by trying each category for each split in the plainest way.
void chief_against_the_plain_way() {
    Fast source(Seed{}, "chief");
    std::array<Card, PACK_MOST> pack;
    for (unsigned at = 0; at < PACK_MOST; ++at) pack[at] = Card(at % FACES);
    for (unsigned turn = 0; turn < 20'000; ++turn) {
        shuffle(std::span<Card>(pack), source);
        Cards seven;
        // Every other time out of few ranks or of one suit, so that the better hands come up.
        for (const Card card : pack) {
            const bool wanted = turn % 3 == 0 || (turn % 3 == 1 ? rank(card) < 4 : suit(card) == 2 || rank(card) == 5);
            if (wanted && seven.size() < 7) seven.insert(card);
        }
        int most = 0;
        for (unsigned two = 1; two < 7; ++two)
            for (unsigned one = 0; one < two; ++one) {
                std::array<int, RANKS> of_rank{};
                std::array<int, SUITS> of_suit{};
                for (unsigned at = 0; at < 7; ++at) {
                    if (at == one || at == two) continue;
                    ++of_rank[rank(seven[at])];
                    ++of_suit[suit(seven[at])];
                }
                const auto ranks_with = [&](int count) { return std::count(of_rank.begin(), of_rank.end(), count); };
                bool straight = false;
                for (unsigned low = 0; low <= 9; ++low) {
                    bool all = true;
                    for (unsigned at = low; at < low + 5; ++at) all = all && of_rank[at % RANKS] > 0;
                    straight = straight || all;
                }
                const bool flush = *std::max_element(of_suit.begin(), of_suit.end()) == 5;
                const int poker = ranks_with(5) == 1                         ? 50
                                  : straight && flush                        ? 45
                                  : ranks_with(4) == 1                       ? 40
                                  : ranks_with(3) == 1 && ranks_with(2) == 1 ? 35
                                  : flush                                    ? 30
                                  : straight                                 ? 25
                                  : ranks_with(3) == 1                       ? 20
                                  : ranks_with(2) == 2                       ? 15
                                  : ranks_with(2) == 1                       ? 10
                                                                             : 5;
                most = std::max(most, poker + (value(seven[one]) + value(seven[two])) % 10);
            }
        check(Seven(seven).best().points() == most);
    }
}

void melds_that_may_be_laid() {
    State state = dealt({"S7 S7 H2", "D5"}, 2);
    const Seat seat{0};
    const auto places = [](unsigned bits) { return Action(MELD + bits - 1); };
    unsigned left = 0;
    while (state.hands[0][left] != card_of("S7")) ++left;
    check(state.rule_against(seat, Action{STEAL}) == "3.1");
    check(state.rule_against(seat, places(2U << left)) == "3.3");
    check(state.rule_against(seat, places(3U << left)).empty() && state.rule_against(seat, places(1U << left)).empty());
    state.shown[0][0] = 2;
    check(state.rule_against(seat, places(3U << left)) == "3.2");
}

/// Nothing of a choice is seen before all have made theirs, but that it is made [3.4].
void sealed_choices_are_hidden() {
    const State state = dealt({"S7", "D5 H3 C2", "HK"}, 1);
    State one = state;
    State other = state;
    act(one, 0, meld_of(one, 0, "S7"));
    act(other, 0, Action{MELD + 0b1111110});
    std::array<i32, State::OBSERVATION_SIZE> seen;
    std::array<i32, State::OBSERVATION_SIZE> same;
    check(one.to_act().size() == 2 && !one.to_act().contains(Seat{0}) && one.legal(Seat{0}).empty());
    for (unsigned seat = 0; seat < 3; ++seat) {
        one.observe(Seat(seat), seen);
        other.observe(Seat(seat), same);
        check((seen == same) == (seat != 0));
    }
    check(one.digest() != other.digest());
}

void the_lowest_thief_is_first() {
    State state = shown({"SK", "H3", "DA D5 C8", "C10"}, 1);
    check(state.to_act() == SeatSet::range(Seat{1}, Seat{1}));  // [7.1] 3, 10, king
    check(state.rule_against(Seat{1}, Action{MELD}) == "7.2");
    check(state.rule_against(Seat{1}, steal(Seat{1}, card_of("H3"))) == "7.3");
    check(state.rule_against(Seat{1}, steal(Seat{0}, card_of("H3"))) == "7.4");
    act(state, 1, steal(Seat{0}, card_of("SK")));
    check(state.melds[0] == cards_of("H3") && state.melds[1].size() == 0);  // [7.5]
    check(state.hands[1].size() == HAND && state.taken[1] == card_of("SK"));
    act(state, 3, Action{NO_STEAL});
    act(state, 0, steal(Seat{3}, card_of("C10")));  // he keeps his turn and gives what was left for him
    check(state.melds[3] == cards_of("H3") && state.phase == Phase::shuffle);
    check(state.scores[0] == 10 && state.scores[1] == 3 && state.scores[3] == 10);  // [4.1]
    check(state.hands[2].size() == HAND && state.hands[3].size() == HAND);          // [8.1]
}

void tied_thieves() {
    const State begun = shown({"SK", "HK", "DK", "CA C2"}, 1);
    const Action ace = steal(Seat{3}, card_of("CA"));
    State state = begun;
    for (unsigned attempt = 1; attempt <= ATTEMPTS; ++attempt) {  // [7.8, 7.9]
        check(state.attempt == attempt && state.to_act().size() == 3);
        for (const unsigned seat : {1U, 0U, 2U}) act(state, seat, seat < 2 ? ace : Action{NO_STEAL});
    }
    check(state.phase == Phase::shuffle && state.taken == everyone(NO_CARD) && state.attempt == 1);
    state = begun;  // two take each other's card, and the third the ace [7.10]
    act(state, 2, ace);
    act(state, 0, steal(Seat{1}, card_of("HK")));
    act(state, 1, steal(Seat{0}, card_of("SK")));
    check(state.taken[0] == card_of("HK") && state.taken[1] == card_of("SK") && state.taken[2] == card_of("CA"));
    check(state.melds[3] == cards_of("DK C2") && state.melds[0].size() == 0 && state.melds[1].size() == 0);
    state = begun;  // round the table: each card is taken from where it lies by then
    act(state, 0, steal(Seat{1}, card_of("HK")));
    act(state, 1, steal(Seat{2}, card_of("DK")));
    act(state, 2, steal(Seat{0}, card_of("SK")));
    check(state.taken[0] == card_of("HK") && state.taken[1] == card_of("DK") && state.taken[2] == card_of("SK"));
    check(state.melds[3] == cards_of("CA C2") && state.melds[2].size() == 0);
    state = shown({"SK", "HK", "CA CA"}, 2);  // a copy for each
    act(state, 0, steal(Seat{2}, card_of("CA")));
    act(state, 1, steal(Seat{2}, card_of("CA")));
    check(state.taken[0] == card_of("CA") && state.taken[1] == card_of("CA") && state.melds[2] == cards_of("HK SK"));
}

void the_stock_runs_out() {
    State state = State::start(8, std::array<i64, 2>{0, 2});
    Fast source(Seed{}, "empty");
    draw_chance(state, source);
    for (unsigned seat = 0; seat < 8; ++seat) {
        const auto chiefs = state.legal(Seat(seat)) & MELDS_OF_SIZE[INDIAN_CHIEF];
        act(state, seat, chiefs.lowest());
    }
    check(state.phase == Phase::refill && state.stock_size == 0 && state.chance_count() == 56);  // [8.3]
    check(state.next_card == Seat{1});  // 40 cards are five rounds of eight
    draw_chance(state, source);
    check(state.phase == Phase::shuffle && state.stock_size == 40 && state.chance_count() == 40);
    draw_chance(state, source);
    check(state.phase == Phase::meld && state.round == 2 && state.returned.empty());
}

/// What an observation says: a world of it is sound and looks the same.
void worlds_look_the_same(const State& state, Seat seat, Fast& source) {
    std::array<i32, State::OBSERVATION_SIZE> seen;
    std::array<i32, State::OBSERVATION_SIZE> same;
    state.observe(seat, seen);
    Knowledge knowledge;
    check(knowledge.read(seen).empty());
    const State world = knowledge.deal(source);
    check(world.ok());
    world.observe(seat, same);
    check(seen == same);
}

/// Every state on the way: it is sound, and `legal`, `is_legal` and `rule_against` agree.
void games(unsigned seats, i64 decks) {
    Fast source(Seed{}, Name("games", seats));
    for (unsigned game = 0; game < 6; ++game) {
        State state = State::start(seats, std::array<i64, 2>{game % seats, decks});
        unsigned acts = 0;
        for (; !state.over(); ++acts) {
            check(state.ok());
            if (acts % 8 == 3) worlds_look_the_same(state, Seat(acts % seats), source);
            if (state.chance_due()) {
                draw_chance(state, source);
                continue;
            }
            const Seat seat = state.to_act().nth(source.below(state.to_act().size()));
            const auto legal = state.legal(seat);
            check(!legal.empty());
            for (unsigned id = 0; id < State::ACTION_COUNT; ++id)
                if (legal.contains(Action(id)) != state.is_legal(seat, Action(id))) check(false);
            state.apply(seat, Uniform{}(state, seat, source));
        }
        check(state.ok() && acts >= 7 * seats + 7);
        worlds_look_the_same(state, Seat{0}, source);
    }
}

/// A bit turned over in a state's bytes is noticed or harmless; nothing runs out of bounds.
void bent_bytes_are_judged() {
    State state = dealt({"S7", "D5 H3 C2", "HK"}, 2);
    act(state, 0, meld_of(state, 0, "S7"));
    Fast source(Seed{}, "bent");
    unsigned refused = 0;
    for (unsigned turn = 0; turn < 20'000; ++turn) {
        std::array<u8, sizeof(State)> bytes;
        std::memcpy(bytes.data(), &state, sizeof state);
        bytes[source.below(sizeof state)] = static_cast<u8>(source.below(256));
        State bent;
        std::memcpy(&bent, bytes.data(), sizeof bent);
        refused += !bent.ok();
    }
    check(refused > 10'000);
}

void batches_do_not_depend_on_threads() {
    const Batch<State> played = same_with_any_threads(State::start(5, std::array<i64, 2>{4, 2}), 100);
    check(played.game(0) >= 1);
}

}  // namespace

void chief() {
    scores_by_hand();
    chief_by_hand();
    chief_against_the_plain_way();
    melds_that_may_be_laid();
    sealed_choices_are_hidden();
    the_lowest_thief_is_first();
    tied_thieves();
    the_stock_runs_out();
    for (unsigned seats = 2; seats <= 8; ++seats) {
        games(seats, 2);
        if (seats <= 6) games(seats, 1);
    }
    bent_bytes_are_judged();
    batches_do_not_depend_on_threads();
}

}  // namespace kibitz::test
