// Tests that saved insights follow the reader's language and are saved once of each kind.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

// The insight at `index` of a generation, saved as the interface does.
Answer save_generated(TestApp& app, const Send& me, const Json& made, std::size_t index, const char* language) {
  return app.call(
      "POST", "/api/wellness-insights",
      {{"content", made["insights"][index]},
       {"metadata", {{"kind", made["kinds"][index]}, {"language", language}, {"sentence", made["sentences"][index]}}}},
      me);
}

Json list_saved(TestApp& app, const Send& me) { return app.call("GET", "/api/wellness-insights", nullptr, me).body; }

Json generate(TestApp& app, const Send& me) {
  return app.call("POST", "/api/coaching/wellness-insights", nullptr, me).body;
}

}  // namespace

TEST_CASE("a saved insight is shown in the language of the reader") {
  TestApp app;
  Send me{.token = app.sign_up()};
  for (int i = 0; i < 2; ++i) app.call("POST", "/api/workouts", {{"type", "running"}, {"duration", 70}}, me);
  app.call("POST", "/api/workouts", {{"type", "running"}, {"duration", 85}}, me);
  const Json made = generate(app, me);
  REQUIRE(made["kinds"] == Json{"training_days", "training_length"});
  for (std::size_t i = 0; i < 2; ++i) CHECK(save_generated(app, me, made, i, "en").status == 201);
  const char* english = "Your workouts of the last four weeks took 1 h 15 min on average (3 with a duration).";
  const char* german = "Dein Training der letzten vier Wochen dauerte im Schnitt 1 Std. 15 Min. (3 mit Dauer).";
  CHECK(list_saved(app, me)[0]["content"] == english);
  app.call("PUT", "/api/user", {{"locale", "de"}}, me);
  const Json saved = list_saved(app, me);
  CHECK(saved[0]["content"] == german);
  CHECK(saved[0]["metadata"]["language"] == "de");
  CHECK(saved[1]["content"] == "Du hast in den letzten vier Wochen an 1 Tag trainiert.");
  // What was reworded or saved in German is German, and English for an English reader.
  CHECK(save_generated(app, me, generate(app, me), 1, "de").body["content"] == german);
  app.call("PUT", "/api/user", {{"locale", "en"}}, me);
  CHECK(list_saved(app, me)[0]["content"] == english);
}

TEST_CASE("a saved insight without a sentence, or with a broken one, is shown as it was saved") {
  TestApp app;
  Send me{.token = app.sign_up()};
  app.call("PUT", "/api/user", {{"locale", "de"}}, me);
  const Json good{{"code", "INSIGHT_NIGHTS"}, {"text", "x"}, {"parameters", Json::object()}};
  Json deep = good;
  for (int i = 0; i < 6; ++i)
    deep = {{"code", "INSIGHT_NIGHTS"}, {"text", "x"}, {"parameters", {{"a", Json::array({deep})}}}};
  const Json sentences[] = {nullptr,
                            7,
                            "text",
                            Json::array(),
                            {{"code", "EMAIL_TAKEN"}, {"text", "x"}, {"parameters", Json::object()}},
                            {{"code", "INSIGHT_NIGHTS"}, {"parameters", Json::object()}},
                            {{"code", "INSIGHT_NIGHTS"}, {"text", "x"}, {"parameters", 3}},
                            {{"code", "INSIGHT_NIGHTS"}, {"text", "x"}, {"parameters", {{"count", "many"}}}},
                            deep};
  for (const Json& sentence : sentences) {
    CAPTURE(sentence.dump());
    const Answer made = app.call("POST", "/api/wellness-insights",
                                 {{"content", "You rest well."}, {"metadata", {{"sentence", sentence}}}}, me);
    CHECK(made.body["content"] == "You rest well.");
    CHECK(list_saved(app, me)[0]["content"] == "You rest well.");
  }
  app.call("POST", "/api/wellness-insights", {{"content", "Old"}}, me);
  CHECK(list_saved(app, me)[0]["content"] == "Old");
}

TEST_CASE("an insight that is saved again with other numbers takes the place of the saved one") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("POST", "/api/workouts", {{"type", "running"}}, me);
  const Answer first = save_generated(app, me, generate(app, me), 0, "en");
  app.call("POST", "/api/workouts", {{"type", "running"}, {"date", "2026-11-18T10:00:00Z"}}, me);
  app.clock.advance(std::chrono::hours{1});
  const Answer again = save_generated(app, me, generate(app, me), 0, "en");
  CHECK(again.status == 200);
  CHECK(again.body["id"] == first.body["id"]);
  const Json saved = list_saved(app, me);
  REQUIRE(saved.size() == 1);
  CHECK(saved[0]["content"] == "You trained on 2 days in the last four weeks.");
  CHECK(saved[0]["createdAt"] == "2026-11-20T11:00:00.000Z");
}
