// JSON shapes of the personalised plan form and its result.
#pragma once

#include "api/shapes/common.h"
#include "api/shapes/plans.h"
#include "domain/messages.h"

namespace fitapp::api {

// Missing fields have the form's defaults. Missing injuries are taken from the account.
struct PersonalPlanInput {
  domain::Level fitness_level = domain::Level::beginner;
  domain::Goal primary_goal = domain::Goal::general_fitness;
  domain::EquipmentChoice equipment = domain::EquipmentChoice::none;
  int workout_duration = 45;
  int workouts_per_week = 3;
  std::vector<domain::TargetArea> target_areas;
  std::optional<std::vector<domain::BodyArea>> injuries;
  domain::TimeOfDay time_of_day = domain::TimeOfDay::morning;
  domain::PlanIntensity intensity = domain::PlanIntensity::moderate;
  bool only_favorite = false;
  std::optional<std::string> client_key;
};

struct PersonalPlan {
  domain::Plan workout_plan;
  int total_exercises = 0;  // of the whole week
  int workouts_per_week = 0;
  std::string message;
  std::vector<Message> notes;  // why sessions are shorter than usual
};

inline constexpr int refused_length = 75;  // refused, although it is a multiple of the step
constexpr Rule session_length_rule() {
  return {.minimum = 30,
          .maximum = 90,
          .step = 15,
          .optional = true,
          .low = &messages::choose_length,
          .high = &messages::choose_length,
          .pattern = &messages::choose_length};
}

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::PersonalPlanInput> {
  using T = api::PersonalPlanInput;
  static constexpr std::string_view name = "PersonalPlanInput";
  static constexpr auto fields = std::make_tuple(
      field("fitnessLevel", &T::fitness_level, {.optional = true}),
      field("primaryGoal", &T::primary_goal, {.optional = true}), field("equipment", &T::equipment, {.optional = true}),
      field("workoutDuration", &T::workout_duration, api::session_length_rule()),
      field("workoutsPerWeek", &T::workouts_per_week,
            {.minimum = 2,
             .maximum = 6,
             .optional = true,
             .low = &messages::choose_days,
             .high = &messages::choose_days}),
      field("targetAreas", &T::target_areas,
            {.min_length = 1,
             .max_items = 5,
             .required = &messages::choose_target_area,
             .low = &messages::choose_target_area}),
      field("injuries", &T::injuries, {.max_items = 7}), field("timeOfDay", &T::time_of_day, {.optional = true}),
      field("intensity", &T::intensity, {.optional = true}),
      field("onlyFavorite", &T::only_favorite, {.optional = true}),
      field("clientKey", &T::client_key, api::client_key_rule()));
  static void check(const T& input, const std::string& path, FieldProblems& problems) {
    if (input.workout_duration != api::refused_length) return;
    problems.add(child_path(path, "workoutDuration"), messages::choose_length);
  }
};

template <>
struct Shape<api::PersonalPlan> {
  using T = api::PersonalPlan;
  static constexpr std::string_view name = "PersonalPlan";
  static constexpr auto fields = std::make_tuple(
      field("workoutPlan", &T::workout_plan), field("totalExercises", &T::total_exercises),
      field("workoutsPerWeek", &T::workouts_per_week), field("message", &T::message), field("notes", &T::notes));
};

}  // namespace fitapp
