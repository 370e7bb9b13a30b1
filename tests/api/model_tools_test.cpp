// Tests that a model looks up the user's data: by tools, as JSON before its answer, and only what it may have.
#include <doctest/doctest.h>

#include "api/model_coach_fixture.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

const char* const minutes_query = R"({"measure": "minutes", "span": "thisWeek"})";

bool includes(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

Json last_messages(ModelCoachFixture& s) {
  const std::string request = s.last_request();
  return Json::parse(request.substr(request.find("\r\n\r\n") + 4))["messages"];
}

std::string ask_streamed(ModelCoachFixture& s, const std::string& message) {
  Send events = s.me;
  events.accept = "text/event-stream";
  return s.app.call("POST", "/api/coaching/chat", {{"message", message}}, events).text;
}

void train(ModelCoachFixture& s) {
  s.app.call("POST", "/api/workouts", {{"type", "running"}, {"duration", 41}}, s.me);
  s.app.call("POST", "/api/workouts", {{"type", "running"}, {"duration", 36}}, s.me);
}

}  // namespace

TEST_CASE("a model looks up data with a tool, and may say the numbers of the result") {
  for (const bool streamed : {false, true}) {
    ModelCoachFixture s;
    train(s);
    s.model.ask_first(minutes_query);
    s.model.say("That was 77 minutes. And 78 is invented.");
    const std::string answer = streamed ? ask_streamed(s, "Was it much?") : s.chat("Was it much?").text;
    CHECK(includes(answer, "\"response\":\"That was 77 minutes.\""));
    CHECK(includes(answer, "\"source\":\"model\""));
    CHECK(includes(answer, "\"links\":[{"));
    REQUIRE(s.model.requests().size() == 2);
    CHECK(includes(s.model.requests()[0], "query_data"));
    const Json messages = last_messages(s);
    const Json& result = messages.back();
    CHECK(result["role"] == "tool");
    CHECK(result["tool_call_id"] == "call-1");
    CHECK(includes(result["content"].get<std::string>(), "77 min"));
    CHECK(messages[messages.size() - 2]["tool_calls"][0]["function"]["name"] == "query_data");
  }
}

TEST_CASE("a model that only asks gets three rounds") {
  ModelCoachFixture s;
  s.model.ask_first(minutes_query, true);
  s.model.say("Done.");
  CHECK(s.chat("Was it much?").body["response"] == "Done.");
  CHECK(s.model.requests().size() == 4);
  CHECK(includes(s.last_request(), "\"tool_choice\":\"none\""));
}

TEST_CASE("a server without tools is asked for queries as JSON, and for tools again after ten minutes") {
  for (const bool streamed : {false, true}) {
    ModelCoachFixture s;
    train(s);
    s.model.behave(Behaviour::no_tools);
    s.model.ask_first(minutes_query);
    s.model.say("That was 77 minutes. And 78 is invented.");
    const std::string answer = streamed ? ask_streamed(s, "Was it much?") : s.chat("Was it much?").text;
    CHECK(includes(answer, "\"response\":\"That was 77 minutes.\""));
    CHECK(s.model.requests().size() == 3);
    CHECK(includes(last_messages(s).back()["content"].get<std::string>(), "77 min"));
    s.chat("And now?");
    CHECK(s.model.requests().size() == 5);
    s.clock.advance(std::chrono::minutes{11});
    s.model.behave(Behaviour::good);
    s.chat("And now?");
    CHECK(s.model.requests().size() == 7);
    CHECK(includes(s.model.requests()[5], "\"tools\""));
  }
}

TEST_CASE("health data are looked up only with consent") {
  ModelCoachFixture s;
  s.model.ask_first(R"({"measure": "weight", "span": "ever"})");
  s.model.say("All right.");
  s.chat("Was it much?");
  CHECK_FALSE(includes(s.model.requests()[0], "sleepQuality"));
  CHECK(last_messages(s).back()["content"] == "The person does not share this.");
  s.app.call("PUT", "/api/user", {{"coachHealthData", true}}, s.me);
  s.chat("Was it much?");
  CHECK(includes(s.last_request(), "sleepQuality"));
  CHECK(includes(last_messages(s).back()["content"].get<std::string>(), "163.7"));
  s.app.call("PUT", "/api/user", {{"age", 15}}, s.me);
  s.chat("Was it much?");
  CHECK(last_messages(s).back()["content"] == "The person does not share this.");
}

TEST_CASE("a query that cannot be read is described to the model") {
  ModelCoachFixture s;
  s.model.ask_first(R"({"measure": "biscuits"})");
  s.model.say("All right.");
  CHECK(s.chat("Was it much?").body["source"] == "model");
  CHECK(includes(last_messages(s).back()["content"].get<std::string>(), "measure: "));
}
