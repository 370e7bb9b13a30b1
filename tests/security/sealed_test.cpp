// Tests encryption with a secret.
#include "security/sealed.h"

#include <doctest/doctest.h>

namespace fitapp::security::test {

TEST_CASE("sealed text is read with its secret only, and only unchanged") {
  const std::string sealed = seal("secret", "Comfort food");
  CHECK(unseal("secret", sealed) == "Comfort food");
  CHECK(unseal("Secret", sealed) == std::nullopt);
  for (std::size_t at = 0; at < sealed.size(); ++at) {
    std::string changed = sealed;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    CHECK(unseal("secret", changed) == std::nullopt);
  }
  CHECK(unseal("secret", sealed.substr(1)) == std::nullopt);
  CHECK(unseal("secret", "") == std::nullopt);
}

TEST_CASE("sealed text reveals nothing but its length, and differs each time") {
  const std::string sealed = seal("secret", "Comfort food");
  CHECK(sealed.find("Comfort") == std::string::npos);
  CHECK(sealed.size() == std::string("Comfort food").size() + 28);
  CHECK(seal("secret", "Comfort food") != sealed);
  CHECK(unseal("secret", seal("secret", "")) == "");
}

}  // namespace fitapp::security::test
