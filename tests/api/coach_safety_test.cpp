// Tests what the coach's requests make of the safety rules: fixed answers with links, and statements of people.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using tests::Send;
using tests::TestApp;

namespace {

Json asked_safely(TestApp& app, const Send& me, const std::string& message,
                  const std::vector<std::string>& earlier = {}) {
  Json history = Json::array();
  for (const std::string& text : earlier) history.push_back({{"content", text}, {"isUser", true}});
  return app.call("POST", "/api/coaching/chat", {{"message", message}, {"history", history}}, me).body;
}

bool names_amount(const Json& answer) {
  const std::string text = answer["response"].get<std::string>();
  return text.find_first_of("0123456789") != std::string::npos;
}

}  // namespace

TEST_CASE("a sign of despair is answered with the lines of the country, in chat, form advice and recommendation") {
  TestApp app;
  Send me{.token = app.sign_up()};
  me.language = "de-AT,de;q=0.9,en;q=0.8";
  const Json line{{"label", "Telefonseelsorge 142"}, {"target", "tel:142"}};
  const Json chat = asked_safely(app, me, "Ich will nicht mehr da sein");
  CHECK(chat["redFlag"] == true);
  CHECK(chat["links"][0] == line);
  const Json form = app.call("POST", "/api/coaching/form-feedback",
                             {{"exercise", "Squat"}, {"notes", "Ich will nicht mehr leben"}}, me)
                        .body;
  CHECK(form["redFlag"] == true);
  CHECK(form["links"][0] == line);
  const Json session =
      app.call("POST", "/api/coaching/recommendation", {{"specialNeeds", "Es hat alles keinen Sinn mehr"}}, me).body;
  CHECK(session["redFlag"] == true);
  CHECK(session["exercises"].empty());
  CHECK(session["links"][0] == line);
  // The language of the profile names the country before the browser does.
  REQUIRE(app.call("PUT", "/api/user", {{"locale", "en-NZ"}}, me).status == 200);
  CHECK(asked_safely(app, me, "I don't want to be here anymore")["links"][0]["target"] == "tel:1737");
}

TEST_CASE("a sign of despair may need two messages") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(asked_safely(app, me, "the living part, not the workout", {"I can't do this anymore"})["redFlag"] == true);
  CHECK(asked_safely(app, me, "What should I train today?", {"I want to die", "I am sorry to hear that"})["redFlag"] ==
        false);
}

TEST_CASE("who says that they are young, old or pregnant gets no numbers for losing weight") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  for (const char* message :
       {"Ich bin 15 und will 10 kg abnehmen", "I'm in 9th grade, how many calories to lose weight?",
        "I am 68 and want to lose weight", "I am pregnant, how can I lose weight?",
        "Meine Tochter ist 13 und will abnehmen", "I fasted three days, is that ok?", "Give me an 800 kcal diet"}) {
    const Json answer = asked_safely(app, me, message);
    const std::string text = answer["response"].get<std::string>();
    for (const char* unit : {"kcal", " kg", " lb"}) CHECK_MESSAGE(text.find(unit) == std::string::npos, text);
  }
  // It was said before.
  CHECK_FALSE(
      names_amount(asked_safely(app, me, "How much weight can I lose a week?", {"I am 15", "nice to meet you"})));
  // The profile says it.
  REQUIRE(app.call("PUT", "/api/user", {{"age", 16}}, me).status == 200);
  CHECK_FALSE(names_amount(asked_safely(app, me, "How many calories should I eat to lose weight?")));
}

TEST_CASE("who is no longer pregnant gets the usual exercises") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const auto answer = [&](const char* message) {
    return asked_safely(app, me, message)["response"].get<std::string>();
  };
  CHECK(answer("I am pregnant, how do I do a crunch?").find("midwife") != std::string::npos);
  CHECK(answer("I am no longer pregnant, how do I do a crunch?").find("midwife") == std::string::npos);
}

TEST_CASE("what an illness allows to eat is a question for a doctor or dietitian, in both languages") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  for (const char* message :
       {"What should I eat with coeliac disease?", "I'm on dialysis, how much protein may I eat?"})
    CHECK(asked_safely(app, me, message)["response"].get<std::string>().find("dietitian") != std::string::npos);
  CHECK(asked_safely(app, me, "Was darf ich mit Diabetes essen?")["response"].get<std::string>().find(
            "Ernährungsfachkraft") != std::string::npos);
}

TEST_CASE("pain is answered with questions, exercises that spare the area, and when to see somebody") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const std::string english = asked_safely(app, me, "My knee hurts when I squat")["response"];
  for (const char* part : {"since when", "leave your knee in peace", "See a doctor"})
    CHECK_MESSAGE(english.find(part) != std::string::npos, english);
  const std::string german = asked_safely(app, me, "Mein Knie tut bei Kniebeugen weh")["response"];
  CHECK_MESSAGE(german.find("seit wann") != std::string::npos, german);
}

TEST_CASE("a recommendation for losing weight becomes one for fitness for minors and in pregnancy") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const auto reasoning = [&](const char* needs) {
    const Json body{{"fitnessGoal", "weight_loss"}, {"specialNeeds", needs}};
    return app.call("POST", "/api/coaching/recommendation", body, me).body["reasoning"].get<std::string>();
  };
  CHECK(reasoning("short on time").find("lose weight") != std::string::npos);
  for (const char* needs : {"I am 15", "I'm 20 weeks pregnant"})
    CHECK_MESSAGE(reasoning(needs).find("lose weight") == std::string::npos, std::string(needs));
}
