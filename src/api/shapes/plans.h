// JSON shapes of plans, planned workouts and planned exercises.
#pragma once

#include <set>

#include "api/shapes/workouts.h"
#include "domain/exercises.h"
#include "domain/messages.h"
#include "domain/planning/planned.h"
#include "domain/plans.h"

namespace fitapp::api {

// An exercise in a list.
struct PlannedExerciseInput {
  // Only when replacing a list: `id` keeps an existing exercise, `completion_id` assigns an earlier completion to it.
  std::optional<PlannedExerciseId> id;
  std::optional<CompletionId> completion_id;
  std::string exercise_name;
  domain::Section category = domain::Section::main;
  std::optional<int> sets;
  std::optional<int> reps;
  std::optional<double> weight;
  std::optional<int> duration;
  std::optional<int> rest_time;
  std::optional<std::string> notes;
  std::optional<int> order_index;
  bool superset_with_next = false;
  int ramp_up_sets = 0;
  std::optional<int> reps_max;
  std::optional<domain::ProgressionScheme> scheme;
  std::optional<domain::SetTargets> set_targets;  // null: all sets alike
};

// An exercise that is added to a planned workout.
struct NewPlannedExerciseInput : PlannedExerciseInput {
  PlannedWorkoutId planned_workout_id;
};

struct PlannedExerciseUpdate {
  Change<std::string> exercise_name;
  Change<domain::Section> category;
  Patch<int> sets;
  Patch<int> reps;
  Patch<double> weight;
  Patch<int> duration;
  Patch<int> rest_time;
  Patch<std::string> notes;
  Change<int> order_index;
  Change<bool> superset_with_next;
  Change<int> ramp_up_sets;
  Patch<int> reps_max;
  Patch<domain::ProgressionScheme> scheme;
  Patch<domain::SetTargets> set_targets;
};

// A planned workout inside a new plan.
struct PlannedDayInput {
  int day_of_week = 0;
  std::string title;
  domain::PlannedType type{};
  std::optional<std::string> notes;
  std::vector<PlannedExerciseInput> exercises;
};

struct PlannedWorkoutInput : PlannedDayInput {
  PlanId workout_plan_id;
  bool replace = false;
};

struct PlannedWorkoutUpdate {
  Change<int> day_of_week;
  Change<std::string> title;
  Change<domain::PlannedType> type;
  Patch<std::string> notes;
  Change<std::vector<PlannedExerciseInput>> exercises;
  bool replace = false;
};

struct PlanInput {
  std::string name;
  std::optional<std::string> description;
  std::string duration = "12 weeks";
  bool is_favorite = false;
  bool only_favorite = false;  // a favourite; all other plans lose the flag
  std::optional<int> block_weeks;
  std::vector<PlannedDayInput> workouts;
  std::optional<std::string> client_key;
};

struct PlanUpdate {
  Change<std::string> name;
  Patch<std::string> description;
  Change<std::string> duration;
  Change<bool> is_favorite;
  bool only_favorite = false;
};

struct MadePlan {
  std::string message;  // the texts of `notes`
  domain::Plan plan;
  std::vector<Message> notes;
};

struct TodaysWorkout {
  std::optional<domain::PlannedWorkout> workout;
  std::optional<domain::Plan> plan;
  std::vector<domain::PlannedExercise> exercises;
  std::vector<CompletionView> completions;
};

// The names of a catalogue exercise without its texts.
struct ExerciseNames {
  std::string key;
  std::string name;
  std::string german_name;
};

struct ExerciseQuery {
  std::optional<std::string> q;
  std::optional<domain::Section> category;
  std::optional<std::string> muscle;
  std::optional<domain::EquipmentChoice> equipment;
  std::optional<domain::Level> level;
};

struct AlternativesQuery {
  std::string exercise;
  int limit = 12;
};

constexpr Rule sets_rule() { return {.minimum = 1, .maximum = 100}; }
constexpr Rule day_rule() { return {.minimum = 0, .maximum = 6}; }
constexpr Rule order_rule() { return {.minimum = 0, .maximum = 1000}; }
constexpr Rule description_rule() { return {.max_length = 2000}; }
// More than three full sections (7 + 10 + 5), so that the error can name the section with too many exercises.
inline constexpr std::size_t max_exercises_sent = 60;

// The path of a list of exercises in a body, and the field for problems of the list as a whole.
struct ExerciseListPath {
  std::string items;
  std::string field;
};

// Reports exercises on a rest day and sections with too many exercises.
inline void check_exercise_list(const std::vector<PlannedExerciseInput>& exercises, domain::PlannedType type,
                                const ExerciseListPath& path, FieldProblems& problems) {
  if (type == domain::PlannedType::rest && !exercises.empty()) {
    problems.add(path.field, messages::rest_day_exercises);
  }
  std::vector<domain::Section> sections;
  for (std::size_t i = 0; i < exercises.size(); ++i) {
    if (problems.has(path.items + "[" + std::to_string(i) + "].category")) continue;
    sections.push_back(exercises[i].category);
  }
  const auto overfull = domain::overfull_section(sections);
  if (overfull) problems.add(path.field, domain::section_full(*overfull));
}

// Reports duplicate ids.
inline void check_unique_ids(const std::vector<PlannedExerciseInput>& exercises, const std::string& path,
                             FieldProblems& problems) {
  std::set<PlannedExerciseId> seen;
  for (std::size_t i = 0; i < exercises.size(); ++i) {
    const auto id = exercises[i].id;
    if (!id || seen.insert(*id).second) continue;
    problems.add(path + "[" + std::to_string(i) + "].id", messages::exercise_twice);
  }
}

// Reports days with more than one workout.
inline void check_days(const std::vector<PlannedDayInput>& days, const std::string& path, FieldProblems& problems) {
  std::set<int> taken;
  for (std::size_t i = 0; i < days.size(); ++i) {
    const std::string field = path + "[" + std::to_string(i) + "].dayOfWeek";
    if (problems.has(field) || taken.insert(days[i].day_of_week).second) continue;
    problems.add(field, messages::day_twice);
  }
}

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::PlannedExerciseInput> {
  using T = api::PlannedExerciseInput;
  static constexpr std::string_view name = "PlannedExerciseInput";
  static constexpr auto fields = std::make_tuple(
      field("id", &T::id), field("completionId", &T::completion_id),
      field("exerciseName", &T::exercise_name, api::name_rule()), field("category", &T::category, {.optional = true}),
      field("sets", &T::sets, api::sets_rule()), field("reps", &T::reps, api::reps_rule()),
      field("weight", &T::weight, api::weight_rule()), field("duration", &T::duration, api::seconds_rule()),
      field("restTime", &T::rest_time, api::seconds_rule()), field("notes", &T::notes, api::notes_rule()),
      field("orderIndex", &T::order_index, api::order_rule()),
      field("supersetWithNext", &T::superset_with_next, {.optional = true}),
      field("rampUpSets", &T::ramp_up_sets, {.minimum = 0, .maximum = 10, .optional = true}),
      field("repsMax", &T::reps_max, api::reps_rule()), field("scheme", &T::scheme),
      field("setTargets", &T::set_targets, api::set_targets_rule()));
  static void check(const T& exercise, const std::string& path, FieldProblems& problems) {
    api::check_set_targets(exercise.set_targets, path, problems);
  }
};

template <>
struct Shape<api::NewPlannedExerciseInput> {
  using T = api::NewPlannedExerciseInput;
  static constexpr std::string_view name = "NewPlannedExerciseInput";
  static constexpr auto fields = std::tuple_cat(std::make_tuple(field("plannedWorkoutId", &T::planned_workout_id)),
                                                Shape<api::PlannedExerciseInput>::fields);
  static constexpr auto check = &Shape<api::PlannedExerciseInput>::check;
};

template <>
struct Shape<api::PlannedExerciseUpdate> {
  using T = api::PlannedExerciseUpdate;
  static constexpr std::string_view name = "PlannedExerciseUpdate";
  static constexpr auto fields = std::make_tuple(
      field("exerciseName", &T::exercise_name, api::name_rule()), field("category", &T::category),
      field("sets", &T::sets, api::sets_rule()), field("reps", &T::reps, api::reps_rule()),
      field("weight", &T::weight, api::weight_rule()), field("duration", &T::duration, api::seconds_rule()),
      field("restTime", &T::rest_time, api::seconds_rule()), field("notes", &T::notes, api::notes_rule()),
      field("orderIndex", &T::order_index, api::order_rule()), field("supersetWithNext", &T::superset_with_next),
      field("rampUpSets", &T::ramp_up_sets, {.minimum = 0, .maximum = 10}),
      field("repsMax", &T::reps_max, api::reps_rule()), field("scheme", &T::scheme),
      field("setTargets", &T::set_targets, api::set_targets_rule()));
  static void check(const T& exercise, const std::string& path, FieldProblems& problems) {
    api::check_set_targets(exercise.set_targets.value, path, problems);
  }
};

template <>
struct Shape<api::PlannedDayInput> {
  using T = api::PlannedDayInput;
  static constexpr std::string_view name = "PlannedDayInput";
  static constexpr auto fields =
      std::make_tuple(field("dayOfWeek", &T::day_of_week, api::day_rule()), field("title", &T::title, api::name_rule()),
                      field("type", &T::type), field("notes", &T::notes, api::notes_rule()),
                      field("exercises", &T::exercises, {.max_items = api::max_exercises_sent, .optional = true}));
  static void check(const T& day, const std::string& path, FieldProblems& problems) {
    const std::string list = child_path(path, "exercises");
    api::check_exercise_list(day.exercises, day.type, {list, list}, problems);
  }
};

template <>
struct Shape<api::PlannedWorkoutInput> {
  using T = api::PlannedWorkoutInput;
  static constexpr std::string_view name = "PlannedWorkoutInput";
  static constexpr auto fields =
      std::tuple_cat(std::make_tuple(field("workoutPlanId", &T::workout_plan_id)), Shape<api::PlannedDayInput>::fields,
                     std::make_tuple(field("replace", &T::replace, {.optional = true})));
  static constexpr auto check = &Shape<api::PlannedDayInput>::check;
};

template <>
struct Shape<api::PlannedWorkoutUpdate> {
  using T = api::PlannedWorkoutUpdate;
  static constexpr std::string_view name = "PlannedWorkoutUpdate";
  static constexpr auto fields =
      std::make_tuple(field("dayOfWeek", &T::day_of_week, api::day_rule()), field("title", &T::title, api::name_rule()),
                      field("type", &T::type), field("notes", &T::notes, api::notes_rule()),
                      field("exercises", &T::exercises, {.max_items = api::max_exercises_sent}),
                      field("replace", &T::replace, {.optional = true}));
};

template <>
struct Shape<api::PlanInput> {
  using T = api::PlanInput;
  static constexpr std::string_view name = "WorkoutPlanInput";
  static constexpr auto fields = std::make_tuple(
      field("name", &T::name, api::name_rule()), field("description", &T::description, api::description_rule()),
      field("duration", &T::duration, {.min_length = 1, .max_length = 50, .optional = true}),
      field("isFavorite", &T::is_favorite, {.optional = true}),
      field("onlyFavorite", &T::only_favorite, {.optional = true}),
      field("blockWeeks", &T::block_weeks, {.minimum = 4, .maximum = 8}),
      field("workouts", &T::workouts, {.max_items = 7, .optional = true}),
      field("clientKey", &T::client_key, api::client_key_rule()));
  static void check(const T& plan, const std::string& path, FieldProblems& problems) {
    api::check_days(plan.workouts, child_path(path, "workouts"), problems);
  }
};

template <>
struct Shape<api::PlanUpdate> {
  using T = api::PlanUpdate;
  static constexpr std::string_view name = "WorkoutPlanUpdate";
  static constexpr auto fields = std::make_tuple(
      field("name", &T::name, api::name_rule()), field("description", &T::description, api::description_rule()),
      field("duration", &T::duration, {.min_length = 1, .max_length = 50}), field("isFavorite", &T::is_favorite),
      field("onlyFavorite", &T::only_favorite, {.optional = true}));
};

template <>
struct Shape<domain::Plan> {
  using T = domain::Plan;
  static constexpr std::string_view name = "WorkoutPlan";
  static constexpr auto fields =
      std::make_tuple(field("id", &T::id), field("name", &T::name), field("description", &T::description),
                      field("duration", &T::duration), field("isFavorite", &T::is_favorite),
                      field("createdAt", &T::created_at), field("blockWeeks", &T::block_weeks),
                      field("blockStarted", &T::block_started), field("lighterWeeks", &T::lighter_weeks));
};

template <>
struct Shape<domain::PlannedExercise> {
  using T = domain::PlannedExercise;
  static constexpr std::string_view name = "PlannedExercise";
  static constexpr auto fields = std::make_tuple(
      field("id", &T::id), field("plannedWorkoutId", &T::planned_workout_id), field("exerciseKey", &T::exercise_key),
      field("exerciseName", &T::exercise_name), field("category", &T::category), field("sets", &T::sets),
      field("reps", &T::reps), field("weight", &T::weight), field("duration", &T::duration),
      field("restTime", &T::rest_time), field("notes", &T::notes), field("orderIndex", &T::order_index),
      field("instructions", &T::instructions), field("coachingCues", &T::coaching_cues),
      field("videoUrl", &T::video_url), field("muscleGroups", &T::muscle_groups), field("difficulty", &T::difficulty),
      field("whyIncluded", &T::why_included), field("supersetWithNext", &T::superset_with_next),
      field("role", &T::role), field("perSide", &T::per_side), field("rampUpSets", &T::ramp_up_sets),
      field("repsMax", &T::reps_max), field("scheme", &T::scheme), field("setTargets", &T::set_targets));
};

template <>
struct Shape<domain::PlannedWorkout> {
  using T = domain::PlannedWorkout;
  static constexpr std::string_view name = "PlannedWorkout";
  static constexpr auto fields = std::make_tuple(field("id", &T::id), field("workoutPlanId", &T::workout_plan_id),
                                                 field("dayOfWeek", &T::day_of_week), field("title", &T::title),
                                                 field("type", &T::type), field("notes", &T::notes));
};

template <>
struct Shape<api::MadePlan> {
  using T = api::MadePlan;
  static constexpr std::string_view name = "MadePlan";
  static constexpr auto fields =
      std::make_tuple(field("message", &T::message), field("plan", &T::plan), field("notes", &T::notes));
};

template <>
struct Shape<api::TodaysWorkout> {
  using T = api::TodaysWorkout;
  static constexpr std::string_view name = "TodaysWorkout";
  static constexpr auto fields =
      std::make_tuple(field("workout", &T::workout), field("plan", &T::plan), field("exercises", &T::exercises),
                      field("completions", &T::completions));
};

template <>
struct Shape<api::ExerciseQuery> {
  using T = api::ExerciseQuery;
  static constexpr std::string_view name = "ExerciseQuery";
  static constexpr auto fields = std::make_tuple(
      field("q", &T::q, {.max_length = 100}), field("category", &T::category),
      field("muscle", &T::muscle, {.max_length = 50}), field("equipment", &T::equipment), field("level", &T::level));
};

template <>
struct Shape<api::AlternativesQuery> {
  using T = api::AlternativesQuery;
  static constexpr std::string_view name = "AlternativesQuery";
  static constexpr auto fields =
      std::make_tuple(field("exercise", &T::exercise, api::name_rule()),
                      field("limit", &T::limit, {.minimum = 1, .maximum = 50, .optional = true}));
};

template <>
struct Shape<domain::Exercise> {
  using T = domain::Exercise;
  static constexpr std::string_view name = "Exercise";
  static constexpr auto fields = std::make_tuple(
      field("id", &T::id), field("key", &T::key), field("name", &T::name), field("category", &T::category),
      field("muscleGroups", &T::muscle_groups), field("equipment", &T::equipment), field("implement", &T::implement),
      field("pattern", &T::pattern), field("role", &T::role), field("rank", &T::rank), field("skill", &T::skill),
      field("aliases", &T::aliases), field("germanName", &T::german_name), field("germanAliases", &T::german_aliases),
      field("instructions", &T::instructions), field("coachingCues", &T::coaching_cues),
      field("videoUrl", &T::video_url), field("difficulty", &T::difficulty),
      field("primaryMuscles", &T::primary_muscles), field("secondaryMuscles", &T::secondary_muscles),
      field("safetyNotes", &T::safety_notes), field("whyIncluded", &T::why_included),
      field("defaultSets", &T::default_sets), field("defaultReps", &T::default_reps),
      field("defaultDuration", &T::default_duration), field("defaultRestTime", &T::default_rest_time),
      field("perSide", &T::per_side), field("loads", &T::loads), field("own", &T::own), field("hidden", &T::hidden),
      field("measuredAs", &T::measured_as), field("harder", &T::harder));
};

template <>
struct Shape<api::ExerciseNames> {
  using T = api::ExerciseNames;
  static constexpr std::string_view name = "ExerciseNames";
  static constexpr auto fields =
      std::make_tuple(field("key", &T::key), field("name", &T::name), field("germanName", &T::german_name));
};

}  // namespace fitapp
