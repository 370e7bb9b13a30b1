// Tests that a user gets a second permit only after the first has ended.
#include "security/one_per_user.h"

#include <doctest/doctest.h>

namespace fitapp::security {

TEST_CASE("a user has one permit at a time, and users do not wait for each other") {
  OnePerUser exports;
  auto first = exports.begin(UserId{1});
  CHECK(first);
  CHECK_FALSE(exports.begin(UserId{1}));
  CHECK(exports.begin(UserId{2}));
  first = nullptr;
  CHECK(exports.begin(UserId{1}));
}

TEST_CASE("a permit may outlive its owner") {
  auto exports = std::make_unique<OnePerUser>();
  const auto permit = exports->begin(UserId{1});
  exports = nullptr;
  CHECK(permit);
}

}  // namespace fitapp::security
