// JSON shapes of marked and recent exercises.
#pragma once

#include "api/shapes/common.h"
#include "domain/exercise_marks.h"

namespace fitapp::api {

struct ExerciseMarksView {
  std::vector<domain::MarkedExercise> marked;
  std::vector<domain::RecentExercise> recent;
};

// A missing mark removes the exercise's mark.
struct ExerciseMarkInput {
  std::string exercise_name;
  std::optional<domain::ExerciseMark> mark;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<domain::MarkedExercise> {
  using T = domain::MarkedExercise;
  static constexpr std::string_view name = "MarkedExercise";
  static constexpr auto fields = std::make_tuple(field("exerciseName", &T::exercise_name), field("mark", &T::mark));
};

template <>
struct Shape<domain::RecentExercise> {
  using T = domain::RecentExercise;
  static constexpr std::string_view name = "RecentExercise";
  static constexpr auto fields =
      std::make_tuple(field("exerciseName", &T::exercise_name), field("localDate", &T::local_date));
};

template <>
struct Shape<api::ExerciseMarksView> {
  using T = api::ExerciseMarksView;
  static constexpr std::string_view name = "ExerciseMarks";
  static constexpr auto fields = std::make_tuple(field("marked", &T::marked), field("recent", &T::recent));
};

template <>
struct Shape<api::ExerciseMarkInput> {
  using T = api::ExerciseMarkInput;
  static constexpr std::string_view name = "ExerciseMarkInput";
  static constexpr auto fields =
      std::make_tuple(field("exerciseName", &T::exercise_name, api::name_rule()), field("mark", &T::mark));
};

}  // namespace fitapp
