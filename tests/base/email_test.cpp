// Tests that email addresses are normalized to lower case.
#include "base/email.h"

#include <doctest/doctest.h>

using fitapp::normalized_email;

TEST_CASE("an address is converted to lower case, including letters outside ASCII") {
  CHECK(normalized_email("Ada.LOVELACE+Gym_1@Example.COM") == "ada.lovelace+gym_1@example.com");
  CHECK(normalized_email("JÜRGEN@Straße.example") == "jürgen@straße.example");
  CHECK(normalized_email("ŁUKASZ@ŻÓŁĆ.pl") == "łukasz@żółć.pl");
  CHECK(normalized_email("ΆΝΝΑ@ΠΑΡΆΔΕΙΓΜΑ.gr") == "άννα@παράδειγμα.gr");
  CHECK(normalized_email("ИВАН.ЁЛКИН@ПРИМЕР.рф") == "иван.ёлкин@пример.рф");
  CHECK(normalized_email("Ÿ@ẾX.vn") == "ÿ@ếx.vn");
}

TEST_CASE("other characters and invalid bytes of an address are unchanged") {
  CHECK(normalized_email("ß×÷ñ😀例@x.jp") == "ß×÷ñ😀例@x.jp");
  CHECK(normalized_email("\xC3@A") == "\xC3@a");
  CHECK(normalized_email("A\xE1\xBA") == "a\xE1\xBA");
  CHECK(normalized_email("") == "");
}
