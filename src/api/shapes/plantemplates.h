// JSON shapes of the plan templates, adapted to the user. `POST /api/workout-plans` accepts a day in this shape.
#pragma once

#include "api/shapes/plans.h"
#include "domain/plantemplates.h"

namespace fitapp::api {

struct TemplateExercise {
  std::string exercise_name;
  domain::Section category{};
  std::optional<int> sets;
  std::optional<int> reps;
  std::optional<int> duration;
  std::optional<int> rest_time;
  std::optional<std::string> notes;
  int order_index = 0;
  bool per_side = false;
  int ramp_up_sets = 0;
  std::optional<int> reps_max;
  std::optional<domain::ProgressionScheme> scheme;
};

struct TemplateDayView {
  int day_of_week = 0;
  std::string title;
  domain::PlannedType type{};
  std::optional<std::string> notes;
  int minutes = 0;  // estimated like the duration of a completed planned workout
  std::vector<TemplateExercise> exercises;
};

struct PlanTemplateView {
  domain::Level level{};
  std::string name;
  std::string description;
  std::string notes;        // what the plan gives, spares and turned down
  std::string progression;  // over the twelve weeks
  int block_weeks = 4;
  std::vector<TemplateDayView> workouts;
  std::vector<domain::TemplateSwap> swaps;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::TemplateExercise> {
  using T = api::TemplateExercise;
  static constexpr std::string_view name = "TemplateExercise";
  static constexpr auto fields = std::make_tuple(
      field("exerciseName", &T::exercise_name), field("category", &T::category), field("sets", &T::sets),
      field("reps", &T::reps), field("duration", &T::duration), field("restTime", &T::rest_time),
      field("notes", &T::notes), field("orderIndex", &T::order_index), field("perSide", &T::per_side),
      field("rampUpSets", &T::ramp_up_sets), field("repsMax", &T::reps_max), field("scheme", &T::scheme));
};

template <>
struct Shape<api::TemplateDayView> {
  using T = api::TemplateDayView;
  static constexpr std::string_view name = "TemplateDay";
  static constexpr auto fields =
      std::make_tuple(field("dayOfWeek", &T::day_of_week), field("title", &T::title), field("type", &T::type),
                      field("notes", &T::notes), field("minutes", &T::minutes), field("exercises", &T::exercises));
};

template <>
struct Shape<domain::TemplateSwap> {
  using T = domain::TemplateSwap;
  static constexpr std::string_view name = "TemplateSwap";
  static constexpr auto fields =
      std::make_tuple(field("from", &T::from), field("to", &T::to), field("spares", &T::spares));
};

template <>
struct Shape<api::PlanTemplateView> {
  using T = api::PlanTemplateView;
  static constexpr std::string_view name = "PlanTemplate";
  static constexpr auto fields =
      std::make_tuple(field("level", &T::level), field("name", &T::name), field("description", &T::description),
                      field("notes", &T::notes), field("progression", &T::progression),
                      field("blockWeeks", &T::block_weeks), field("workouts", &T::workouts), field("swaps", &T::swaps));
};

}  // namespace fitapp
