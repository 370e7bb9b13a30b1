// Tests repeated requests to routes that wait for a model.
#include <doctest/doctest.h>

#include <thread>

#include "api/model_coach_fixture.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("while a keyed question runs, its repetition gets 409, and then the same answer") {
  ModelCoachFixture s(coach::FirstName::omitted, std::chrono::seconds{20});
  s.model.behave(Behaviour::hanging);
  Send send = s.me;
  send.headers.emplace_back("Idempotency-Key", "one");
  const Json question{{"message", "How do I squat?"}, {"history", Json::array()}};
  const auto ask = [&] { return s.app.call("POST", "/api/coaching/chat", question, send); };

  Answer first;
  std::thread asking([&] { first = ask(); });
  const bool is_asked = s.model.saw(1);
  const Answer early = ask();
  s.model.release();
  asking.join();
  CHECK(is_asked);
  CHECK(early.status == 409);
  CHECK(early.code() == "IDEMPOTENCY_KEY_IN_USE");
  CHECK(first.status == 200);
  CHECK(ask().text == first.text);
  CHECK(s.model.requests().size() == 1);
}
