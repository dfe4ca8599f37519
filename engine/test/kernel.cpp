// Sets, the digest, the shuffle and its test vectors (those of tests/kernel/test_shuffle.py).
#include <map>

#include "check.hpp"
#include "kibitz/digest.hpp"
#include "kibitz/shuffle.hpp"
#include "tests.hpp"

namespace kibitz::test {

namespace {

enum class Thing : u16 {};

template <unsigned N> void sets() {
    using Things = Set<Thing, N>;
    const auto all = Things::range(Thing{0}, Thing{N - 1});
    check(all.size() == N && !all.empty() && Things{}.empty());
    Things some;
    for (unsigned at = 0; at < N; at += 3) some.add(Thing(at));
    check(some.size() == (N + 2) / 3);
    check((some | all) == all && (some & all) == some && (all - some).size() == N - some.size());
    for (unsigned k = 0; k < some.size(); ++k) check(number(some.nth(k)) == 3 * k);
    unsigned seen = 0;
    some.each([&](Thing thing) { check(number(thing) == 3 * seen++); });
    check(seen == some.size());
    some.remove(Thing{0});
    check(!some.contains(Thing{0}) && (N <= 3 || number(some.lowest()) == 3));
    bool mask[N];
    all.write_mask(mask);
    for (const bool each : mask) check(each);
}

void shuffle_vectors() {
    const Seed zero{};
    const std::array<u32, 9> words{3678047717, 4236145135, 3860572842, 1979041612, 534815637,
                                   2667303283, 3109361719, 463273348,  912756531};
    Stream stream(zero, "deal 1");
    for (const u32 word : words) check(stream.word() == word);
    std::array<int, 10> order{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    const Name name("deal", 1);
    Stream again(zero, name);
    shuffle(std::span<int>(order), again);
    check(order == std::array{0, 6, 1, 4, 5, 3, 8, 2, 9, 7});
}

/// FIPS 180-4, the example of 56 letters, in pieces of each size.
void hash_of_several_blocks() {
    constexpr std::string_view LETTERS = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
    for (std::size_t size = 1; size <= LETTERS.size(); ++size) {
        sha256::Hasher hasher;
        for (std::size_t at = 0; at < LETTERS.size(); at += size) {
            const std::string_view piece = LETTERS.substr(at, size);
            hasher.add({reinterpret_cast<const u8*>(piece.data()), piece.size()});
        }
        check(hasher.words() == std::array<u32, 8>{0x248d6a61, 0xd20638b8, 0xe5c02693, 0x0c3e6039, 0xa33ce459,
                                                   0x64ff2167, 0xf6ecedd4, 0x19db06c1});
    }
}

void fast_numbers_are_in_range_and_even() {
    Fast fast(Seed{}, "test");
    std::array<unsigned, 11> counts{};
    for (unsigned k = 0; k < 110'000; ++k) ++counts[fast.below(11)];
    for (const unsigned count : counts) check(count > 9'500 && count < 10'500);

    std::array<unsigned, 12> pairs{};
    for (unsigned k = 0; k < 120'000; ++k) {
        const auto [one, other] = fast.two_below(3, 4);
        ++pairs[4 * one + other];
    }
    for (const unsigned count : pairs) check(count > 9'500 && count < 10'500);

    std::array<unsigned, 12> firsts{};  // neighbours in a family have nothing in common
    for (unsigned k = 0; k < 120'000; ++k) ++firsts[fast.numbered(k).below(12)];
    for (const unsigned count : firsts) check(count > 9'500 && count < 10'500);

    const u128 third = u128{1} << 100;
    std::array<unsigned, 3> thirds{};
    for (unsigned k = 0; k < 30'000; ++k) ++thirds[static_cast<unsigned>(fast.below_wide(3 * third) / third)];
    for (const unsigned count : thirds) check(count > 9'500 && count < 10'500);
    for (const u64 few : {1, 2, 7}) check(fast.below_wide(few) < few);
}

void the_fast_shuffle_gives_every_order() {
    Fast fast(Seed{}, "orders");
    std::map<std::array<int, 4>, unsigned> counts;
    for (unsigned k = 0; k < 24'000; ++k) {
        std::array<int, 4> order{0, 1, 2, 3};
        shuffle(std::span<int>(order), fast);
        ++counts[order];
    }
    check(counts.size() == 24);
    for (const auto& [order, count] : counts) check(count > 850 && count < 1'150);
}

void digests_tell_lengths_apart() {
    Digest none;
    Digest one;
    one.byte(0);
    check(none.value() != one.value());
}

}  // namespace

void kernel() {
    sets<10>();
    sets<60>();
    sets<78>();
    sets<671>();
    shuffle_vectors();
    hash_of_several_blocks();
    fast_numbers_are_in_range_and_even();
    the_fast_shuffle_gives_every_order();
    digests_tell_lengths_apart();
}

}  // namespace kibitz::test
