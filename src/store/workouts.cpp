// SQL of logged workouts and their totals.
#include "store/workouts.h"

#include "domain/messages.h"
#include "store/completions.h"
#include "store/pages.h"
#include "store/progress.h"
#include "store/records.h"

namespace fitapp::store {
namespace {

#define WORKOUT_COLUMNS                                                                                          \
  "id, name, type, exercises, duration, calories, intensity, weight, distance, notes, planned_workout_id, date," \
  " local_date, utc_offset, calories_estimated"

domain::Workout read_workout(const Query& query) {
  domain::Workout workout;
  query.row() >> workout.id >> workout.name >> workout.type >> workout.exercises >> workout.duration >>
      workout.calories >> workout.intensity >> workout.weight >> workout.distance >> workout.notes >>
      workout.planned_workout_id >> workout.when.at >> workout.when.local_date >> workout.when.utc_offset >>
      workout.calories_estimated;
  return workout;
}

std::optional<domain::Workout> find_workout(UserId user, Connection& connection, WorkoutId id) {
  return connection.query("SELECT " WORKOUT_COLUMNS " FROM workouts WHERE id = ? AND user_id = ?", id, user)
      .first(read_workout);
}

FieldMessages find_missing(UserId user, Connection& connection, const std::optional<PlannedWorkoutId>& planned_workout,
                           const WorkoutLinks& links) {
  FieldMessages missing;
  const auto is_own = [&](std::string_view select, auto id) {
    return connection.value<int>(select, id, user).has_value();
  };
  constexpr std::string_view own_planned_workout =
      "SELECT 1 FROM planned_workouts JOIN workout_plans ON workout_plans.id = workout_plan_id"
      " WHERE planned_workouts.id = ? AND user_id = ?";
  constexpr std::string_view own_completion = "SELECT 1 FROM exercise_completions WHERE id = ? AND user_id = ?";
  if (planned_workout && !is_own(own_planned_workout, *planned_workout)) {
    missing.emplace_back("plannedWorkoutId", messages::planned_workout_not_found);
  }
  for (std::size_t i = 0; i < links.completions.size(); ++i) {
    if (is_own(own_completion, links.completions[i])) continue;
    missing.emplace_back("completionIds[" + std::to_string(i) + "]", messages::completion_not_found);
  }
  return missing;
}

void throw_if_missing(UserId user, Connection& connection, const std::optional<PlannedWorkoutId>& planned_workout,
                      const WorkoutLinks& links) {
  auto missing = find_missing(user, connection, planned_workout, links);
  if (missing.empty()) return;
  const bool plan = missing.front().first == "plannedWorkoutId";
  throw Error(ErrorKind::not_found, "NOT_FOUND", plan ? messages::planned_workout_gone : messages::completion_gone,
              std::move(missing));
}

// Whether a completion of the workout's plan on its day belongs to no workout yet.
bool has_unlogged_completion(UserId user, Connection& connection, const domain::Workout& workout) {
  return connection
      .value<int>(
          "SELECT 1 FROM exercise_completions WHERE user_id = ? AND planned_workout_id = ? AND local_date = ?"
          " AND workout_id IS NULL LIMIT 1",
          user, workout.planned_workout_id, workout.when.local_date)
      .has_value();
}

std::optional<WorkoutId> workout_of_completion(UserId user, Connection& connection, CompletionId id) {
  return connection
      .value<std::optional<WorkoutId>>("SELECT workout_id FROM exercise_completions WHERE id = ? AND user_id = ?", id,
                                       user)
      .value_or(std::nullopt);
}

// The workout that already has all these completions, because another device completed it.
std::optional<WorkoutId> find_same_workout(UserId user, Connection& connection, const domain::Workout& workout,
                                           const WorkoutLinks& links) {
  if (links.completions.empty() || has_unlogged_completion(user, connection, workout)) return std::nullopt;
  const auto log = workout_of_completion(user, connection, links.completions.front());
  for (const CompletionId id : links.completions) {
    if (workout_of_completion(user, connection, id) != log) return std::nullopt;
  }
  return log;
}

// Skips completions that belong to a workout already.
void link_completions(UserId user, Connection& connection, WorkoutId workout, const WorkoutLinks& links) {
  for (const CompletionId id : links.completions) {
    connection.change(
        "UPDATE exercise_completions SET workout_id = ? WHERE id = ? AND user_id = ? AND workout_id IS NULL", workout,
        id, user);
  }
}

void link_planned_completions(UserId user, Connection& connection, const domain::Workout& workout) {
  connection.change(
      "UPDATE exercise_completions SET workout_id = ? WHERE user_id = ? AND planned_workout_id = ?"
      " AND local_date = ? AND workout_id IS NULL",
      workout.id, user, workout.planned_workout_id, workout.when.local_date);
}

// Adds the names of its completions to the workout.
void add_names(UserId user, Connection& connection, WorkoutId workout, Instant now) {
  const auto names = connection
                         .query(
                             "SELECT exercise_name FROM exercise_completions WHERE user_id = ? AND workout_id = ?"
                             " ORDER BY completed_at, id",
                             user, workout)
                         .list([](const Query& row) { return row.text(0); });
  for (const std::string& name : names) add_exercise_name(user, connection, workout, name, now);
}

// Removes the names of given completions that belong to another workout.
void drop_names(UserId user, Connection& connection, WorkoutId workout, const WorkoutLinks& links, Instant now) {
  for (const CompletionId id : links.completions) {
    const auto name = connection.value<std::string>(
        "SELECT exercise_name FROM exercise_completions WHERE id = ? AND user_id = ? AND workout_id <> ?", id, user,
        workout);
    if (name) drop_exercise_name(user, connection, workout, *name, now);
  }
}

WorkoutId insert_row(UserId user, Connection& connection, const domain::Workout& workout, const ClientKey& key,
                     Instant now) {
  return WorkoutId{connection.insert(
      "INSERT INTO workouts (user_id, planned_workout_id, name, type, exercises, duration, calories, intensity,"
      " weight, distance, notes, date, local_date, utc_offset, client_key, client_body_hash, created_at, updated_at,"
      " calories_estimated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      user, workout.planned_workout_id, workout.name, workout.type, workout.exercises, workout.duration,
      workout.calories, workout.intensity, workout.weight, workout.distance, workout.notes, workout.when.at,
      workout.when.local_date, workout.when.utc_offset, key.key, key.body_hash, now, now, workout.calories_estimated)};
}

std::vector<domain::WorkoutDay> find_days(UserId user, Connection& connection) {
  return connection
      .query("SELECT local_date, count(*) FROM workouts WHERE user_id = ? GROUP BY local_date ORDER BY local_date",
             user)
      .list([](const Query& row) {
        return domain::WorkoutDay{row.date(0), row.get<int>(1)};
      });
}

// Does not fill `goals`.
TrainingDays find_training_days(UserId user, Connection& connection) {
  TrainingDays result;
  result.days = find_days(user, connection);
  result.totals = connection
                      .query(
                          "SELECT count(*), coalesce(sum(duration), 0), count(duration),"
                          " coalesce(sum(calories), 0.0) FROM workouts WHERE user_id = ?",
                          user)
                      .first([](const Query& row) {
                        return domain::WorkoutTotals{row.integer(0), row.integer(1), row.integer(2), row.real(3)};
                      })
                      .value_or(domain::WorkoutTotals{});
  return result;
}

// Whether the day has another workout. If so, the streaks do not change.
bool has_other_workout(UserId user, Connection& connection, LocalDate day, WorkoutId except) {
  return connection
      .value<int>("SELECT 1 FROM workouts WHERE user_id = ? AND local_date = ? AND id <> ? LIMIT 1", user, day, except)
      .has_value();
}

// Stores the streak that ended on the latest training day. Whether it is still current depends on the user's local day.
void refresh_streaks(UserId user, Connection& connection) {
  const TrainingDays training{find_days(user, connection), {}, {}};
  const LocalDate last = training.days.empty() ? LocalDate{} : training.days.back().date;
  const domain::Stats stats = domain::stats_of(training.days, training.totals, training.goals, last);
  connection.change("UPDATE users SET current_streak = ?, longest_streak = ? WHERE id = ?", stats.current_streak,
                    stats.longest_streak, user);
}

}  // namespace

std::vector<domain::Workout> list_workouts(UserId user, Database& database, const domain::Page& page) {
  return database.read([&](Connection& connection) {
    return list_page(user, connection, page,
                     {.of_day = "SELECT " WORKOUT_COLUMNS " FROM workouts WHERE user_id = ? AND local_date = ?"
                                " ORDER BY date DESC, id DESC LIMIT ? OFFSET ?",
                      .of_span = "SELECT " WORKOUT_COLUMNS " FROM workouts WHERE user_id = ? AND date BETWEEN ? AND ?"
                                 " AND +local_date BETWEEN ? AND ? ORDER BY date DESC, id DESC LIMIT ? OFFSET ?"},
                     read_workout);
  });
}

std::optional<domain::Workout> find_workout(UserId user, Database& database, WorkoutId id) {
  return database.read([&](Connection& connection) { return find_workout(user, connection, id); });
}

FieldMessages find_missing_of_workout(UserId user, Database& database,
                                      const std::optional<PlannedWorkoutId>& planned_workout,
                                      const WorkoutLinks& links) {
  return database.read([&](Connection& connection) { return find_missing(user, connection, planned_workout, links); });
}

Inserted<domain::Workout> insert_workout(UserId user, Database& database, const domain::Workout& workout,
                                         const WorkoutLinks& links, const ClientKey& key, Instant now) {
  return database.write([&](Connection& connection) {
    const auto replay = find_replay<WorkoutId>(
        user, connection, "SELECT id, client_body_hash FROM workouts WHERE user_id = ? AND client_key = ?", key);
    if (replay) return Inserted<domain::Workout>{*find_workout(user, connection, *replay), true};
    throw_if_missing(user, connection, workout.planned_workout_id, links);
    const auto same = find_same_workout(user, connection, workout, links);
    if (same) return Inserted<domain::Workout>{*find_workout(user, connection, *same), true};
    domain::Workout made = workout;
    made.id = insert_row(user, connection, workout, key, now);
    link_completions(user, connection, made.id, links);
    link_planned_completions(user, connection, made);
    drop_names(user, connection, made.id, links, now);
    add_names(user, connection, made.id, now);
    if (!has_other_workout(user, connection, made.when.local_date, made.id)) refresh_streaks(user, connection);
    return Inserted<domain::Workout>{*find_workout(user, connection, made.id), false};
  });
}

std::optional<domain::Workout> update_workout(UserId user, Database& database, WorkoutId id, Instant now,
                                              const std::function<void(domain::Workout&)>& change,
                                              const WorkoutLinks& joining) {
  return database.write([&](Connection& connection) {
    auto workout = find_workout(user, connection, id);
    if (!workout) return workout;
    throw_if_missing(user, connection, std::nullopt, joining);
    const domain::DayStamp before = workout->when;
    change(*workout);
    connection.change(
        "UPDATE workouts SET name = ?, type = ?, exercises = ?, duration = ?, calories = ?, intensity = ?, weight = ?,"
        " distance = ?, notes = ?, date = ?, local_date = ?, utc_offset = ?, calories_estimated = ?, updated_at = ?"
        " WHERE id = ? AND user_id = ?",
        workout->name, workout->type, workout->exercises, workout->duration, workout->calories, workout->intensity,
        workout->weight, workout->distance, workout->notes, workout->when.at, workout->when.local_date,
        workout->when.utc_offset, workout->calories_estimated, now, id, user);
    move_completions(user, connection, id, before, workout->when);
    if (workout->when.local_date != before.local_date) refresh_streaks(user, connection);
    if (joining.completions.empty()) return workout;
    link_completions(user, connection, id, joining);
    add_names(user, connection, id, now);
    return find_workout(user, connection, id);
  });
}

bool delete_workout(UserId user, Database& database, WorkoutId id) {
  return database.write([&](Connection& connection) { return delete_workout(user, connection, id); });
}

bool delete_workout(UserId user, Connection& connection, WorkoutId id) {
  const auto exercises = list_exercises_of_workout(user, connection, id);
  const bool deleted = connection.change("DELETE FROM workouts WHERE id = ? AND user_id = ?", id, user) > 0;
  if (!deleted) return false;
  for (const ExerciseName& exercise : exercises) rebuild_records(user, connection, exercise);
  refresh_streaks(user, connection);
  return true;
}

void add_exercise_name(UserId user, Connection& connection, WorkoutId workout, const std::string& name, Instant now) {
  connection.change(
      "UPDATE workouts SET exercises = json_insert(exercises, '$[#]', ?3), updated_at = ?4 WHERE id = ?2"
      " AND user_id = ?1 AND NOT EXISTS (SELECT 1 FROM json_each(exercises) WHERE value = ?3 COLLATE NOCASE)",
      user, workout, name, now);
}

void drop_exercise_name(UserId user, Connection& connection, WorkoutId workout, const std::string& name, Instant now) {
  connection.change(
      "UPDATE workouts SET exercises = (SELECT json_group_array(value) FROM json_each(workouts.exercises)"
      " WHERE value <> ?3 COLLATE NOCASE), updated_at = ?4 WHERE id = ?2 AND user_id = ?1"
      " AND EXISTS (SELECT 1 FROM json_each(workouts.exercises) WHERE value = ?3 COLLATE NOCASE)"
      " AND NOT EXISTS (SELECT 1 FROM exercise_completions WHERE workout_id = ?2 AND exercise_name = ?3 COLLATE "
      "NOCASE)",
      user, workout, name, now);
}

std::optional<double> find_current_weight(UserId user, Database& database) {
  return database.read([&](Connection& connection) {
    return connection
        .value<std::optional<double>>(
            "SELECT coalesce((SELECT weight FROM body_measurements WHERE user_id = ?1 AND weight IS NOT NULL"
            " ORDER BY measured_at DESC, id DESC LIMIT 1), (SELECT weight FROM users WHERE id = ?1))",
            user)
        .value_or(std::nullopt);
  });
}

TrainingDays find_training_days(UserId user, Database& database) {
  return database.read([&](Connection& connection) {
    TrainingDays training = find_training_days(user, connection);
    training.goals = list_weekly_goals(user, database);
    return training;
  });
}

}  // namespace fitapp::store
