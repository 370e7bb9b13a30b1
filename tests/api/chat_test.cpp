// Tests the chat with the coach and its storage.
#include <doctest/doctest.h>

#include "security/token.h"
#include "store/chat.h"
#include "store/users.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("chat stores questions and answers and does not repeat itself") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  const Json first = app.call("POST", "/api/coaching/chat", {{"message", "How should I warm up?"}}, me).body;
  const Json again = app.call("POST", "/api/coaching/chat", {{"message", "How should I warm up?"}}, me).body;
  CHECK(first["source"] == "built-in");
  CHECK(first["response"] != again["response"]);
  const Json history = app.call("GET", "/api/coaching/chat", nullptr, me).body;
  REQUIRE(history.size() == 4);
  CHECK(history[0]["content"] == "How should I warm up?");
  CHECK(history[0]["isUser"] == true);
  CHECK(history[0]["source"].is_null());
  CHECK(history[1]["content"] == first["response"]);
  CHECK(history[1]["source"] == "built-in");
  CHECK(history[1]["localDate"] == "2026-11-20");
  app.call("DELETE", "/api/coaching/chat", nullptr, me);
  CHECK(app.call("GET", "/api/coaching/chat", nullptr, me).body.empty());
}

TEST_CASE("chat is sent as events on request, and the last event has the whole answer") {
  TestApp app;
  Send me{.token = app.sign_up()};
  me.accept = "text/event-stream";
  const Answer answer = app.call("POST", "/api/coaching/chat", {{"message", "How should I warm up?"}}, me);
  std::vector<Json> events;
  for (std::size_t at = 0; at < answer.text.size();) {
    const std::size_t end = answer.text.find("\n\n", at);
    REQUIRE(end != std::string::npos);
    REQUIRE(answer.text.compare(at, 6, "data: ") == 0);
    events.push_back(Json::parse(answer.text.substr(at + 6, end - at - 6)));
    at = end + 2;
  }
  REQUIRE(events.size() >= 2);
  std::string heard;
  for (std::size_t i = 0; i + 1 < events.size(); ++i) heard += events[i]["delta"].get<std::string>();
  CHECK(events.back()["done"] == true);
  CHECK(events.back()["response"] == heard);
  CHECK(events.back()["source"] == "built-in");
  CHECK(app.call("GET", "/api/coaching/chat", nullptr, me).body[1]["content"] == heard);
}

TEST_CASE("a repeated question with the same key gets the stored answer") {
  TestApp app;
  Send me{.token = app.sign_up()};
  const Json question{{"message", "How should I warm up?"}, {"clientKey", "k1"}};
  const Json first = app.call("POST", "/api/coaching/chat", question, me).body;
  Json later = question;
  later["history"] = {{{"content", "Something said since"}, {"isUser", true}}};
  CHECK(app.call("POST", "/api/coaching/chat", later, me).body == first);
  me.accept = "text/event-stream";
  const std::string events = app.call("POST", "/api/coaching/chat", question, me).text;
  CHECK(events.find(Json(first["response"]).dump()) != std::string::npos);
  CHECK(events.find("\"done\":true") != std::string::npos);
  CHECK(app.call("GET", "/api/coaching/chat", nullptr, me).body.size() == 2);
  const Answer other = app.call("POST", "/api/coaching/chat", {{"message", "And after?"}, {"clientKey", "k1"}}, me);
  CHECK(other.status == 409);
  CHECK(other.code() == "CLIENT_KEY_REUSED");
  CHECK(app.call("GET", "/api/coaching/chat", nullptr, me).body.size() == 2);
  const Send eve{.token = app.sign_up("eve@example.com", "Eve")};
  CHECK(app.call("POST", "/api/coaching/chat", {{"message", "And after?"}, {"clientKey", "k1"}}, eve).status == 200);
}

TEST_CASE("a repeated question without a stored answer is answered, and stored once") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Json question{{"message", "How should I warm up?"}, {"clientKey", "k1"}};
  const auto user = store::find_credentials(app.database(), "ada@example.com")->user;
  domain::ChatMessage asked;
  asked.content = "How should I warm up?";
  store::insert_chat_question(user, app.database(), asked, {"k1", security::hash_token(asked.content)});
  const Answer answered = app.call("POST", "/api/coaching/chat", question, me);
  CHECK(answered.status == 200);
  const Json talk = app.call("GET", "/api/coaching/chat", nullptr, me).body;
  REQUIRE(talk.size() == 2);
  CHECK(talk[1]["content"] == answered.body["response"]);
}

TEST_CASE("a message must have 1 to 4,000 characters") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK_FALSE(app.call("POST", "/api/coaching/chat", {{"message", "  "}}, me).field("message").empty());
  CHECK(app.call("POST", "/api/coaching/chat", {{"message", std::string(4001, 'x')}}, me).status == 400);
  CHECK(app.call("POST", "/api/coaching/chat", {{"message", std::string(4000, 'x')}}, me).status == 200);
  CHECK(app.call("GET", "/api/coaching/chat", nullptr, me).body.size() == 2);
}

TEST_CASE("the coach names no lower goal and no loss to users under 18 and to underweight users") {
  const std::vector<Json> people{{{"height", "170 cm"}, {"age", 16}}, {{"height", "185 cm"}, {"age", 30}}};
  for (const Json& person : people) {
    TestApp app;
    const Send me{.token = app.sign_up()};
    // The goal was to gain when it was set.
    REQUIRE(app.call("PUT", "/api/user", person, me).status == 200);
    app.call("POST", "/api/body-measurements", {{"weight", 100}, {"measuredAt", "2026-10-01T08:00:00Z"}}, me);
    REQUIRE(app.call("PUT", "/api/user", {{"targetWeight", 120}}, me).status == 200);
    app.call("POST", "/api/body-measurements", {{"weight", 150}, {"measuredAt", "2026-11-01T08:00:00Z"}}, me);
    app.call("POST", "/api/body-measurements", {{"weight", 130}, {"measuredAt", "2026-11-19T08:00:00Z"}}, me);
    for (const char* question : {"How much do I weigh?", "How do I lose weight?", "How far is my weight goal?"}) {
      const std::string answer = app.call("POST", "/api/coaching/chat", {{"message", question}}, me).body.dump();
      CAPTURE(answer);
      for (const char* word : {"to go", "away", "120", "went down", "deficit", "54.4"}) {
        CAPTURE(word);
        CHECK(answer.find(word) == std::string::npos);
      }
    }
  }
}
