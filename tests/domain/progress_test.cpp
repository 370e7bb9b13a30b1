// Tests the scores and series of the progress screen.
#include "domain/progress.h"

#include <doctest/doctest.h>

#include "support/days.h"

using namespace fitapp;
using namespace fitapp::domain;
using fitapp::tests::day;
using std::chrono::days;

namespace {

const LocalDate friday = day("2026-11-20");

std::vector<TrainedDay> trained(std::initializer_list<const char*> dates, int workouts = 1) {
  std::vector<TrainedDay> list;
  for (const char* date : dates) list.push_back({day(date), workouts, 30 * workouts});
  return list;
}

}  // namespace

TEST_CASE("a range is 4, 13 or 52 whole weeks that end today") {
  CHECK(span_of(ProgressRange::four_weeks, friday).from == day("2026-10-26"));
  CHECK(span_of(ProgressRange::three_months, friday).from == day("2026-08-24"));
  CHECK(span_of(ProgressRange::one_year, friday).from == day("2025-11-24"));
  for (const auto range : {ProgressRange::four_weeks, ProgressRange::three_months, ProgressRange::one_year}) {
    CHECK(span_of(range, friday).to == friday);
    CHECK(week_start(span_of(range, friday).from) == span_of(range, friday).from);
  }
}

TEST_CASE("four weeks are shown by day, longer ranges by week") {
  CHECK(points_of(shown_days(ProgressRange::four_weeks, friday)).size() == 26);
  CHECK(points_of(shown_days(ProgressRange::four_weeks, day("2026-11-22"))).size() == 28);
  CHECK(points_of(shown_days(ProgressRange::three_months, friday)).size() == 13);
  const auto year = points_of(shown_days(ProgressRange::one_year, friday));
  CHECK(year.size() == 52);
  CHECK(year.back() == day("2026-11-16"));
}

TEST_CASE("a custom range is shown by day up to six weeks, else by whole weeks up to today") {
  const ShownDays days_alone = shown_days({day("2026-03-04"), day("2026-04-14")}, friday);
  CHECK(days_alone.span.from == day("2026-03-04"));
  CHECK(points_of(days_alone).size() == 42);
  const ShownDays weeks = shown_days({day("2026-03-04"), day("2026-04-15")}, friday);
  CHECK(weeks.span.from == day("2026-03-02"));
  CHECK(weeks.span.to == day("2026-04-19"));
  CHECK(points_of(weeks).size() == 7);
  CHECK(weeks_of(weeks.span) == 7);
  CHECK(shown_days({day("2026-01-01"), friday}, friday).span.to == friday);
  CHECK(points_of(shown_days({friday, friday}, friday)).size() == 1);
}

TEST_CASE("consistency is workouts of the last 7 days against 4, at most 100 percent") {
  CHECK(consistency_percent({}, friday) == 0);
  CHECK(consistency_percent(trained({"2026-11-13", "2026-11-21"}), friday) == 0);
  CHECK(consistency_percent(trained({"2026-11-14", "2026-11-18", "2026-11-20"}), friday) == 75);
  CHECK(consistency_percent(trained({"2026-11-18"}, 4), friday) == 100);
  CHECK(consistency_percent(trained({"2026-11-18", "2026-11-19"}, 9), friday) == 100);
}

TEST_CASE("nutrition tracking is days with food against 30") {
  CHECK(nutrition_tracking_percent(0) == 0);
  CHECK(nutrition_tracking_percent(10) == 33);
  CHECK(nutrition_tracking_percent(30) == 100);
  CHECK(nutrition_tracking_percent(31) == 100);
}

TEST_CASE("the trend compares the last 7 days with the 7 before") {
  const Trend trend =
      trend_of(trained({"2026-11-06", "2026-11-07", "2026-11-13", "2026-11-14", "2026-11-20", "2026-11-21"}), friday);
  CHECK(trend.last == 2);
  CHECK(trend.previous == 2);
}

TEST_CASE("each training week is compared with the goal in effect that week") {
  const std::vector<GoalChange> goals{{day("2026-11-01"), 3}, {day("2026-11-11"), 5}};
  const auto weeks = training_weeks(trained({"2026-10-25", "2026-10-26", "2026-11-01", "2026-11-20", "2026-11-21"}),
                                    goals, frequency_weeks, friday);
  REQUIRE(weeks.size() == 4);
  CHECK(weeks[0].from == day("2026-10-26"));
  CHECK(weeks[0].workouts == 2);
  CHECK(weeks[0].minutes == 60);
  CHECK(weeks[0].goal == 3);
  CHECK(weeks[1].goal == 3);
  CHECK(weeks[2].goal == 5);
  CHECK(weeks[3].workouts == 1);
}

TEST_CASE("sleep is paired with the training of its day, or as means with that of its week") {
  const std::vector<Night> nights{{day("2026-11-16"), 7.5}, {day("2026-11-18"), 6.54}};
  const auto daily = sleep_points(nights, trained({"2026-11-18"}), shown_days(ProgressRange::four_weeks, friday));
  const SleepPoint& wednesday = daily[daily.size() - 3];
  CHECK(wednesday.from == day("2026-11-18"));
  CHECK(wednesday.hours == 6.54);
  CHECK(wednesday.minutes == 30);
  CHECK_FALSE(daily.back().hours);
  const auto weekly = sleep_points(nights, trained({"2026-11-18"}), shown_days(ProgressRange::three_months, friday));
  CHECK(weekly.back().hours == 7.02);
  // 30 minutes over the five days of this week so far.
  CHECK(weekly.back().minutes == 6);
  CHECK_FALSE(weekly.front().hours);
}

TEST_CASE("a one-repetition maximum is estimated up to 12 repetitions, and one repetition needs no estimate") {
  CHECK(estimated_one_repetition_maximum(200, 1) == 200);
  CHECK(estimated_one_repetition_maximum(90, 6) == doctest::Approx(108));
  CHECK(estimated_one_repetition_maximum(75, 8) == doctest::Approx(95));
  CHECK(estimated_one_repetition_maximum(70, 9) == doctest::Approx(90));  // from here on the other formula
  CHECK(estimated_one_repetition_maximum(90, 10) == doctest::Approx(120));
  CHECK(estimated_one_repetition_maximum(100, 12) == doctest::Approx(144));
  CHECK_FALSE(estimated_one_repetition_maximum(100, 13));
  CHECK_FALSE(estimated_one_repetition_maximum(100, 0));
  CHECK_FALSE(estimated_one_repetition_maximum(0, 5));
}

TEST_CASE("a strength line has the best estimate of each day, and the exercise with the most days comes first") {
  const auto lines = strength_lines({{"Bench Press", day("2026-11-02"), 5, 100},
                                     {"Row", day("2026-11-02"), 20, 80},
                                     {"Squat", day("2026-11-02"), 5, 150},
                                     {"Squat", day("2026-11-02"), 10, 150},
                                     {"squat", day("2026-11-09"), 1, 210}});
  REQUIRE(lines.size() == 2);
  CHECK(lines[0].exercise == "Squat");
  REQUIRE(lines[0].points.size() == 2);
  CHECK(lines[0].points[0].value == 200);
  CHECK(lines[0].points[1].value == 210);
  CHECK(lines[1].exercise == "Bench Press");
  CHECK(lines[1].points[0].value == 116.7);
}

TEST_CASE("the number of strength lines is limited") {
  std::vector<Lift> lifts;
  for (char name = 'A'; name <= 'Z'; ++name) lifts.push_back({std::string(1, name), friday, 5, 100});
  CHECK(strength_lines(lifts).size() == max_strength_lines);
}

TEST_CASE("calories are means of logged days, with the goal in effect at the time") {
  const std::vector<CalorieGoal> goals{{day("2026-10-01"), 1800}, {day("2026-11-19"), 2200}};
  const std::vector<FoodDay> eaten{{day("2026-11-18"), 1700}, {day("2026-11-19"), 2100.26}, {day("2026-11-21"), 9000}};
  const auto daily = calorie_points(eaten, goals, shown_days(ProgressRange::four_weeks, friday));
  CHECK(daily[daily.size() - 3].calories == 1700);
  CHECK(daily[daily.size() - 3].goal == 1800);
  CHECK(daily[daily.size() - 2].calories == 2100.3);
  CHECK(daily[daily.size() - 2].goal == 2200);
  CHECK_FALSE(daily.back().calories);
  const auto weekly = calorie_points(eaten, goals, shown_days(ProgressRange::one_year, friday));
  CHECK(weekly.back().days == 2);
  CHECK(weekly.back().calories == 1900.1);
  CHECK(weekly.back().goal == 2200);
  CHECK(weekly.front().goal == 1800);
  CHECK(calorie_points({}, {}, shown_days(ProgressRange::one_year, friday))[0].goal == default_daily_calories);
}

TEST_CASE("calories of this week count from Monday to today") {
  CHECK(calories_this_week({{day("2026-11-15"), 1}, {day("2026-11-16"), 20}, {day("2026-11-20"), 300}}, friday) == 320);
}

TEST_CASE("a day's weight is its last one, with the mean of the 7 days up to it") {
  const auto points = weight_points(
      {{day("2026-11-01"), 200}, {day("2026-11-07"), 196}, {day("2026-11-08"), 300}, {day("2026-11-08"), 194}},
      day("2026-11-07"));
  REQUIRE(points.size() == 2);
  CHECK(points[0].weight == 196);
  CHECK(points[0].mean == 198);
  CHECK(points[1].date == day("2026-11-08"));
  CHECK(points[1].weight == 194);
  CHECK(points[1].mean == 195);
}
