// Tests of plans, days and planned exercises: ownership, order and atomicity.
// Over 400 lines because copies are made of the same plans.
#include "store/plans.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "entries_support.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

namespace {

domain::PlannedExercise exercise(const std::string& name, domain::Section section = domain::Section::main) {
  domain::PlannedExercise made;
  made.exercise_name = name;
  made.category = section;
  made.muscle_groups = {"quads", "glutes"};
  return made;
}

domain::PlannedWorkout on_day(int day_of_week, const std::string& title, int exercises = 0) {
  domain::PlannedWorkout workout;
  workout.day_of_week = day_of_week;
  workout.title = title;
  for (int i = 0; i < exercises; ++i) {
    workout.exercises.push_back(exercise("E" + std::to_string(i)));
    workout.exercises.back().order_index = i;
  }
  return workout;
}

PlanId add(UserId user, Database& database, const std::string& name, std::vector<domain::PlannedWorkout> workouts = {},
           bool favorite = false, const char* date = "2026-11-20") {
  NewPlan plan;
  plan.plan.name = name;
  plan.plan.is_favorite = favorite;
  plan.workouts = std::move(workouts);
  return insert_plan(user, database, plan, {}, noon(date)).entity.id;
}

std::string titles(UserId user, Database& database, PlanId plan) {
  std::string all;
  const auto workouts = list_planned_workouts(user, database, plan).value();
  for (const auto& each : workouts) {
    all += std::to_string(each.day_of_week) + each.title + " ";
  }
  return all;
}

std::string names(UserId user, Database& database, PlannedWorkoutId workout) {
  std::string all;
  const auto exercises = list_planned_exercises(user, database, workout).value();
  for (const auto& each : exercises) all += each.exercise_name + " ";
  return all;
}

// Ada's plan: Monday with three exercises and Thursday with none.
struct Week : TwoUsers {
  PlanId plan = add(ada, *database, "Week", {on_day(4, "Arms"), on_day(1, "Legs", 3)});
  PlannedWorkoutId legs = list_planned_workouts(ada, *database, plan)->at(0).id;
  PlannedWorkoutId arms = list_planned_workouts(ada, *database, plan)->at(1).id;

  std::optional<domain::PlannedWorkout> move(UserId user, PlannedWorkoutId id, int day_of_week, TakenDay taken) {
    return update_planned_workout(user, *database, id, taken, now,
                                  [&](domain::PlannedWorkout& each) { each.day_of_week = day_of_week; });
  }
};

}  // namespace

TEST_CASE("plans are listed to their owner only, favourites first, then newest") {
  TwoUsers users;
  Database& database = *users.database;
  add(users.ada, database, "a", {}, false, "2026-11-03");
  add(users.ada, database, "b", {}, true, "2026-11-01");
  add(users.ada, database, "c", {}, false, "2026-11-05");
  std::string order;
  for (const auto& each : list_plans(users.ada, database)) order += each.name;
  CHECK(order == "bca");
  CHECK(list_plans(users.eve, database).empty());
}

TEST_CASE("another user's ids find, change and delete nothing") {
  Week week;
  Database& database = *week.database;
  const auto exercise_id = list_planned_exercises(week.ada, database, week.legs)->at(0).id;
  CHECK_FALSE(find_plan(week.eve, database, week.plan));
  CHECK_FALSE(update_plan(week.eve, database, week.plan, Favorite::only, now,
                          [](domain::Plan& each) { each.name = "Stolen"; }));
  CHECK_FALSE(delete_plan(week.eve, database, week.plan));
  CHECK_FALSE(list_planned_workouts(week.eve, database, week.plan));
  CHECK_FALSE(find_planned_workout(week.eve, database, week.legs));
  CHECK_FALSE(week.move(week.eve, week.legs, 6, TakenDay::replace));
  CHECK_FALSE(delete_planned_workout(week.eve, database, week.legs));
  CHECK_FALSE(list_planned_exercises(week.eve, database, week.legs));
  CHECK_FALSE(replace_planned_exercises(week.eve, database, week.legs, {}, now));
  CHECK_FALSE(update_planned_exercise(week.eve, database, exercise_id,
                                      [](domain::PlannedExercise& each) { each.exercise_name = "Stolen"; }));
  CHECK_FALSE(delete_planned_exercise(week.eve, database, exercise_id));
  CHECK_FALSE(find_todays_workout(week.eve, database, 1));
  domain::PlannedExercise added = exercise("Mine");
  added.planned_workout_id = week.legs;
  CHECK(error_of([&] { insert_planned_exercise(week.eve, database, added); }).kind() == ErrorKind::not_found);
  domain::PlannedWorkout day = on_day(6, "Mine");
  day.workout_plan_id = week.plan;
  CHECK(error_of([&] { insert_planned_workout(week.eve, database, day, TakenDay::replace, now); })
            .fields()
            .front()
            .first == "workoutPlanId");
  CHECK(find_plan(week.ada, database, week.plan)->name == "Week");
  CHECK(titles(week.ada, database, week.plan) == "1Legs 4Arms ");
  CHECK(names(week.ada, database, week.legs) == "E0 E1 E2 ");
}

TEST_CASE("a week is listed Monday to Sunday") {
  TwoUsers users;
  const PlanId plan =
      add(users.ada, *users.database, "Week", {on_day(0, "Su"), on_day(6, "Sa"), on_day(2, "Tu"), on_day(1, "Mo")});
  CHECK(titles(users.ada, *users.database, plan) == "1Mo 2Tu 6Sa 0Su ");
}

TEST_CASE("a plan with two workouts on one day is rejected as a whole") {
  TwoUsers users;
  CHECK_THROWS(add(users.ada, *users.database, "Week", {on_day(1, "A", 2), on_day(1, "B", 2)}));
  CHECK(list_plans(users.ada, *users.database).empty());
}

TEST_CASE("a taken day is rejected, or its workout is replaced") {
  Week week;
  Database& database = *week.database;
  domain::PlannedWorkout day = on_day(4, "New", 2);
  day.workout_plan_id = week.plan;
  const Error error = error_of([&] { insert_planned_workout(week.ada, database, day, TakenDay::refuse, now); });
  CHECK(error.code() == "DAY_TAKEN");
  CHECK(titles(week.ada, database, week.plan) == "1Legs 4Arms ");
  const auto made = insert_planned_workout(week.ada, database, day, TakenDay::replace, now);
  CHECK(titles(week.ada, database, week.plan) == "1Legs 4New ");
  CHECK(names(week.ada, database, made.id) == "E0 E1 ");
  CHECK_FALSE(find_planned_workout(week.ada, database, week.arms));
}

TEST_CASE("two days are swapped in one update and keep their exercises") {
  Week week;
  Database& database = *week.database;
  CHECK(error_of([&] { week.move(week.ada, week.legs, 4, TakenDay::refuse); }).code() == "DAY_TAKEN");
  CHECK(week.move(week.ada, week.legs, 4, TakenDay::replace)->day_of_week == 4);
  CHECK(titles(week.ada, database, week.plan) == "1Arms 4Legs ");
  CHECK(names(week.ada, database, week.legs) == "E0 E1 E2 ");
  CHECK(week.move(week.ada, week.legs, 0, TakenDay::refuse)->day_of_week == 0);
  CHECK(titles(week.ada, database, week.plan) == "1Arms 0Legs ");
  const PlanId other = add(week.ada, database, "Other", {on_day(2, "There")});
  CHECK(week.move(week.ada, week.legs, 2, TakenDay::refuse)->day_of_week == 2);  // a day of another plan is not taken
  CHECK(titles(week.ada, database, other) == "2There ");
}

TEST_CASE("changing a day to rest removes its exercises") {
  Week week;
  update_planned_workout(week.ada, *week.database, week.legs, TakenDay::refuse, now,
                         [](domain::PlannedWorkout& each) { each.type = domain::PlannedType::rest; });
  CHECK(names(week.ada, *week.database, week.legs).empty());
  domain::PlannedExercise added = exercise("More");
  added.planned_workout_id = week.legs;
  CHECK(error_of([&] { insert_planned_exercise(week.ada, *week.database, added); }).kind() == ErrorKind::invalid);
}

TEST_CASE("an exercise is read back as it was written, in its position") {
  Week week;
  domain::PlannedExercise made = exercise("Middle", domain::Section::cooldown);
  made.planned_workout_id = week.legs;
  made.sets = 2;
  made.duration = 45;
  made.weight = 12.5;
  made.notes = "slow";
  made.order_index = 1;
  made.difficulty = domain::Level::intermediate;
  const auto read = insert_planned_exercise(week.ada, *week.database, made);
  CHECK(read.category == domain::Section::cooldown);
  CHECK(read.sets == 2);
  CHECK_FALSE(read.reps);
  CHECK(read.duration == 45);
  CHECK(read.weight == 12.5);
  CHECK(read.notes == "slow");
  CHECK(read.difficulty == domain::Level::intermediate);
  CHECK(read.muscle_groups == std::vector<std::string>{"quads", "glutes"});
  CHECK_FALSE(read.exercise_key);
  CHECK(names(week.ada, *week.database, week.legs) == "E0 E1 Middle E2 ");
}

TEST_CASE("a change that would overfill a section is rolled back") {
  Week week;
  Database& database = *week.database;
  domain::PlannedExercise warmup = exercise("W", domain::Section::warmup);
  warmup.planned_workout_id = week.arms;
  for (int i = 0; i < 7; ++i) insert_planned_exercise(week.ada, database, warmup);
  CHECK(error_of([&] { insert_planned_exercise(week.ada, database, warmup); }).message() ==
        "Warm-up can have at most 7 exercises");
  CHECK(list_planned_exercises(week.ada, database, week.arms)->size() == 7);
  domain::PlannedExercise main = exercise("M");
  main.planned_workout_id = week.arms;
  const auto id = insert_planned_exercise(week.ada, database, main).id;
  CHECK(error_of([&] {
          update_planned_exercise(week.ada, database, id,
                                  [](domain::PlannedExercise& each) { each.category = domain::Section::warmup; });
        }).kind() == ErrorKind::invalid);
  CHECK(list_planned_exercises(week.ada, database, week.arms)->back().category == domain::Section::main);
}

TEST_CASE("replacing the list keeps the named rows, in the list's order") {
  Week week;
  Database& database = *week.database;
  auto list = *list_planned_exercises(week.ada, database, week.legs);
  const auto last = list[2];
  const auto result = replace_planned_exercises(week.ada, database, week.legs, {last, exercise("New")}, now);
  REQUIRE(result);
  CHECK(result->at(0).id == last.id);
  CHECK(names(week.ada, database, week.legs) == "E2 New ");
  CHECK(error_of([&] {
          replace_planned_exercises(week.ada, database, week.legs, {exercise("X"), list[0]}, now);
        }).kind() == ErrorKind::not_found);
  CHECK(names(week.ada, database, week.legs) == "E2 New ");
}

TEST_CASE("deleting a day deletes its exercises, and deleting a plan deletes its days") {
  Week week;
  Database& database = *week.database;
  CHECK(delete_planned_workout(week.ada, database, week.arms));
  CHECK(delete_plan(week.ada, database, week.plan));
  CHECK_FALSE(delete_plan(week.ada, database, week.plan));
  const auto left = database.read([](Connection& connection) {
    return connection.value<std::int64_t>(
        "SELECT (SELECT count(*) FROM planned_workouts) + (SELECT count(*) FROM planned_exercises)");
  });
  CHECK(left == 0);
}

TEST_CASE("if_first makes a plan the favourite only if the user has none") {
  TwoUsers users;
  NewPlan plan;
  plan.plan.name = "New";
  plan.favorite = Favorite::if_first;
  auto insert = [&](UserId user) { return insert_plan(user, *users.database, plan, {}, noon("2026-11-20")).entity; };
  add(users.ada, *users.database, "Plain");
  CHECK(insert(users.ada).is_favorite);
  CHECK_FALSE(insert(users.ada).is_favorite);
  CHECK(insert(users.eve).is_favorite);  // other users' favourites do not count
}

TEST_CASE("a plan saved as the only favourite clears the flag of the user's other plans") {
  TwoUsers users;
  Database& database = *users.database;
  add(users.ada, database, "Old", {}, true);
  const PlanId plain = add(users.ada, database, "Plain");
  add(users.eve, database, "Eve's", {}, true);
  NewPlan made;
  made.plan.name = "New";
  made.favorite = Favorite::only;
  CHECK(insert_plan(users.ada, database, made, {}, noon("2026-11-20")).entity.is_favorite);
  const auto favorites = [&](UserId user) {
    std::string names;
    for (const auto& each : list_plans(user, database)) names += each.is_favorite ? each.name + ";" : "";
    return names;
  };
  CHECK(favorites(users.ada) == "New;");
  const auto updated = update_plan(users.ada, database, plain, Favorite::only, now, [](domain::Plan&) {});
  CHECK(updated->is_favorite);
  CHECK(favorites(users.ada) == "Plain;");
  CHECK(favorites(users.eve) == "Eve's;");
}

TEST_CASE("a superset link is saved with its exercise and removed by a list without it") {
  Week week;
  Database& database = *week.database;
  domain::PlannedExercise curl = exercise("Curl");
  curl.superset_with_next = true;
  auto list = replace_planned_exercises(week.ada, database, week.legs, {curl, exercise("Dip")}, now);
  REQUIRE(list->size() == 2);
  CHECK(list->at(0).superset_with_next);
  CHECK_FALSE(list->at(1).superset_with_next);
  list->at(0).superset_with_next = false;
  CHECK_FALSE(replace_planned_exercises(week.ada, database, week.legs, *list, now)->at(0).superset_with_next);
  const auto dip = update_planned_exercise(week.ada, database, list->at(1).id,
                                           [](domain::PlannedExercise& each) { each.superset_with_next = true; });
  CHECK(dip->superset_with_next);
}

TEST_CASE("a client key creates one plan per user") {
  TwoUsers users;
  NewPlan plan;
  plan.plan.name = "Week";
  plan.workouts = {on_day(1, "Legs", 2)};
  auto insert = [&](UserId user, const char* body) {
    return insert_plan(user, *users.database, plan, key("k", body), noon("2026-11-20"));
  };
  const auto first = insert(users.ada, "body");
  CHECK(insert(users.ada, "body").existed);
  CHECK(insert(users.ada, "body").entity.id == first.entity.id);
  CHECK(error_of([&] { insert(users.ada, "other"); }).kind() == ErrorKind::conflict);
  CHECK_FALSE(insert(users.eve, "body").existed);
  CHECK(list_plans(users.ada, *users.database).size() == 1);
}

TEST_CASE("a plan and its injuries are saved together, once per client key") {
  TwoUsers users;
  NewPlan plan;
  plan.plan.name = "Calm";
  plan.workouts = {on_day(1, "A", 2), on_day(3, "B", 3)};
  plan.injuries = {domain::BodyArea::knee};
  const PlanId id = insert_plan(users.ada, *users.database, plan, key("k", "body"), noon("2026-11-20")).entity.id;
  CHECK(find_user(users.ada, *users.database)->injuries == std::vector{domain::BodyArea::knee});
  CHECK(find_user(users.eve, *users.database)->injuries.empty());
  CHECK(count_planned_exercises(users.ada, *users.database, id) == 5);
  CHECK(count_planned_exercises(users.eve, *users.database, id) == 0);
  // The same key with another body is rejected and saves no injuries.
  plan.injuries = {domain::BodyArea::wrist};
  CHECK_THROWS_AS(insert_plan(users.ada, *users.database, plan, key("k", "other"), noon("2026-11-20")), Error);
  CHECK(find_user(users.ada, *users.database)->injuries == std::vector{domain::BodyArea::knee});
  plan.workouts = {on_day(1, "A"), on_day(1, "Twice")};  // only one workout per day is allowed
  CHECK_THROWS(insert_plan(users.ada, *users.database, plan, {}, noon("2026-11-20")));
  CHECK(find_user(users.ada, *users.database)->injuries == std::vector{domain::BodyArea::knee});
  CHECK(list_plans(users.ada, *users.database).size() == 1);
}

namespace {

// All rows of a table as text, but for the columns that a copy has of its own.
std::vector<std::string> rows_without(Database& database, const std::string& table, const std::string& own_columns,
                                      const std::string& where) {
  return database.read([&](Connection& connection) {
    const auto columns = connection.value<std::string>(
        "SELECT group_concat('quote(' || name || ')', ' || '','' || ') FROM pragma_table_info('" + table +
        "') WHERE instr('" + own_columns + "', ' ' || name || ' ') = 0");
    std::vector<std::string> rows;
    auto query = connection.query("SELECT " + columns.value() + " FROM " + table + " WHERE " + where);
    while (query.next()) rows.push_back(query.text(0));
    return rows;
  });
}

// A plan whose rows have a value in every column.
PlanId add_full_plan(UserId user, Database& database) {
  domain::PlannedExercise press = exercise("Bench Press");
  press.exercise_key = "bench_press";
  press.sets = 4;
  press.reps = 6;
  press.weight = 100.5;
  press.duration = 30;
  press.rest_time = 120;
  press.notes = "Slow";
  press.instructions = "Lie down";
  press.coaching_cues = "Feet flat";
  press.video_url = "https://example.com";
  press.difficulty = domain::Level::advanced;
  press.why_included = "Strength";
  press.superset_with_next = true;
  press.role = domain::ExerciseRole::main_lift;
  press.per_side = true;
  press.ramp_up_sets = 2;
  press.reps_max = 8;
  press.scheme = domain::ProgressionScheme::linear;
  domain::PlannedWorkout monday = on_day(1, "Push", 1);
  monday.type = domain::PlannedType::strength;
  monday.notes = "Heavy";
  monday.exercises.insert(monday.exercises.begin(), press);
  monday.exercises.back().order_index = 1;
  NewPlan plan;
  plan.plan.name = "Block";
  plan.plan.description = "Four weeks";
  plan.plan.duration = "4 weeks";
  plan.plan.is_favorite = true;
  plan.plan.block_weeks = 4;
  plan.plan.block_started = day("2026-11-02");
  plan.workouts = {monday, on_day(3, "Pull")};
  return insert_plan(user, database, plan, {}, noon("2026-11-20")).entity.id;
}

}  // namespace

TEST_CASE("a copied plan has every column of its days and exercises, and is no favourite") {
  TwoUsers users;
  Database& database = *users.database;
  const PlanId plan = add_full_plan(users.ada, database);
  const auto copy = copy_plan(users.ada, database, plan, {"Copy of Block"}, {}, noon("2026-11-21")).value().entity;
  CHECK(copy.name == "Copy of Block");
  CHECK_FALSE(copy.is_favorite);
  auto of = [](PlanId id) { return std::to_string(id.value); };
  const std::string plan_columns = " id name is_favorite client_key client_body_hash created_at local_date updated_at ";
  CHECK(rows_without(database, "workout_plans", plan_columns, "id = " + of(plan)) ==
        rows_without(database, "workout_plans", plan_columns, "id = " + of(copy.id)));
  const std::string day_columns = " id workout_plan_id created_at updated_at ";
  const auto days = rows_without(database, "planned_workouts", day_columns, "workout_plan_id = " + of(plan));
  CHECK(days.size() == 2);
  CHECK(days == rows_without(database, "planned_workouts", day_columns, "workout_plan_id = " + of(copy.id)));
  auto exercises_of = [&](PlanId id) {
    return rows_without(
        database, "planned_exercises", " id planned_workout_id ",
        "planned_workout_id IN (SELECT id FROM planned_workouts WHERE workout_plan_id = " + of(id) + ")");
  };
  CHECK(exercises_of(plan).size() == 2);
  CHECK(exercises_of(plan) == exercises_of(copy.id));
}

TEST_CASE("a plan is copied once for each client key, and becomes the only favourite if asked") {
  Week week;
  Database& database = *week.database;
  add(week.ada, database, "Other", {}, true);
  const ClientKey key{"key", "hash"};
  const auto first = copy_plan(week.ada, database, week.plan, {"Week", true}, key, noon("2026-11-20")).value();
  CHECK_FALSE(first.existed);
  CHECK(first.entity.name == "Week 2");
  const auto again = copy_plan(week.ada, database, week.plan, {"Week", true}, key, noon("2026-11-20")).value();
  CHECK(again.existed);
  CHECK(again.entity.id == first.entity.id);
  const auto plans = list_plans(week.ada, database);
  CHECK(plans.size() == 3);
  CHECK(std::count_if(plans.begin(), plans.end(), [](const auto& each) { return each.is_favorite; }) == 1);
  CHECK(plans.front().id == first.entity.id);
}

TEST_CASE("a day is copied with its exercises to another day or plan, and replaces one there only if told to") {
  Week week;
  Database& database = *week.database;
  const auto tuesday = copy_planned_workout(week.ada, database, week.legs, {{}, 2}, now).value();
  CHECK(titles(week.ada, database, week.plan) == "1Legs 2Legs 4Arms ");
  CHECK(names(week.ada, database, tuesday.id) == names(week.ada, database, week.legs));
  CHECK(error_of([&] { copy_planned_workout(week.ada, database, week.legs, {{}, 4}, now); }).code() == "DAY_TAKEN");
  CHECK(titles(week.ada, database, week.plan) == "1Legs 2Legs 4Arms ");
  copy_planned_workout(week.ada, database, week.legs, {{}, 4, TakenDay::replace}, now);
  CHECK(titles(week.ada, database, week.plan) == "1Legs 2Legs 4Legs ");
  const PlanId other = add(week.ada, database, "Other");
  copy_planned_workout(week.ada, database, week.legs, {other, 1}, now);
  CHECK(titles(week.ada, database, other) == "1Legs ");
  const auto refused = error_of([&] {
    copy_planned_workout(week.ada, database, week.legs, {{}, 1, TakenDay::replace}, now);
  });
  CHECK(refused.kind() == ErrorKind::invalid);
  CHECK(names(week.ada, database, week.legs) == "E0 E1 E2 ");
}

TEST_CASE("another user's plan or day is neither copied nor copied into") {
  Week week;
  Database& database = *week.database;
  const PlanId eves = add(week.eve, database, "Eve's");
  CHECK_FALSE(copy_plan(week.eve, database, week.plan, {"Copy"}, {}, noon("2026-11-20")));
  CHECK_FALSE(copy_planned_workout(week.eve, database, week.legs, {eves, 2}, now));
  CHECK(error_of([&] {
          copy_planned_workout(week.ada, database, week.legs, {eves, 2}, now);
        })
            .fields()
            .front()
            .first == "workoutPlanId");
  CHECK(titles(week.eve, database, eves).empty());
  CHECK(list_plans(week.eve, database).size() == 1);
}
