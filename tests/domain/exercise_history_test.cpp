// Tests bests, estimated maxima, repetition records and daily points of one exercise.
#include "domain/exercise_history.h"

#include <doctest/doctest.h>

#include "support/days.h"

using namespace fitapp;
using namespace fitapp::domain;
using fitapp::tests::day;

namespace {

SetLog lift(int reps, double weight, SetType type = SetType::normal) {
  SetLog set;
  set.set_type = type;
  set.reps = reps;
  set.weight = weight;
  return set;
}

Completion session(const char* date, std::vector<SetLog> sets, std::int64_t workout = 7) {
  Completion done;
  done.when.local_date = day(date);
  done.workout_id = WorkoutId{workout};
  done.sets = std::move(sets);
  return done;
}

// A completion whose sets were not logged individually.
Completion total(const char* date, std::optional<int> sets, std::optional<int> reps, std::optional<double> weight,
                 std::optional<int> seconds = std::nullopt) {
  Completion done = session(date, {});
  done.actual_sets = sets;
  done.actual_reps = reps;
  done.actual_weight = weight;
  done.actual_duration = seconds;
  return done;
}

}  // namespace

TEST_CASE("an exercise that was never done has an empty history") {
  const ExerciseHistory history = history_of({}, Estimate::meaningful);
  CHECK_FALSE(history.best.weight);
  CHECK_FALSE(history.best.volume);
  CHECK_FALSE(history.estimated_maximum);
  CHECK(history.rep_records.empty());
  CHECK(history.points.empty());
}

TEST_CASE("the best of each kind has its set, its day and its workout") {
  const ExerciseHistory history = history_of(
      {session("2026-11-06", {lift(10, 100), lift(12, 90)}, 1), session("2026-11-13", {lift(5, 120), lift(3, 120)}, 2),
       session("2026-11-20", {lift(12, 95), lift(2, 120)}, 3)},
      Estimate::meaningful);
  CHECK(history.best.weight->value == 120);
  CHECK(history.best.weight->reps == 5);
  CHECK(history.best.weight->local_date == day("2026-11-13"));
  CHECK(history.best.weight->workout_id == WorkoutId{2});
  CHECK(history.best.reps->value == 12);
  CHECK(history.best.reps->weight == 95);
  CHECK(history.best.reps->local_date == day("2026-11-20"));
  CHECK(history.best.volume->value == 2080);  // 10 × 100 + 12 × 90
  CHECK(history.best.volume->local_date == day("2026-11-06"));
  CHECK_FALSE(history.best.volume->reps);
  CHECK_FALSE(history.best.duration);
}

TEST_CASE("of equal bests the first counts") {
  const ExerciseHistory history = history_of(
      {session("2026-11-06", {lift(5, 100)}, 1), session("2026-11-13", {lift(5, 100)}, 2)}, Estimate::meaningful);
  CHECK(history.best.weight->workout_id == WorkoutId{1});
  CHECK(history.best.volume->workout_id == WorkoutId{1});
  CHECK(history.estimated_maximum->local_date == day("2026-11-06"));
}

TEST_CASE("warm-up sets, failed sets and other sections do not count") {
  Completion warm_up = session("2026-11-19", {lift(20, 300)});
  warm_up.category = Section::warmup;
  const ExerciseHistory history =
      history_of({session("2026-11-20", {lift(10, 200, SetType::warmup), lift(0, 500, SetType::failure), lift(5, 100)}),
                  warm_up, total("2026-11-21", 0, 10, 400.0)},
                 Estimate::meaningful);
  CHECK(history.best.weight->value == 100);
  CHECK(history.best.reps->value == 5);
  CHECK(history.best.volume->value == 500);
  CHECK(history.points.size() == 1);
  REQUIRE(history.rep_records.size() == 1);
  CHECK(history.rep_records[0].reps == 5);
}

TEST_CASE("a completion without individual sets counts as a whole") {
  const ExerciseHistory history = history_of(
      {total("2026-11-19", 3, 10, 50.5), total("2026-11-20", {}, {}, {}, 90), total("2026-11-20", {}, 8, 40.0)},
      Estimate::meaningful);
  CHECK(history.best.weight->value == 50.5);
  CHECK(history.best.volume->value == 1515);
  CHECK(history.best.duration->value == 90);
  REQUIRE(history.points.size() == 2);
  CHECK(history.points[1].duration == 90);
  CHECK(history.points[1].weight == 40);
  CHECK(history.points[1].volume == 320);
}

TEST_CASE("a daily point has the best of the day and its total volume, oldest first") {
  const ExerciseHistory history =
      history_of({session("2026-11-19", {lift(8, 60)}), session("2026-11-20", {lift(8, 75)}),
                  session("2026-11-20", {lift(6, 90)})},
                 Estimate::meaningful);
  REQUIRE(history.points.size() == 2);
  CHECK(history.points[0].local_date == day("2026-11-19"));
  CHECK(history.points[1].weight == 90);
  CHECK(history.points[1].reps == 8);
  CHECK(history.points[1].volume == 8 * 75 + 6 * 90);
  CHECK(history.points[1].estimated_maximum == 108);
  CHECK_FALSE(history.points[1].duration);
}

TEST_CASE("the maximum is estimated from at most twelve repetitions, and only for lifted weights") {
  const std::vector<Completion> sessions{session("2026-11-19", {lift(13, 200)}), session("2026-11-20", {lift(9, 70)})};
  const ExerciseHistory history = history_of(sessions, Estimate::meaningful);
  CHECK(history.estimated_maximum->value == 90);
  CHECK(history.estimated_maximum->reps == 9);
  CHECK(history.estimated_maximum->weight == 70);
  CHECK_FALSE(history.points[0].estimated_maximum);
  const ExerciseHistory bands = history_of(sessions, Estimate::meaningless);
  CHECK_FALSE(bands.estimated_maximum);
  CHECK_FALSE(bands.points[1].estimated_maximum);
  CHECK(bands.best.weight->value == 200);
  CHECK(estimate_for(Implement::barbell) == Estimate::meaningful);
  CHECK(estimate_for(Implement::stack_machine) == Estimate::meaningful);
  CHECK(estimate_for(Implement::bodyweight) == Estimate::meaningless);
  CHECK(estimate_for(Implement::band) == Estimate::meaningless);
  CHECK(estimate_for(Implement::assistance) == Estimate::meaningless);
}

TEST_CASE("a repetition record is the heaviest weight at each number of repetitions up to twenty") {
  const ExerciseHistory history =
      history_of({session("2026-11-06", {lift(10, 100), lift(5, 120), lift(21, 60)}),
                  session("2026-11-13", {lift(10, 105), lift(5, 120), lift(20, 70), lift(8, 0)})},
                 Estimate::meaningful);
  REQUIRE(history.rep_records.size() == 3);
  CHECK(history.rep_records[0].reps == 5);
  CHECK(history.rep_records[0].local_date == day("2026-11-06"));
  CHECK(history.rep_records[1].reps == 10);
  CHECK(history.rep_records[1].weight == 105);
  CHECK(history.rep_records[2].reps == 20);
}

TEST_CASE("the least assistance is best, and assistance counts neither as load nor as volume") {
  const ExerciseHistory history =
      history_of({session("2026-11-06", {lift(8, 60), lift(10, 80)}, 1), session("2026-11-13", {lift(8, 40)}, 2),
                  session("2026-11-20", {lift(9, 40), lift(8, 50), lift(0, 20)}, 3),
                  total("2026-11-20", 1, {}, 10, 30)},  // a hold without repetitions makes no record
                 Estimate::meaningless, WeightRole::assistance);
  CHECK(history.best.weight->value == 40);
  CHECK(history.best.weight->reps == 9);
  CHECK(history.best.weight->workout_id == WorkoutId{3});
  CHECK(history.best.reps->value == 10);
  CHECK_FALSE(history.best.volume);
  CHECK_FALSE(history.estimated_maximum);
  REQUIRE(history.rep_records.size() == 3);
  CHECK(history.rep_records[0].reps == 8);
  CHECK(history.rep_records[0].weight == 40);
  CHECK(history.rep_records[2].weight == 80);
  REQUIRE(history.points.size() == 3);
  CHECK(history.points[0].weight == 60);
  CHECK(history.points[2].weight == 40);
  CHECK_FALSE(history.points[2].volume);
}

TEST_CASE("body weight exercises have repetitions and time, and no volume") {
  const ExerciseHistory history =
      history_of({total("2026-11-20", 3, 12, {}), total("2026-11-20", 3, {}, {}, 45)}, Estimate::meaningless);
  CHECK(history.best.reps->value == 12);
  CHECK(history.best.duration->value == 45);
  CHECK_FALSE(history.best.volume);
  CHECK_FALSE(history.points[0].volume);
  CHECK(history.rep_records.empty());
}
