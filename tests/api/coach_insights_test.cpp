// Tests that the chat knows what the insights compare.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

Json ask_chat(TestApp& app, const Send& me, const char* message) {
  app.clock.advance(std::chrono::minutes{1});
  const Answer answer = app.call("POST", "/api/coaching/chat", {{"message", message}}, me);
  REQUIRE(answer.status == 200);
  return answer.body;
}

// `days` days before the test's, some with training and then a night that is an hour longer.
void log_days(TestApp& app, const Send& me, int days) {
  for (int ago = 1; ago <= days; ++ago) {
    const LocalDate day = *parse_date("2026-11-20") - std::chrono::days{ago};
    const bool trained = ago * 7 % 9 < 4;
    if (trained)
      app.call("POST", "/api/workouts", {{"type", "running"}, {"date", format_date(day) + "T17:00:00Z"}}, me);
    const std::string bedtime = (trained ? "T21:" : "T22:") + std::to_string(10 + ago * 37 % 21);
    app.call("POST", "/api/sleep-trackings",
             {{"bedtime", format_date(day) + bedtime + ":00Z"},
              {"wakeTime", format_date(day + std::chrono::days{1}) + "T05:00:00Z"}},
             me);
  }
}

}  // namespace

TEST_CASE("the chat answers questions about relations from the user's data") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  log_days(app, me, 5);
  const std::string few = ask_chat(app, me, "Does training help my sleep?")["response"];
  CHECK(few.find("not enough data yet about training and your sleep") != std::string::npos);
  CHECK(few.find("of 8") != std::string::npos);

  const Send other{.token = app.sign_up("eve@example.com", "Eve")};
  log_days(app, other, 59);
  const Json english = ask_chat(app, other, "Does training help my sleep?");
  const std::string sentence = "On 26 nights after training you slept 59 min longer than on 32 other nights.";
  CHECK(english["response"].get<std::string>().starts_with(sentence));
  CHECK(english["links"][0]["target"] == "/wellness?tab=insights");
  const std::string german = ask_chat(app, other, "Schlafe ich besser nach dem Training?")["response"];
  CHECK(german.starts_with("In 26 Nächten nach einem Training hast du 59 Min. länger geschlafen"));
  const std::string all = ask_chat(app, other, "Any insights about me?")["response"];
  CHECK(all.find(sentence) != std::string::npos);
  const std::string mood = ask_chat(app, other, "Does training improve my mood?")["response"];
  CHECK(mood.find("not enough data yet about training and your mood") != std::string::npos);
}
