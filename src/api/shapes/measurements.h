// JSON shapes of body measurements.
#pragma once

#include <algorithm>
#include <array>

#include "api/shapes/common.h"
#include "domain/measurements.h"
#include "domain/messages.h"

namespace fitapp::api {

struct MeasurementInput : domain::BodyMeasurement {
  std::optional<EntryTime> measured_at;
  std::optional<std::string> client_key;
};

struct MeasurementUpdate {
  Patch<double> weight;
  Patch<double> body_fat;
  Patch<double> muscle_mass;
  Patch<double> chest;
  Patch<double> waist;
  Patch<double> hips;
  Patch<double> arms;
  Patch<double> thighs;
  Patch<double> neck;
  Patch<std::string> notes;
  Change<EntryTime> measured_at;
};

inline constexpr std::array<std::string_view, 9> measured_keys{"weight", "bodyFat", "muscleMass", "chest", "waist",
                                                               "hips",   "arms",    "thighs",     "neck"};

// Requires at least one value, unless one was sent and is invalid.
inline void check_holds_a_number(const domain::BodyMeasurement& measurement, const std::string& path,
                                 FieldProblems& problems) {
  const auto failed = [&](std::string_view key) { return problems.has(child_path(path, key)); };
  if (measurement.has_any_value() || std::any_of(measured_keys.begin(), measured_keys.end(), failed)) return;
  problems.add(child_path(path, "weight"), messages::measurement_required);
}

// Two decimals, so that a value in kilograms or centimetres survives the conversion to lb or inches and back.
constexpr Rule measured_weight_rule() {
  return {.minimum = 0.01, .maximum = 5000, .decimals = 2, .low = &messages::not_positive};  // lb
}
constexpr Rule measured_length_rule() {
  return {.minimum = 0.01, .maximum = 1000, .decimals = 2, .low = &messages::not_positive};  // inches
}
constexpr Rule body_fat_rule() {
  return {
      .minimum = 0, .maximum = 100, .decimals = 2, .low = &messages::body_fat_range, .high = &messages::body_fat_range};
}

// The fields that input and update have in common.
template <class T>
constexpr auto measured_fields() {
  return std::make_tuple(
      field("weight", &T::weight, measured_weight_rule()), field("bodyFat", &T::body_fat, body_fat_rule()),
      field("muscleMass", &T::muscle_mass, measured_weight_rule()), field("chest", &T::chest, measured_length_rule()),
      field("waist", &T::waist, measured_length_rule()), field("hips", &T::hips, measured_length_rule()),
      field("arms", &T::arms, measured_length_rule()), field("thighs", &T::thighs, measured_length_rule()),
      field("neck", &T::neck, measured_length_rule()), field("notes", &T::notes, notes_rule()));
}

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<domain::BodyMeasurement> {
  using T = domain::BodyMeasurement;
  static constexpr std::string_view name = "BodyMeasurement";
  static constexpr auto fields =
      std::make_tuple(field("id", &T::id), field("weight", &T::weight), field("bodyFat", &T::body_fat),
                      field("muscleMass", &T::muscle_mass), field("chest", &T::chest), field("waist", &T::waist),
                      field("hips", &T::hips), field("arms", &T::arms), field("thighs", &T::thighs),
                      field("neck", &T::neck), field("notes", &T::notes), field("measuredAt", &T::at),
                      field("localDate", &T::local_date), field("utcOffset", &T::utc_offset));
};

template <>
struct Shape<api::MeasurementInput> {
  using T = api::MeasurementInput;
  static constexpr std::string_view name = "BodyMeasurementInput";
  static constexpr auto fields = std::tuple_cat(
      api::measured_fields<T>(), std::make_tuple(field("measuredAt", &T::measured_at),
                                                 field("clientKey", &T::client_key, api::client_key_rule())));
  static void check(const T& input, const std::string& path, FieldProblems& problems) {
    api::check_holds_a_number(input, path, problems);
  }
};

template <>
struct Shape<api::MeasurementUpdate> {
  using T = api::MeasurementUpdate;
  static constexpr std::string_view name = "BodyMeasurementUpdate";
  static constexpr auto fields =
      std::tuple_cat(api::measured_fields<T>(), std::make_tuple(field("measuredAt", &T::measured_at)));
};

}  // namespace fitapp
