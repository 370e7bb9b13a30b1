// JSON shapes of own exercises.
#pragma once

#include "api/shapes/common.h"
#include "domain/own_exercises.h"

namespace fitapp::api {

struct OwnExerciseInput : domain::OwnExercise {
  std::optional<std::string> client_key;
};

struct OwnExerciseUpdate {
  Change<std::string> name;
  Change<domain::Section> category;
  Change<domain::MeasuredAs> measured_as;
  Change<domain::Implement> implement;
  Change<std::vector<domain::CatalogueMuscle>> primary_muscles;
  Change<std::vector<domain::CatalogueMuscle>> secondary_muscles;
  Change<bool> per_side;
  Patch<int> default_sets;
  Patch<int> default_reps;
  Patch<int> default_duration;
  Patch<int> default_rest_time;
  Patch<std::string> instructions;
  Change<bool> hidden;
};

struct OwnExerciseView : domain::OwnExercise {
  std::string key;
};

constexpr Rule muscles_rule() { return {.max_items = 21, .optional = true}; }

// The fields that input and update have in common. In an update, `optional` has no effect.
template <class T>
constexpr auto own_exercise_fields() {
  return std::make_tuple(
      field("name", &T::name, name_rule()), field("category", &T::category, {.optional = true}),
      field("measuredAs", &T::measured_as, {.optional = true}), field("implement", &T::implement, {.optional = true}),
      field("primaryMuscles", &T::primary_muscles, muscles_rule()),
      field("secondaryMuscles", &T::secondary_muscles, muscles_rule()),
      field("perSide", &T::per_side, {.optional = true}),
      field("defaultSets", &T::default_sets, {.minimum = 1, .maximum = 100}),
      field("defaultReps", &T::default_reps, {.minimum = 1, .maximum = 10'000}),
      field("defaultDuration", &T::default_duration, {.minimum = 1, .maximum = 86'400}),
      field("defaultRestTime", &T::default_rest_time, seconds_rule()),
      field("instructions", &T::instructions, notes_rule()), field("hidden", &T::hidden, {.optional = true}));
}

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::OwnExerciseInput> {
  using T = api::OwnExerciseInput;
  static constexpr std::string_view name = "OwnExerciseInput";
  static constexpr auto fields = std::tuple_cat(
      api::own_exercise_fields<T>(), std::make_tuple(field("clientKey", &T::client_key, api::client_key_rule())));
};

template <>
struct Shape<api::OwnExerciseUpdate> {
  using T = api::OwnExerciseUpdate;
  static constexpr std::string_view name = "OwnExerciseUpdate";
  static constexpr auto fields = api::own_exercise_fields<T>();
};

template <>
struct Shape<api::OwnExerciseView> {
  using T = api::OwnExerciseView;
  static constexpr std::string_view name = "OwnExercise";
  static constexpr auto fields = std::make_tuple(
      field("id", &T::id), field("key", &T::key), field("name", &T::name), field("category", &T::category),
      field("measuredAs", &T::measured_as), field("implement", &T::implement),
      field("primaryMuscles", &T::primary_muscles), field("secondaryMuscles", &T::secondary_muscles),
      field("perSide", &T::per_side), field("defaultSets", &T::default_sets), field("defaultReps", &T::default_reps),
      field("defaultDuration", &T::default_duration), field("defaultRestTime", &T::default_rest_time),
      field("instructions", &T::instructions), field("hidden", &T::hidden));
};

}  // namespace fitapp
