// JSON shapes of logged workouts, completions, records and statistics.
#pragma once

#include "api/shapes/common.h"
#include "api/shapes/set_targets.h"
#include "base/messages.h"
#include "domain/messages.h"
#include "domain/stats.h"
#include "domain/workouts.h"

namespace fitapp::api {

struct WorkoutInput {
  domain::WorkoutType type{};
  std::optional<std::string> name;
  std::optional<int> duration;
  std::optional<double> calories;
  std::optional<domain::Intensity> intensity;
  std::optional<double> weight;
  std::optional<double> distance;
  std::optional<std::string> notes;
  NameList exercises;
  std::optional<PlannedWorkoutId> planned_workout_id;
  std::vector<CompletionId> completion_ids;
  std::optional<EntryTime> date;
  std::optional<std::string> client_key;
};

struct WorkoutUpdate {
  Change<domain::WorkoutType> type;
  Patch<std::string> name;
  Patch<int> duration;
  Patch<double> calories;
  Patch<domain::Intensity> intensity;
  Patch<double> weight;
  Patch<double> distance;
  Patch<std::string> notes;
  Change<NameList> exercises;
  std::vector<CompletionId> completion_ids;  // completions to add to the workout
  Change<EntryTime> date;
};

struct CompletionInput {
  std::optional<PlannedExerciseId> planned_exercise_id;
  std::optional<WorkoutId> workout_id;  // the logged workout to add it to, on that workout's local day
  std::optional<std::string> exercise_name;
  std::optional<domain::Section> category;
  std::optional<int> actual_sets;
  std::optional<int> actual_reps;
  std::optional<double> actual_weight;
  std::optional<int> actual_duration;
  std::optional<std::string> notes;
  std::vector<domain::SetLog> sets;
  domain::KnownSets known_sets;
  std::optional<std::vector<domain::SetLog>> shown_sets;
  std::optional<LocalDate> date;  // the workout's local day
  std::optional<EntryTime> completed_at;
  std::optional<std::string> client_key;
};

// Actual values that are not sent are derived from the sets.
struct CompletionUpdate {
  Change<std::vector<domain::SetLog>> sets;
  domain::KnownSets known_sets;
  std::optional<std::vector<domain::SetLog>> shown_sets;
  Patch<int> actual_sets;
  Patch<int> actual_reps;
  Patch<double> actual_weight;
  Patch<int> actual_duration;
  Patch<std::string> notes;
};

struct KnownSetsQuery {
  domain::KnownSets known_sets;
};

struct CompletionView {
  CompletionId id;
  std::optional<PlannedExerciseId> planned_exercise_id;
  std::optional<PlannedWorkoutId> planned_workout_id;
  std::optional<WorkoutId> workout_id;
  std::optional<std::string> exercise_key;
  std::string exercise_name;
  domain::Section category = domain::Section::main;
  std::optional<int> planned_sets;
  std::optional<int> planned_reps;
  std::optional<double> planned_weight;
  std::optional<int> planned_duration;
  std::optional<int> planned_rest_time;
  std::optional<domain::SetTargets> planned_set_targets;
  std::optional<int> actual_sets;
  std::optional<int> actual_reps;
  std::optional<double> actual_weight;
  std::optional<int> actual_duration;
  std::optional<std::string> notes;
  std::vector<domain::SetLog> sets;
  Instant completed_at;
  LocalDate date;
  LocalDate local_date;
  int utc_offset = 0;
};

struct RecordView {
  RecordId id;
  std::string exercise_name;
  double value = 0;
  domain::RecordUnit unit = domain::RecordUnit::lb;
  Instant achieved_at;
  LocalDate local_date;
  int utc_offset = 0;
};

struct NewRecordView : RecordView {
  double previous_value = 0;  // the previous best, in the same unit
};

// `first_time`: the first value of the exercise, which is not a record.
struct SavedCompletion : CompletionView {
  std::optional<NewRecordView> new_record;
  bool first_time = false;
};

struct WorkoutView {
  WorkoutId id;
  std::string name;
  domain::WorkoutType type{};
  std::vector<std::string> exercises;
  std::optional<int> duration;
  std::optional<double> calories;
  bool calories_estimated = false;
  std::optional<domain::Intensity> intensity;
  std::optional<double> weight;
  std::optional<double> distance;
  std::optional<std::string> notes;
  std::optional<PlannedWorkoutId> planned_workout_id;
  Instant date;
  LocalDate local_date;
  int utc_offset = 0;
};

struct CompletionQuery {
  std::optional<LocalDate> date;
  std::optional<LocalDate> from;
  std::optional<LocalDate> to;
  std::optional<WorkoutId> workout_id;
  std::optional<int> limit;
  int offset = 0;

  domain::Page page() const { return {date ? date : from, date ? date : to, limit, offset}; }
};

struct LastQuery {
  std::optional<LocalDate> before;      // the day of the current workout: unlogged completions of it are ignored
  std::optional<WorkoutId> workout_id;  // the current workout, whose own completions are ignored
  std::optional<PlannedWorkoutId> planned_workout_id;  // the same before it is logged
};

struct LastCompletion {
  std::string exercise_name;
  LocalDate local_date;
  std::optional<int> actual_sets;
  std::optional<int> actual_reps;
  std::optional<double> actual_weight;
  std::optional<int> actual_duration;
  std::vector<domain::SetLog> sets;
  std::optional<domain::SetTargets> planned_set_targets;
};

constexpr Rule minutes_rule() { return {.minimum = 0, .maximum = 1440}; }
constexpr Rule logged_calories_rule() { return {.minimum = 0, .maximum = 20'000, .decimals = 1}; }
// Actual sets and reps may be 0: a failed attempt.
constexpr Rule actual_sets_rule() { return {.minimum = 0, .maximum = 100}; }
constexpr Rule actual_reps_rule() { return {.minimum = 0, .maximum = 10'000}; }
constexpr Rule workout_type_rule() { return {.required = &messages::workout_type_required}; }
inline constexpr std::size_t max_exercise_names = 200;
constexpr Rule completion_ids_rule() { return {.max_items = 200, .optional = true}; }
constexpr Rule shown_sets_rule() { return {.max_items = max_sets}; }

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::WorkoutInput> {
  using T = api::WorkoutInput;
  static constexpr std::string_view name = "WorkoutInput";
  static constexpr auto fields = std::make_tuple(
      field("type", &T::type, api::workout_type_rule()), field("name", &T::name, {.max_length = 200}),
      field("duration", &T::duration, api::minutes_rule()),
      field("calories", &T::calories, api::logged_calories_rule()), field("intensity", &T::intensity),
      field("weight", &T::weight, api::weight_rule()), field("distance", &T::distance, api::distance_rule()),
      field("notes", &T::notes, api::notes_rule()),
      field("exercises", &T::exercises, {.max_items = api::max_exercise_names, .optional = true}),
      field("plannedWorkoutId", &T::planned_workout_id),
      field("completionIds", &T::completion_ids, api::completion_ids_rule()), field("date", &T::date),
      field("clientKey", &T::client_key, api::client_key_rule()));
};

template <>
struct Shape<api::WorkoutUpdate> {
  using T = api::WorkoutUpdate;
  static constexpr std::string_view name = "WorkoutUpdate";
  static constexpr auto fields = std::make_tuple(
      field("type", &T::type, api::workout_type_rule()), field("name", &T::name, {.max_length = 200}),
      field("duration", &T::duration, api::minutes_rule()),
      field("calories", &T::calories, api::logged_calories_rule()), field("intensity", &T::intensity),
      field("weight", &T::weight, api::weight_rule()), field("distance", &T::distance, api::distance_rule()),
      field("notes", &T::notes, api::notes_rule()),
      field("exercises", &T::exercises, {.max_items = api::max_exercise_names}),
      field("completionIds", &T::completion_ids, api::completion_ids_rule()), field("date", &T::date));
};

template <>
struct Shape<domain::SetLog> {
  using T = domain::SetLog;
  static constexpr std::string_view name = "SetLog";
  static constexpr auto fields = std::make_tuple(
      field("setType", &T::set_type, {.optional = true}), field("reps", &T::reps, api::actual_reps_rule()),
      field("weight", &T::weight, api::weight_rule()), field("duration", &T::duration, api::seconds_rule()),
      field("distance", &T::distance, api::distance_rule()),
      field("rpe", &T::rpe, {.minimum = 1, .maximum = 10, .step = 0.5, .pattern = &messages::rpe_step}),
      field("doneAt", &T::done_at));
};

template <>
struct Shape<api::CompletionInput> {
  static void check(const api::CompletionInput& input, const std::string& path, FieldProblems& problems) {
    if (input.planned_exercise_id || input.exercise_name || problems.has(child_path(path, "exerciseName"))) return;
    problems.add(child_path(path, "plannedExerciseId"), messages::required);
  }

  using T = api::CompletionInput;
  static constexpr std::string_view name = "ExerciseCompletionInput";
  static constexpr auto fields = std::make_tuple(
      field("plannedExerciseId", &T::planned_exercise_id), field("workoutId", &T::workout_id),
      field("exerciseName", &T::exercise_name, api::name_rule()), field("category", &T::category),
      field("actualSets", &T::actual_sets, api::actual_sets_rule()),
      field("actualReps", &T::actual_reps, api::actual_reps_rule()),
      field("actualWeight", &T::actual_weight, api::weight_rule()),
      field("actualDuration", &T::actual_duration, api::seconds_rule()), field("notes", &T::notes, api::notes_rule()),
      field("sets", &T::sets, {.max_items = api::max_sets, .optional = true}), field("knownSets", &T::known_sets),
      field("shownSets", &T::shown_sets, api::shown_sets_rule()), field("date", &T::date),
      field("completedAt", &T::completed_at), field("clientKey", &T::client_key, api::client_key_rule()));
};

template <>
struct Shape<api::KnownSetsQuery> {
  using T = api::KnownSetsQuery;
  static constexpr std::string_view name = "KnownSetsQuery";
  static constexpr auto fields = std::make_tuple(field("knownSets", &T::known_sets));
};

template <>
struct Shape<api::CompletionUpdate> {
  using T = api::CompletionUpdate;
  static constexpr std::string_view name = "ExerciseCompletionUpdate";
  static constexpr auto fields = std::make_tuple(
      field("sets", &T::sets, {.min_length = 1, .max_items = api::max_sets, .low = &messages::no_sets_left}),
      field("knownSets", &T::known_sets), field("shownSets", &T::shown_sets, api::shown_sets_rule()),
      field("actualSets", &T::actual_sets, api::actual_sets_rule()),
      field("actualReps", &T::actual_reps, api::actual_reps_rule()),
      field("actualWeight", &T::actual_weight, api::weight_rule()),
      field("actualDuration", &T::actual_duration, api::seconds_rule()), field("notes", &T::notes, api::notes_rule()));
};

template <>
struct Shape<api::CompletionView> {
  using T = api::CompletionView;
  static constexpr std::string_view name = "ExerciseCompletion";
  static constexpr auto fields = std::make_tuple(
      field("id", &T::id), field("plannedExerciseId", &T::planned_exercise_id),
      field("plannedWorkoutId", &T::planned_workout_id), field("workoutId", &T::workout_id),
      field("exerciseKey", &T::exercise_key), field("exerciseName", &T::exercise_name), field("category", &T::category),
      field("plannedSets", &T::planned_sets), field("plannedReps", &T::planned_reps),
      field("plannedWeight", &T::planned_weight), field("plannedDuration", &T::planned_duration),
      field("plannedRestTime", &T::planned_rest_time), field("plannedSetTargets", &T::planned_set_targets),
      field("actualSets", &T::actual_sets), field("actualReps", &T::actual_reps),
      field("actualWeight", &T::actual_weight), field("actualDuration", &T::actual_duration), field("notes", &T::notes),
      field("sets", &T::sets), field("completedAt", &T::completed_at), field("date", &T::date),
      field("localDate", &T::local_date), field("utcOffset", &T::utc_offset));
};

template <>
struct Shape<api::RecordView> {
  using T = api::RecordView;
  static constexpr std::string_view name = "PersonalRecord";
  static constexpr auto fields = std::make_tuple(
      field("id", &T::id), field("exerciseName", &T::exercise_name), field("value", &T::value), field("unit", &T::unit),
      field("achievedAt", &T::achieved_at), field("localDate", &T::local_date), field("utcOffset", &T::utc_offset));
};

template <>
struct Shape<api::NewRecordView> {
  using T = api::NewRecordView;
  static constexpr std::string_view name = "NewRecord";
  static constexpr auto fields =
      std::tuple_cat(Shape<api::RecordView>::fields, std::make_tuple(field("previousValue", &T::previous_value)));
};

template <>
struct Shape<api::SavedCompletion> {
  using T = api::SavedCompletion;
  static constexpr std::string_view name = "SavedCompletion";
  static constexpr auto fields =
      std::tuple_cat(Shape<api::CompletionView>::fields,
                     std::make_tuple(field("newRecord", &T::new_record), field("firstTime", &T::first_time)));
};

template <>
struct Shape<api::WorkoutView> {
  using T = api::WorkoutView;
  static constexpr std::string_view name = "Workout";
  static constexpr auto fields =
      std::make_tuple(field("id", &T::id), field("name", &T::name), field("type", &T::type),
                      field("exercises", &T::exercises), field("duration", &T::duration),
                      field("calories", &T::calories), field("caloriesEstimated", &T::calories_estimated),
                      field("intensity", &T::intensity), field("weight", &T::weight), field("distance", &T::distance),
                      field("notes", &T::notes), field("plannedWorkoutId", &T::planned_workout_id),
                      field("date", &T::date), field("localDate", &T::local_date), field("utcOffset", &T::utc_offset));
};

template <>
struct Shape<api::CompletionQuery> {
  using T = api::CompletionQuery;
  static constexpr std::string_view name = "CompletionQuery";
  static constexpr auto fields =
      std::make_tuple(field("date", &T::date), field("from", &T::from), field("to", &T::to),
                      field("workoutId", &T::workout_id), field("limit", &T::limit, {.minimum = 1, .maximum = 10'000}),
                      field("offset", &T::offset, {.minimum = 0, .maximum = 10'000'000, .optional = true}));
};

template <>
struct Shape<api::LastQuery> {
  using T = api::LastQuery;
  static constexpr std::string_view name = "LastQuery";
  static constexpr auto fields = std::make_tuple(field("before", &T::before), field("workoutId", &T::workout_id),
                                                 field("plannedWorkoutId", &T::planned_workout_id));
};

template <>
struct Shape<api::LastCompletion> {
  using T = api::LastCompletion;
  static constexpr std::string_view name = "LastCompletion";
  static constexpr auto fields =
      std::make_tuple(field("exerciseName", &T::exercise_name), field("localDate", &T::local_date),
                      field("actualSets", &T::actual_sets), field("actualReps", &T::actual_reps),
                      field("actualWeight", &T::actual_weight), field("actualDuration", &T::actual_duration),
                      field("sets", &T::sets), field("plannedSetTargets", &T::planned_set_targets));
};

template <>
struct Shape<domain::Stats> {
  using T = domain::Stats;
  static constexpr std::string_view name = "Stats";
  static constexpr auto fields =
      std::make_tuple(field("currentStreak", &T::current_streak), field("longestStreak", &T::longest_streak),
                      field("weekStreak", &T::week_streak), field("thisWeekWorkouts", &T::this_week_workouts),
                      field("totalHours", &T::total_hours), field("totalWorkouts", &T::total_workouts),
                      field("totalCalories", &T::total_calories), field("activeDays", &T::active_days),
                      field("avgDuration", &T::avg_duration));
};

}  // namespace fitapp
