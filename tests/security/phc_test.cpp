// Tests the text form of password hashes.
#include "security/phc.h"

#include <doctest/doctest.h>

namespace fitapp::security {

TEST_CASE("a password hash has exactly one text form") {
  const std::string rest = "$c29tZXNhbHRzb21lc2FsdA$AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8";
  const std::string text = "$argon2id$v=19$m=19456,t=2,p=1" + rest;
  REQUIRE(parse_phc(text));
  CHECK(format_phc(*parse_phc(text)) == text);
  for (const char* cost : {"m=019456,t=2,p=1", "m=19456,t=02,p=1", "m=19456,t=2,p=01", "m=19456,t=0,p=1"}) {
    CAPTURE(cost);
    CHECK_FALSE(parse_phc("$argon2id$v=19$" + std::string(cost) + rest));
  }
}

}  // namespace fitapp::security
