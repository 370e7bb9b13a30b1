// Tests of completions that belong to logged workouts.
#include <doctest/doctest.h>

#include "planned_support.h"
#include "store/workouts.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

namespace {

// Logs the planned workout on this day, with what was ticked so far.
WorkoutId complete_workout(Planned& planned, const char* date, std::vector<std::string> names) {
  domain::Workout logged;
  logged.name = "Legs";
  logged.exercises = std::move(names);
  logged.planned_workout_id = planned.workout;
  logged.when = noon(date);
  return insert_workout(planned.ada, *planned.database, logged, {}, {}, now).entity.id;
}

using Names = std::vector<std::string>;

domain::Workout legs(Planned& planned, Names names = {}) {
  domain::Workout logged;
  logged.name = "Legs";
  logged.exercises = std::move(names);
  logged.planned_workout_id = planned.workout;
  logged.when = noon("2026-11-20");
  return logged;
}

Inserted<domain::Workout> log(Planned& planned, const domain::Workout& workout,
                              const std::vector<CompletionId>& completions = {}, const ClientKey& key = {}) {
  return insert_workout(planned.ada, *planned.database, workout, {completions}, key, now);
}

CompletionId do_own(Planned& planned, const char* name, const char* date = "2026-11-20") {
  return save_completion(planned.ada, *planned.database, own(name, date, 50), {}, now).completion.id;
}

// Returns the logged workout of a completion.
std::optional<WorkoutId> workout_of_completion(Planned& planned, CompletionId id) {
  for (const auto& each : list_completions(planned.ada, *planned.database, {})) {
    if (each.id == id) return each.workout_id;
  }
  return std::nullopt;
}

Names names_in(Planned& planned, WorkoutId id) { return find_workout(planned.ada, *planned.database, id)->exercises; }

domain::SetLog lifted(int reps, double weight) {
  domain::SetLog set;
  set.reps = reps;
  set.weight = weight;
  return set;
}

}  // namespace

TEST_CASE("a correction stays in its logged workout, and the records follow") {
  Planned planned;
  Database& database = *planned.database;
  planned.tick("2026-11-13", 30);
  const auto id = planned.tick("2026-11-20", 40).completion.id;
  const WorkoutId logged = complete_workout(planned, "2026-11-20", {"Goblet Squat"});
  const auto saved = update_completion(planned.ada, database, id, now, [](domain::Completion& each) {
    each.sets = {lifted(10, 35), lifted(8, 45)};
    each.actual_sets.reset();
    each.actual_weight.reset();
  });
  REQUIRE(saved);
  CHECK(saved->completion.workout_id == logged);
  CHECK(saved->completion.actual_sets == 2);
  CHECK(saved->completion.actual_weight == 45);
  CHECK(saved->new_record->value == 45);
  CHECK(names_in(planned, logged) == Names{"Goblet Squat"});
  // The client sends the same tick again.
  CHECK(planned.tick("2026-11-20", 42).completion.workout_id == logged);
  CHECK(record_values(planned.ada, database) == std::vector<double>{42});
}

TEST_CASE("sets that are replaced twice have the order of the last list") {
  Planned planned;
  Database& database = *planned.database;
  const auto id = planned.tick("2026-11-20").completion.id;
  const auto reps_after = [&](const std::vector<int>& reps) {
    const auto saved = update_completion(planned.ada, database, id, now, [&](domain::Completion& each) {
      each.sets.clear();
      for (const int count : reps) each.sets.push_back(lifted(count, 35));
    });
    std::vector<int> read;
    for (const auto& set : saved->completion.sets) read.push_back(*set.reps);
    return read;
  };
  CHECK(reps_after({10, 9, 8}) == std::vector<int>{10, 9, 8});
  CHECK(reps_after({7, 12, 9, 11}) == std::vector<int>{7, 12, 9, 11});
  CHECK(reps_after({8, 3}) == std::vector<int>{8, 3});
  CHECK(count(database, "set_logs") == 2);
}

TEST_CASE("undoing a completion removes it from its logged workout, and ticking it again restores it") {
  Planned planned;
  Database& database = *planned.database;
  const auto first = planned.tick("2026-11-20").completion.id;
  const WorkoutId logged = complete_workout(planned, "2026-11-20", {"Goblet Squat", "Plank"});
  CHECK(delete_completion(planned.ada, database, first, now).found);
  CHECK(names_in(planned, logged) == Names{"Plank"});
  const auto again = planned.tick("2026-11-20", 50);
  CHECK(again.completion.id != first);
  CHECK(again.completion.workout_id == logged);
  CHECK(names_in(planned, logged) == Names{"Plank", "Goblet Squat"});
  CHECK_FALSE(planned.tick("2026-11-21").completion.workout_id);  // only on the same day
}

TEST_CASE("a tick joins the latest of two logged workouts of the day, and an already logged one stays where it is") {
  Planned planned;
  Database& database = *planned.database;
  const WorkoutId morning = complete_workout(planned, "2026-11-20", {});
  const WorkoutId evening = complete_workout(planned, "2026-11-20", {});
  const auto saved = planned.tick("2026-11-20");
  CHECK(saved.completion.workout_id == evening);
  domain::Completion named = saved.completion;
  named.workout_id = morning;
  CHECK(save_completion(planned.ada, database, named, {}, now).completion.workout_id == morning);
  CHECK(planned.tick("2026-11-20").completion.workout_id == morning);
  CHECK(names_in(planned, morning) == Names{"Goblet Squat"});
  CHECK(names_in(planned, evening).empty());
}

TEST_CASE("an exercise added to a logged workout takes its local day and comes last") {
  Planned planned;
  Database& database = *planned.database;
  planned.tick("2026-11-13");
  const WorkoutId logged = complete_workout(planned, "2026-11-13", {"Goblet Squat"});
  domain::Completion added = own("Row", "2026-11-20", 50);
  added.workout_id = logged;
  const auto row = save_completion(planned.ada, database, added, {}, now).completion;
  CHECK(row.when.local_date == day("2026-11-13"));
  CHECK(row.workout_id == logged);
  CHECK(names_in(planned, logged) == Names{"Goblet Squat", "Row"});
  const auto list = list_completions_of_workout(planned.ada, database, logged, {});
  REQUIRE(list.size() == 2);
  CHECK(list[0].exercise_name == "Goblet Squat");
  CHECK(list[1].exercise_name == "Row");
  CHECK(list_completions_of_workout(planned.ada, database, logged, {{}, {}, 1, 1})[0].exercise_name == "Row");
  CHECK(list_completions_of_workout(planned.eve, database, logged, {}).empty());
  const Error error = error_of([&] { save_completion(planned.eve, database, added, {}, now); });
  CHECK(error.kind() == ErrorKind::not_found);
  CHECK(error.fields().front().first == "workoutId");
}

TEST_CASE("a name stays in the workout while another of its completions has it, ignoring case") {
  Planned planned;
  Database& database = *planned.database;
  const WorkoutId logged = complete_workout(planned, "2026-11-20", {});
  const auto add = [&](const char* name) {
    domain::Completion added = own(name, "2026-11-20", 50);
    added.workout_id = logged;
    return save_completion(planned.ada, database, added, {}, now).completion.id;
  };
  const auto first = add("Row");
  const auto second = add("ROW");
  CHECK(names_in(planned, logged) == Names{"Row"});
  CHECK(delete_completion(planned.ada, database, first, now).found);
  CHECK(names_in(planned, logged) == Names{"Row"});
  CHECK(delete_completion(planned.ada, database, second, now).found);
  CHECK(names_in(planned, logged).empty());
}

TEST_CASE("renaming an exercise in the plan renames it in the logged workout") {
  Planned planned;
  Database& database = *planned.database;
  planned.tick("2026-11-20");
  const WorkoutId logged = complete_workout(planned, "2026-11-20", {"Goblet Squat"});
  update_planned_exercise(planned.ada, database, planned.squat,
                          [](domain::PlannedExercise& each) { each.exercise_name = "Box Squat"; });
  planned.tick("2026-11-20");
  CHECK(names_in(planned, logged) == Names{"Box Squat"});
}

TEST_CASE("logging a workout with named completions also takes the plan's other ticks of the day") {
  Planned planned;
  const auto row = do_own(planned, "Row");
  const auto unseen = planned.tick("2026-11-20").completion.id;
  const auto of_another_day = planned.tick("2026-11-13").completion.id;
  const auto made = log(planned, legs(planned, {"Row"}), {row}).entity;
  CHECK(workout_of_completion(planned, row) == made.id);
  CHECK(workout_of_completion(planned, unseen) == made.id);
  CHECK_FALSE(workout_of_completion(planned, of_another_day));
  CHECK(made.exercises == Names{"Row", "Goblet Squat"});
  CHECK(names_in(planned, made.id) == made.exercises);
}

TEST_CASE("a workout that names no completions gets the names of those it takes") {
  Planned planned;
  planned.tick("2026-11-20");
  const auto made = log(planned, legs(planned, {"goblet SQUAT", "Stretching"})).entity;
  CHECK(made.exercises == Names{"goblet SQUAT", "Stretching"});
  Planned marked;
  marked.tick("2026-11-20");
  CHECK(log(marked, legs(marked)).entity.exercises == Names{"Goblet Squat"});
}

TEST_CASE("a workout that two devices complete is logged once, with the ticks of both") {
  Planned planned;
  const auto squat = planned.tick("2026-11-20").completion.id;
  const auto row = do_own(planned, "Row");
  const auto laptop = log(planned, legs(planned, {"Goblet Squat", "Row"}), {squat, row}, key("laptop", "a"));
  const auto phone = log(planned, legs(planned, {"Goblet Squat", "Row"}), {row, squat}, key("phone", "b"));
  CHECK_FALSE(laptop.existed);
  CHECK(phone.existed);
  CHECK(phone.entity.id == laptop.entity.id);
  CHECK(list_workouts(planned.ada, *planned.database, {}).size() == 1);
}

TEST_CASE("a workout takes neither a completion nor its name from another logged workout") {
  Planned planned;
  const auto squat = planned.tick("2026-11-20").completion.id;
  const auto first = log(planned, legs(planned), {squat}).entity.id;
  const auto row = do_own(planned, "Row");
  const auto second = log(planned, legs(planned, {"Goblet Squat", "Row", "Plank"}), {squat, row});
  CHECK_FALSE(second.existed);
  CHECK(workout_of_completion(planned, squat) == first);
  CHECK(workout_of_completion(planned, row) == second.entity.id);
  CHECK(second.entity.exercises == Names{"Row", "Plank"});
  CHECK(names_in(planned, first) == Names{"Goblet Squat"});
}

TEST_CASE("a workout that names completions of two logged workouts is a new one") {
  Planned planned;
  const auto squat = planned.tick("2026-11-20").completion.id;
  const auto row = do_own(planned, "Row");
  const auto first = log(planned, legs(planned), {squat}).entity.id;
  domain::Workout own_one = legs(planned);
  own_one.planned_workout_id.reset();
  const auto second = log(planned, own_one, {row}).entity.id;
  const auto third = log(planned, legs(planned), {squat, row});
  CHECK_FALSE(third.existed);
  CHECK(workout_of_completion(planned, squat) == first);
  CHECK(workout_of_completion(planned, row) == second);
}

TEST_CASE("open ticks of the plan are logged even if all named completions belong to another workout") {
  Planned planned;
  const auto row = do_own(planned, "Row");
  domain::Workout own_one = legs(planned);
  own_one.planned_workout_id.reset();
  const auto first = log(planned, own_one, {row}).entity.id;
  const auto squat = planned.tick("2026-11-20").completion.id;
  const auto second = log(planned, legs(planned, {"Row"}), {row});
  CHECK_FALSE(second.existed);
  CHECK(workout_of_completion(planned, row) == first);
  CHECK(workout_of_completion(planned, squat) == second.entity.id);
  CHECK(second.entity.exercises == Names{"Goblet Squat"});
}

TEST_CASE("an update adds completions to a logged workout, except those of other workouts") {
  Planned planned;
  Database& database = *planned.database;
  const auto squat = planned.tick("2026-11-20").completion.id;
  const auto logged = log(planned, legs(planned), {squat}).entity.id;
  const auto row = do_own(planned, "Row");
  const auto press = do_own(planned, "Press");
  domain::Workout elsewhere = legs(planned);
  elsewhere.planned_workout_id.reset();
  const auto other = log(planned, elsewhere, {press}).entity.id;
  const auto change = [](domain::Workout& each) { each.notes = "with the laptop's"; };
  const auto changed = update_workout(planned.ada, database, logged, now, change, {{squat, row, press}});
  REQUIRE(changed);
  CHECK(changed->notes == "with the laptop's");
  CHECK(changed->exercises == Names{"Goblet Squat", "Row"});
  CHECK(names_in(planned, logged) == changed->exercises);
  CHECK(workout_of_completion(planned, row) == logged);
  CHECK(workout_of_completion(planned, squat) == logged);
  CHECK(workout_of_completion(planned, press) == other);
}

TEST_CASE("an update that names another user's completion is rejected") {
  Planned planned;
  Database& database = *planned.database;
  const auto row = do_own(planned, "Row");
  const auto logged = log(planned, legs(planned)).entity.id;
  const auto hers = save_completion(planned.eve, database, own("Row", "2026-11-20", 50), {}, now).completion.id;
  const auto change = [](domain::Workout& each) { each.name = "Changed"; };
  const Error error = error_of([&] { update_workout(planned.ada, database, logged, now, change, {{row, hers}}); });
  CHECK(error.kind() == ErrorKind::not_found);
  REQUIRE(error.fields().size() == 1);
  CHECK(error.fields().front().first == "completionIds[1]");
  CHECK(find_workout(planned.ada, database, logged)->name == "Legs");
  CHECK_FALSE(workout_of_completion(planned, row));
  CHECK_FALSE(update_workout(planned.eve, database, logged, now, change, {{hers}}));
}

TEST_CASE("a second tick without notes keeps those of the first") {
  Planned planned;
  const auto tick = [&](std::optional<std::string> notes) {
    domain::Completion done;
    done.planned_exercise_id = planned.squat;
    done.notes = std::move(notes);
    done.when = noon("2026-11-20");
    return save_completion(planned.ada, *planned.database, done, {}, now).completion.notes;
  };
  CHECK(tick("Left knee") == "Left knee");
  CHECK(tick(std::nullopt) == "Left knee");
  CHECK(tick("Both knees") == "Both knees");
}
