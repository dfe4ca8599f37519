// Indian Chief: cards, sorted rows of them, and bags of one or two packs.
#pragma once

#include <array>
#include <span>

#include "../bits.hpp"
#include "tables.hpp"

namespace kibitz::chief {

using namespace tables;

/// The face of a card: the four suits, each from ace to king. With two packs there are two of each [1.1].
enum class Card : u8 {};
inline constexpr Card NO_CARD{0xFF};

constexpr unsigned rank(Card card) { return number(card) % RANKS; }
constexpr unsigned suit(Card card) { return number(card) / RANKS; }
/// Its face value: an ace 1, a jack, queen or king 10 [1.2].
constexpr int value(Card card) { return VALUE[number(card)]; }

using FaceSet = Set<Card, FACES>;

/// The most cards that a stock can have: all but the hands of the fewest players.
inline constexpr unsigned STOCK_MOST = PACK_MOST - HAND * SEATS_LEAST;

/// Up to eight cards, sorted, equal ones side by side: a hand, or a meld.
class Cards {
  public:
    constexpr unsigned size() const { return size_; }
    constexpr const Card* begin() const { return cards_.data(); }
    constexpr const Card* end() const { return cards_.data() + size_; }
    constexpr Card operator[](unsigned place) const {
        assert(place < size_);
        return cards_[place];
    }
    constexpr unsigned count(Card card) const { return static_cast<unsigned>(std::count(begin(), end(), card)); }
    constexpr bool contains(Card card) const { return count(card) > 0; }

    /// Puts a card behind the others; it must not belong before them.
    constexpr void append(Card card) {
        assert(size_ < HAND);
        cards_[size_++] = card;
    }
    constexpr void insert(Card card) {
        unsigned place = size_;
        append(card);
        for (; place > 0 && cards_[place - 1] > card; --place) cards_[place] = cards_[place - 1];
        cards_[place] = card;
    }
    /// Takes one copy of a card out; it must be there.
    constexpr void remove(Card card) {
        assert(contains(card));
        Card* const at = std::find(cards_.data(), cards_.data() + size_, card);
        std::copy(at + 1, cards_.data() + size_, at);
        cards_[--size_] = NO_CARD;
    }

    /// Whether they are faces in order, at most `most` of them, and nothing else is kept.
    constexpr bool ok(unsigned most) const {
        if (size_ > most || !std::is_sorted(begin(), end())) return false;
        return std::all_of(begin(), end(), [](Card card) { return number(card) < FACES; }) &&
               std::all_of(end(), cards_.data() + HAND, [](Card card) { return card == NO_CARD; });
    }
    constexpr bool operator==(const Cards&) const = default;

  private:
    std::array<Card, HAND> cards_ = [] {
        std::array<Card, HAND> none{};
        none.fill(NO_CARD);
        return none;
    }();
    u8 size_ = 0;
};

/// Cards in no order, each face up to twice.
class Bag {
  public:
    /// One or two whole packs [1.1].
    static constexpr Bag pack(unsigned decks) {
        Bag whole;
        whole.once_ = FaceSet::range(Card{0}, Card{FACES - 1});
        if (decks == DECKS_MOST) whole.twice_ = whole.once_;
        return whole;
    }
    constexpr unsigned count(Card card) const {
        return static_cast<unsigned>(once_.contains(card)) + static_cast<unsigned>(twice_.contains(card));
    }
    constexpr unsigned size() const { return once_.size() + twice_.size(); }
    constexpr bool empty() const { return once_.empty(); }

    constexpr void add(Card card) {
        assert(count(card) < DECKS_MOST);
        (once_.contains(card) ? twice_ : once_).add(card);
    }
    /// Takes a copy of a card out; false if there is none, or no such card.
    constexpr bool take(Card card) {
        if (number(card) >= FACES || !once_.contains(card)) return false;
        (twice_.contains(card) ? twice_ : once_).remove(card);
        return true;
    }
    /// Takes a copy of each of these out; false if one is missing.
    template <class Several> constexpr bool take_all(const Several& cards) {
        return std::all_of(cards.begin(), cards.end(), [this](Card card) { return take(card); });
    }
    /// Calls `visit` with each card, ascending, equal ones one after the other.
    template <class Visit> constexpr void each(Visit visit) const {
        once_.each([&](Card card) {
            visit(card);
            if (twice_.contains(card)) visit(card);
        });
    }
    constexpr bool within(const Bag& other) const { return once_.within(other.once_) && twice_.within(other.twice_); }
    constexpr bool ok() const { return once_.within(pack(1).once_) && twice_.within(once_); }
    constexpr bool operator==(const Bag&) const = default;

  private:
    FaceSet once_;
    FaceSet twice_;
};

}  // namespace kibitz::chief
