// JSON shapes of suggestions for planned exercises.
#pragma once

#include "api/shapes/workouts.h"
#include "domain/exercise_progression.h"

namespace fitapp::api {

constexpr Rule weight_step_rule() { return {.minimum = 0.1, .maximum = 1000}; }

// `plates` to `other`: the steps of weights that the user has set, in the user's unit.
struct ExerciseSuggestionQuery {
  std::optional<LocalDate> date;  // the day of the workout; without it today
  std::optional<double> plates;
  std::optional<double> dumbbell;
  std::optional<double> kettlebell;
  std::optional<double> stack;
  std::optional<double> other;
};

// Weight in lb, duration in seconds.
struct SuggestedTarget {
  int sets = 1;
  std::optional<int> reps;
  std::optional<int> reps_max;
  std::optional<double> weight;
  std::optional<int> duration;
  std::vector<int> set_reps;                      // when the sets have different aims
  std::optional<domain::SetTargets> set_targets;  // all sets, if those of the plan differ
};

// The next target of a planned exercise.
struct SuggestionView : SuggestedTarget {
  PlannedExerciseId planned_exercise_id;
  std::string exercise_name;
  domain::SuggestionKind kind = domain::SuggestionKind::same;
  std::optional<std::string> variant;  // name of the harder exercise to change to
  Message reason{"", ""};
  std::optional<Message> note;
  std::optional<SuggestedTarget> otherwise;  // the target after a decline; null: there is nothing to decline
};

struct SuggestionAnswerInput {
  std::string exercise_name;
  domain::SuggestionAnswer answer{};
  domain::SuggestionKind kind{};
  std::optional<double> weight;
  std::optional<int> reps;
  std::optional<int> duration;
  std::optional<LocalDate> date;  // the day of the workout; without it today
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::ExerciseSuggestionQuery> {
  using T = api::ExerciseSuggestionQuery;
  static constexpr std::string_view name = "ExerciseSuggestionQuery";
  static constexpr auto fields = std::make_tuple(
      field("date", &T::date), field("plates", &T::plates, api::weight_step_rule()),
      field("dumbbell", &T::dumbbell, api::weight_step_rule()),
      field("kettlebell", &T::kettlebell, api::weight_step_rule()), field("stack", &T::stack, api::weight_step_rule()),
      field("other", &T::other, api::weight_step_rule()));
};

template <>
struct Shape<api::SuggestedTarget> {
  using T = api::SuggestedTarget;
  static constexpr std::string_view name = "SuggestedTarget";
  static constexpr auto fields = std::make_tuple(
      field("sets", &T::sets), field("reps", &T::reps), field("repsMax", &T::reps_max), field("weight", &T::weight),
      field("duration", &T::duration), field("setReps", &T::set_reps), field("setTargets", &T::set_targets));
};

template <>
struct Shape<api::SuggestionView> {
  using T = api::SuggestionView;
  static constexpr std::string_view name = "ExerciseSuggestion";
  static constexpr auto fields = std::make_tuple(
      field("plannedExerciseId", &T::planned_exercise_id), field("exerciseName", &T::exercise_name),
      field("kind", &T::kind), field("sets", &T::sets), field("reps", &T::reps), field("repsMax", &T::reps_max),
      field("weight", &T::weight), field("duration", &T::duration), field("setReps", &T::set_reps),
      field("setTargets", &T::set_targets), field("variant", &T::variant), field("reason", &T::reason),
      field("note", &T::note), field("otherwise", &T::otherwise));
};

template <>
struct Shape<api::SuggestionAnswerInput> {
  using T = api::SuggestionAnswerInput;
  static constexpr std::string_view name = "SuggestionAnswerInput";
  static constexpr auto fields = std::make_tuple(
      field("exerciseName", &T::exercise_name, api::name_rule()), field("answer", &T::answer), field("kind", &T::kind),
      field("weight", &T::weight, api::weight_rule()), field("reps", &T::reps, {.minimum = 1, .maximum = 10'000}),
      field("duration", &T::duration, api::seconds_rule()), field("date", &T::date));
};

}  // namespace fitapp
