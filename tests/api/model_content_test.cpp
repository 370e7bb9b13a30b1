// Tests what of a model's answer reaches the user: grounded sentences, clean text, sessions that are long enough; and
// which facts reach the model.
#include <doctest/doctest.h>

#include "api/model_coach_fixture.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::string streamed_text(ModelCoachFixture& s, const std::string& message, std::string& response) {
  Send events = s.me;
  events.accept = "text/event-stream";
  const std::string text = s.app.call("POST", "/api/coaching/chat", {{"message", message}}, events).text;
  std::string shown;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find("\n\n", at);
    const Json event = Json::parse(text.substr(at + 6, end - at - 6));
    if (event.contains("delta")) shown += event["delta"].get<std::string>();
    if (event.contains("done")) response = event["response"].get<std::string>();
    at = end + 2;
  }
  return shown;
}

}  // namespace

TEST_CASE("a sentence with a number that the model was not told is dropped, whole and streamed") {
  ModelCoachFixture s;
  s.app.call("POST", "/api/workouts", {{"type", "running"}, {"duration", 31}}, s.me);
  s.model.say("You ran for 31 minutes. You ate 142 g of protein on Tuesday! Your 1.250,5 kcal are fine. Well done.");
  const std::string kept = "You ran for 31 minutes. Well done.";
  CHECK(s.chat("How am I doing?").body["response"] == kept);
  std::string response;
  CHECK(streamed_text(s, "How am I doing?", response) == kept);
  CHECK(response == kept);
  s.model.say("Du willst also 2.250,5 kcal essen. Das sind 77 mehr.");
  const std::string german = s.chat("Ich will 2250.5 kcal essen").body["response"];
  CHECK(german.starts_with("Du willst also 2.250,5 kcal essen."));
  CHECK(german.find("77") == std::string::npos);
}

TEST_CASE("an answer without a grounded sentence is replaced by the built-in coach's, whole and streamed") {
  ModelCoachFixture s;
  s.model.say("You ate 142 g of protein.");
  CHECK(s.chat("How should I warm up?").body["source"] == "built-in");
  std::string response;
  const std::string shown = streamed_text(s, "How should I warm up?", response);
  CHECK(shown == response);
  CHECK_FALSE(has(shown, "142"));
  s.model.say(R"({"message": "You did 417 workouts.", "encouragement": "Go on.", "nextGoal": "Walk."})");
  CHECK(s.motivation().body["source"] == "built-in");
}

TEST_CASE("ungrounded sentences of motivation and form feedback are dropped") {
  ModelCoachFixture s;
  s.model.say(R"({"message": "Good morning. You did 417 workouts.", "encouragement": "Go on.", "nextGoal": "Walk."})");
  CHECK(s.motivation().body["message"] == "Good morning.");
  s.model.say(
      R"({"exercise": "x", "feedback": "Sit back. Add 37 kg.", "improvements": ["Chest up", "Do 99 reps"], "safetyTips": ["Slowly"]})");
  const Json form = s.app.call("POST", "/api/coaching/form-feedback", {{"exercise", "goblet squat"}}, s.me).body;
  CHECK(form["source"] == "model");
  CHECK(form["feedback"] == "Sit back.");
  CHECK(form["improvements"] == Json{"Chest up"});
}

TEST_CASE("control characters of a model reach neither chat nor storage nor structured answers") {
  ModelCoachFixture s;
  s.model.say("Go\x1b[m on\x07,\u009b \u202Ereversed\u2066.\r\nNext\tline \U0001F4AA.");
  const std::string clean = "Go[m on, reversed.\nNext\tline \U0001F4AA.";
  CHECK(s.chat("How should I warm up?").body["response"] == clean);
  CHECK(s.app.call("GET", "/api/coaching/chat", nullptr, s.me).body[1]["content"] == clean);
  std::string response;
  CHECK(streamed_text(s, "How should I warm up?", response) == clean);
  CHECK(response == clean);
  s.model.say(R"({"message": "Go\u0007 on.", "encouragement": "Well\u202e done.", "nextGoal": "Walk\u0085."})");
  const Json words = s.motivation().body;
  CHECK(words["message"] == "Go on.");
  CHECK(words["encouragement"] == "Well done.");
  CHECK(words["nextGoal"] == "Walk.");
}

TEST_CASE("a session of a model lasts at least 0.8 of the minutes that were asked for") {
  ModelCoachFixture s;
  const auto one = [](const char* name, const char* category) {
    return Json{{"name", name}, {"category", category}, {"sets", 1}, {"reps", 5}, {"restTime", 0}};
  };
  s.model.say(
      Json{{"type", "strength"},
           {"intensity", "moderate"},
           {"exercises", {one("Arm Circles", "warmup"), one("Dumbbell Row", "main"), one("Goblet Squat", "main")}},
           {"reasoning", "Short and good."},
           {"tips", {"Breathe."}}}
          .dump());
  for (const int minutes : {10, 25, 45, 60, 90}) {
    const Json answer = s.recommendation("fitnessGoal=strength&timeAvailable=" + std::to_string(minutes)).body;
    INFO(minutes, " ", answer.dump());
    CHECK(answer["source"] == "model");
    CHECK(answer["duration"].get<int>() * 10 >= minutes * 8);
    CHECK(answer["duration"].get<int>() <= minutes);
  }
}

TEST_CASE("injured areas reach a model for a session or form advice, and the chat only with consent") {
  ModelCoachFixture s;
  s.app.call("PUT", "/api/user", {{"injuries", {"knee"}}}, s.me);
  s.motivation();
  CHECK_FALSE(has(s.last_request(), "knee"));
  s.chat("What should I do today?");
  CHECK_FALSE(has(s.last_request(), "knee"));
  s.recommendation();
  CHECK(has(s.last_request(), "injuredAreas"));
  s.app.call("POST", "/api/coaching/form-feedback", {{"exercise", "My own move"}}, s.me);
  CHECK(has(s.last_request(), "injuredAreas"));
  s.app.call("PUT", "/api/user", {{"coachHealthData", true}}, s.me);
  s.chat("What should I do today?");
  CHECK(has(s.last_request(), "injuredAreas\\\":[\\\"knee"));
  s.motivation();
  CHECK_FALSE(has(s.last_request(), "knee"));
}
