// Of the open-hand solver, the ranks on which a bound rests: it holds however the small cards below are dealt. In few
// suits, with many trumps and honours, against a search that has no table and leaves no card out.
// KIBITZ_ENDINGS=N tries N times as many hands.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

#include "check.hpp"
#include "kibitz/tarot/solver.hpp"
#include "tarot_endings.hpp"
#include "tests.hpp"

namespace kibitz::test {

namespace {

using namespace kibitz::tarot;
using namespace kibitz::tarot::solve;

using Plain = Search<Savings{.table = false, .equals = false, .like = false}>;

constexpr u64 NO_LIMIT = ~u64{0};
constexpr int OUT_OF_REACH = 4000;

/// How cards are dealt: all from some trumps and a few cards of one or two suits.
struct Pack {
    unsigned left = 3;    // cards a hand
    unsigned trumps = 6;  // of them in all, 4 * left at most
    unsigned suits = 1;
    unsigned lowest = 0;  // rank of the lowest plain card
    bool excuse = false;
};

Pack any_pack(Fast& source) {
    Pack pack;
    pack.left = 2 + static_cast<unsigned>(source.below(3));
    pack.suits = 1 + static_cast<unsigned>(source.below(2));
    pack.excuse = source.below(6) == 0;
    pack.lowest = std::array<unsigned, 3>{0, 5, SMALL_COUNT - 1}[source.below(3)];
    const unsigned cards = SEATS * pack.left - pack.excuse;
    const unsigned plain = std::min(cards, pack.suits * (SUIT_SIZE - pack.lowest));
    pack.trumps = cards - static_cast<unsigned>(source.below(plain + 1));
    return pack;
}

/// The cards of a pack, some trumps and some plain cards, in any order.
std::vector<Code> cards_of(const Pack& pack, Fast& source) {
    std::vector<Code> trumps;
    for (unsigned at = 0; at < TRUMPS_COUNT; ++at) trumps.push_back(Code(FIRST_TRUMP + at));
    std::vector<Code> plain;
    for (unsigned suit = 0; suit < pack.suits; ++suit)
        for (unsigned rank = pack.lowest; rank < SUIT_SIZE; ++rank) plain.push_back(Code(LANE * suit + rank));
    shuffle(std::span<Code>(trumps), source);
    shuffle(std::span<Code>(plain), source);
    const unsigned cards = SEATS * pack.left - pack.excuse;
    std::vector<Code> all(trumps.begin(), trumps.begin() + pack.trumps);
    all.insert(all.end(), plain.begin(), plain.begin() + (cards - pack.trumps));
    if (pack.excuse) all.push_back(EXCUSE_CODE);
    shuffle(std::span<Code>(all), source);
    return all;
}

void give(Rest& rest, unsigned seat, Code card) {
    rest.live = static_cast<i16>(rest.live + POINTS[number(card)]);
    if (card == EXCUSE_CODE) rest.excuse = static_cast<u8>(seat);
    else if (number(card) < FIRST_TRUMP) rest.plain[seat] |= plain_bit(card);
    else rest.trumps[seat] |= trump_bit(card);
}

/// The rest of a deal with such hands, up to three cards of the trick on the table.
Rest any_rest(const Pack& pack, Fast& source) {
    Rest rest;
    rest.left = static_cast<u8>(pack.left);
    rest.leader = static_cast<u8>(source.below(SEATS));
    rest.bouts = static_cast<u8>(source.below(2));
    rest.sweep = Sweep(source.below(3));
    unsigned at = 0;
    for (const Code card : cards_of(pack, source)) give(rest, at++ / pack.left, card);
    for (u64 on_table = source.below(SEATS); on_table > 0; --on_table) {
        const Cards cards = playable(rest);
        std::vector<Code> each;
        for (u64 word = cards.plain; word != 0; word &= word - 1) each.push_back(lowest_plain(word));
        for (u32 word = cards.trumps; word != 0; word &= word - 1) each.push_back(lowest_trump(word));
        if (cards.excuse) each.push_back(EXCUSE_CODE);
        rest.play(each[source.below(static_cast<u32>(each.size()))]);
    }
    return rest;
}

/// Deals the cards of these places anew, to each hand as many as it had.
template <class Word> void deal_anew(std::array<Word, SEATS>& hands, Word places, Fast& source) {
    std::vector<unsigned> owners;
    for (unsigned seat = 0; seat < SEATS; ++seat) owners.insert(owners.end(), count(hands[seat] & places), seat);
    shuffle(std::span<unsigned>(owners), source);
    Word out = (hands[0] | hands[1] | hands[2] | hands[3]) & places;
    for (Word& hand : hands) hand &= ~places;
    for (const unsigned owner : owners) {
        hands[owner] |= static_cast<Word>(lowest_bit(out));
        out &= out - 1;
    }
}

/// Another position of the class: in each suit the small cards below the ranks have other owners.
Rest another_of_class(const Rest& rest, const Ranks& ranks, Fast& source) {
    Rest other = rest;
    for (unsigned suit = 0; suit < PLAIN_SUITS; ++suit)
        deal_anew<u64>(other.plain, small_of(suit) & ~ranks.plain, source);
    deal_anew<u32>(other.trumps, SMALL_TRUMPS & ~ranks.trumps, source);
    return other;
}

/// The gain of a position, by one question after another.
int gain_of(Plain& plain, const Rest& rest) {
    int low = -OUT_OF_REACH;
    int high = OUT_OF_REACH;
    for (int need = 0; low < high;) {
        const int gain = plain.gain(rest, need);
        (gain >= need ? low : high) = gain;
        need = gain >= need ? gain + 1 : gain;
    }
    return low;
}

/// The bounds right beside the gain are right, and hold in their classes.
void bounds_hold_in_their_classes(Table& table, const Question& question, const Rest& rest, Fast& source) {
    Search<Savings{}> search(table, NO_LIMIT);
    Plain plain(table, NO_LIMIT);
    search.ask(question);
    plain.ask(question);
    const int gain = gain_of(plain, rest);
    for (const int need : {gain, gain + 1}) {
        const Bound bound = search.bound(rest, need);
        const bool enough = bound.gain >= need;
        check(enough == (need == gain) && (enough ? bound.gain <= gain : bound.gain >= gain));
        for (unsigned again = 0; again < 4; ++again) {
            const Rest other = another_of_class(rest, bound.ranks, source);
            const int least = enough ? bound.gain : bound.gain + 1;
            check((plain.gain(other, least) >= least) == enough);
        }
    }
}

constexpr unsigned KING = 14;
Code plain_card(unsigned suit, unsigned height) { return Code(LANE * suit + height - 1); }
Code trump(unsigned height) { return Code(FIRST_TRUMP + height - 1); }

Rest with_hands(unsigned leader, const std::array<std::vector<Code>, SEATS>& hands) {
    Rest rest;
    rest.sweep = Sweep::neither;
    rest.leader = static_cast<u8>(leader);
    rest.left = static_cast<u8>(hands[leader].size());
    for (unsigned seat = 0; seat < SEATS; ++seat)
        for (const Code card : hands[seat]) give(rest, seat, card);
    return rest;
}

/// To the king, queen and 2 of the first suit seat 1 plays its 5 or its 7, equal as long as no other hand has a card
/// between them: the bound rests on both.
Rest neighbours_of_five_and_seven() {
    Rest rest = with_hands(2, {{{plain_card(0, 2), plain_card(1, 12), plain_card(1, KING)},
                                {plain_card(0, 5), plain_card(0, 7), plain_card(1, 4)},
                                {plain_card(0, KING), plain_card(0, 3), plain_card(0, 4)},
                                {plain_card(0, 13), plain_card(1, 8), plain_card(1, 13)}}});
    for (const Code card : {plain_card(0, KING), plain_card(0, 13), plain_card(0, 2)}) rest.play(card);
    return rest;
}

/// Seat 2 has the jack and the knight, of which one is left out for the other: the bound rests on both.
Rest neighbours_of_jack_and_knight() {
    return with_hands(2, {{{plain_card(0, 7), plain_card(0, 13), plain_card(1, 13), trump(10)},
                           {plain_card(0, 9), plain_card(1, 12), plain_card(1, KING), trump(7)},
                           {plain_card(0, 8), plain_card(0, 11), plain_card(0, 12), EXCUSE_CODE},
                           {plain_card(0, 10), plain_card(1, 6), plain_card(1, 7), plain_card(1, 10)}}});
}

}  // namespace

void tarot_ranks() {
    constexpr unsigned QUESTIONS = 20;
    constexpr unsigned HANDS = 300;
    const char* wanted = std::getenv("KIBITZ_ENDINGS");
    const unsigned times = wanted == nullptr ? 1 : static_cast<unsigned>(std::stoul(wanted));
    Fast source(Seed{}, "trumps");
    Table table(1);
    for (unsigned at = 0; at < QUESTIONS * times; ++at) {
        const Worth worth(ending(source, 3), at % 2 == 0 ? Aim::margin : Aim::score);
        const Question question(worth, static_cast<int>(source.below(200)) - 100);
        for (unsigned hands = 0; hands < HANDS; ++hands)
            bounds_hold_in_their_classes(table, question, any_rest(any_pack(source), source), source);
    }
    const Question margin(Worth(ending(source, 3), Aim::margin), 0);
    for (unsigned again = 0; again < 10; ++again)
        for (const Rest& rest : {neighbours_of_five_and_seven(), neighbours_of_jack_and_knight()})
            bounds_hold_in_their_classes(table, margin, rest, source);
}

}  // namespace kibitz::test
