// JSON shapes of suggestions for planned exercises.
#pragma once

#include "api/shapes/workouts.h"
#include "domain/exercise_progression.h"

namespace fitapp::api {

// The next target of a planned exercise. Weight in lb, duration in seconds.
struct SuggestionView {
  PlannedExerciseId planned_exercise_id;
  std::string exercise_name;
  domain::SuggestionKind kind = domain::SuggestionKind::same;
  int sets = 1;
  std::optional<int> reps;
  std::optional<int> reps_max;
  std::optional<double> weight;
  std::optional<int> duration;
  std::vector<int> set_reps;           // when the sets have different aims
  std::optional<std::string> variant;  // name of the harder exercise to change to
  Message reason{"", ""};
  std::optional<Message> note;
};

struct SuggestionAnswerInput {
  std::string exercise_name;
  domain::SuggestionAnswer answer{};
  domain::SuggestionKind kind{};
  std::optional<double> weight;
  std::optional<int> reps;
  std::optional<int> duration;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::SuggestionView> {
  using T = api::SuggestionView;
  static constexpr std::string_view name = "ExerciseSuggestion";
  static constexpr auto fields = std::make_tuple(
      field("plannedExerciseId", &T::planned_exercise_id), field("exerciseName", &T::exercise_name),
      field("kind", &T::kind), field("sets", &T::sets), field("reps", &T::reps), field("repsMax", &T::reps_max),
      field("weight", &T::weight), field("duration", &T::duration), field("setReps", &T::set_reps),
      field("variant", &T::variant), field("reason", &T::reason), field("note", &T::note));
};

template <>
struct Shape<api::SuggestionAnswerInput> {
  using T = api::SuggestionAnswerInput;
  static constexpr std::string_view name = "SuggestionAnswerInput";
  static constexpr auto fields = std::make_tuple(
      field("exerciseName", &T::exercise_name, api::name_rule()), field("answer", &T::answer), field("kind", &T::kind),
      field("weight", &T::weight, api::weight_rule()), field("reps", &T::reps, {.minimum = 1, .maximum = 10'000}),
      field("duration", &T::duration, api::seconds_rule()));
};

}  // namespace fitapp
