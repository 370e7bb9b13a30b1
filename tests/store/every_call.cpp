// Creates, retries, lists, changes and deletes one user's rows of every kind.
#include "every_call.h"

#include <doctest/doctest.h>

#include "entries_support.h"
#include "store/catalogue.h"
#include "store/chat.h"
#include "store/check.h"
#include "store/completions.h"
#include "store/draft_entries.h"
#include "store/exercise_marks.h"
#include "store/exercise_notes.h"
#include "store/export.h"
#include "store/idempotency.h"
#include "store/levels.h"
#include "store/meal_plans.h"
#include "store/measurements.h"
#include "store/nutrition.h"
#include "store/own_exercises.h"
#include "store/period_days.h"
#include "store/periods.h"
#include "store/plans.h"
#include "store/progress.h"
#include "store/progression.h"
#include "store/records.h"
#include "store/reports.h"
#include "store/restore.h"
#include "store/security_events.h"
#include "store/sleep.h"
#include "store/suggestion_answers.h"
#include "store/usage.h"
#include "store/water.h"
#include "store/wellness.h"
#include "store/workouts.h"
#include "support/food_table.h"

using namespace fitapp;
using namespace fitapp::store;
using std::chrono::days;
using std::chrono::hours;

namespace fitapp::tests {
namespace {

const domain::DayStamp friday = noon("2026-11-20");
const domain::DayStamp saturday = noon("2026-11-21");
const domain::Span month{friday.local_date - days{30}, friday.local_date};
const ClientKey retried{"key", "body"};

// Reads all rows, those of one day, and those of a date range.
template <class List>
void read_pages(List list) {
  list(domain::Page{});
  list(domain::Page{.from = friday.local_date, .to = friday.local_date, .limit = 50});
  list(domain::Page{.from = month.from, .to = month.to, .limit = 50, .offset = 1});
}

void accounts(Database& database, UserId ada) {
  const NewSession session{"token", 7200, std::nullopt, "Europe/Berlin", "192.0.2.1", "replaced", "device"};
  insert_user(database,
              {.name = "Eve", .email = "eve@example.com", .password_hash = "h", .timezone = "UTC", .session = session},
              friday);
  CHECK_THROWS_AS(insert_user(database,
                              {.name = "X",
                               .email = "x",
                               .password_hash = "h",
                               .timezone = "UTC",
                               .signup_policy = SignupPolicy::first_only},
                              friday),
                  Error);
  find_credentials(database, "eve@example.com");
  count_users(database);
  list_users(database);
  update_user(ada, database, friday, [](domain::User& user) {
    user.email = "countess@example.com";
    user.daily_calories = 2000;
    user.weight = 140;
    user.fitness_level = domain::Level::beginner;
  });
  const domain::NewSecurityEvent event{domain::SecurityEventKind::logged_in, now, "192.0.2.1", "Browser"};
  update_password(ada, database, "hash", std::nullopt, event);
  find_password_hash(ada, database);
  const auto made =
      insert_login_session(ada, database, {"ada", 7200, std::nullopt, std::nullopt}, {"hash", std::nullopt}, now);
  find_session(database, "ada", now);
  touch_session(database, *made, now, now);
  update_password(ada, database, "hash", RenewedSession{*made, "renewed"}, event);
  list_sessions(ada, database, now);
  delete_session(ada, database, *made, event);
  delete_all_sessions(ada, database, event);
  insert_security_event(ada, database, event);
  list_security_events(ada, database);
  find_known_device(ada, database, {"device"});
  insert_reset_token(ada, database, "reset", now + hours{1}, event);
  find_reset_owner(database, "reset", now);
  use_reset_token(database, {"reset", "new hash", "device"}, event);
  save_picture(ada, database, {"image/png", "bytes"}, now);
  find_picture(ada, database);
  delete_picture(ada, database);
}

void plans(Database& database, UserId ada) {
  domain::PlannedExercise squat;
  squat.exercise_name = "Squat";
  domain::PlannedWorkout legs;
  legs.day_of_week = 5;
  legs.title = "Legs";
  legs.exercises = {squat};
  NewPlan week;
  week.plan.name = "Week";
  week.workouts = {legs};
  week.favorite = Favorite::only;
  week.injuries = std::vector{domain::BodyArea::knee};
  const PlanId plan = insert_plan(ada, database, week, retried, friday).entity.id;
  insert_plan(ada, database, week, retried, friday);
  week.favorite = Favorite::if_first;
  const PlanId second = insert_plan(ada, database, week, {}, friday).entity.id;
  update_plan(ada, database, plan, Favorite::only, now, [](domain::Plan& each) { each.name = "Other"; });
  copy_plan(ada, database, plan, {"Copy", true}, {"copy", "hash"}, friday);
  copy_plan(ada, database, plan, {"Copy", true}, {"copy", "hash"}, friday);
  list_plans(ada, database);
  count_planned_exercises(ada, database, plan);
  find_todays_workout(ada, database, 5);
  legs = list_planned_workouts(ada, database, plan)->front();
  legs.exercises = {squat};
  insert_planned_workout(ada, database, legs, TakenDay::replace, now);
  legs.day_of_week = 6;
  legs = insert_planned_workout(ada, database, legs, TakenDay::refuse, now);
  update_planned_workout(ada, database, legs.id, TakenDay::replace, now,
                         [](domain::PlannedWorkout& each) { each.day_of_week = 5; });
  copy_planned_workout(ada, database, legs.id, {second, 5, TakenDay::replace}, now);
  squat.planned_workout_id = legs.id;
  squat = insert_planned_exercise(ada, database, squat);
  update_planned_exercise(ada, database, squat.id, [](domain::PlannedExercise& each) { each.sets = 3; });
  domain::Completion before;
  before.exercise_name = "Squat";
  before.when = friday;
  const CompletionId done = save_completion(ada, database, before, {}, now).completion.id;
  replace_planned_exercises(ada, database, legs.id, {squat}, now, {done});
  delete_planned_exercise(ada, database, squat.id);
  update_planned_workout(ada, database, legs.id, TakenDay::refuse, now,
                         [](domain::PlannedWorkout& each) { each.type = domain::PlannedType::rest; });
  delete_planned_workout(ada, database, legs.id);
  delete_plan(ada, database, second);
}

domain::Completion lift(double weight, const domain::DayStamp& when) {
  domain::Completion done;
  done.exercise_name = "Row";
  done.actual_weight = weight;
  domain::SetLog set;
  set.reps = 5;
  set.weight = weight;
  done.sets = {set};
  done.when = when;
  return done;
}

void completions(Database& database, UserId ada) {
  const PlannedWorkoutId planned =
      list_planned_workouts(ada, database, list_plans(ada, database).front().id)->front().id;
  domain::PlannedExercise press;
  press.planned_workout_id = planned;
  press.exercise_name = "Press";
  domain::Completion tick;
  tick.planned_exercise_id = insert_planned_exercise(ada, database, press).id;
  tick.when = friday;
  save_completion(ada, database, tick, {}, now);
  save_completion(ada, database, tick, {}, now);
  save_completion(ada, database, lift(50, noon("2026-11-13")), {}, now);
  const CompletionId row = save_completion(ada, database, lift(60, friday), retried, now).completion.id;
  save_completion(ada, database, lift(60, friday), retried, now);
  update_completion(ada, database, row, now, [](domain::Completion& each) { each.exercise_name = "Bent-Over Row"; });
  domain::Workout workout;
  workout.name = "Strength";
  workout.planned_workout_id = planned;
  workout.when = friday;
  const WorkoutId log = insert_workout(ada, database, workout, {{row}}, retried, now).entity.id;
  insert_workout(ada, database, workout, {{row}}, retried, now);
  insert_workout(ada, database, workout, {{row}}, {}, now);
  const CompletionId another = save_completion(ada, database, lift(70, friday), {}, now).completion.id;
  const auto later = [](domain::Workout& each) { each.when = saturday; };
  update_workout(ada, database, log, now, later, {{another}});
  read_pages([&](const auto& page) { list_completions(ada, database, page); });
  read_pages([&](const auto& page) { list_records(ada, database, page); });
  read_pages([&](const auto& page) { list_workouts(ada, database, page); });
  list_completions_of_workout(ada, database, log, {});
  list_completions_of(ada, database, "row");
  list_recent_completions_of(ada, database, "row", friday.local_date, PlannedWorkoutId{1}, 8);
  list_last_completions(ada, database, saturday.local_date, {log, planned});
  list_latest_records(ada, database, 6);
  find_missing_of_workout(ada, database, planned, {{row}});
  domain::Completion joins = lift(80, friday);
  joins.workout_id = log;
  delete_completion(ada, database, save_completion(ada, database, joins, {}, now).completion.id, now);
  find_training_days(ada, database);
  find_current_weight(ada, database);
  insert_workout(ada, database, workout, {}, {}, now);
  delete_workout(ada, database, log);
}

void progress(Database& database, UserId ada) {
  list_trained_days(ada, database, month);
  list_nights(ada, database, month);
  list_food_days(ada, database, month);
  list_weighings(ada, database, month);
  count_days_with_food(ada, database, month);
  list_weekly_goals(ada, database);
  list_calorie_goals(ada, database);
  list_muscle_volumes(ada, database, month);
  list_lifts(ada, database, month);
  list_last_weights(ada, database, month.from);
  refresh_progression(ada, database, friday);
  refresh_progression(ada, database, friday);
  read_pages([&](const auto& page) { list_level_changes(ada, database, page); });
  save_exercise_note(ada, database, {"Row", "Elbows in", now});
  list_exercise_notes(ada, database);
  find_exercise_note(ada, database, "row");
  delete_exercise_note(ada, database, "row");
  save_exercise_mark(ada, database, "Row", domain::ExerciseMark::favorite, now);
  save_exercise_mark(ada, database, "Row", std::nullopt, now);
  list_exercise_marks(ada, database);
  list_recent_exercises(ada, database, 20);
  domain::SuggestionResponse answer;
  answer.date = friday.local_date;
  save_suggestion_answer(ada, database, "Row", answer, now);
  find_suggestion_answer(ada, database, "row");
}

void own_exercises(Database& database, UserId ada) {
  domain::OwnExercise squat;
  squat.name = "Anvil Squat";
  domain::complete(squat);
  const OwnExerciseId id = insert_own_exercise(ada, database, squat, retried, now).entity.id;
  insert_own_exercise(ada, database, squat, retried, now);
  list_own_exercises(ada, database);
  find_own_exercise(ada, database, id);
  update_own_exercise(ada, database, id, now, [](domain::OwnExercise& each) { domain::rename(each, "Anvil"); });
  delete_own_exercise(ada, database, id);
}

// Ten weeks with five workouts and records each lead to a level suggestion.
void answer_suggestion(Database& database, UserId grace) {
  for (int ago = 70; ago > 0; --ago) {
    if (ago % 7 > 4) continue;
    domain::Workout workout;
    workout.name = "Strength";
    workout.intensity = domain::Intensity::moderate;
    workout.when = domain::stamp_of(friday.at - days{ago}, Zone::utc());
    insert_workout(grace, database, workout, {}, {}, now);
    save_completion(grace, database, lift(200 - ago, workout.when), {}, now);
  }
  respond_to_suggestion(grace, database, {domain::ProgressionResponse::accepted, std::nullopt}, friday);
}

void food(Database& database, UserId ada) {
  domain::FoodEntry oats;
  static_cast<domain::DayStamp&>(oats) = friday;
  oats.name = "Oats";
  const FoodEntryId entry = insert_food_entry(ada, database, oats, retried, now).entity.id;
  insert_food_entry(ada, database, oats, retried, now);
  update_food_entry(ada, database, entry, now, [](domain::FoodEntry& each) { each.calories = 100; });
  read_pages([&](const auto& page) { list_food_entries(ada, database, page); });
  list_logged_foods(ada, database, month.from, domain::FoodOrder::frequent, std::nullopt, 10);
  const auto update_time = [](const domain::DayStamp&) { return saturday; };
  const ClientKey copied{"copy", "body"};
  copy_food_entries(ada, database, {friday.local_date, std::nullopt}, update_time, copied, now);
  copy_food_entries(ada, database, {friday.local_date, std::nullopt}, update_time, copied, now);
  find_nutrition_stats(ada, database, friday.local_date);
  delete_food_entry(ada, database, entry);
  domain::DailyMeals meals;
  meals.breakfast.emplace().name = "Oats";
  replace_daily_meal_plan(ada, database, friday, {1800, meals});
  find_daily_meal_plan(ada, database, friday.local_date);
  list_planned_days(ada, database, friday.local_date);
  save_shopping_tick(ada, database, friday.local_date, "onion", 160.0, now);
  save_shopping_tick(ada, database, friday.local_date, "onion", 320.0, now);
  list_shopping_ticks(ada, database, friday.local_date);
  save_shopping_tick(ada, database, friday.local_date, "onion", std::nullopt, now);
  list_planned_dishes(ada, database, friday.local_date, days{13});
  const auto report = save_report(ada, database, {2026, 11}, friday);
  read_pages([&](const auto& page) { list_reports(ada, database, page); });
  delete_report(ada, database, report.entity.id);
  domain::BodyMeasurement body;
  static_cast<domain::DayStamp&>(body) = friday;
  body.weight = 150;
  const MeasurementId measured = insert_measurement(ada, database, body, retried, now).entity.id;
  insert_measurement(ada, database, body, retried, now);
  find_measurement(ada, database, measured);
  update_measurement(ada, database, measured, now, [](domain::BodyMeasurement& each) { each.weight = 151; });
  read_pages([&](const auto& page) { list_measurements(ada, database, page); });
  delete_measurement(ada, database, measured);
}

void wellness(Database& database, UserId ada) {
  domain::Period period;
  static_cast<domain::DayStamp&>(period) = friday;
  period.start_date = friday.local_date;
  const auto any = [](domain::Period&, const std::vector<domain::Period>&) {};
  const PeriodId started = insert_period(ada, database, period, retried, any).entity.id;
  insert_period(ada, database, period, retried, any);
  update_period(ada, database, started, now, any);
  read_pages([&](const auto& page) { list_periods(ada, database, page); });
  delete_period(ada, database, started);
  for (const auto flow : {std::optional(domain::DayFlow::light), std::optional<domain::DayFlow>()}) {
    save_period_day(ada, database, friday.local_date, now, [&](domain::PeriodDay& each) { each.flow = flow; });
  }
  read_pages([&](const auto& page) { list_period_days(ada, database, page); });
  domain::Sleep night;
  night.sleep_date = friday.local_date;
  night.bedtime = friday.at - hours{12};
  night.wake_time = friday.at - hours{4};
  const SleepId slept = insert_sleep(ada, database, night, retried, now).entity.id;
  insert_sleep(ada, database, night, retried, now);
  list_sleep_near(ada, database, night);
  find_sleep(ada, database, slept);
  update_sleep(ada, database, slept, now, [](domain::Sleep& each) { each.quality = 5; });
  read_pages([&](const auto& page) { list_sleep(ada, database, page); });
  delete_sleep(ada, database, slept);
  domain::WellnessActivity walk;
  static_cast<domain::DayStamp&>(walk) = friday;
  insert_wellness_activity(ada, database, walk, retried, now);
  insert_wellness_activity(ada, database, walk, retried, now);
  read_pages([&](const auto& page) { list_wellness_activities(ada, database, page); });
  domain::WaterEntry glass;
  static_cast<domain::DayStamp&>(glass) = friday;
  const WaterEntryId drunk = insert_water(ada, database, glass, retried, now).entity.id;
  insert_water(ada, database, glass, retried, now);
  read_pages([&](const auto& page) { list_water(ada, database, page); });
  delete_water(ada, database, drunk);
  domain::WellnessInsight insight;
  static_cast<domain::DayStamp&>(insight) = friday;
  const InsightId saved_insight = insert_insight(ada, database, insight, retried).entity.id;
  insert_insight(ada, database, insight, retried);
  insight.metadata = R"({"kind":"nights"})";
  for (int i = 0; i < 2; ++i) insert_insight(ada, database, insight, {});
  read_pages([&](const auto& page) { list_insights(ada, database, page); });
  delete_insight(ada, database, saved_insight);
  for (int i = 0; i < 2; ++i) save_hidden_insight(ada, database, {domain::InsightKind::nights, friday.local_date}, now);
  list_hidden_insights(ada, database, friday.local_date);
  delete_hidden_insights(ada, database);
  for (int i = 0; i < 64; ++i)
    save_answer(ada, database, {"key " + std::to_string(i), "hash"}, {201, 1, Blob{"{}"}}, now);
  find_answer(ada, database, {"key 1", "hash"}, now);
  for (int kind = 0; kind < 9; ++kind) find_last_change(ada, database, static_cast<Dated>(kind), 1);
  domain::ChatMessage words;
  static_cast<domain::DayStamp&>(words) = friday;
  const ChatMessageId question = insert_chat_question(ada, database, words, retried).id;
  words.parts = R"({"links":[]})";
  const ChatMessageId answer = insert_chat_answer(ada, database, question, words).id;
  insert_chat_question(ada, database, words, retried);
  read_pages([&](const auto& page) { list_chat_messages(ada, database, page); });
  set_chat_logged(ada, database, answer, true);
  const std::string of_draft = "chat:" + std::to_string(answer.value);
  insert_water(ada, database, glass, {of_draft + ":0", "hash"}, now);
  domain::Workout held;
  held.when = friday;
  insert_workout(ada, database, held, {}, {of_draft + ":workout", "hash"}, now);
  has_draft_entries(ada, database, answer);
  take_back_draft(
      ada, database, answer, [](const auto&) { return domain::LogDraft{}; }, now);
  delete_chat_messages(ada, database);
}

}  // namespace

void call_every_function(const TempFolder& folder) {
  const std::string path = folder.file("every.db");
  const std::string copy = folder.file("copy.db");
  {
    Database database({.path = path});
    const UserId ada = add_user(database, "ada@example.com");
    std::vector<domain::Exercise> catalogue(1);
    catalogue.front().key = "row";
    catalogue.front().name = "Row";
    save_catalogue(database, catalogue);
    accounts(database, ada);
    plans(database, ada);
    completions(database, ada);
    progress(database, ada);
    answer_suggestion(database, add_user(database, "grace@example.com"));
    food(database, ada);
    own_exercises(database, ada);
    call_own_foods(database, ada);
    wellness(database, ada);
    for (const std::string_view table : exported_tables()) list_export_page(ada, database, table, 0);
    count_usage(ada, database);
    find_damage(database);
    database.backup_to(copy);
    delete_user(ada, database);
  }
  restore_backup(copy, path);
  const FoodTable foods(embed::foods_image());
  foods.suggest_foods("brocolli", 8);
  foods.suggest_foods("ostrich ground", 8);
  foods.find_food("09040");
}

}  // namespace fitapp::tests
