// Tests the concurrency limits and the circuit breaker for model requests.
#include "coach/gate.h"

#include <doctest/doctest.h>

#include <vector>

using namespace fitapp;
using namespace fitapp::coach;
using std::chrono::seconds;

namespace {

const Instant noon = Instant{std::chrono::hours{12}};
const UserId ada{1};
const UserId eve{2};

}  // namespace

TEST_CASE("two concurrent requests per user are allowed, and a permit is released") {
  Gate gate;
  auto first = gate.acquire(ada, noon);
  {
    const auto second = gate.acquire(ada, noon);
    CHECK(first.has_value());
    CHECK(second.has_value());
    CHECK_FALSE(gate.acquire(ada, noon).has_value());
    CHECK(gate.acquire(eve, noon).has_value());
  }
  CHECK(gate.acquire(ada, noon).has_value());
}

TEST_CASE("sixteen concurrent requests in total are allowed") {
  Gate gate;
  std::vector<Gate::Permit> inside;
  for (int user = 1; user <= 8; ++user) {
    for (int i = 0; i < 2; ++i) inside.push_back(std::move(*gate.acquire(UserId{user}, noon)));
  }
  CHECK_FALSE(gate.acquire(UserId{9}, noon).has_value());
  inside.pop_back();
  CHECK(gate.acquire(UserId{9}, noon).has_value());
}

TEST_CASE("after five consecutive failures all requests are refused for 30 seconds, then one is allowed") {
  Gate gate;
  for (int i = 0; i < 4; ++i) gate.record_failure(noon, {});
  CHECK(gate.acquire(ada, noon).has_value());
  gate.record_failure(noon, {});
  CHECK_FALSE(gate.acquire(ada, noon + seconds{29}).has_value());
  CHECK(gate.acquire(ada, noon + seconds{30}).has_value());
  CHECK_FALSE(gate.acquire(eve, noon + seconds{31}).has_value());
  gate.record_success();
  CHECK(gate.acquire(eve, noon + seconds{31}).has_value());
}

TEST_CASE("a success resets the failure count") {
  Gate gate;
  for (int i = 0; i < 4; ++i) gate.record_failure(noon, {});
  gate.record_success();
  for (int i = 0; i < 4; ++i) gate.record_failure(noon, {});
  CHECK(gate.acquire(ada, noon).has_value());
}

TEST_CASE("a Retry-After is respected, up to five minutes") {
  Gate gate;
  gate.record_failure(noon, seconds{7});
  CHECK_FALSE(gate.acquire(ada, noon + seconds{6}).has_value());
  CHECK(gate.acquire(ada, noon + seconds{7}).has_value());
  gate.record_failure(noon, seconds{86'400});
  CHECK(gate.acquire(ada, noon + seconds{300}).has_value());
}
