// The little that the C++ tests need: a check that says where it failed, and a count.
#pragma once

#include <cstdio>
#include <source_location>
#include <string_view>

namespace kibitz::test {

inline int checked = 0;
inline int failed = 0;

inline void check(bool holds, std::source_location here = std::source_location::current()) {
    ++checked;
    if (holds) return;
    ++failed;
    std::printf("%s:%u: %s does not hold\n", here.file_name(), here.line(), here.function_name());
}

inline int report() {
    std::printf("%d passed, %d failed\n", checked - failed, failed);
    return failed == 0 ? 0 : 1;
}

}  // namespace kibitz::test
