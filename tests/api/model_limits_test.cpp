// Tests what one question may do to the next ones: forms of answers, the context, the circuit breaker, time.
#include <doctest/doctest.h>

#include "api/model_coach_fixture.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

using std::chrono::milliseconds;

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

Json messages_of(const std::string& request) {
  return Json::parse(request.substr(request.find("\r\n\r\n") + 4))["messages"];
}

std::size_t prompt_bytes(const std::string& request) {
  std::size_t bytes = 0;
  for (const Json& message : messages_of(request)) bytes += message["content"].get<std::string>().size();
  return bytes;
}

std::string repeated(const std::string& text, int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += text;
  return all;
}

Json long_history() {
  Json history = Json::array();
  for (int i = 0; i < 5; ++i)
    history.push_back({{"content", "turn " + std::to_string(i) + repeated(" and so on", 390)}, {"isUser", i % 2 == 0}});
  return history;
}

}  // namespace

TEST_CASE("a refusal that does not name the form changes it for nobody") {
  ModelCoachFixture s;
  s.model.behave(Behaviour::refusing);
  CHECK(s.motivation().body["source"] == "built-in");
  CHECK(s.model.requests().size() == 1);
  s.model.behave(Behaviour::good);
  s.model.say(valid_motivation);
  CHECK(s.motivation().body["source"] == "model");
  CHECK(holds(s.last_request(), "json_schema"));
}

TEST_CASE("a refused form is tried again after ten minutes") {
  ModelCoachFixture s;
  s.model.behave(Behaviour::no_json_mode);
  s.model.say(valid_motivation);
  CHECK(s.motivation().body["source"] == "model");
  s.model.behave(Behaviour::good);
  s.clock.advance(std::chrono::minutes{9});
  s.motivation();
  CHECK_FALSE(holds(s.last_request(), "response_format"));
  s.clock.advance(std::chrono::minutes{2});
  CHECK(s.motivation().body["source"] == "model");
  CHECK(holds(s.last_request(), "json_schema"));
}

TEST_CASE("a user's text in a refusal cannot make the form simpler for others") {
  ModelCoachFixture s;
  s.model.behave(Behaviour::no_json_mode);
  // No form succeeds, so nothing is proven.
  s.model.say("{");
  s.motivation();
  s.model.behave(Behaviour::refusing);
  s.motivation();
  s.model.behave(Behaviour::good);
  s.model.say(valid_motivation);
  s.clock.advance(std::chrono::minutes{11});
  CHECK(s.motivation().body["source"] == "model");
  CHECK(holds(s.last_request(), "json_schema"));
}

TEST_CASE("questions that are refused do not open the circuit for others") {
  ModelCoachFixture s;
  s.model.behave(Behaviour::refusing);
  for (int i = 0; i < 7; ++i) CHECK(s.motivation().body["source"] == "built-in");
  s.model.behave(Behaviour::good);
  s.model.say(valid_motivation);
  CHECK(s.motivation().body["source"] == "model");
}

TEST_CASE("a prompt is cut to the context that the server tells, the oldest turns first") {
  for (const auto told : {ScriptedModel::Told::in_models, ScriptedModel::Told::in_properties}) {
    ModelCoachFixture s;
    s.model.limit_context(4096, told);
    s.model.say("Walk a little.");
    CHECK(s.chat("How do I begin?", long_history()).body["source"] == "model");
    const std::string request = s.last_request();
    CHECK(prompt_bytes(request) < 3 * 4096 - 3 * 700);
    CHECK_FALSE(holds(request, "turn 0"));
    CHECK(holds(request, "turn 4"));
    CHECK(holds(request, "How do I begin?"));
  }
}

TEST_CASE("each byte of an emoji counts, so that form notes of 1,900 emoji fit") {
  ModelCoachFixture s;
  s.model.limit_context(4096, ScriptedModel::Told::in_properties);
  s.model.say(R"({"exercise": "x", "feedback": "Sit back.", "improvements": ["Chest up"], "safetyTips": ["Slowly"]})");
  const Json body{{"exercise", "goblet squat"}, {"notes", "I lean. " + repeated("\U0001F3CB", 1900)}};
  CHECK(s.app.call("POST", "/api/coaching/form-feedback", body, s.me).body["source"] == "model");
  CHECK(holds(s.last_request(), "I lean."));
  CHECK(prompt_bytes(s.last_request()) < 3 * 4096);
}

TEST_CASE("a prompt that the server calls too long is sent once more, shorter, and later ones are") {
  ModelCoachFixture s;
  s.model.limit_context(8000, ScriptedModel::Told::nowhere);
  s.model.behave(Behaviour::too_long);
  s.model.say("Walk a little.");
  CHECK(s.chat("How do I begin?", long_history()).body["source"] == "model");
  CHECK(s.model.requests().size() == 2);
  CHECK(prompt_bytes(s.last_request()) <= 8000);
  Send events = s.me;
  events.accept = "text/event-stream";
  const std::string streamed =
      s.app.call("POST", "/api/coaching/chat", {{"message", "And now?"}, {"history", long_history()}}, events).text;
  CHECK(holds(streamed, "Walk a little."));
  CHECK(holds(streamed, "\"source\":\"model\""));
}

TEST_CASE("the server is asked for its context at most once in ten minutes") {
  ModelCoachFixture s;
  s.model.say(valid_motivation);
  for (int i = 0; i < 3; ++i) s.motivation();
  const std::size_t asked = s.model.lookups();
  CHECK(asked == 2);  // the list of models, and /props
  s.clock.advance(std::chrono::minutes{11});
  s.motivation();
  CHECK(s.model.lookups() == 2 * asked);
}

TEST_CASE("an answer made of braces ends in time, whole and streamed") {
  ModelCoachFixture s;
  for (const std::string& text :
       {repeated("{", 200'000), repeated("{\"a\":", 30'000), "<think>" + repeated("<", 200'000)}) {
    s.model.say(text);
    CHECK(s.motivation().body["source"] == "built-in");
    CHECK(s.recommendation().body["source"] == "built-in");
    CHECK(s.chat("How should I warm up?").status == 200);
  }
}
