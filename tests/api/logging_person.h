// Somebody who logs what the coach understood, as the interface does.
#pragma once

#include <doctest/doctest.h>

#include "support/test_app.h"

namespace fitapp::tests {

// Somebody in Berlin with kilograms, on Wednesday, 18 March 2026, at 12:30.
struct LoggingPerson {
  LoggingPerson() {
    app.clock.set(*parse_timestamp("2026-03-18T11:30:00.000Z"));
    me.zone = "Europe/Berlin";
    me.language = "en";
    me.token = app.sign_up();
    send("PUT", "/api/user", {{"weightUnit", "kg"}, {"distanceUnit", "km"}, {"equipment", "full_gym"}});
  }

  Json send(const std::string& method, const std::string& path, const Json& body = nullptr) {
    const Answer answer = app.call(method, path, body, me);
    INFO(method << " " << path << " " << body.dump() << " " << answer.text);
    REQUIRE(answer.status < 300);
    return answer.body;
  }
  Json ask(const std::string& message) {
    app.clock.advance(std::chrono::seconds{4});
    return send("POST", "/api/coaching/chat", {{"message", message}, {"history", Json::array()}});
  }
  // As the interface sends it: with the last messages.
  Json say(const std::string& message) {
    app.clock.advance(std::chrono::seconds{4});
    while (history.size() > 5) history.erase(0);
    Json answer = send("POST", "/api/coaching/chat", {{"message", message}, {"history", history}});
    history.push_back({{"content", message}, {"isUser", true}});
    history.push_back({{"content", answer["response"]}, {"isUser", false}});
    return answer;
  }
  // The detail of the only entry, and which draft it replaces.
  std::string corrected(const Json& first, const std::string& message) {
    const Json answer = say(message);
    if (!answer["draft"].is_object()) return "no draft: " + answer["response"].get<std::string>();
    CHECK(answer["draft"]["replaces"] == first["id"]);
    REQUIRE(answer["draft"]["entries"].size() == 1);
    return answer["draft"]["entries"][0]["title"].get<std::string>() + ": " +
           answer["draft"]["entries"][0]["detail"].get<std::string>();
  }
  // As the interface logs a draft. Returns what was created, by the path that deletes it.
  std::vector<std::string> log(const Json& answer) {
    const Json& key_of = answer["draft"]["confirmed"] == true ? answer["draft"]["replaces"] : answer["id"];
    static const std::map<std::string, std::string> paths{
        {"food", "/api/food-entries"},      {"exercise", "/api/exercise-completions"},
        {"workout", "/api/workouts"},       {"night", "/api/sleep-trackings"},
        {"water", "/api/water-entries"},    {"measurement", "/api/body-measurements"},
        {"period", "/api/period-trackings"}};
    std::vector<std::string> made;
    Json completions = Json::array();
    int number = 0;
    const auto create = [&](const std::string& path, Json body, const std::string& key) {
      body["clientKey"] = "chat:" + key_of.dump() + ":" + key;
      const Json created = send("POST", path, body);
      made.push_back(path + "/" + created["id"].dump());
      return created;
    };
    for (const Json& entry : answer["draft"]["entries"]) {
      const std::string kind = entry["kind"];
      const Json created = create(paths.at(kind), entry[kind], std::to_string(number++));
      if (kind == "exercise") completions.push_back(created["id"]);
    }
    if (!answer["draft"]["workout"].is_null()) {
      Json workout = answer["draft"]["workout"];
      workout["completionIds"] = completions;
      create("/api/workouts", workout, "workout");
    }
    return made;
  }

  TestApp app;
  Send me;
  Json history = Json::array();
};

}  // namespace fitapp::tests
