// Tests which messages ask about relations in the user's data, and what the answers say.
#include "coach/insight_question.h"

#include <doctest/doctest.h>

#include <array>
#include <fstream>

using namespace fitapp;
using namespace fitapp::coach;
using domain::InsightReport;
using domain::RelationSubject;

namespace {

constexpr std::array<std::string_view, 8> subject_names{"training", "late_food", "cycle",  "moments",
                                                        "sleep",    "protein",   "energy", "mood"};

std::string heard_in(const std::string& message) {
  const auto question = insight_question_in(message);
  if (!question) return "-";
  if (question->subjects.empty()) return "all";
  std::string names;
  for (const RelationSubject subject : question->subjects) {
    names += (names.empty() ? "" : " ") + std::string(subject_names[static_cast<std::size_t>(subject)]);
  }
  return names;
}

std::string reply_to(const std::string& message, const InsightReport& report, Language language,
                     const std::vector<std::string>& previous = {}) {
  return insight_reply(insight_question_in(message).value(), report, language, previous).text;
}

}  // namespace

TEST_CASE("questions about relations are read, and questions of other kinds are left alone") {
  std::ifstream file(FITAPP_SOURCE_DIR "/tests/data/insight_questions.csv");
  int asked = 0;
  int right = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    const auto bar = line.find(" | ");
    REQUIRE(bar != std::string::npos);
    ++asked;
    const std::string heard = heard_in(line.substr(0, bar));
    if (heard == line.substr(bar + 3)) {
      ++right;
    } else {
      MESSAGE(line, " -> ", heard);
    }
  }
  MESSAGE("Questions about insights understood: ", right, " of ", asked);
  CHECK(asked >= 90);
  CHECK(right >= asked * 95 / 100);
}

TEST_CASE("a question about a relation gets the relation, the days compared, or the days that are missing") {
  const domain::RelationPair pair{RelationSubject::training, RelationSubject::sleep};
  const domain::Relation relation{
      domain::InsightKind::sleep_after_training, domain::RelationMeasure::minutes_slept, 0, 14, 17, 452, 410, 0.001};
  InsightReport report;
  report.checks.push_back({pair, domain::Insight{relation.kind, domain::sentence_of(relation)}, 14, 17, true});
  const char* english = "Does training help my sleep?";
  const char* german = "Schlafe ich besser nach dem Training?";
  CHECK(reply_to(english, report, Language::english) ==
        "On 14 nights after training you slept 42 min longer than on 17 other nights. They go together; what causes "
        "what stays open.");
  CHECK(reply_to(german, report, Language::german).starts_with("In 14 Nächten nach einem Training hast du 42 Min."));

  report.checks = {{pair, std::nullopt, 14, 17, true}};
  CHECK(reply_to(english, report, Language::english) ==
        "I compared 14 days with training and 17 without: between training and your sleep there is no clear relation "
        "that could not be chance.");
  report.checks = {{pair, std::nullopt, 3, 17, false}};
  CHECK(reply_to(english, report, Language::english) ==
        "There is not enough data yet about training and your sleep. Compared are days with training (3 of 8) and "
        "without (8 of 8), when both are logged.");
  CHECK(reply_to(german, report, Language::german).find("(3 von 8)") != std::string::npos);
  report.checks = {{pair, std::nullopt, 9, 10, false}};
  CHECK(reply_to(english, report, Language::english).ends_with("They must also cover four weeks."));
}

TEST_CASE("what affects a subject are the relations in which it comes second") {
  const auto told = [](domain::InsightKind kind, domain::RelationMeasure measure) {
    return domain::Insight{kind, domain::sentence_of({kind, measure, 430, 14, 17, 452, 410, 0.001})};
  };
  const domain::Insight sleep = told(domain::InsightKind::sleep_after_training, domain::RelationMeasure::minutes_slept);
  const domain::Insight mood = told(domain::InsightKind::mood_after_long_sleep, domain::RelationMeasure::rating);
  InsightReport report;
  report.checks = {{domain::pair_of(sleep.kind), sleep, 14, 17, true},
                   {domain::pair_of(mood.kind), mood, 14, 17, true}};
  const std::string affects = reply_to("What affects my sleep?", report, Language::english);
  CHECK(affects.starts_with(sleep.text.text));
  CHECK(affects.find("mood") == std::string::npos);
  report.checks[0] = {domain::pair_of(sleep.kind), std::nullopt, 3, 17, false};
  CHECK(reply_to("What affects my sleep?", report, Language::english)
            .starts_with("I have found no clear relation with your sleep yet. There is not enough data yet"));
}

TEST_CASE("all insights are said with a link, and nothing is worded twice the same way") {
  InsightReport report;
  const char* question = "Any insights about me?";
  const std::string first = reply_to(question, report, Language::english);
  CHECK(first.starts_with("There is nothing to compare yet."));
  CHECK(reply_to(question, report, Language::english, {first}).starts_with("No insights yet"));
  const ChatReply reply = insight_reply({}, report, Language::german, {});
  REQUIRE(reply.links.size() == 1);
  CHECK(reply.links[0].target == "/wellness?tab=insights");
  CHECK(reply.links[0].label == "Erkenntnisse öffnen");
}
