// SQL that saves completions and their sets.
#include "store/completions.h"

#include "domain/contains.h"
#include "domain/messages.h"
#include "store/records.h"
#include "store/set_targets.h"
#include "store/workouts.h"

namespace fitapp::store {
namespace {

void write_sets(UserId user, Connection& connection, const domain::Completion& completion) {
  connection.change("DELETE FROM set_logs WHERE completion_id = ?", completion.id);
  for (std::size_t i = 0; i < completion.sets.size(); ++i) {
    const domain::SetLog& set = completion.sets[i];
    connection.insert(
        "INSERT INTO set_logs (user_id, completion_id, planned_exercise_id, exercise_id, exercise_key, exercise_name,"
        " set_index, set_type, reps, weight, duration, distance, rpe, done_at, local_date, utc_offset)"
        " VALUES (?1, ?2, ?3, (SELECT id FROM exercises WHERE key = ?4), ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13,"
        " ?14, ?15)",
        user, completion.id, completion.planned_exercise_id, completion.exercise_key, completion.exercise_name, i,
        set.set_type, set.reps, set.weight, set.duration, set.distance, set.rpe, set.done_at,
        completion.when.local_date, completion.when.utc_offset);
  }
}

// Copies name, category and planned values from the plan; false when the exercise is not in one of the user's plans.
bool load_planned_values(UserId user, Connection& connection, domain::Completion& completion) {
  Query query = connection.query(
      "SELECT planned_workout_id, exercise_key, exercise_name, category, sets, reps, weight,"
      " planned_exercises.duration, rest_time, set_targets FROM planned_exercises JOIN planned_workouts ON "
      "planned_workouts.id = planned_workout_id"
      " JOIN workout_plans ON workout_plans.id = workout_plan_id WHERE planned_exercises.id = ? AND user_id = ?",
      completion.planned_exercise_id, user);
  if (!query.next()) return false;
  std::optional<std::string> sets;
  query.row() >> completion.planned_workout_id >> completion.exercise_key >> completion.exercise_name >>
      completion.category >> completion.planned.sets >> completion.planned.reps >> completion.planned.weight >>
      completion.planned.duration >> completion.planned.rest_time >> sets;
  completion.planned.set_targets = decode_set_targets(sets);
  return true;
}

std::optional<domain::Completion> find_same_day(UserId user, Connection& connection,
                                                const domain::Completion& completion) {
  if (!completion.planned_exercise_id) return std::nullopt;
  const auto id = connection.value<CompletionId>(
      "SELECT id FROM exercise_completions WHERE planned_exercise_id = ? AND local_date = ?",
      completion.planned_exercise_id, completion.when.local_date);
  return id ? find_completion(user, connection, *id) : std::nullopt;
}

// Takes the local day of the workout that the completion joins. If that differs from its own day, also takes a moment
// after everything done in the workout. False when the workout is not the user's.
bool take_workout_day(UserId user, Connection& connection, domain::Completion& completion) {
  Query query = connection.query(
      "SELECT local_date, utc_offset, max(date, coalesce((SELECT max(completed_at) FROM exercise_completions"
      " WHERE workout_id = workouts.id), 0)) FROM workouts WHERE id = ? AND user_id = ?",
      completion.workout_id, user);
  if (!query.next()) return false;
  const domain::DayStamp own = completion.when;
  query.row() >> completion.when.local_date >> completion.when.utc_offset >> completion.when.at;
  if (own.local_date == completion.when.local_date) completion.when = own;
  return true;
}

// Copies values from the plan and the workout, and reports all missing references at once.
FieldMessages resolve_references(UserId user, Connection& connection, domain::Completion& completion) {
  FieldMessages missing;
  if (completion.planned_exercise_id && !load_planned_values(user, connection, completion)) {
    missing.emplace_back("plannedExerciseId", messages::planned_exercise_not_found);
  }
  if (completion.workout_id && !take_workout_day(user, connection, completion)) {
    missing.emplace_back("workoutId", messages::workout_not_found);
  }
  return missing;
}

void throw_if_missing(FieldMessages missing) {
  if (missing.empty()) return;
  const bool plan = missing.front().first == "plannedExerciseId";
  throw Error(ErrorKind::not_found, "NOT_FOUND", plan ? messages::planned_exercise_gone : messages::workout_gone,
              std::move(missing));
}

// The requested workout, else the one that the completion belongs to, else the latest workout logged from its plan on
// its day. A correction after completing the workout therefore stays in it.
std::optional<WorkoutId> workout_of(UserId user, Connection& connection, const domain::Completion& completion,
                                    const std::optional<domain::Completion>& before) {
  if (completion.workout_id) return completion.workout_id;
  if (before && before->workout_id) return before->workout_id;
  if (!completion.planned_workout_id) return std::nullopt;
  return connection.value<WorkoutId>(
      "SELECT id FROM workouts INDEXED BY workouts_day WHERE user_id = ? AND planned_workout_id = ?"
      " AND local_date = ? ORDER BY date DESC, id DESC LIMIT 1",
      user, completion.planned_workout_id, completion.when.local_date);
}

CompletionId insert_row(UserId user, Connection& connection, const domain::Completion& done, const ClientKey& key,
                        Instant now) {
  return CompletionId{connection.insert(
      "INSERT INTO exercise_completions (user_id, planned_workout_id, planned_exercise_id, exercise_id, exercise_key,"
      " exercise_name, category, planned_sets, planned_reps, planned_weight, planned_duration, planned_rest_time,"
      " actual_sets, actual_reps, actual_weight, actual_duration, notes, completed_at, local_date, utc_offset,"
      " client_key, client_body_hash, created_at, updated_at, workout_id, planned_set_targets)"
      " VALUES (?1, ?2, ?3, (SELECT id FROM exercises WHERE key = ?4), ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14,"
      " ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?22, ?23, ?24)",
      user, done.planned_workout_id, done.planned_exercise_id, done.exercise_key, done.exercise_name, done.category,
      done.planned.sets, done.planned.reps, done.planned.weight, done.planned.duration, done.planned.rest_time,
      done.actual_sets, done.actual_reps, done.actual_weight, done.actual_duration, done.notes, done.when.at,
      done.when.local_date, done.when.utc_offset, key.key, key.body_hash, now, done.workout_id,
      encode_set_targets(done.planned.set_targets))};
}

void update_row(Connection& connection, const domain::Completion& done, Instant now) {
  connection.change(
      "UPDATE exercise_completions SET exercise_id = (SELECT id FROM exercises WHERE key = ?1), exercise_key = ?1,"
      " exercise_name = ?2, category = ?3, planned_sets = ?4, planned_reps = ?5, planned_weight = ?6,"
      " planned_duration = ?7, planned_rest_time = ?8, actual_sets = ?9, actual_reps = ?10, actual_weight = ?11,"
      " actual_duration = ?12, notes = ?13, updated_at = ?14, workout_id = ?15,"
      " planned_set_targets = ?16 WHERE id = ?17",
      done.exercise_key, done.exercise_name, done.category, done.planned.sets, done.planned.reps, done.planned.weight,
      done.planned.duration, done.planned.rest_time, done.actual_sets, done.actual_reps, done.actual_weight,
      done.actual_duration, done.notes, now, done.workout_id, encode_set_targets(done.planned.set_targets), done.id);
}

// Updates the exercise names of its workouts and the records after saving. `before` is the previous version.
domain::ExerciseRecords update_names_and_records(UserId user, Connection& connection,
                                                 const domain::Completion& saved_version,
                                                 const std::optional<domain::Completion>& before, Instant now) {
  const bool renamed = before && before->exercise_name != saved_version.exercise_name;
  if (before && before->workout_id && (renamed || before->workout_id != saved_version.workout_id)) {
    drop_exercise_name(user, connection, *before->workout_id, before->exercise_name, now);
  }
  if (saved_version.workout_id)
    add_exercise_name(user, connection, *saved_version.workout_id, saved_version.exercise_name, now);
  if (renamed) {
    connection.change("DELETE FROM personal_records WHERE completion_id = ?", saved_version.id);
    rebuild_records(user, connection, before->exercise_name);
  }
  return rebuild_records(user, connection, saved_version.exercise_name);
}

enum class Existed { no, yes };

SavedCompletion saved(UserId user, Connection& connection, CompletionId id, const domain::ExerciseRecords& records,
                      Existed existed) {
  SavedCompletion saved{.completion = *find_completion(user, connection, id),
                        .new_record = find_record_of(connection, id),
                        .first_time = domain::contains(records.first_times, id),
                        .existed = existed == Existed::yes};
  for (const domain::RecordSet& each : records.beaten) {
    if (each.completion == id) saved.beaten = each.beaten;
  }
  return saved;
}

}  // namespace

bool link_to_plan(UserId user, Connection& connection, CompletionId id, const domain::PlannedExercise& planned,
                  Instant now) {
  auto completion = find_completion(user, connection, id);
  if (!completion) return false;
  if (completion->planned_exercise_id) return true;
  completion->planned_exercise_id = planned.id;
  const bool taken = find_same_day(user, connection, *completion).has_value();
  if (taken) return true;
  connection.change(
      "UPDATE exercise_completions SET planned_exercise_id = ?1, planned_workout_id = ?2, planned_sets = ?3,"
      " planned_reps = ?4, planned_weight = ?5, planned_duration = ?6, planned_rest_time = ?7, updated_at = ?8,"
      " planned_set_targets = ?9 WHERE id = ?10",
      planned.id, planned.planned_workout_id, planned.sets, planned.reps, planned.weight, planned.duration,
      planned.rest_time, now, encode_set_targets(planned.set_targets), id);
  connection.change("UPDATE set_logs SET planned_exercise_id = ? WHERE completion_id = ?", planned.id, id);
  connection.change("UPDATE personal_records SET planned_exercise_id = ? WHERE completion_id = ?", planned.id, id);
  return true;
}

void move_completions(UserId user, Connection& connection, WorkoutId workout, const domain::DayStamp& from,
                      const domain::DayStamp& to) {
  if (to.at == from.at && to.local_date == from.local_date) return;
  const std::int64_t later = (to.at - from.at).count();
  // A modifier of SQLite's date().
  const std::string days = std::to_string((to.local_date - from.local_date).count()) + " days";
  connection.change(
      "UPDATE exercise_completions AS moved SET planned_exercise_id = NULL WHERE user_id = ?1 AND workout_id = ?2"
      " AND EXISTS (SELECT 1 FROM exercise_completions AS there WHERE there.id <> moved.id"
      " AND there.planned_exercise_id = moved.planned_exercise_id AND there.local_date = date(moved.local_date, ?3))",
      user, workout, days);
  connection.change(
      "UPDATE exercise_completions SET completed_at = completed_at + ?3, local_date = date(local_date, ?4),"
      " utc_offset = ?5 WHERE user_id = ?1 AND workout_id = ?2",
      user, workout, later, days, to.utc_offset);
  connection.change(
      "UPDATE set_logs SET (planned_exercise_id, local_date, utc_offset) = (SELECT planned_exercise_id, local_date,"
      " utc_offset FROM exercise_completions WHERE id = completion_id), done_at = done_at + ?3 WHERE completion_id IN"
      " (SELECT id FROM exercise_completions WHERE user_id = ?1 AND workout_id = ?2)",
      user, workout, later);
  for (const ExerciseName& exercise : list_exercises_of_workout(user, connection, workout)) {
    rebuild_records(user, connection, exercise);
  }
}

FieldMessages find_missing_of_completion(UserId user, Database& database,
                                         const std::optional<PlannedExerciseId>& planned_exercise,
                                         const std::optional<WorkoutId>& workout) {
  domain::Completion named;
  named.planned_exercise_id = planned_exercise;
  named.workout_id = workout;
  return database.read([&](Connection& connection) { return resolve_references(user, connection, named); });
}

SavedCompletion save_completion(UserId user, Database& database, domain::Completion completion, const ClientKey& key,
                                Instant now, const domain::ClientView& client) {
  return database.write([&](Connection& connection) {
    const auto replay = find_replay<CompletionId>(
        user, connection, "SELECT id, client_body_hash FROM exercise_completions WHERE user_id = ? AND client_key = ?",
        key);
    if (replay) {
      const ExerciseName name = find_completion(user, connection, *replay)->exercise_name;
      return saved(user, connection, *replay, find_exercise_records(user, connection, name), Existed::yes);
    }
    throw_if_missing(resolve_references(user, connection, completion));
    // The exercise may have been renamed in the plan since it was first completed.
    const auto before = find_same_day(user, connection, completion);
    if (before && !completion.notes) completion.notes = before->notes;
    if (completion.planned_exercise_id) {
      const auto stored = before ? before->sets : std::vector<domain::SetLog>{};
      completion.sets = domain::merged_sets(std::move(completion.sets), stored, client);
    }
    domain::fill_actuals(completion);
    completion.workout_id = workout_of(user, connection, completion, before);
    completion.id = before ? before->id : insert_row(user, connection, completion, key, now);
    if (before) update_row(connection, completion, now);
    write_sets(user, connection, completion);
    const auto records = update_names_and_records(user, connection, completion, before, now);
    return saved(user, connection, completion.id, records, before ? Existed::yes : Existed::no);
  });
}

std::optional<SavedCompletion> update_completion(UserId user, Database& database, CompletionId id, Instant now,
                                                 const std::function<void(domain::Completion&)>& change) {
  return database.write([&](Connection& connection) -> std::optional<SavedCompletion> {
    const auto before = find_completion(user, connection, id);
    if (!before) return std::nullopt;
    domain::Completion completion = *before;
    change(completion);
    domain::fill_actuals(completion);
    update_row(connection, completion, now);
    if (completion.sets != before->sets) write_sets(user, connection, completion);
    const auto records = update_names_and_records(user, connection, completion, before, now);
    return saved(user, connection, id, records, Existed::yes);
  });
}

DeletedCompletion delete_completion(UserId user, Database& database, CompletionId id, Instant now,
                                    const domain::KnownSets& known) {
  return database.write([&](Connection& connection) { return delete_completion(user, connection, id, now, known); });
}

DeletedCompletion delete_completion(UserId user, Connection& connection, CompletionId id, Instant now,
                                    const domain::KnownSets& known) {
  const auto before = find_completion(user, connection, id);
  if (!before) return DeletedCompletion{};
  domain::Completion remaining = *before;
  if (known) remaining.sets = domain::with_unknown_sets({}, before->sets, known);
  if (known && !remaining.sets.empty()) {
    domain::set_actuals_from_sets(remaining);
    update_row(connection, remaining, now);
    write_sets(user, connection, remaining);
    return DeletedCompletion{
        true,
        saved(user, connection, id, update_names_and_records(user, connection, remaining, before, now), Existed::yes)};
  }
  connection.change("DELETE FROM exercise_completions WHERE id = ?", id);
  if (before->workout_id) drop_exercise_name(user, connection, *before->workout_id, before->exercise_name, now);
  rebuild_records(user, connection, before->exercise_name);
  return DeletedCompletion{true, std::nullopt};
}

}  // namespace fitapp::store
