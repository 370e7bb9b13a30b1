// Tests streaks and totals with gaps, changed goals and entries dated tomorrow.
#include "domain/stats.h"

#include <doctest/doctest.h>

#include "support/days.h"

using namespace fitapp;
using namespace fitapp::domain;
using fitapp::tests::day;

namespace {

std::vector<WorkoutDay> trained(std::initializer_list<const char*> dates, int each = 1) {
  std::vector<WorkoutDay> days;
  for (const char* date : dates) days.push_back({day(date), each});
  return days;
}

const LocalDate friday = day("2026-11-20");

Stats stats(const std::vector<WorkoutDay>& days, const std::vector<GoalChange>& goals = {}, LocalDate today = friday) {
  return stats_of(days, {}, goals, today);
}

}  // namespace

TEST_CASE("without workouts everything is zero") {
  const Stats empty = stats({});
  CHECK(empty.current_streak == 0);
  CHECK(empty.longest_streak == 0);
  CHECK(empty.week_streak == 0);
  CHECK(empty.this_week_workouts == 0);
  CHECK(empty.total_hours == 0);
  CHECK(empty.active_days == 0);
  CHECK(empty.avg_duration == 0);
}

TEST_CASE("a streak that ends today or yesterday is current") {
  CHECK(stats(trained({"2026-11-18", "2026-11-19", "2026-11-20"})).current_streak == 3);
  CHECK(stats(trained({"2026-11-18", "2026-11-19"})).current_streak == 2);
  CHECK(stats(trained({"2026-11-18"})).current_streak == 0);
}

TEST_CASE("a gap ends a streak and the next workout starts another") {
  const Stats result = stats(
      trained({"2026-11-10", "2026-11-11", "2026-11-12", "2026-11-13", "2026-11-15", "2026-11-19", "2026-11-20"}));
  CHECK(result.current_streak == 2);
  CHECK(result.longest_streak == 4);
}

TEST_CASE("a streak that ended the day before yesterday is not current") {
  CHECK(stats(trained({"2026-11-17", "2026-11-18", "2026-11-20"})).current_streak == 1);
}

TEST_CASE("a streak crosses the ends of months and years") {
  CHECK(stats(trained({"2026-12-30", "2026-12-31", "2027-01-01"}), {}, day("2027-01-01")).current_streak == 3);
  CHECK(stats(trained({"2028-02-28", "2028-02-29", "2028-03-01"}), {}, day("2028-03-02")).current_streak == 3);
}

TEST_CASE("an entry dated tomorrow neither ends nor lengthens the current streak") {
  CHECK(stats(trained({"2026-11-19", "2026-11-20", "2026-11-21"})).current_streak == 2);
  CHECK(stats(trained({"2026-11-21"})).current_streak == 0);
}

TEST_CASE("two workouts on one day are one day of the streak") {
  const Stats result = stats(trained({"2026-11-19", "2026-11-20"}, 2));
  CHECK(result.current_streak == 2);
  CHECK(result.active_days == 2);
  CHECK(result.this_week_workouts == 4);
}

TEST_CASE("this week begins on Monday") {
  const auto days = trained({"2026-11-15", "2026-11-16", "2026-11-20"});
  CHECK(stats(days).this_week_workouts == 2);
  CHECK(stats(days, {}, day("2026-11-22")).this_week_workouts == 2);  // Sunday is the week's last day
  CHECK(stats(days, {}, day("2026-11-23")).this_week_workouts == 0);
}

TEST_CASE("a week streak runs up to the current week, which counts once its goal is reached") {
  const std::vector<GoalChange> goal{{day("2026-10-01"), 2}};
  auto days = trained({"2026-11-02", "2026-11-05", "2026-11-09", "2026-11-12", "2026-11-16"});
  CHECK(stats(days, goal).week_streak == 2);
  days.push_back({friday, 1});
  CHECK(stats(days, goal).week_streak == 3);
}

TEST_CASE("a week below the goal ends the week streak") {
  const std::vector<GoalChange> goal{{day("2026-10-01"), 2}};
  CHECK(stats(trained({"2026-11-02", "2026-11-03", "2026-11-09", "2026-11-16", "2026-11-17"}), goal).week_streak == 1);
  CHECK(stats(trained({"2026-11-02", "2026-11-03"}), goal).week_streak == 0);
}

TEST_CASE("each week is compared with the goal in effect that week") {
  const auto days = trained({"2026-11-02", "2026-11-03", "2026-11-09", "2026-11-10", "2026-11-16"});
  // Raised on Monday the 16th: earlier weeks keep the goal of 2.
  CHECK(stats(days, {{day("2026-10-01"), 2}, {day("2026-11-16"), 4}}).week_streak == 2);
  // Lowered in the current week: one workout is enough for this week only.
  CHECK(stats(days, {{day("2026-10-01"), 2}, {day("2026-11-18"), 1}}).week_streak == 3);
  CHECK(stats(days, {{day("2026-10-01"), 3}, {day("2026-11-18"), 1}}).week_streak == 1);
}

TEST_CASE("before the first goal the first one applies") {
  const auto days = trained({"2026-11-02", "2026-11-09", "2026-11-16"});
  CHECK(stats(days, {{friday, 1}}).week_streak == 3);
}

TEST_CASE("without a goal it is five per week") {
  CHECK(stats(trained({"2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"})).week_streak == 0);
  CHECK(stats(trained({"2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"})).week_streak == 1);
}

TEST_CASE("hours have one decimal, and the average is in whole minutes over workouts with a duration") {
  const Stats result =
      stats_of({}, {.workouts = 4, .minutes = 100, .workouts_with_duration = 3, .calories = 0.1 + 0.2}, {}, friday);
  CHECK(result.total_hours == 1.7);
  CHECK(result.avg_duration == 33);
  CHECK(result.total_workouts == 4);
  CHECK(result.total_calories == 0.3);
  CHECK(stats_of({}, {.workouts = 2, .minutes = 65, .workouts_with_duration = 2}, {}, friday).avg_duration == 33);
}

TEST_CASE("rounding leaves no binary rounding error") {
  CHECK(rounded(2.675 * 100, 0) == 268);
  CHECK(rounded(0.1 + 0.7, 1) == 0.8);
  CHECK(rounded(-1.25, 1) == -1.3);
  CHECK(rounded(1234.5678, 2) == 1234.57);
}
