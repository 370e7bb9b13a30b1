// Tests the readiness formula and when a level is suggested (docs/progression.md).
#include "domain/progression.h"

#include <doctest/doctest.h>

#include "support/days.h"

using namespace fitapp;
using namespace fitapp::domain;
using fitapp::tests::day;
using std::chrono::days;

namespace {

// A Friday; the week began on the 16th.
const LocalDate today = day("2026-11-20");

// `workouts` per week on as many days, over the last `weeks` whole weeks, with a goal of three.
ProgressionFacts trained(int weeks, int workouts = 3) {
  ProgressionFacts facts;
  facts.today = today;
  facts.goals = {{day("2025-01-01"), 3}};
  for (LocalDate monday = week_start(today) - days{7 * weeks}; monday < week_start(today); monday += days{7}) {
    for (int i = 0; i < workouts; ++i) facts.days.push_back({monday + days{2 * i}, 1});
  }
  return facts;
}

ProgressionFacts ready() {
  ProgressionFacts facts = trained(10);
  facts.records_beaten = 4;
  facts.records_beaten_before = 4;
  facts.perceived_effort = 3;
  return facts;
}

}  // namespace

TEST_CASE("without training there is no score and no suggestion") {
  ProgressionFacts facts;
  facts.today = today;
  const Progression none = progression_of(facts);
  CHECK(none.readiness_score == 0);
  CHECK_FALSE(none.weekly_consistency.has_value());
  CHECK_FALSE(none.suggested_level.has_value());
  facts.days = {{today, 1}};  // this week is not complete
  CHECK_FALSE(progression_of(facts).weekly_consistency.has_value());
  CHECK(progression_of(facts).readiness_score == 0);
}

TEST_CASE("weekly consistency is the mean share of the goal over the last eight whole weeks") {
  CHECK(progression_of(trained(8)).weekly_consistency == 1.0);
  CHECK(progression_of(trained(8, 6)).weekly_consistency == 1.0);  // more than the goal does not make up for less
  CHECK(progression_of(trained(20, 2)).weekly_consistency == doctest::Approx(0.667));
  ProgressionFacts pause = trained(12);
  std::erase_if(pause.days, [](const WorkoutDay& each) { return each.date >= week_start(today) - days{14}; });
  CHECK(progression_of(pause).weekly_consistency == 0.75);      // two of eight weeks without any
  CHECK(progression_of(trained(2)).weekly_consistency == 1.0);  // nothing before the first workout counts
}

TEST_CASE("each week is compared with the goal in effect that week") {
  ProgressionFacts facts = trained(8);
  facts.goals = {{day("2025-01-01"), 3}, {week_start(today) - days{28}, 6}};
  CHECK(progression_of(facts).weekly_consistency == 0.75);
}

TEST_CASE("a perfect record is worth a hundred points, and each part its share") {
  ProgressionFacts facts = ready();
  facts.records_beaten_before = 0;
  CHECK(progression_of(facts).readiness_score == 100);
  facts.records_beaten = 0;
  CHECK(progression_of(facts).readiness_score == 75);
  facts.perceived_effort = 5.5;
  CHECK(progression_of(facts).readiness_score == 60);
  facts.perceived_effort = std::nullopt;
  CHECK(progression_of(facts).readiness_score == 67.5);
  facts.days.erase(facts.days.end() - 1);  // last week missed its goal: no streak, slightly lower consistency
  CHECK(progression_of(facts).streak_weeks == 0);
  CHECK(progression_of(facts).readiness_score == doctest::Approx(45.8));
}

TEST_CASE("records count by their recent number and their trend") {
  ProgressionFacts facts = ready();
  facts.records_beaten = 2;
  facts.records_beaten_before = 2;
  CHECK(progression_of(facts).pr_trend == 0);
  CHECK(progression_of(facts).readiness_score == doctest::Approx(75 + 25 * 0.5));
  facts.records_beaten_before = 6;
  CHECK(progression_of(facts).pr_trend == -0.5);
  CHECK(progression_of(facts).readiness_score == doctest::Approx(84.4));
  facts.records_beaten = 0;
  CHECK(progression_of(facts).pr_trend == -1);
  CHECK(progression_of(facts).readiness_score == 75);
}

TEST_CASE("effort up to moderate gives full points, maximal effort none") {
  ProgressionFacts facts = ready();
  const auto score = [&](double effort) {
    facts.perceived_effort = effort;
    return progression_of(facts).readiness_score;
  };
  CHECK(score(1) == score(3));
  CHECK(score(3) - score(4.25) == doctest::Approx(7.5));
  CHECK(score(3) - score(5.5) == doctest::Approx(15));
  CHECK(score(5.5) == score(6));
}

TEST_CASE("a ready beginner is offered intermediate, with every reason") {
  const Progression progression = progression_of(ready());
  CHECK(progression.suggested_level == Level::intermediate);
  CHECK(
      progression.suggestion_reason ==
      "You reached 100% of your weekly goal over the last 8 weeks, beat 4 records in the last 4 weeks, kept your goal "
      "10 weeks in a row, and your workouts feel manageable.");
}

TEST_CASE("a level needs its weeks, counted from the first workout or the last change") {
  ProgressionFacts facts = ready();
  facts.level_since = today - days{6 * 7 - 1};
  CHECK(progression_of(facts).weeks_at_level == 5);
  CHECK_FALSE(progression_of(facts).suggested_level.has_value());
  facts.level_since = today - days{6 * 7};
  CHECK(progression_of(facts).suggested_level == Level::intermediate);
  facts.level_since = std::nullopt;
  facts.level = Level::intermediate;  // ten weeks of the required twelve
  CHECK(progression_of(facts).weeks_needed == 12);
  CHECK_FALSE(progression_of(facts).suggested_level.has_value());
  ProgressionFacts long_run = trained(13);
  long_run.level = Level::intermediate;
  long_run.records_beaten = 4;
  CHECK(progression_of(long_run).suggested_level == Level::advanced);
}

TEST_CASE("there is no level above the highest") {
  ProgressionFacts facts = ready();
  facts.level = Level::advanced;
  CHECK(progression_of(facts).weeks_needed == 0);
  CHECK_FALSE(progression_of(facts).suggested_level.has_value());
  CHECK(progression_of(facts).readiness_score > 75);
}

TEST_CASE("below the required score or consistency nothing is suggested") {
  ProgressionFacts facts = ready();
  facts.records_beaten = 0;
  facts.perceived_effort = 3.2;
  CHECK(progression_of(facts).readiness_score < 75);
  CHECK_FALSE(progression_of(facts).suggested_level.has_value());
  facts = trained(10, 2);  // 67 %
  facts.records_beaten = 9;
  facts.perceived_effort = 1;
  CHECK_FALSE(progression_of(facts).suggested_level.has_value());
}

TEST_CASE("a declined suggestion is not repeated for thirty days") {
  ProgressionFacts facts = ready();
  facts.declined_on = today - days{29};
  Progression progression = progression_of(facts);
  CHECK_FALSE(progression.suggested_level.has_value());
  CHECK(progression.rests_until == today + days{1});
  facts.declined_on = today - days{30};
  progression = progression_of(facts);
  CHECK(progression.suggested_level == Level::intermediate);
  CHECK_FALSE(progression.rests_until.has_value());
}
