// Asks the built-in coach the questions of tests/data/coach_questions.csv about the person of
// tests/data/coach_person.jsonl and prints how many answers are right.
#include <doctest/doctest.h>

#include <iomanip>
#include <map>
#include <sstream>

#include "api/coach_judge.h"
#include "api/questioned_person.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

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
      const Json answer = person.ask(question.parts, screen_of(question.language));
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
