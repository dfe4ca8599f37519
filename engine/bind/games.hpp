// The games that the module holds.
#pragma once

#include <nanobind/nanobind.h>

namespace kibitz::bind {

void racko(nanobind::module_& m);
void tarot(nanobind::module_& m);
void gracias(nanobind::module_& m);
void perft(nanobind::module_& m);

}  // namespace kibitz::bind
