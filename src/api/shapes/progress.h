// JSON shapes of the progress screen's tabs.
#pragma once

#include "api/shapes/measurements.h"
#include "api/shapes/nutrition.h"
#include "api/shapes/workouts.h"
#include "domain/progress.h"

namespace fitapp::api {

// A custom range has both `from` and `to`; `range` is then ignored.
struct ProgressQuery {
  domain::ProgressRange range = domain::ProgressRange::four_weeks;
  std::optional<LocalDate> from;
  std::optional<LocalDate> to;
};

// `consistency` and `nutrition_tracking` in per cent.
struct ProgressOverview {
  LocalDate from;
  LocalDate to;
  int consistency = 0;
  int nutrition_tracking = 0;
  domain::Trend trend;
  domain::Stats stats;
  std::vector<domain::TrainingWeek> weeks;
  std::vector<domain::SleepPoint> sleep;
  std::vector<RecordView> records;
};

struct ProgressWorkouts {
  LocalDate from;
  LocalDate to;
  std::vector<domain::TrainingWeek> frequency;
  std::vector<domain::MuscleVolume> muscles;
  std::vector<domain::StrengthLine> strength;
  std::vector<RecordView> records;
};

// In kcal.
struct CalorieTally {
  double calories = 0;
  double goal = 0;
};

struct ProgressNutrition {
  LocalDate from;
  LocalDate to;
  CalorieTally today;
  CalorieTally week;
  std::vector<domain::CaloriePoint> points;
  std::vector<domain::FoodEntry> foods;
};

struct ProgressBody {
  LocalDate from;
  LocalDate to;
  std::optional<double> target_weight;
  std::vector<domain::WeightPoint> weights;
  std::vector<domain::BodyMeasurement> measurements;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::ProgressQuery> {
  using T = api::ProgressQuery;
  static constexpr std::string_view name = "ProgressQuery";
  static constexpr auto fields =
      std::make_tuple(field("range", &T::range, {.optional = true}), field("from", &T::from), field("to", &T::to));
};

template <>
struct Shape<domain::Trend> {
  using T = domain::Trend;
  static constexpr std::string_view name = "WorkoutTrend";
  static constexpr auto fields = std::make_tuple(field("last", &T::last), field("previous", &T::previous));
};

template <>
struct Shape<domain::TrainingWeek> {
  using T = domain::TrainingWeek;
  static constexpr std::string_view name = "TrainingWeek";
  static constexpr auto fields = std::make_tuple(field("from", &T::from), field("workouts", &T::workouts),
                                                 field("minutes", &T::minutes), field("goal", &T::goal));
};

template <>
struct Shape<domain::SleepPoint> {
  using T = domain::SleepPoint;
  static constexpr std::string_view name = "SleepPoint";
  static constexpr auto fields =
      std::make_tuple(field("from", &T::from), field("hours", &T::hours), field("minutes", &T::minutes));
};

template <>
struct Shape<domain::MuscleVolume> {
  using T = domain::MuscleVolume;
  static constexpr std::string_view name = "MuscleVolume";
  static constexpr auto fields =
      std::make_tuple(field("muscle", &T::muscle), field("sets", &T::sets), field("volume", &T::volume));
};

template <>
struct Shape<domain::StrengthPoint> {
  using T = domain::StrengthPoint;
  static constexpr std::string_view name = "StrengthPoint";
  static constexpr auto fields = std::make_tuple(field("date", &T::date), field("value", &T::value));
};

template <>
struct Shape<domain::StrengthLine> {
  using T = domain::StrengthLine;
  static constexpr std::string_view name = "StrengthLine";
  static constexpr auto fields = std::make_tuple(field("exerciseName", &T::exercise), field("points", &T::points));
};

template <>
struct Shape<domain::CaloriePoint> {
  using T = domain::CaloriePoint;
  static constexpr std::string_view name = "CaloriePoint";
  static constexpr auto fields = std::make_tuple(field("from", &T::from), field("days", &T::days),
                                                 field("calories", &T::calories), field("goal", &T::goal));
};

template <>
struct Shape<domain::WeightPoint> {
  using T = domain::WeightPoint;
  static constexpr std::string_view name = "WeightPoint";
  static constexpr auto fields =
      std::make_tuple(field("date", &T::date), field("weight", &T::weight), field("mean", &T::mean));
};

template <>
struct Shape<api::CalorieTally> {
  using T = api::CalorieTally;
  static constexpr std::string_view name = "CalorieTally";
  static constexpr auto fields = std::make_tuple(field("calories", &T::calories), field("goal", &T::goal));
};

template <>
struct Shape<api::ProgressOverview> {
  using T = api::ProgressOverview;
  static constexpr std::string_view name = "ProgressOverview";
  static constexpr auto fields = std::make_tuple(
      field("from", &T::from), field("to", &T::to), field("consistency", &T::consistency),
      field("nutritionTracking", &T::nutrition_tracking), field("trend", &T::trend), field("stats", &T::stats),
      field("weeks", &T::weeks), field("sleep", &T::sleep), field("records", &T::records));
};

template <>
struct Shape<api::ProgressWorkouts> {
  using T = api::ProgressWorkouts;
  static constexpr std::string_view name = "ProgressWorkouts";
  static constexpr auto fields =
      std::make_tuple(field("from", &T::from), field("to", &T::to), field("frequency", &T::frequency),
                      field("muscles", &T::muscles), field("strength", &T::strength), field("records", &T::records));
};

template <>
struct Shape<api::ProgressNutrition> {
  using T = api::ProgressNutrition;
  static constexpr std::string_view name = "ProgressNutrition";
  static constexpr auto fields =
      std::make_tuple(field("from", &T::from), field("to", &T::to), field("today", &T::today), field("week", &T::week),
                      field("points", &T::points), field("foods", &T::foods));
};

template <>
struct Shape<api::ProgressBody> {
  using T = api::ProgressBody;
  static constexpr std::string_view name = "ProgressBody";
  static constexpr auto fields =
      std::make_tuple(field("from", &T::from), field("to", &T::to), field("targetWeight", &T::target_weight),
                      field("weights", &T::weights), field("measurements", &T::measurements));
};

}  // namespace fitapp
