// Many games side by side, stepped together; a game that ends makes room for the next.
#pragma once

#include <vector>

#include "playouts.hpp"

namespace kibitz {

/// Row r plays games 0, 1, 2, … with the seeds derive(seed, "row r game g"); chance number k of a game is the stream
/// `<word> k` of its seed, as ChanceSpec.draw has it. So every game can be played again by the referee.
///
/// Where several seats choose together, the lowest that has not chosen acts: its choice is sealed in the state, and no
/// other seat's observation holds it, so the order gives none an advantage.
template <GameState S> class Batch {
  public:
    Batch(std::size_t rows, const S& start, const Seed& seed, u64 limit, unsigned threads, bool observe)
        : start_(start), seed_(seed), limit_(limit), threads_(threads), rows_(rows), acting(rows), done(rows),
          stopped(rows), masks(rows * S::ACTION_COUNT), observations(observe ? rows * S::OBSERVATION_SIZE : 0),
          scores(rows * start.seats) {
        reset();
    }

    /// All rows begin their first game anew.
    void reset() {
        each_row([this](std::size_t at) {
            rows_[at].game = 0;
            done[at] = stopped[at] = 0;
            begin(at);
            write_scores(at);
            show(at);
        });
    }

    /// The first row whose action is illegal; `size()` if there is none.
    std::size_t first_illegal(std::span<const i64> actions) const {
        for (std::size_t at = 0; at < rows_.size(); ++at) {
            const i64 action = actions[at];
            if (action < 0 || action >= static_cast<i64>(S::ACTION_COUNT)) return at;
            if (masks[at * S::ACTION_COUNT + static_cast<std::size_t>(action)] == 0) return at;
        }
        return rows_.size();
    }

    /// One action in every row; each must be legal.
    void step(std::span<const i64> actions) {
        each_row([this, actions](std::size_t at) {
            Row& row = rows_[at];
            row.state.apply(Seat(acting[at]), static_cast<typename S::Action>(actions[at]));
            ++row.actions;
            supply_chance(row);
            done[at] = row.state.over();
            stopped[at] = !row.state.over() && limit_ > 0 && row.actions >= limit_;
            write_scores(at);
            if (done[at] != 0 || stopped[at] != 0) {
                ++row.game;
                begin(at);
            }
            show(at);
        });
    }

    /// In each row one of the legal actions, each equally likely.
    void sample(const Seed& seed, std::span<i64> actions) const {
        const Fast source(seed, "sample");
        each_row([this, &source, actions](std::size_t at) {
            Fast own = source.numbered(at);
            actions[at] = number(Uniform{}(rows_[at].state, Seat(acting[at]), own));
        });
    }

    std::size_t size() const { return rows_.size(); }
    const S& state(std::size_t at) const { return rows_[at].state; }
    u64 game(std::size_t at) const { return rows_[at].game; }
    unsigned seats() const { return start_.seats; }

  private:
    struct Row {
        S state;
        Seed seed;
        u64 game;
        u64 chances;
        u64 actions;
    };

    template <class Work> void each_row(Work work) const {
        in_parts(rows_.size(), threads_, [work](std::size_t first, std::size_t last) {
            for (std::size_t at = first; at < last; ++at) work(at);
        });
    }

    /// A row's next game, up to its first decision. A game that chance alone decides is over at once; the next follows.
    void begin(std::size_t at) {
        Row& row = rows_[at];
        for (;; ++row.game) {
            row.seed = derive(seed_, Name("row", at, "game", row.game));
            row.state = start_;
            row.chances = row.actions = 0;
            supply_chance(row);
            if (!row.state.over()) return;
        }
    }

    void supply_chance(Row& row) {
        while (row.state.chance_due()) {
            const Name name(row.state.chance_word(), ++row.chances);
            Stream stream(row.seed, name);
            draw_chance(row.state, stream);
        }
    }

    void write_scores(std::size_t at) {
        for (unsigned seat = 0; seat < start_.seats; ++seat)
            scores[at * start_.seats + seat] = rows_[at].state.score(Seat(seat));
    }

    void show(std::size_t at) {
        const S& state = rows_[at].state;
        const Seat seat = state.to_act().lowest();
        acting[at] = static_cast<u8>(number(seat));
        bool* mask = reinterpret_cast<bool*>(masks.data() + at * S::ACTION_COUNT);
        state.legal(seat).write_mask(mask);
        if (!observations.empty())
            state.observe(seat, std::span(observations).subspan(at * S::OBSERVATION_SIZE, S::OBSERVATION_SIZE));
    }

    S start_;
    Seed seed_;
    u64 limit_;
    unsigned threads_;
    std::vector<Row> rows_;

  public:
    // What the last step left, row by row; NumPy looks at this very memory. Flags are 0 or 1.
    std::vector<u8> acting;
    std::vector<u8> done;     // the row's game ended with this step; what is shown is the next one
    std::vector<u8> stopped;  // it was broken off at the limit instead
    std::vector<u8> masks;
    std::vector<i32> observations;  // empty if nobody wants them
    std::vector<i32> scores;  // of the game in which the step was done
};

}  // namespace kibitz
