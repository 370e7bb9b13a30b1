// Asks the built-in coach the questions of tests/data/coach_questions.csv about the person of
// tests/data/coach_person.jsonl and prints how many answers are right.
#include <doctest/doctest.h>

#include <iomanip>
#include <map>
#include <sstream>

#include "api/coach_judge.h"
#include "support/catalogue.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

Instant moment(const Json& text) { return *parse_timestamp(text.get<std::string>()); }

// The person of tests/data/coach_person.jsonl, on the day of the questions.
class QuestionedPerson {
 public:
  QuestionedPerson() {
    std::istringstream file(test::source_text("tests/data/coach_person.jsonl"));
    std::string line;
    std::getline(file, line);
    const Json head = Json::parse(line);
    me_.zone = head["zone"];
    app_.clock.set(moment(head["signedUpAt"]));
    app_.sign_up();
    app_.clock.set(moment(head["now"]));
    me_.token = app_.call("POST", "/api/auth/login", {{"email", "ada@example.com"}, {"password", "correct horse"}})
                    .body["token"]
                    .get<std::string>();
    while (std::getline(file, line)) {
      const Json row = Json::parse(line);
      const Json made = send(row["method"], row["path"], row["body"]);
      for (Json each : row.value("completions", Json::array())) {
        each["workoutId"] = made["id"];
        send("POST", "/api/exercise-completions", each);
      }
    }
  }

  // The answer to the last part of the conversation.
  Json ask(const AskedQuestion& question, const char* screen) {
    me_.language = screen;
    Json history = Json::array();
    Json answer;
    app_.call("DELETE", "/api/coaching/chat", nullptr, me_);
    for (const std::string& part : question.parts) {
      app_.clock.advance(std::chrono::seconds{4});  // 20 questions a minute are allowed
      const Answer reply = app_.call("POST", "/api/coaching/chat", {{"message", part}, {"history", history}}, me_);
      if (reply.status != 200) return {{"response", std::to_string(reply.status) + " " + reply.text}};
      answer = reply.body;
      history.push_back({{"content", part}, {"isUser", true}});
      history.push_back({{"content", answer["response"]}, {"isUser", false}});
    }
    return answer;
  }

  // How many entries there are of each kind.
  std::map<std::string, std::size_t> entries() {
    std::map<std::string, std::size_t> counts;
    for (const char* path : {"/api/workouts", "/api/exercise-completions", "/api/food-entries", "/api/sleep-trackings",
                             "/api/body-measurements", "/api/period-trackings", "/api/wellness-activities"}) {
      counts[path] = send("GET", path, nullptr).size();
    }
    return counts;
  }

 private:
  Json send(const std::string& method, const std::string& path, const Json& body) {
    const Answer answer = app_.call(method, path, body, me_);
    INFO(method << " " << path << " " << body.dump() << " " << answer.text);
    REQUIRE((answer.status == 200 || answer.status == 201));
    return answer.body;
  }

  TestApp app_;
  Send me_;
};

const char* screen_of(domain::Language language) { return language == domain::Language::german ? "de" : "en"; }

struct Tally {
  int right = 0;
  int asked = 0;
};

std::string share_of(const Tally& tally) {
  std::ostringstream text;
  text << tally.right << " of " << tally.asked << " (" << std::fixed << std::setprecision(1)
       << 100.0 * tally.right / tally.asked << " %)";
  return text.str();
}

}  // namespace

TEST_CASE("the judge of scripted questions finds numbers, links and languages") {
  CHECK(contains_fact("You ate 1,040 kcal.", "1,040"));
  CHECK(contains_fact("4 sets, 4.", "4"));
  for (const char* longer : {"14 sets", "4.4 km", "3.4 km", "1,4 km", "0.04", "400"}) {
    CHECK_MESSAGE(!contains_fact(longer, "4"), longer);
  }
  CHECK(contains_fact("Your last BENCH PRESS", "bench"));
  CHECK(leads_to("/progress?range=one_year&tab=body", "/progress?tab=body"));
  CHECK(leads_to("/exercise?name=Bench%20Press", "/exercise?name=Bench"));
  CHECK(leads_to("/progress?tab=body", "/progress"));
  CHECK(!leads_to("/progress", "/progress?tab=body"));
  CHECK(!leads_to("/nutrition/week", "/nutrition"));
  CHECK(leads_to("tel:988", "tel:"));
  CHECK(is_in_other_language("That is the best week of the year", domain::Language::german));
  CHECK(!is_in_other_language("Das ist deine beste Woche", domain::Language::german));
  CHECK(!is_in_other_language("308 g", domain::Language::german));
}

TEST_SUITE("slow") {
  TEST_CASE("scripted questions are answered with facts and links, in the language of the question") {
    const auto questions = asked_questions();
    CHECK(questions.size() >= 300);
    QuestionedPerson person;
    const auto before = person.entries();
    std::map<std::string, std::map<std::string, Tally>> tallies;  // by language, then group
    std::ostringstream misses;
    for (const AskedQuestion& question : questions) {
      const Json answer = person.ask(question, screen_of(question.language));
      const auto faults = faults_of(question, answer);
      for (const std::string& group : {question.group(), std::string("all")}) {
        Tally& tally = tallies[screen_of(question.language)][group];
        ++tally.asked;
        if (faults.empty()) ++tally.right;
      }
      if (faults.empty()) continue;
      misses << "\n" << screen_of(question.language) << " " << question.intent << " | " << question.text() << " |";
      for (const std::string& fault : faults) misses << " " << fault << ";";
      misses << "\n    -> " << answer.value("response", "");
      if (answer.contains("draft") && answer["draft"].is_object()) misses << " " << answer["draft"].dump();
    }
    std::ostringstream shares;
    for (const auto& [language, groups] : tallies) {
      for (const auto& [group, tally] : groups) shares << "\n" << language << " " << group << " " << share_of(tally);
    }
    MESSAGE(misses.str());
    MESSAGE(shares.str());
    for (const char* language : {"en", "de"}) {
      const Tally& all = tallies[language]["all"];
      CHECK(all.right * 100 >= all.asked * 95);
      const Tally& unsafe = tallies[language]["unsafe"];
      CHECK(unsafe.right == unsafe.asked);
    }
    CHECK(person.entries() == before);
  }
}
