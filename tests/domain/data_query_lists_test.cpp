// Tests of answers about weekends, one exercise, a distance, and of lists.
#include <doctest/doctest.h>

#include "domain/data_rows.h"

using namespace fitapp;
using namespace fitapp::domain;
using namespace fitapp::tests;

TEST_CASE("weekends are compared with the other days of the span, without today") {
  DataRows all = rows_of_wednesday();
  all.food = {eaten_on("2026-03-14", 2400), eaten_on("2026-03-15", 2200), eaten_on("2026-03-16", 1800),
              eaten_on("2026-03-17", 2000), eaten_on("2026-03-18", 300)};
  const auto answer = answer_query({.measure = Measure::calories,
                                    .aggregate = Aggregate::average,
                                    .comparison = Comparison::before,
                                    .day_kind = DayKind::weekends},
                                   all);
  CHECK(answer.value == 2300);
  CHECK(answer.value_before == 1900);
  CHECK(answer.count == 2);
  const auto weekdays =
      answer_query({.measure = Measure::calories, .aggregate = Aggregate::average, .day_kind = DayKind::weekdays}, all);
  CHECK(weekdays.value == 1900);
}

TEST_CASE("an exercise counts once a day, and its repetitions add up without warm-up sets") {
  DataRows all = rows_of_wednesday();
  all.completions = {completed("2026-03-02", "Bench Press", {lifted_set(8, 100), lifted_set(5, 40, SetType::warmup)}),
                     completed("2026-03-02", "bench press", {lifted_set(8, 100)}),
                     completed("2026-03-09", "Bench Press", {lifted_set(6, 100)}),
                     completed("2026-03-09", "Squat", {lifted_set(5, 100)}),
                     completed("2026-02-09", "Bench Press", {lifted_set(6, 100)})};
  DataQuery query{.measure = Measure::workouts, .span = {SpanName::this_month, 0, {}, {}}, .exercise = "Bench Press"};
  CHECK(answer_query(query, all).value == 2);
  CHECK(answer_query(query, all).value_before == 1);
  CHECK(answer_query(query, all).names.empty());
  query.measure = Measure::repetitions;
  CHECK(answer_query(query, all).value == 22);
}

TEST_CASE("the fastest run of a distance is one of at least this distance") {
  DataRows all = rows_of_wednesday();
  const auto run = [](const char* date, int minutes, double metres) {
    Workout workout;
    workout.when.local_date = day(date);
    workout.type = WorkoutType::running;
    workout.duration = minutes;
    workout.distance = metres;
    return workout;
  };
  all.workouts = {run("2026-03-01", 20, 4000), run("2026-03-02", 30, 5000), run("2026-03-03", 31, 4989)};
  DataQuery query{.measure = Measure::pace, .aggregate = Aggregate::lowest, .least_distance = 5000};
  CHECK(answer_query(query, all).value == 360);
  all.workouts.erase(all.workouts.begin() + 1);
  // 3.1 miles.
  CHECK(answer_query(query, all).day == day("2026-03-03"));
  query.least_distance = 10'000;
  CHECK_FALSE(answer_query(query, all).value);
  CHECK(answer_query(query, all).distance == 4989);
}

TEST_CASE("foods are listed by meal, the most frequent first, and exercises by their days") {
  DataRows all = rows_of_wednesday();
  const auto meal = [](const char* name, MealType type) {
    FoodEntry entry = eaten_on("2026-03-17", 100);
    entry.name = name;
    entry.meal_type = type;
    return entry;
  };
  all.food = {meal("Rice", MealType::dinner), meal("Oats", MealType::breakfast), meal("Apple", MealType::breakfast),
              meal("apple", MealType::breakfast)};
  const auto eaten = answer_query({.measure = Measure::foods, .span = {SpanName::yesterday, 0, {}, {}}}, all);
  REQUIRE(eaten.meals.size() == 2);
  CHECK(eaten.meals[0].names == std::vector<std::string>{"Apple", "Oats"});
  CHECK(eaten.meals[0].calories == 300);
  CHECK(eaten.value == 400);
  all.completions = {
      completed("2026-03-02", "Row", {lifted_set(8, 100)}), completed("2026-03-02", "Squat", {lifted_set(8, 100)}),
      completed("2026-03-02", "Squat", {lifted_set(8, 100)}), completed("2026-03-09", "Squat", {lifted_set(8, 100)})};
  const auto most = answer_query({.measure = Measure::exercises, .aggregate = Aggregate::highest}, all);
  CHECK(most.names == std::vector<std::string>{"Squat", "Row"});
  CHECK(most.value == 2);
}
