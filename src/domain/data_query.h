// A question about the user's own rows, and its answer in numbers. The coach's parser and a model fill the same query.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "domain/measurements.h"
#include "domain/nutrient_references.h"
#include "domain/nutrition.h"
#include "domain/periods.h"
#include "domain/progress.h"
#include "domain/sleep.h"
#include "domain/stats.h"
#include "domain/water.h"
#include "domain/wellness.h"
#include "domain/workouts.h"

namespace fitapp::domain {

enum class Measure {
  // Eaten: kcal, then the unit of Nutrients.
  calories,
  protein,
  carbs,
  fat,
  fiber,
  sugar,
  sodium,
  saturated_fat,
  calcium,
  iron,
  magnesium,
  potassium,
  zinc,
  vitamin_a,
  vitamin_c,
  vitamin_d,
  vitamin_b12,
  folate,
  water,  // ml
  // Measured: lb, %, lb, then inches.
  weight,
  body_fat,
  muscle_mass,
  chest,
  waist,
  hips,
  arms,
  thighs,
  neck,
  // Nights and days.
  sleep,          // hours
  sleep_quality,  // 1-5
  bedtime,        // minutes after noon
  mood,           // 1-5, on waking
  wellness,       // activities
  cycle,
  // Trained.
  workouts,
  minutes,
  burned,    // kcal
  distance,  // m
  sets,
  volume,       // lb, repetitions x weight
  best,         // of an exercise: lb, repetitions or seconds
  one_rep_max,  // lb, estimated
  last_time,    // an exercise, or any workout
  streak,
  goals,   // workouts of the week, and calories, protein and water of the day
  changes  // a span against the one before
};

enum class Aggregate { usual, total, average, highest, lowest, latest };
enum class Comparison { none, before, goal };
// `days`: the last `count` days, today included. `dates`: from `from` to `to`.
enum class SpanName {
  usual,
  today,
  yesterday,
  this_week,
  last_week,
  this_month,
  last_month,
  this_year,
  days,
  dates,
  ever
};

struct AskedSpan {
  SpanName name = SpanName::usual;
  int count = 0;
  LocalDate from = {};
  LocalDate to = {};
};

struct DataQuery {
  Measure measure = Measure::workouts;
  Aggregate aggregate = Aggregate::usual;
  AskedSpan span = {};
  Comparison comparison = Comparison::none;
  std::string exercise = {};                     // a name of the catalogue or an own one; empty: all
  std::optional<std::string> muscle = {};        // for sets and volume
  std::optional<WorkoutType> workout_type = {};  // for workouts, minutes and distance
  std::optional<MealType> meal = {};             // for what was eaten
};

// Weight and the other body measurements, nights, mood, wellness and cycles.
bool is_about_health(Measure measure);
// The span, with that of the measure for `usual`.
AskedSpan asked_span(const DataQuery& query);
// Weeks begin on Monday. `today` ends this week and this month. A span of `usual` is the usual one of the measure.
Span span_of(const DataQuery& query, LocalDate today);
// The span before that a comparison uses: for a week or month that is still running, its same part.
Span span_before(const DataQuery& query, LocalDate today);

// What a query needs, from `span_before` on; in any order.
struct DataRows {
  LocalDate today;
  std::vector<FoodEntry> food;
  std::vector<WaterEntry> water;
  std::vector<BodyMeasurement> measurements;
  std::vector<Sleep> nights;
  std::vector<Period> periods;
  std::vector<WellnessActivity> moments;
  std::vector<Workout> workouts;
  std::vector<Completion> completions;
  std::vector<MuscleVolume> muscles;         // of the span
  std::vector<MuscleVolume> muscles_before;  // of the span before
  Stats stats;
  int weekly_goal = default_weekly_goal;
  double calorie_goal = default_daily_calories;  // kcal
  MacroPlan macros;                              // g
  ReferencePerson person;
  double water_goal = default_water_goal;  // ml
  std::optional<double> target_weight;     // lb
};

// Values in the units of Measure.
struct DataAnswer {
  DataQuery query;
  Aggregate aggregate = Aggregate::total;  // the one that `value` is
  Span span = {};
  int count = 0;                       // days, nights, workouts or measurements with a value
  std::optional<double> value = {};    // nullopt: nothing is logged
  std::optional<double> per_day = {};  // of the logged days
  std::optional<LocalDate> day = {};   // of the highest, lowest or latest value
  std::optional<double> change = {};   // from the first to the last value of the span
  Span before = {};
  int count_before = 0;
  std::optional<double> value_before = {};
  std::optional<double> per_day_before = {};
  std::optional<double> goal = {};   // of a day; for workouts, of a week
  std::optional<int> unknown = {};   // food entries whose amount of the nutrient is not known
  std::vector<SetLog> done = {};     // the sets of the best or the last time
  RecordUnit unit = RecordUnit::lb;  // of `best`
  std::string name = {};             // of the last workout
  std::optional<Cycle> cycle = {};
  std::vector<DataAnswer> parts = {};  // of goals and changes
};

DataAnswer answer_query(const DataQuery& query, const DataRows& rows);

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::Measure> = std::to_array(
    {"calories"sv,     "protein"sv,      "carbs"sv,      "fat"sv,       "fiber"sv,     "sugar"sv,  "sodium"sv,
     "saturatedFat"sv, "calcium"sv,      "iron"sv,       "magnesium"sv, "potassium"sv, "zinc"sv,   "vitaminA"sv,
     "vitaminC"sv,     "vitaminD"sv,     "vitaminB12"sv, "folate"sv,    "water"sv,     "weight"sv, "bodyFat"sv,
     "muscleMass"sv,   "chest"sv,        "waist"sv,      "hips"sv,      "arms"sv,      "thighs"sv, "neck"sv,
     "sleep"sv,        "sleepQuality"sv, "bedtime"sv,    "mood"sv,      "wellness"sv,  "cycle"sv,  "workouts"sv,
     "minutes"sv,      "burned"sv,       "distance"sv,   "sets"sv,      "volume"sv,    "best"sv,   "oneRepMax"sv,
     "lastTime"sv,     "streak"sv,       "goals"sv,      "changes"sv});
template <>
inline constexpr auto enum_names<domain::Aggregate> =
    std::to_array({"usual"sv, "total"sv, "average"sv, "highest"sv, "lowest"sv, "latest"sv});
template <>
inline constexpr auto enum_names<domain::Comparison> = std::to_array({"none"sv, "before"sv, "goal"sv});
template <>
inline constexpr auto enum_names<domain::SpanName> =
    std::to_array({"usual"sv, "today"sv, "yesterday"sv, "thisWeek"sv, "lastWeek"sv, "thisMonth"sv, "lastMonth"sv,
                   "thisYear"sv, "days"sv, "dates"sv, "ever"sv});

}  // namespace fitapp
