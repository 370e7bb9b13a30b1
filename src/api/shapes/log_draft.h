// JSON shapes of entries that the coach understood from a sentence. Each holds the fields of the request that creates
// the entry, under the same names.
#pragma once

#include "api/shapes/nutrients.h"
#include "api/shapes/workouts.h"
#include "domain/log_draft.h"

namespace fitapp {

template <>
struct Shape<domain::DraftFood> {
  using T = domain::DraftFood;
  static constexpr std::string_view name = "DraftFood";
  static constexpr auto fields = std::tuple_cat(
      std::make_tuple(field("name", &T::name)), api::nutrient_fields<T>(),
      std::make_tuple(field("mealType", &T::meal_type), field("quantity", &T::quantity), field("unit", &T::unit),
                      field("food", &T::food), field("grams", &T::grams), field("loggedAt", &T::logged_at)));
};

template <>
struct Shape<domain::DraftExercise> {
  using T = domain::DraftExercise;
  static constexpr std::string_view name = "DraftExercise";
  static constexpr auto fields =
      std::make_tuple(field("plannedExerciseId", &T::planned_exercise_id), field("workoutId", &T::workout_id),
                      field("exerciseName", &T::exercise_name), field("category", &T::category),
                      field("sets", &T::sets), field("date", &T::date), field("completedAt", &T::completed_at));
};

template <>
struct Shape<domain::DraftWorkout> {
  using T = domain::DraftWorkout;
  static constexpr std::string_view name = "DraftWorkout";
  static constexpr auto fields =
      std::make_tuple(field("type", &T::type), field("name", &T::name), field("duration", &T::duration),
                      field("distance", &T::distance), field("date", &T::date));
};

template <>
struct Shape<domain::DraftNight> {
  using T = domain::DraftNight;
  static constexpr std::string_view name = "DraftNight";
  static constexpr auto fields = std::make_tuple(field("sleepDate", &T::sleep_date), field("bedtime", &T::bedtime),
                                                 field("wakeTime", &T::wake_time));
};

template <>
struct Shape<domain::DraftMeasurement> {
  using T = domain::DraftMeasurement;
  static constexpr std::string_view name = "DraftMeasurement";
  static constexpr auto fields =
      std::make_tuple(field("weight", &T::weight), field("bodyFat", &T::body_fat), field("chest", &T::chest),
                      field("waist", &T::waist), field("hips", &T::hips), field("arms", &T::arms),
                      field("thighs", &T::thighs), field("neck", &T::neck), field("measuredAt", &T::measured_at));
};

template <>
struct Shape<domain::DraftWater> {
  using T = domain::DraftWater;
  static constexpr std::string_view name = "DraftWater";
  static constexpr auto fields = std::make_tuple(field("ml", &T::ml), field("loggedAt", &T::logged_at));
};

template <>
struct Shape<domain::DraftPeriod> {
  using T = domain::DraftPeriod;
  static constexpr std::string_view name = "DraftPeriod";
  static constexpr auto fields = std::make_tuple(field("startDate", &T::start_date));
};

template <>
struct Shape<domain::DraftEntry> {
  using T = domain::DraftEntry;
  static constexpr std::string_view name = "DraftEntry";
  static constexpr auto fields =
      std::make_tuple(field("kind", &T::kind), field("title", &T::title, {.max_length = 500}),
                      field("detail", &T::detail, {.max_length = 2000}), field("food", &T::food),
                      field("exercise", &T::exercise), field("workout", &T::workout), field("night", &T::night),
                      field("measurement", &T::measurement), field("water", &T::water), field("period", &T::period));
};

template <>
struct Shape<domain::LogDraft> {
  using T = domain::LogDraft;
  static constexpr std::string_view name = "LogDraft";
  static constexpr auto fields =
      std::make_tuple(field("entries", &T::entries), field("workout", &T::workout), field("unclear", &T::unclear),
                      field("replaces", &T::replaces), field("confirmed", &T::confirmed, {.optional = true}));
};

}  // namespace fitapp
