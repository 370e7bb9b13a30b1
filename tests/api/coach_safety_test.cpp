// Tests what the coach's requests make of the safety rules: fixed answers with links, and statements of people.
#include <doctest/doctest.h>

#include "coach/red_flags_fixture.h"
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

// Asks one message after another, with the last five turns as history, as the interface does.
class Talk {
 public:
  Talk(TestApp& app, const Send& me) : app_(app), me_(me) {}
  Json say(const std::string& message) {
    Json history = Json::array();
    const std::size_t first = turns_.size() > 5 ? turns_.size() - 5 : 0;
    for (std::size_t at = first; at < turns_.size(); ++at) history.push_back(turns_[at]);
    const Json answer = app_.call("POST", "/api/coaching/chat", {{"message", message}, {"history", history}}, me_).body;
    turns_.push_back({{"content", message}, {"isUser", true}});
    turns_.push_back({{"content", answer["response"]}, {"isUser", false}});
    return answer;
  }

 private:
  TestApp& app_;
  const Send& me_;
  std::vector<Json> turns_;
};

bool has_intensity(const Json& answer, const std::vector<std::string>& possible) {
  return std::ranges::find(possible, answer["session"]["intensity"].get<std::string>()) != possible.end();
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
  CHECK(asked_safely(app, me, "What should I train today?", {"I want to die"})["redFlag"] == false);
  CHECK(asked_safely(app, me, "yes", {"I want to die"})["redFlag"] == true);
}

TEST_CASE("no session follows an emergency, and what was said before holds for a session") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Json refused = asked_safely(app, me, "20 minutes HIIT", {"I have chest pain"});
  CHECK(refused["redFlag"] == true);
  CHECK(refused.value("session", Json()).is_null());
  const Json after_pills = asked_safely(app, me, "20 minutes HIIT", {"I took all my tablets an hour ago"});
  CHECK(after_pills["redFlag"] == true);
  CHECK(after_pills.value("session", Json()).is_null());
  for (const char* before : {"I'm pregnant", "ich bin schwanger"}) {
    const Json gentle = asked_safely(app, me, "give me a 20 minute HIIT workout", {before});
    REQUIRE(gentle.value("session", Json()).is_object());
    CHECK_MESSAGE(gentle["session"]["intensity"] != "high", gentle.dump());
    CHECK(gentle.dump().find("Jumping") == std::string::npos);
  }
  const Json spared = asked_safely(app, me, "20 minute leg workout", {"My knee hurts when I squat"});
  REQUIRE(spared.value("session", Json()).is_object());
  CHECK_MESSAGE(spared.dump().find("Step-Up") == std::string::npos, spared.dump());
}

TEST_CASE("an emergency, an age and a pregnancy hold longer than the turns that the interface sends") {
  TestApp app;
  Send pain{.token = app.sign_up()};
  Talk talk(app, pain);
  CHECK(talk.say("I have chest pain")["redFlag"] == true);
  for (const char* between : {"How many workouts did I do this week?", "thanks"}) talk.say(between);
  const Json refused = talk.say("20 minute HIIT");
  CHECK_MESSAGE(refused["redFlag"] == true, refused.dump());
  CHECK(refused["session"].is_null());
  // The next day it is the person's to say.
  app.clock.advance(std::chrono::hours(25));
  const Json login{{"email", "ada@example.com"}, {"password", "correct horse"}};
  pain.token = app.call("POST", "/api/auth/login", login).body["token"];
  CHECK(talk.say("20 minute HIIT")["session"].is_object());

  const Send young{.token = app.sign_up("lea@example.org", "Lea")};
  Talk with_young(app, young);
  with_young.say("I am 15");
  for (const char* between : {"How many workouts did I do this week?", "thanks", "nice"}) with_young.say(between);
  CHECK_FALSE(names_amount(with_young.say("how do I lose 5 kg?")));
}

TEST_CASE("advice waits after an emergency, entries and questions about data do not") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  Talk talk(app, me);
  talk.say("I have chest pain");
  CHECK(talk.say("Explain burpees to me")["redFlag"] == true);
  CHECK(talk.say("two eggs for breakfast")["draft"].is_object());
}

TEST_CASE("what may be an emergency gets no session") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Json answer = asked_safely(app, me, "leg day please, 40 minutes, my calf is swollen and hot since the flight");
  CHECK(answer["session"].is_null());
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

TEST_CASE("what may be a sign of despair ends form advice and a recommendation with a sentence about help") {
  TestApp app;
  Send me{.token = app.sign_up()};
  me.language = "en-US";
  const std::string possible = tests::possible_despair().front();
  const Json form =
      app.call("POST", "/api/coaching/form-feedback", {{"exercise", "Squat"}, {"notes", possible}}, me).body;
  CHECK(form["redFlag"] == false);
  CHECK(form["safetyTips"].back().get<std::string>().find("988") != std::string::npos);
  CHECK(form["links"][0]["target"] == "tel:988");
  const Json session = app.call("POST", "/api/coaching/recommendation", {{"specialNeeds", possible}}, me).body;
  CHECK(session["redFlag"] == false);
  CHECK_FALSE(session["exercises"].empty());
  CHECK(session["tips"].back().get<std::string>().find("988") != std::string::npos);
  CHECK(session["links"][0]["target"] == "tel:988");
}

TEST_CASE("an age after a session is no new length of it") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  for (const char* age : {"I am 15", "ich bin 30"}) {
    const Json answer = asked_safely(app, me, age, {"10 minutes HIIT"});
    CHECK_MESSAGE(answer["session"].is_null(), answer.dump());
  }
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

TEST_CASE("a pregnant person who asks for a session gets a suitable one, and weeks are no span of data") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  for (const char* text :
       {"I am 20 weeks pregnant, give me an ab workout", "Give me a leg workout, I'm 20 weeks pregnant",
        "Bin in der 30. Woche schwanger, gib mir ein Beintraining", "20 weeks pregnant, 20 minute HIIT please",
        "30 Minuten Training, ich bin im 5. Monat schwanger"}) {
    const Json answer = asked_safely(app, me, text);
    REQUIRE_MESSAGE(answer["session"].is_object(), answer.dump());
    CHECK_MESSAGE(has_intensity(answer, {"very_light", "light"}), answer.dump());
    for (const char* unsuitable : {"Crunch", "Jumping", "Prone", "Superman", "Sit-Up"})
      CHECK_MESSAGE(answer["session"].dump().find(unsuitable) == std::string::npos, std::string(text), unsuitable);
    const std::string said = answer["response"];
    CHECK_MESSAGE((said.find("midwife") != std::string::npos || said.find("Hebamme") != std::string::npos), said);
  }
}

TEST_CASE("a child gets a session of technique, never a hard one") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  for (const char* text : {"I am 12, give me a heavy deadlift program", "I'm 14. 45 minutes chest, very hard",
                           "Ich bin 15. Gib mir ein schweres Krafttraining"}) {
    const Json answer = asked_safely(app, me, text);
    REQUIRE_MESSAGE(answer["session"].is_object(), answer.dump());
    CHECK_MESSAGE(has_intensity(answer, {"very_light", "light", "moderate"}), answer.dump());
    const std::string said = answer["response"];
    CHECK_MESSAGE((said.find("technique") != std::string::npos || said.find("Technik") != std::string::npos), said);
  }
}

TEST_CASE("after disordered eating there are no numbers about food and weight, and training is easy") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  Talk talk(app, me);
  CHECK(talk.say("I've been throwing up after meals")["redFlag"] == true);
  for (const char* text : {"how many calories did I eat today?", "How much do I weigh?",
                           "How many calories did I burn this week?", "how much protein do I need"}) {
    const Json answer = talk.say(text);
    CHECK_MESSAGE(answer["response"].get<std::string>().find("numbers about food and weight") != std::string::npos,
                  answer.dump());
    CHECK(answer["links"].size() > 0);
  }
  const Json session = talk.say("20 minute HIIT");
  REQUIRE_MESSAGE(session["session"].is_object(), session.dump());
  CHECK_MESSAGE(has_intensity(session, {"very_light", "light"}), session.dump());
  CHECK(talk.say("How many workouts did I do this week?")["links"].dump().find("tel:") == std::string::npos);
}

TEST_CASE("a message that may be despair and says nothing else is asked what it means") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Json answer = asked_safely(app, me, "I can't do this anymore");
  const std::string said = answer["response"];
  CHECK_MESSAGE(said.starts_with("That sounds hard."), said);
  CHECK_MESSAGE(answer["links"].dump().find("tel:") != std::string::npos, answer.dump());
}

TEST_CASE("form advice does not teach an exercise that does not suit a pregnancy, and no heavy sets to a child") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const auto advice = [&](const char* exercise, const char* notes) {
    return app.call("POST", "/api/coaching/form-feedback", {{"exercise", exercise}, {"notes", notes}}, me).body;
  };
  for (const auto& [exercise, notes] :
       {std::pair{"Crunch", "I'm 5 months pregnant"}, {"Burpee", "entbunden vor 8 Wochen"}}) {
    const Json answer = advice(exercise, notes);
    CHECK_MESSAGE(answer["improvements"].empty(), answer.dump());
    const std::string said = answer["feedback"];
    CHECK_MESSAGE((said.starts_with("Leave Crunch out") || said.starts_with("In der Schwangerschaft")), said);
  }
  CHECK(advice("Goblet Squat", "I'm 5 months pregnant")["improvements"].size() > 0);
  const std::string adult = advice("Barbell Deadlift", "how heavy can I go?")["feedback"];
  CHECK_MESSAGE(adult.find("sets of 5 ") != std::string::npos, adult);
  const std::string child = advice("Barbell Deadlift", "I am 14, how heavy can I go?")["feedback"];
  CHECK_MESSAGE(child.find("sets of 5 ") == std::string::npos, child);
}

TEST_CASE("pregnant people get the calories of a food too") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const std::string said = asked_safely(app, me, "how many calories has a banana?", {"I'm pregnant"})["response"];
  CHECK_MESSAGE(said.find("kcal") != std::string::npos, said);
}

TEST_CASE("a recommendation beside an illness is very light") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  for (const char* needs : {"high blood pressure", "heart surgery in may", "Bluthochdruck"}) {
    const Json body{{"specialNeeds", needs}, {"workoutIntensity", "high"}};
    const Json answer = app.call("POST", "/api/coaching/recommendation", body, me).body;
    CHECK_MESSAGE(answer["intensity"] == "very_light", answer.dump());
  }
}
