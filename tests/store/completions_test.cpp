// Tests of completions, their sets and records in the database.
#include "store/completions.h"

#include <doctest/doctest.h>

#include "planned_support.h"
#include "store/workouts.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

namespace {

using Values = std::vector<double>;

}  // namespace

TEST_CASE("a tick takes name, category and planned values from the plan") {
  Planned planned;
  const auto saved = planned.tick("2026-11-20");
  CHECK_FALSE(saved.existed);
  const auto& done = saved.completion;
  CHECK(done.exercise_name == "Goblet Squat");
  CHECK(done.planned_workout_id == planned.workout);
  CHECK(done.planned.reps == 10);
  CHECK(done.planned.weight == 35.5);
  CHECK(done.planned.rest_time == 90);
  CHECK(done.actual_reps == 10);
  CHECK(done.actual_weight == 35.5);
  CHECK(saved.first_time);
  CHECK_FALSE(saved.new_record);
}

TEST_CASE("one planned exercise has one completion a day") {
  Planned planned;
  const auto first = planned.tick("2026-11-20", 30);
  const auto second = planned.tick("2026-11-20", 40);
  CHECK(second.existed);
  CHECK(second.completion.id == first.completion.id);
  CHECK(second.completion.actual_weight == 40);
  CHECK_FALSE(planned.tick("2026-11-21").existed);
  CHECK(list_completions(planned.ada, *planned.database, {}).size() == 2);
}

TEST_CASE("another user cannot tick the exercise, nor see or delete the completion") {
  Planned planned;
  Database& database = *planned.database;
  const auto id = planned.tick("2026-11-20").completion.id;
  domain::Completion theft;
  theft.planned_exercise_id = planned.squat;
  theft.when = noon("2026-11-20");
  const Error error = error_of([&] { save_completion(planned.eve, database, theft, {}, now); });
  CHECK(error.kind() == ErrorKind::not_found);
  CHECK(error.fields().front().first == "plannedExerciseId");
  CHECK(list_completions(planned.eve, database, {}).empty());
  CHECK(list_records(planned.eve, database, {}).empty());
  CHECK_FALSE(delete_completion(planned.eve, database, id, now).found);
  CHECK_FALSE(update_completion(planned.eve, database, id, now, [](domain::Completion&) {}));
  CHECK(count(database, "exercise_completions") == 1);
}

TEST_CASE("sets are stored in order, replaced by an update and deleted with their completion") {
  Planned planned;
  Database& database = *planned.database;
  domain::Completion done = own("Row", "2026-11-20", 100);
  domain::SetLog warmup;
  warmup.set_type = domain::SetType::warmup;
  warmup.reps = 12;
  domain::SetLog work;
  work.reps = 5;
  work.weight = 100.25;
  work.duration = 30;
  work.distance = 12.5;
  work.rpe = 8.5;
  work.done_at = now;
  done.sets = {warmup, work};
  const auto saved = save_completion(planned.ada, database, done, {}, now).completion;
  const auto read = list_completions(planned.ada, database, {})[0];
  REQUIRE(read.sets.size() == 2);
  CHECK(read.sets[0].set_type == domain::SetType::warmup);
  CHECK_FALSE(read.sets[0].weight);
  CHECK(read.sets[1].weight == 100.25);
  CHECK(read.sets[1].rpe == 8.5);
  CHECK(read.sets[1].done_at == now);
  CHECK(delete_completion(planned.ada, database, saved.id, now).found);
  CHECK(count(database, "set_logs") == 0);
  CHECK(count(database, "personal_records") == 0);
}

TEST_CASE("each listed completion has exactly its own sets, in order") {
  TwoUsers users;
  Database& database = *users.database;
  for (int i = 1; i <= 3; ++i) {
    domain::Completion done = own("Row", "2026-11-20", 10 * i);
    for (int reps = 0; reps < 3 - i; ++reps) {
      domain::SetLog set;
      set.reps = 10 * i + reps;
      done.sets.push_back(set);
    }
    save_completion(i == 2 ? users.eve : users.ada, database, done, {}, now);
  }
  const auto reps_of = [](const domain::Completion& completion) {
    std::vector<int> reps;
    for (const domain::SetLog& set : completion.sets) reps.push_back(*set.reps);
    return reps;
  };
  const auto ada = list_completions(users.ada, database, {});
  REQUIRE(ada.size() == 2);
  CHECK(reps_of(ada[0]).empty());
  CHECK(reps_of(ada[1]) == std::vector<int>{10, 11});
  const auto eve = list_last_completions(users.eve, database, std::nullopt);
  REQUIRE(eve.size() == 1);
  CHECK(reps_of(eve[0]) == std::vector<int>{20});
  CHECK(list_completions(users.eve, database, {.from = day("2026-11-21"), .to = {}, .limit = {}, .offset = 0}).empty());
}

TEST_CASE("the last completion of an exercise is the last one in which something was done") {
  TwoUsers users;
  Database& database = *users.database;
  const auto train = [&](const char* name, const char* date, std::optional<int> reps, domain::SetType type) {
    domain::Completion done = own(name, date, 0);
    domain::SetLog set;
    set.set_type = type;
    set.reps = reps;
    if (!reps) set.duration = 40;
    done.sets = {set};
    save_completion(users.ada, database, done, {}, now);
  };
  using enum domain::SetType;
  train("Chest Press", "2026-11-01", 10, normal);
  train("Chest Press", "2026-11-03", 0, normal);
  train("Leg Press", "2026-11-01", 10, normal);
  train("Leg Press", "2026-11-02", 9, normal);
  train("Leg Press", "2026-11-03", 10, warmup);
  train("Plank", "2026-11-01", {}, normal);
  train("Plank", "2026-11-02", {}, warmup);
  train("Tried once", "2026-11-03", 0, failure);
  for (const char* date : {"2026-11-01", "2026-11-03"}) {
    domain::Completion row = own("Row", date, 80);
    if (date != std::string("2026-11-01")) row.actual_reps = 0;
    save_completion(users.ada, database, row, {}, now);
  }
  domain::Completion wall_sit;
  wall_sit.exercise_name = "Wall Sit";
  wall_sit.actual_duration = 30;
  wall_sit.when = noon("2026-11-01");
  save_completion(users.ada, database, wall_sit, {}, now);
  wall_sit.actual_duration = 0;
  wall_sit.when = noon("2026-11-03");
  save_completion(users.ada, database, wall_sit, {}, now);
  std::string last;
  for (const auto& each : list_last_completions(users.ada, database, std::nullopt)) {
    last += each.exercise_name + " " + format_date(each.when.local_date).substr(8) + ";";
  }
  CHECK(last == "Chest Press 01;Leg Press 02;Plank 01;Row 01;Wall Sit 01;");
}

TEST_CASE("records are per user and per exercise, ignoring case") {
  TwoUsers users;
  Database& database = *users.database;
  save_completion(users.ada, database, own("Row", "2026-11-10", 100), {}, now);
  save_completion(users.eve, database, own("Row", "2026-11-11", 50), {}, now);
  CHECK_FALSE(save_completion(users.ada, database, own("ROW", "2026-11-12", 90), {}, now).new_record);
  CHECK(save_completion(users.ada, database, own("row", "2026-11-13", 110), {}, now).new_record->value == 110);
  CHECK(save_completion(users.ada, database, own("Press", "2026-11-14", 60), {}, now).first_time);
  CHECK_FALSE(save_completion(users.eve, database, own("row", "2026-11-15", 60), {}, now).first_time);
  CHECK(record_values(users.ada, database) == Values{110});
  CHECK(record_values(users.eve, database) == Values{60});
}

TEST_CASE("deleting a record promotes the next best, and the ids of the other records stay") {
  TwoUsers users;
  Database& database = *users.database;
  save_completion(users.ada, database, own("Row", "2026-11-01", 90), {}, now);
  save_completion(users.ada, database, own("Row", "2026-11-10", 100), {}, now);
  const auto best = save_completion(users.ada, database, own("Row", "2026-11-12", 200), {}, now).completion.id;
  save_completion(users.ada, database, own("Row", "2026-11-14", 150), {}, now);
  const auto before = list_records(users.ada, database, {});
  REQUIRE(before.size() == 2);
  CHECK(delete_completion(users.ada, database, best, now).found);
  const auto after = list_records(users.ada, database, {});
  CHECK(record_values(users.ada, database) == Values{150, 100});
  CHECK(after[1].id == before[1].id);
  CHECK_FALSE(delete_completion(users.ada, database, best, now).found);
}

TEST_CASE("a completion added on an earlier day takes the records that it would have set") {
  TwoUsers users;
  Database& database = *users.database;
  save_completion(users.ada, database, own("Row", "2026-11-10", 100), {}, now);
  save_completion(users.ada, database, own("Row", "2026-11-14", 150), {}, now);
  CHECK(save_completion(users.ada, database, own("Row", "2026-11-12", 120), {}, now).new_record);
  CHECK(record_values(users.ada, database) == Values{150, 120});
  const auto first = save_completion(users.ada, database, own("Row", "2026-11-01", 130), {}, now);
  CHECK(first.first_time);
  CHECK_FALSE(first.new_record);
  CHECK(record_values(users.ada, database) == Values{150});
}

TEST_CASE("after an exercise is renamed between two ticks of a day, the completion counts for the new name") {
  Planned planned;
  Database& database = *planned.database;
  planned.tick("2026-11-20", 100);
  update_planned_exercise(planned.ada, database, planned.squat,
                          [](domain::PlannedExercise& each) { each.exercise_name = "Box Squat"; });
  const auto saved = planned.tick("2026-11-20", 80);
  CHECK(saved.completion.exercise_name == "Box Squat");
  CHECK(saved.first_time);
  CHECK(list_records(planned.ada, database, {}).empty());
  CHECK(planned.tick("2026-11-21", 90).new_record->exercise_name == "Box Squat");
}

TEST_CASE("completions, sets and records remain when the plan is deleted") {
  Planned planned;
  Database& database = *planned.database;
  planned.tick("2026-11-13", 30);
  planned.tick("2026-11-20");
  CHECK(delete_plan(planned.ada, database, planned.plan));
  CHECK(count(database, "planned_exercises") == 0);
  const auto list = list_completions(planned.ada, database, {});
  REQUIRE(list.size() == 2);
  CHECK_FALSE(list[0].planned_exercise_id);
  CHECK_FALSE(list[0].planned_workout_id);
  CHECK(list[0].exercise_name == "Goblet Squat");
  CHECK(list[0].planned.sets == 3);
  CHECK(record_values(planned.ada, database) == Values{35.5});
}

TEST_CASE("moving a workout to a day with the same planned exercise keeps both completions") {
  Planned planned;
  const auto friday = planned.tick("2026-11-13", 40).completion.id;
  const auto saturday = planned.tick("2026-11-14", 45).completion.id;
  domain::Workout logged;
  logged.name = "Legs";
  logged.when = noon("2026-11-13");
  const auto id = insert_workout(planned.ada, *planned.database, logged, {{friday}}, {}, now).entity.id;
  update_workout(planned.ada, *planned.database, id, now,
                 [](domain::Workout& each) { each.when = noon("2026-11-14"); });
  const auto list =
      list_completions(planned.ada, *planned.database, {day("2026-11-14"), day("2026-11-14"), std::nullopt, 0});
  REQUIRE(list.size() == 2);
  for (const auto& each : list) {
    CHECK(each.exercise_name == "Goblet Squat");
    CHECK(each.planned_exercise_id.has_value() == (each.id == saturday));
  }
}

TEST_CASE("a client key creates only one completion") {
  TwoUsers users;
  Database& database = *users.database;
  const auto first = save_completion(users.ada, database, own("Row", "2026-11-20", 50), key("k", "body"), now);
  const auto again = save_completion(users.ada, database, own("Row", "2026-11-20", 50), key("k", "body"), now);
  CHECK(again.existed);
  CHECK(again.completion.id == first.completion.id);
  CHECK(first.first_time);
  CHECK(again.first_time);
  CHECK(error_of([&] {
          save_completion(users.ada, database, own("Row", "2026-11-20", 60), key("k", "other"), now);
        }).kind() == ErrorKind::conflict);
  CHECK(count(database, "exercise_completions") == 1);
}

TEST_CASE("completions and records are listed newest first and filtered by local day") {
  TwoUsers users;
  Database& database = *users.database;
  for (const char* name : {"A", "B", "C"}) save_completion(users.ada, database, own(name, "2026-10-01", 40), {}, now);
  save_completion(users.ada, database, own("B", "2026-11-12", 50), {}, now);
  save_completion(users.ada, database, own("C", "2026-11-20", 50), {}, now);
  save_completion(users.ada, database, own("A", "2026-11-01", 50), {}, now);
  auto names = [&](const domain::Page& page) {
    std::string all;
    for (const auto& each : list_completions(users.ada, database, page)) all += each.exercise_name;
    std::string recorded;
    for (const auto& each : list_records(users.ada, database, page)) recorded += each.exercise_name;
    CHECK(recorded == all);
    return all;
  };
  CHECK(names({day("2026-11-01"), {}, {}, 0}) == "CBA");
  CHECK(names({day("2026-11-02"), day("2026-11-12"), {}, 0}) == "B");
  CHECK(names({{}, {}, 1, 1}) == "B");
}
