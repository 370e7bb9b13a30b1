// Logs the rows of the person through the API, and asks.
#include "api/questioned_person.h"

#include <doctest/doctest.h>

#include <sstream>

#include "support/catalogue.h"

namespace fitapp::tests {

QuestionedPerson::QuestionedPerson() {
  const auto moment = [](const Json& text) { return *parse_timestamp(text.get<std::string>()); };
  std::istringstream file(test::source_text("tests/data/coach_person.jsonl"));
  std::string line;
  std::getline(file, line);
  const Json head = Json::parse(line);
  me_.zone = head["zone"];
  app_.clock.set(moment(head["signedUpAt"]));
  me_.token = app_.sign_up();
  bool is_now = false;
  while (std::getline(file, line)) {
    const Json row = Json::parse(line);
    // The goals count from the beginning, everything else is logged on the day of the questions.
    if (!is_now && row["path"] != "/api/user") {
      is_now = true;
      app_.clock.set(moment(head["now"]));
      me_.token = app_.call("POST", "/api/auth/login", {{"email", "ada@example.com"}, {"password", "correct horse"}})
                      .body["token"]
                      .get<std::string>();
    }
    const Json made = send(row["method"], row["path"], row["body"]);
    for (Json each : row.value("completions", Json::array())) {
      each["workoutId"] = made["id"];
      send("POST", "/api/exercise-completions", each);
    }
  }
}

Json QuestionedPerson::ask(const std::vector<std::string>& messages, const char* screen) {
  me_.language = screen;
  Json history = Json::array();
  Json answer;
  app_.call("DELETE", "/api/coaching/chat", nullptr, me_);
  for (const std::string& message : messages) {
    app_.clock.advance(std::chrono::seconds{4});  // 20 questions a minute are allowed
    const Answer reply = app_.call("POST", "/api/coaching/chat", {{"message", message}, {"history", history}}, me_);
    if (reply.status != 200) return {{"response", std::to_string(reply.status) + " " + reply.text}};
    answer = reply.body;
    history.push_back({{"content", message}, {"isUser", true}});
    history.push_back({{"content", answer["response"]}, {"isUser", false}});
  }
  return answer;
}

std::map<std::string, std::size_t> QuestionedPerson::entries() {
  std::map<std::string, std::size_t> counts;
  for (const char* path : {"/api/workouts", "/api/exercise-completions", "/api/food-entries", "/api/sleep-trackings",
                           "/api/body-measurements", "/api/period-trackings", "/api/wellness-activities"}) {
    counts[path] = send("GET", path, nullptr).size();
  }
  return counts;
}

Json QuestionedPerson::send(const std::string& method, const std::string& path, const Json& body) {
  const Answer answer = app_.call(method, path, body, me_);
  INFO(method << " " << path << " " << body.dump() << " " << answer.text);
  REQUIRE((answer.status == 200 || answer.status == 201));
  return answer.body;
}

}  // namespace fitapp::tests
