// JSON shapes of the sets of each muscle and of the advice for today's training.
#pragma once

#include "api/shapes/coaching.h"
#include "domain/training_advice.h"

namespace fitapp::api {

// Sets of the week from Monday to Sunday. `range_low` and `range_high` are sets a week at the user's level.
struct MuscleStatusView {
  LocalDate from;
  LocalDate to;
  domain::Level level = domain::Level::beginner;
  bool has_training = false;  // within the last 14 days
  bool has_plan = false;      // sets are still planned this week
  std::vector<domain::MuscleStatus> muscles;
  std::vector<std::string> unknown_exercises;
  int workouts_without_exercises = 0;
};

struct AdvisedWorkout {
  Message title{"", ""};
  domain::PlannedType type = domain::PlannedType::strength;
  int minutes = 0;
  std::vector<coach::RecommendedExercise> exercises;
};

struct TrainingAdviceView {
  domain::AdviceKind kind = domain::AdviceKind::rest;
  std::vector<Message> reasons;
  std::vector<domain::Muscle> muscles;
  std::optional<AdvisedWorkout> workout;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<domain::MuscleStatus> {
  using T = domain::MuscleStatus;
  static constexpr std::string_view name = "MuscleStatus";
  static constexpr auto fields = std::make_tuple(
      field("muscle", &T::muscle), field("sets", &T::sets), field("planned", &T::planned), field("range", &T::range),
      field("recovery", &T::recovery), field("hoursLeft", &T::hours_left), field("lastTrained", &T::last_trained));
};

template <>
struct Shape<domain::Range> {
  using T = domain::Range;
  static constexpr std::string_view name = "SetRange";
  static constexpr auto fields = std::make_tuple(field("low", &T::low), field("high", &T::high));
};

template <>
struct Shape<api::MuscleStatusView> {
  using T = api::MuscleStatusView;
  static constexpr std::string_view name = "MuscleStatuses";
  static constexpr auto fields = std::make_tuple(
      field("from", &T::from), field("to", &T::to), field("level", &T::level), field("hasTraining", &T::has_training),
      field("hasPlan", &T::has_plan), field("muscles", &T::muscles), field("unknownExercises", &T::unknown_exercises),
      field("workoutsWithoutExercises", &T::workouts_without_exercises));
};

template <>
struct Shape<api::AdvisedWorkout> {
  using T = api::AdvisedWorkout;
  static constexpr std::string_view name = "AdvisedWorkout";
  static constexpr auto fields = std::make_tuple(field("title", &T::title), field("type", &T::type),
                                                 field("minutes", &T::minutes), field("exercises", &T::exercises));
};

template <>
struct Shape<api::TrainingAdviceView> {
  using T = api::TrainingAdviceView;
  static constexpr std::string_view name = "TrainingAdvice";
  static constexpr auto fields = std::make_tuple(field("kind", &T::kind), field("reasons", &T::reasons),
                                                 field("muscles", &T::muscles), field("workout", &T::workout));
};

}  // namespace fitapp
