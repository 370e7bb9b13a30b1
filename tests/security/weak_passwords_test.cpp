// Tests which passwords are refused as guessed first.
#include "security/weak_passwords.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "embed/content.h"

namespace fitapp::security {

namespace {

Weakness of(std::string_view password) {
  return weakness_of(password, "Ada King Lovelace", "Countess.L@engine.example");
}

}  // namespace

TEST_CASE("common passwords are recognized regardless of case") {
  for (const char* password : {"123456", "password", "Password1", "QWERTY123", "p@ssw0rd", "iloveyou", "passwort",
                               "abc123", "letmein", "football", "111111"}) {
    CAPTURE(password);
    CHECK(of(password) == Weakness::too_common);
  }
}

TEST_CASE("the list has at least three thousand passwords of six and more characters") {
  const std::string_view list = embed::common_passwords();
  CHECK(std::count(list.begin(), list.end(), '\n') >= 3000);
  std::size_t shortest = list.size();
  for (std::size_t at = 0; at < list.size();) {
    const std::size_t end = std::min(list.find('\n', at), list.size());
    shortest = std::min(shortest, end - at);
    at = end + 1;
  }
  CHECK(shortest == 6);
}

TEST_CASE("one character repeated is recognized, in every script") {
  for (const char* password : {"aaaaaa", "      ", "000000000", "!!!!!!", "ääääää", "😀😀😀😀😀😀"}) {
    CAPTURE(password);
    CHECK(of(password) == Weakness::too_common);
  }
}

TEST_CASE("the person's own name and email are recognized, also with digits and marks") {
  for (const char* password : {"lovelace", "Lovelace1815", "!lovelace!", "ada king lovelace", "AdaKingLovelace",
                               "ada1815!", "countess.l@engine.example", "Countess.L", "countess99", "engine2024"}) {
    CAPTURE(password);
    CHECK(of(password) == Weakness::personal_data);
  }
}

TEST_CASE("other passwords are accepted") {
  for (const char* password : {"correct horse", "battery staple", "Tr0ub4dor&3", "lovelace likes loops", "abababx9",
                               "7b!q2Z", "äöüäöü", "kingly engines", "91f4a0c77e"}) {
    CAPTURE(password);
    CHECK(of(password) == Weakness::none);
  }
}

TEST_CASE("short names do not make other passwords weak") {
  CHECK(weakness_of("x1-9k2", "X", "x@y.z") == Weakness::none);
  CHECK(weakness_of("4711 0815 42", "Al", "al@b.de") == Weakness::none);
}

}  // namespace fitapp::security
