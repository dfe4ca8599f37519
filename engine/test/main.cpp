// The C++ tests; `make sanitize` builds and runs them with assertions and sanitizers.
#include "check.hpp"
#include "tests.hpp"

int main() {
    kibitz::test::kernel();
    kibitz::test::racko();
    kibitz::test::tarot();
    kibitz::test::tarot_solver();
    kibitz::test::tarot_ranks();
    kibitz::test::tarot_worlds();
    kibitz::test::gracias();
    kibitz::test::chief();
    kibitz::test::search();
    return kibitz::test::report();
}
