// French Tarot: the deal, the bidding, the dog, slam and handfuls, the tricks.
#pragma once

#include "scoring.hpp"

namespace kibitz::tarot {

/// Whether these are options: the first dealer, and the number of deals.
inline bool State::can_start(unsigned seats, std::span<const i64> options) {
    return seats == SEATS && options.size() == 2 && options[0] >= 0 && options[0] < SEATS && options[1] >= 1 &&
           options[1] <= DEALS_MOST;
}

/// The table before the first deal.
inline State State::start([[maybe_unused]] unsigned seats, std::span<const i64> options) {
    assert(can_start(seats, options));
    State state;
    state.dealer = Seat(options[0]);
    state.deals = static_cast<u32>(options[1]);
    return state;
}

inline SeatSet State::to_act() const {
    SeatSet acting;
    if (in_deal()) acting.add(turn);
    return acting;
}

/// What the taker may set aside [4.3, 4.4, 4.5].
inline CardSet State::may_set_aside() const {
    const CardSet own = hand(turn);
    const CardSet ordinary = own & ORDINARY;
    return ordinary.empty() ? (own & TRUMPS) - BOUTS : ordinary;
}

/// Whether a handful could be due: before the seat's first card [5.3], one at most [5.4].
inline bool State::may_show(Seat seat) const { return fallen(seat).empty() && handfuls[number(seat)].empty(); }

/// The numbered trumps that a seat could show in a handful of that size: those of its hand [5.6]; for the triple, a
/// taker with four kings adds those that he set aside [5.8].
inline CardSet State::showable(Seat seat, unsigned size) const {
    const CardSet own = hand(seat);
    const CardSet trumps = own & TRUMPS;
    const bool widest = size == handful_size(HANDFUL_SIZE.size() - 1);
    return widest && seat == taker && KINGS.within(own) ? trumps | shown() : trumps;
}

/// How many handfuls of that level a seat could show, by the place where they begin. The Excuse fills the one place
/// that is missing [5.7].
inline unsigned State::handful_starts(Seat seat, unsigned level) const {
    const unsigned size = handful_size(level);
    const unsigned have = showable(seat, size).size();
    if (have >= size) return have - size + 1;
    return have + 1 == size && hand(seat).contains(EXCUSE) ? 1 : 0;
}

/// The cards of its hand that a seat may play now.
inline CardSet State::playable(Seat seat) const {
    constexpr CardSet excuse = CardSet::range(EXCUSE, EXCUSE);
    const CardSet own = hand(seat);
    const CardSet follow = own & FOLLOWING[number(led.suit)];
    if (!follow.empty()) return follow | (own & excuse);  // [6.4, 6.5, 6.8, 6.9]
    const CardSet trumps = own & TRUMPS;
    if (trumps.empty()) return own;  // [6.12]; the Excuse is not such a trump [6.6]
    const CardSet higher = own & TRUMPS_ABOVE[led.trump()];
    return (higher.empty() ? trumps : higher) | (own & excuse);  // [6.6, 6.7, 6.8]
}

inline State::ActionSet State::legal(Seat seat) const {
    ActionSet actions;
    if (!in_deal() || seat != turn) return actions;
    switch (phase) {
        case Phase::bid:  // pass, or more than the highest bid [3.2, 3.6]
            for (unsigned made = 0; made < MULTIPLIER.size(); ++made)
                if (made == 0 || made > number(contract)) actions.add(Action(BID + made));
            return actions;
        case Phase::aside: return ActionSet::moved(may_set_aside(), ASIDE);
        case Phase::slam: return ActionSet::range(Action{NO_SLAM}, Action{SLAM});
        default: break;
    }
    actions = ActionSet::moved(playable(seat), PLAY);
    if (!may_show(seat)) return actions;
    unsigned first = HANDFUL;
    for (unsigned level = 0; level < HANDFUL_SIZE.size(); ++level) {
        for (unsigned start = 0; start < handful_starts(seat, level); ++start) actions.add(Action(first + start));
        first += static_cast<unsigned>(HANDFUL_STARTS[level]);
    }
    return actions;
}

/// One of the legal actions, each equally likely. Cards are drawn from a set of cards, which is smaller.
template <class Source> State::Action State::pick(Seat seat, Source& source) const {
    if (phase == Phase::play && !may_show(seat)) {
        const CardSet cards = playable(seat);
        return Action(PLAY + number(cards.nth(source.below(cards.size()))));
    }
    const ActionSet actions = legal(seat);
    return actions.nth(source.below(actions.size()));
}

inline bool State::is_legal(Seat seat, Action action) const {
    return in_deal() && seat == turn && number(action) < ACTIONS && rule_against(seat, action).empty();
}

/// The rule that forbids `action` to the seat that is to act; nothing if it is legal.
inline std::string_view State::rule_against(Seat seat, Action action) const {
    const unsigned id = number(action);
    if (id < ASIDE) {
        if (phase != Phase::bid) return "3.1";
        return id == BID || id - BID > number(contract) ? "" : "3.2";
    }
    const CardSet own = hand(seat);
    if (id < NO_SLAM) {
        const Card card{static_cast<u8>(id - ASIDE)};
        if (phase != Phase::aside) return "4.2";
        if (!own.contains(card)) return "4.3";
        if (KINGS.contains(card) || BOUTS.contains(card)) return "4.4";
        return TRUMPS.contains(card) && !(own & ORDINARY).empty() ? "4.5" : "";
    }
    if (id < HANDFUL) return phase == Phase::slam ? "" : "5.1";
    if (id < PLAY) {
        if (phase != Phase::play || !fallen(seat).empty()) return "5.3";
        if (!handfuls[number(seat)].empty()) return "5.4";
        const HandfulAction handful = handful_of(action);
        const unsigned starts = handful_starts(seat, handful.level);
        return starts == 0 ? "5.5" : handful.start >= starts ? "5.6" : "";
    }
    const Card card{static_cast<u8>(id - PLAY)};
    if (phase != Phase::play) return "6.1";
    if (!own.contains(card)) return "6.3";
    const Suit suit = SUIT_OF[number(card)];
    if (led.suit == Suit::none || suit == Suit::none) return "";  // [6.4, 6.8, 6.9]
    if (suit != led.suit && !(own & SUITS[number(led.suit)]).empty()) return "6.5";
    const CardSet trumps = own & TRUMPS;
    if (suit != led.suit && suit != Suit::trumps && !trumps.empty()) return "6.6";
    if (suit != Suit::trumps || trump_number(card) > led.trump()) return "";
    return (trumps & TRUMPS_ABOVE[led.trump()]).empty() ? "" : "6.7";
}

inline void State::apply([[maybe_unused]] Seat seat, Action action) {
    assert(is_legal(seat, action));
    const unsigned id = number(action);
    if (id >= PLAY) {
        play(Card(id - PLAY));
    } else if (id >= HANDFUL) {
        const HandfulAction handful = handful_of(action);
        show_handful(handful.level, handful.start);
    } else if (id >= NO_SLAM) {
        say_slam(id == SLAM);
    } else if (id >= ASIDE) {
        set_aside(Card(id - ASIDE));
    } else {
        bid(Contract(id - BID));
    }
    assert(ok());
}

/// Each seat speaks once [3.1]; the highest bidder takes [3.4] and, in a Prise or Garde, turns up the dog and has it
/// [4.1]. After four passes the deal is annulled [3.5].
inline void State::bid(Contract made) {
    bids[bids_made++] = made;
    if (made != Contract::pass) {
        contract = made;
        taker = turn;
    }
    turn = after(turn, 1, SEATS);
    if (bids_made < SEATS) return;
    if (contract == Contract::pass) {
        annul();
        return;
    }
    turn = taker;
    phase = Phase::slam;
    if (!takes_dog()) return;
    dog = lying();
    shares[number(taker)] |= dog;
    phase = Phase::aside;
}

/// Six cards, one after the other [4.2].
inline void State::set_aside(Card card) {
    shares[number(taker)].remove(card);
    if (shares[number(taker)].size() == HAND_SIZE) phase = Phase::slam;
}

/// Who announces a slam leads [5.2], else the seat after the dealer [6.2].
inline void State::say_slam(bool announced) {
    slam = announced;
    phase = Phase::play;
    leader = turn = announced ? taker : after(dealer, 1, SEATS);
}

/// Neighbours in the list of what the seat could show, from place `start` on [5.6], and the Excuse for the one that is
/// missing [5.7].
inline void State::show_handful(unsigned level, unsigned start) {
    const CardSet list = showable(turn, handful_size(level));
    Handful& handful = handfuls[number(turn)];
    for (unsigned at = start; at < start + handful_size(level); ++at) {
        const Card card = at < list.size() ? list.nth(at) : EXCUSE;
        handful.add(Showable(number(card) - PETIT_NUMBER));
    }
}

inline void State::play(Card card) {
    note(card);
    led.add(card, trick_size);
    played.add(card);
    trick[trick_size++] = card;
    turn = after(turn, 1, SEATS);
    if (trick_size == SEATS) end_trick();
}

/// What all see that the seat does not hold, as it plays this card [6.5, 6.6, 6.7].
inline void State::note(Card card) {
    const Suit suit = SUIT_OF[number(card)];
    if (led.suit == Suit::none || suit == Suit::none) return;
    u8& top = tops[number(turn)];
    if (suit != led.suit && led.suit != Suit::trumps)
        voids.add(Void(number(turn) * PLAIN_SUITS + number(led.suit)));
    if (suit == Suit::trumps) {
        if (trump_number(card) < led.trump()) top = static_cast<u8>(std::min<unsigned>(top, led.trump()));
    } else if (suit != led.suit) {
        top = 0;
    }
}

inline void State::end_trick() {
    const unsigned done = tricks_done() + 1;
    const bool at_end = done == HAND_SIZE;
    const unsigned of_taker = tricks[number(taker)];
    // Led to the last trick by a side that has won all before, the Excuse wins it [7.4].
    const bool excuse_wins =
        at_end && trick[0] == EXCUSE && (leader == taker ? of_taker == HAND_SIZE - 1 : of_taker == 0);
    const Seat winner = excuse_wins ? leader : after(leader, led.at, SEATS);
    const bool won_by_taker = winner == taker;
    CardSet cards;
    for (const Card card : trick) cards.add(card);
    if (won_by_taker) taken |= cards;
    if (cards.contains(EXCUSE) && !excuse_wins) {
        const auto at = static_cast<unsigned>(std::find(trick.begin(), trick.end(), EXCUSE) - trick.begin());
        const bool by_taker = after(leader, at, SEATS) == taker;
        const bool to_taker = by_taker != at_end;  // it stays with its side [7.1], but not at the end [7.3]
        taken.remove(EXCUSE);
        if (to_taker) taken.add(EXCUSE);
        if (!at_end && to_taker != won_by_taker)
            compensation = static_cast<i8>(compensation + (won_by_taker ? 1 : -1));  // [7.2]
    }
    ++tricks[number(winner)];
    if (at_end) {
        end_deal(winner, excuse_wins);
        return;
    }
    last = trick;
    last_leader = leader;
    leader = turn = winner;
    trick_size = 0;
    led = {};
}

/// The cards that cannot be at a place, as everyone saw: with a seat, or lying apart.
inline CardSet State::excluded(unsigned place) const {
    CardSet out;
    const bool at_taker = contract != Contract::pass && place == number(taker);
    if (place < SEATS) {
        out |= TRUMPS_ABOVE[tops[place]];
        for (unsigned suit = 0; suit < PLAIN_SUITS; ++suit)
            if (voids.contains(Void(place * PLAIN_SUITS + suit))) out |= SUITS[suit];
    }
    const CardSet set_aside_openly = shown();
    if (!dog.empty()) {
        if (place == LYING) out |= PACK - ORDINARY;  // or it was shown [4.4, 4.5, 4.6]
        if (place != LYING && !at_taker) out |= dog;
        if (at_taker && !set_aside_openly.empty()) out |= ORDINARY;
    }
    for (unsigned seat = 0; seat < SEATS; ++seat) {
        if (handfuls[seat].empty()) continue;
        const CardSet cards = CardSet::moved(handfuls[seat], PETIT_NUMBER);
        if (seat != place) {
            out |= cards - set_aside_openly;
            if (!(cards & set_aside_openly).empty()) out |= KINGS;  // [5.8]
        } else if (cards.contains(EXCUSE)) {
            out |= TRUMPS - cards;  // [5.7]
        } else {  // neighbours [5.6]
            out |= CardSet::range(cards.lowest(), cards.nth(cards.size() - 1)) - cards;
        }
    }
    return out;
}

/// The deal does not count, and the next seat deals [2.4].
inline void State::annul() {
    dealer = after(dealer, 1, SEATS);
    put_away();
}

inline std::size_t State::chance_pack(std::span<Card> out) const {
    for (unsigned at = 0; at < CARDS; ++at) out[at] = Card(at);
    return CARDS;
}

/// Whether chance can supply these cards: the whole pack.
inline bool State::is_chance(std::span<const Card> cards) const {
    if (!chance_due() || cards.size() != CARDS) return false;
    CardSet seen;
    for (const Card card : cards)
        if (number(card) < CARDS) seen.add(card);
    return seen == PACK;
}

/// 18 cards to each seat from the dealer's right on, six to the dog [2.2]. A hand with the Petit as its only trump and
/// without the Excuse annuls the deal [2.3].
inline void State::apply_chance(std::span<const Card> cards) {
    assert(is_chance(cards));
    const Seat first = after(dealer, 1, SEATS);
    constexpr CardSet petit = CardSet::range(PETIT, PETIT);
    constexpr CardSet trumps_and_excuse = CardSet::range(PETIT, EXCUSE);
    bool petit_alone = false;
    for (unsigned place = 0; place < SEATS; ++place) {
        CardSet& share = shares[number(after(first, place, SEATS))];
        for (const Card card : cards.subspan(HAND_SIZE * place, HAND_SIZE)) share.add(card);
        petit_alone |= (share & trumps_and_excuse) == petit;
    }
    turn = leader = first;
    tops.fill(TRUMPS_COUNT);
    phase = Phase::bid;
    if (petit_alone) annul();
    assert(ok());
}

}  // namespace kibitz::tarot
