// Tests of the answers to questions about the user's rows.
#include "domain/data_query.h"

#include <doctest/doctest.h>

#include "domain/data_rows.h"

using namespace fitapp;
using namespace fitapp::domain;
using namespace fitapp::tests;

namespace {

// A Wednesday.
const LocalDate today = day("2026-03-18");

BodyMeasurement weighing(const char* date, double pounds) {
  BodyMeasurement measurement;
  measurement.local_date = day(date);
  measurement.weight = pounds;
  return measurement;
}

Span span(SpanName name, int count = 0) {
  return span_of(DataQuery{.measure = Measure::calories, .span = {name, count, {}, {}}}, today);
}

}  // namespace

TEST_CASE("a span is made of local days, and weeks begin on Monday") {
  CHECK(span(SpanName::today).from == today);
  CHECK(span(SpanName::yesterday).to == day("2026-03-17"));
  CHECK(span(SpanName::this_week).from == day("2026-03-16"));
  CHECK(span(SpanName::last_week).from == day("2026-03-09"));
  CHECK(span(SpanName::last_week).to == day("2026-03-15"));
  CHECK(span(SpanName::this_month).from == day("2026-03-01"));
  CHECK(span(SpanName::last_month).to == day("2026-02-28"));
  CHECK(span(SpanName::this_year).from == day("2026-01-01"));
  CHECK(span(SpanName::days, 7).from == day("2026-03-12"));
}

TEST_CASE("a running week or month is compared with the same part of the one before") {
  const auto before = [](SpanName name) {
    return span_before(DataQuery{.measure = Measure::workouts, .span = {name, 0, {}, {}}}, today);
  };
  CHECK(before(SpanName::this_week).from == day("2026-03-09"));
  CHECK(before(SpanName::this_week).to == day("2026-03-11"));
  CHECK(before(SpanName::this_month).from == day("2026-02-01"));
  CHECK(before(SpanName::this_month).to == day("2026-02-18"));
  CHECK(before(SpanName::last_month).from == day("2026-01-01"));
  CHECK(before(SpanName::last_month).to == day("2026-01-31"));
  const DataQuery long_month{.measure = Measure::workouts, .span = {SpanName::this_month, 0, {}, {}}};
  CHECK(span_before(long_month, day("2026-03-31")).to == day("2026-02-28"));
}

TEST_CASE("what was eaten adds up by day, and unknown amounts are counted") {
  DataRows all = rows_of_wednesday();
  all.food = {eaten_on("2026-03-16", 500, 30.1), eaten_on("2026-03-16", 300, 10.2), eaten_on("2026-03-17", 700, 40),
              eaten_on("2026-03-17", 90), eaten_on("2026-03-15", 900, 99)};
  all.macros.protein = 130;
  const DataQuery query{.measure = Measure::protein, .span = {SpanName::this_week, 0, {}, {}}};
  const DataAnswer answer = answer_query(query, all);
  CHECK(*answer.value == 80.3);
  CHECK(*answer.per_day == 40.15);
  CHECK(answer.count == 2);
  CHECK(*answer.unknown == 1);
  CHECK(*answer.goal == 130);

  DataQuery highest = query;
  highest.aggregate = Aggregate::highest;
  CHECK(*answer_query(highest, all).day == day("2026-03-16"));
  CHECK(*answer_query(highest, all).value == 40.3);
  DataQuery average = query;
  average.aggregate = Aggregate::average;
  CHECK(*answer_query(average, all).value == 40.15);
}

TEST_CASE("a day without entries has no value, which is not 0") {
  const DataAnswer answer =
      answer_query({.measure = Measure::calories, .span = {SpanName::yesterday, 0, {}, {}}}, rows_of_wednesday());
  CHECK_FALSE(answer.value);
  CHECK(answer.count == 0);
}

TEST_CASE("one meal is asked for alone") {
  DataRows all = rows_of_wednesday();
  all.food = {eaten_on("2026-03-18", 390), eaten_on("2026-03-18", 650)};
  all.food[0].meal_type = MealType::breakfast;
  all.food[1].meal_type = MealType::lunch;
  CHECK(*answer_query({.measure = Measure::calories, .meal = MealType::breakfast}, all).value == 390);
}

TEST_CASE("a weight is the latest of the last four weeks with its change, else the latest of all") {
  DataRows all = rows_of_wednesday();
  all.measurements = {weighing("2026-03-16", 158), weighing("2026-02-23", 160), weighing("2026-01-05", 164)};
  const DataAnswer answer = answer_query({.measure = Measure::weight}, all);
  CHECK(*answer.value == 158);
  CHECK(*answer.change == -2);
  CHECK(*answer.day == day("2026-03-16"));

  all.measurements = {weighing("2026-01-05", 164), weighing("2025-12-01", 170)};
  CHECK(*answer_query({.measure = Measure::weight}, all).value == 164);
  CHECK_FALSE(answer_query({.measure = Measure::weight}, all).change);
}

TEST_CASE("bedtimes around midnight have a sensible mean") {
  DataRows all = rows_of_wednesday();
  const auto night = [](const char* date, const char* bedtime) {
    Sleep each;
    each.sleep_date = day(date);
    each.bedtime = parse_timestamp(bedtime);
    each.bedtime_utc_offset = 60;
    return each;
  };
  all.nights = {night("2026-03-17", "2026-03-16T22:30:00Z"), night("2026-03-18", "2026-03-17T23:30:00Z")};
  // 23:30 and 0:30 in local time: midnight, 12 hours after noon.
  CHECK(*answer_query({.measure = Measure::bedtime}, all).value == 720);
}

TEST_CASE("sets and volume leave out warm-up sets and other exercises") {
  DataRows all = rows_of_wednesday();
  all.completions = {completed("2026-03-16", "Bench Press",
                               {lifted_set(10, 45, SetType::warmup), lifted_set(8, 100), lifted_set(8, 100)}),
                     completed("2026-03-17", "Barbell Row", {lifted_set(10, 80)})};
  CHECK(*answer_query({.measure = Measure::sets}, all).value == 3);
  CHECK(*answer_query({.measure = Measure::volume}, all).value == 2400);
  CHECK(*answer_query({.measure = Measure::volume, .exercise = "bench press"}, all).value == 1600);
}

TEST_CASE("the best set is the heaviest, then the one with the most repetitions") {
  DataRows all = rows_of_wednesday();
  all.completions = {completed("2026-01-05", "Bench Press", {lifted_set(8, 100), lifted_set(12, 90)}),
                     completed("2026-02-05", "Bench Press",
                               {lifted_set(5, 110), lifted_set(6, 110), lifted_set(1, 200, SetType::warmup)}),
                     completed("2026-03-05", "Barbell Row", {lifted_set(5, 300)})};
  const DataAnswer best = answer_query({.measure = Measure::best, .exercise = "Bench Press"}, all);
  CHECK(*best.value == 110);
  CHECK(best.done.front().reps == 6);
  CHECK(*best.day == day("2026-02-05"));
  const DataAnswer maximum = answer_query({.measure = Measure::one_rep_max, .exercise = "Bench Press"}, all);
  CHECK(*maximum.value == doctest::Approx(132));  // Epley: 110 x (1 + 6 / 30)
  const DataAnswer last = answer_query({.measure = Measure::last_time, .exercise = "Bench Press"}, all);
  CHECK(*last.day == day("2026-02-05"));
  CHECK(last.done.size() == 2);
  CHECK_FALSE(answer_query({.measure = Measure::best, .exercise = "Plank"}, all).value);
}

TEST_CASE("repetitions count without weights, and seconds without repetitions") {
  DataRows all = rows_of_wednesday();
  SetLog hold;
  hold.duration = 85;
  all.completions = {completed("2026-03-02", "Plank", {hold}),
                     completed("2026-03-02", "Pull-Up", {lifted_set(8, 0), lifted_set(6, 0)})};
  const DataAnswer plank = answer_query({.measure = Measure::best, .exercise = "Plank"}, all);
  CHECK(plank.unit == RecordUnit::s);
  CHECK(*plank.value == 85);
  const DataAnswer pull_up = answer_query({.measure = Measure::best, .exercise = "Pull-Up"}, all);
  CHECK(pull_up.unit == RecordUnit::reps);
  CHECK(*pull_up.value == 8);
}

TEST_CASE("workouts of a type are counted with their goal and the span before") {
  DataRows all = rows_of_wednesday();
  all.weekly_goal = 3;
  for (const char* date : {"2026-03-16", "2026-03-17", "2026-03-10", "2026-03-14"}) {
    Workout workout;
    workout.when.local_date = day(date);
    workout.type = WorkoutType::running;
    workout.distance = 5000;
    all.workouts.push_back(workout);
  }
  const DataAnswer answer = answer_query({.measure = Measure::workouts}, all);
  CHECK(*answer.value == 2);
  CHECK(*answer.value_before == 1);
  CHECK(*answer.goal == 3);
  CHECK(*answer_query({.measure = Measure::distance}, all).value == 10000);
  CHECK_FALSE(answer_query({.measure = Measure::distance, .workout_type = WorkoutType::cycling}, all).value);
}

TEST_CASE("a summary of goals has the week's workouts and the day's food and water") {
  const DataAnswer answer = answer_query({.measure = Measure::goals}, rows_of_wednesday());
  REQUIRE(answer.parts.size() == 4);
  CHECK(answer.parts[0].query.measure == Measure::workouts);
  CHECK(*answer.parts[1].goal == default_daily_calories);
}

TEST_CASE("body, sleep and cycle are about health, training and food are not") {
  for (const Measure measure : {Measure::weight, Measure::waist, Measure::sleep, Measure::mood, Measure::cycle})
    CHECK(is_about_health(measure));
  for (const Measure measure : {Measure::calories, Measure::workouts, Measure::best, Measure::streak})
    CHECK_FALSE(is_about_health(measure));
}

TEST_CASE("means and the lowest day leave today out, which is unfinished") {
  DataRows all = rows_of_wednesday();
  all.food = {eaten_on("2026-03-16", 2000), eaten_on("2026-03-17", 1600), eaten_on("2026-03-18", 400),
              eaten_on("2026-03-09", 1500), eaten_on("2026-03-10", 1700), eaten_on("2026-03-11", 9000)};
  all.calorie_goal = 1800;
  DataQuery query{.measure = Measure::calories,
                  .aggregate = Aggregate::average,
                  .span = {SpanName::this_week, 0, {}, {}},
                  .comparison = Comparison::before};
  const DataAnswer mean = answer_query(query, all);
  CHECK(*mean.value == 1800);
  CHECK(mean.is_without_today);
  CHECK(mean.whole_days == 2);
  CHECK(mean.span.to == day("2026-03-17"));
  CHECK(mean.before.to == day("2026-03-10"));
  CHECK(*mean.value_before == 1600);
  CHECK(*mean.days_at_goal == 1);

  query.aggregate = Aggregate::total;
  const DataAnswer total = answer_query(query, all);
  CHECK(*total.value == 4000);
  CHECK(*total.per_day == 1800);
  query.aggregate = Aggregate::lowest;
  CHECK(*answer_query(query, all).value == 1600);
  query.aggregate = Aggregate::average;
  query.span.name = SpanName::today;
  CHECK(*answer_query(query, all).value == 400);
}

TEST_CASE("a change of weight is that of the means of 7 days, as on the screen of the body") {
  DataRows all = rows_of_wednesday();
  all.measurements = {weighing("2026-03-17", 160), weighing("2026-03-16", 162), weighing("2026-02-23", 168),
                      weighing("2026-02-22", 170)};
  const DataAnswer answer = answer_query({.measure = Measure::weight}, all);
  CHECK(*answer.value == 160);
  CHECK(*answer.change == doctest::Approx(161 - 170));
  CHECK(*answer.change_per_week == doctest::Approx(-9.0 * 7 / 23));

  const DataQuery past{.measure = Measure::weight, .span = {SpanName::dates, 0, day("2026-03-01"), day("2026-03-01")}};
  const DataAnswer nearest = answer_query(past, all);
  CHECK(nearest.is_nearest);
  CHECK(*nearest.day == day("2026-02-23"));
}

TEST_CASE("what changed begins with the biggest change, for what both spans have") {
  DataRows all = rows_of_wednesday();
  const auto trained = [&](const char* date) {
    Workout workout;
    workout.when.local_date = day(date);
    workout.duration = 30;
    all.workouts.push_back(workout);
  };
  for (const char* date : {"2026-03-09", "2026-03-11", "2026-03-13", "2026-03-15", "2026-03-03"}) trained(date);
  for (const char* date : {"2026-03-09", "2026-03-10", "2026-03-03", "2026-03-04"})
    all.food.push_back(eaten_on(date, date[9] < '5' ? 2000 : 2020, 100));
  const DataAnswer answer = answer_query({.measure = Measure::changes}, all);
  CHECK(answer.span.from == day("2026-03-09"));
  CHECK(answer.before.to == day("2026-03-08"));
  REQUIRE(answer.parts.size() >= 3);
  CHECK(answer.parts[0].query.measure == Measure::minutes);
  CHECK(answer.parts[1].query.measure == Measure::workouts);
  CHECK(*answer.parts[1].value == 4);
  CHECK(*answer.parts[1].value_before == 1);
  CHECK_FALSE(answer.parts[1].is_steady);
  CHECK(answer.parts.back().is_steady);
  CHECK(answer_query({.measure = Measure::changes}, rows_of_wednesday()).parts.empty());
}

TEST_CASE("the longest and the fastest workout are single workouts, and rest days are those that are over") {
  DataRows all = rows_of_wednesday();
  const auto run = [&](const char* date, double metres, int minutes) {
    Workout workout;
    workout.name = date;
    workout.when.local_date = day(date);
    workout.type = WorkoutType::running;
    workout.distance = metres;
    workout.duration = minutes;
    all.workouts.push_back(workout);
  };
  run("2026-03-16", 5000, 25);
  run("2026-03-16", 4000, 24);
  run("2026-03-09", 8000, 48);
  const DataAnswer longest = answer_query({.measure = Measure::distance, .aggregate = Aggregate::highest}, all);
  CHECK(*longest.value == 8000);
  CHECK(longest.name == "2026-03-09");
  const DataAnswer fastest = answer_query({.measure = Measure::pace, .aggregate = Aggregate::lowest}, all);
  CHECK(*fastest.value == 300);  // seconds per km
  CHECK(*fastest.day == day("2026-03-16"));
  const DataAnswer rest = answer_query({.measure = Measure::rest_days}, all);
  CHECK(*rest.value == 1);  // Tuesday; Wednesday is today
  CHECK(rest.count == 2);
}

TEST_CASE("a muscle was trained on the days with an exercise that trains it first of all") {
  DataRows all = rows_of_wednesday();
  all.completions = {completed("2026-03-16", "Squat", {lifted_set(5, 100), lifted_set(5, 100)}),
                     completed("2026-03-12", "Bench Press", {lifted_set(5, 100)}),
                     completed("2026-03-17", "Row", {lifted_set(5, 80)})};
  all.share_of_muscle = [](const Completion& each) {
    return each.exercise_name == "Squat" ? 1 : each.exercise_name == "Row" ? 0.5 : 0;
  };
  const DataAnswer days = answer_query({.measure = Measure::workouts, .muscle = "legs"}, all);
  CHECK(*days.value == 1);
  const DataAnswer last = answer_query({.measure = Measure::last_time, .muscle = "legs"}, all);
  CHECK(*last.day == day("2026-03-16"));
  CHECK(last.names == std::vector<std::string>{"Squat"});
  CHECK(*answer_query({.measure = Measure::sets, .muscle = "legs"}, all).value == 2.5);
}
