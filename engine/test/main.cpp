// The C++ tests; `make sanitize` builds and runs them with assertions and sanitizers.
#include "check.hpp"
#include "tests.hpp"

int main() {
    kibitz::test::kernel();
    kibitz::test::racko();
    kibitz::test::tarot();
    kibitz::test::gracias();
    return kibitz::test::report();
}
