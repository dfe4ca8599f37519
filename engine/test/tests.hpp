// One function a subject.
#pragma once

namespace kibitz::test {

void kernel();
void racko();
void tarot();
void tarot_solver();
void tarot_ranks();
void tarot_worlds();
void gracias();
void chief();
void search();

}  // namespace kibitz::test
