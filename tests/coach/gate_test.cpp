// Places and the circuit breaker in front of the model.
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

TEST_CASE("two questions of one person at a time are let in, and a place is given back") {
  Gate gate;
  auto first = gate.enter(ada, noon);
  {
    const auto second = gate.enter(ada, noon);
    CHECK(first.has_value());
    CHECK(second.has_value());
    CHECK_FALSE(gate.enter(ada, noon).has_value());
    CHECK(gate.enter(eve, noon).has_value());
  }
  CHECK(gate.enter(ada, noon).has_value());
}

TEST_CASE("sixteen questions in all are let in") {
  Gate gate;
  std::vector<Gate::Pass> inside;
  for (int user = 1; user <= 8; ++user) {
    for (int i = 0; i < 2; ++i) inside.push_back(std::move(*gate.enter(UserId{user}, noon)));
  }
  CHECK_FALSE(gate.enter(UserId{9}, noon).has_value());
  inside.pop_back();
  CHECK(gate.enter(UserId{9}, noon).has_value());
}

TEST_CASE("after five failures in a row nobody is let in for half a minute, then one tries") {
  Gate gate;
  for (int i = 0; i < 4; ++i) gate.failed(noon, {});
  CHECK(gate.enter(ada, noon).has_value());
  gate.failed(noon, {});
  CHECK_FALSE(gate.enter(ada, noon + seconds{29}).has_value());
  CHECK(gate.enter(ada, noon + seconds{30}).has_value());
  CHECK_FALSE(gate.enter(eve, noon + seconds{31}).has_value());
  gate.succeeded();
  CHECK(gate.enter(eve, noon + seconds{31}).has_value());
}

TEST_CASE("a success in between starts the count again") {
  Gate gate;
  for (int i = 0; i < 4; ++i) gate.failed(noon, {});
  gate.succeeded();
  for (int i = 0; i < 4; ++i) gate.failed(noon, {});
  CHECK(gate.enter(ada, noon).has_value());
}

TEST_CASE("a service that names a time is left alone for it, five minutes at most") {
  Gate gate;
  gate.failed(noon, seconds{7});
  CHECK_FALSE(gate.enter(ada, noon + seconds{6}).has_value());
  CHECK(gate.enter(ada, noon + seconds{7}).has_value());
  gate.failed(noon, seconds{86'400});
  CHECK(gate.enter(ada, noon + seconds{300}).has_value());
}
