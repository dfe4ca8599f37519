// One function a subject.
#pragma once

namespace kibitz::test {

void kernel();
void racko();
void tarot();
void gracias();

}  // namespace kibitz::test
