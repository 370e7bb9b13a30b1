// A question about the user's own rows, and its answer in numbers. The coach's parser and a model fill the same query.
#pragma once

#include <functional>
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
  pace,      // s per km, of workouts with a distance and a duration
  sets,
  repetitions,  // of an exercise
  volume,       // lb, repetitions x weight
  best,         // of an exercise: lb, repetitions or seconds
  one_rep_max,  // lb, estimated
  last_time,    // an exercise, a muscle, or any workout
  muscles,      // the sets of each
  rest_days,    // days without a workout
  streak,
  goals,      // workouts of the week, and calories, protein and water of the day
  changes,    // a span against the one before
  foods,      // the names of what was eaten, by meal
  exercises,  // that were done; the highest is the one of the most days
  planned,    // the exercises of the plan on the weekday of the span
  targets,    // the goals themselves
  steps       // which nobody counts here
};

enum class Aggregate { usual, total, average, highest, lowest, latest };
enum class Comparison { none, before, goal };
// Saturday and Sunday, or the other days; of nights the day of waking counts.
enum class DayKind { all, weekends, weekdays };
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
  std::string instead_of = {};                   // what was asked for, if `exercise` is the nearest that the user does
  std::optional<std::string> muscle = {};        // a muscle or a group such as "legs"; for training
  std::optional<WorkoutType> workout_type = {};  // for workouts, minutes and distance
  std::optional<MealType> meal = {};             // for what was eaten
  std::optional<Span> against = {};              // of a comparison, if it is not the span before
  DayKind day_kind = DayKind::all;               // a comparison is then with the other days of the span
  std::optional<double> least_distance = {};     // m, of single workouts: "fastest 5k"
  bool asks_day = false;                         // "When was that?"
  std::optional<DistanceUnit> distance_unit = {};  // of the answer, if it is not the user's
  std::optional<WeightUnit> weight_unit = {};
  bool in_half_kilograms = false;  // the German "Pfund"
};

// Weight and the other body measurements, nights, mood, wellness and cycles.
bool is_about_health(Measure measure);
// The span, with that of the measure for `usual`.
AskedSpan asked_span(const DataQuery& query);
// Weeks begin on Monday. `today` ends this week and this month. A span of `usual` is the usual one of the measure.
Span span_of(const DataQuery& query, LocalDate today);
// The span before that a comparison uses: for a week or month that is still running, its same part.
Span span_before(const DataQuery& query, LocalDate today);
// Whether a day of the span counts.
bool is_of_kind(LocalDate date, DayKind kind);
// The muscles that count when somebody says "legs" or "back"; empty for a name that means one muscle.
std::vector<std::string> muscles_of_group(const std::string& name);
// For calories, carbohydrates, fat, sugar, sodium and saturated fat a day reaches its goal by staying below it.
bool is_limit(Measure measure);
// A run that its watch or its miles made a little shorter is still one of 5 km.
inline constexpr double share_of_least_distance = 0.995;

struct EatenMeal {
  MealType meal = MealType::other;
  double calories = 0;
  std::vector<std::string> names = {};  // the most frequent first
};

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
  std::string planned_title;                 // of the weekday of the span; empty: no workout is planned
  std::vector<std::string> planned;          // its main exercises
  // How much of a set counts for the muscles of the query: 1, a half for helping ones, or 0.
  std::function<double(const Completion&)> share_of_muscle;
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
  std::optional<double> per_day = {};  // of the logged days; without today, which is unfinished, if there are others
  int whole_days = 0;                  // of `per_day`
  bool is_without_today = false;       // whether `per_day`, a mean or the lowest day leaves today out
  std::optional<LocalDate> day = {};   // of the highest, lowest or latest value
  bool is_nearest = false;             // nothing was measured in the span, and `day` is the nearest outside
  // From the first to the last value of the span; of weights, as on the screen of the body, the means of 7 days.
  std::optional<double> change = {};
  std::optional<double> change_per_week = {};  // of spans of two weeks and more
  Span before = {};
  int count_before = 0;
  std::optional<double> value_before = {};
  std::optional<double> per_day_before = {};
  std::optional<double> goal = {};       // of a day; for workouts, of a week
  std::optional<int> days_at_goal = {};  // of the whole days
  std::optional<int> unknown = {};       // food entries whose amount of the nutrient is not known
  std::vector<SetLog> done = {};         // the sets of the best or the last time
  RecordUnit unit = RecordUnit::lb;      // of `best`
  std::string name = {};                 // of the last, longest or fastest workout
  std::vector<std::string> names = {};   // of a few workouts, or of exercises
  std::optional<double> distance = {};   // m, of a single workout, or the longest if none was long enough
  std::vector<EatenMeal> meals = {};     // in the order of the day
  std::vector<MuscleVolume> muscles = {};
  std::optional<Cycle> cycle = {};
  std::vector<DataAnswer> parts =
      {};                  // of goals and targets; of changes, those that can be compared, the biggest change first
  bool is_steady = false;  // a part of changes that is about as before
};

DataAnswer answer_query(const DataQuery& query, const DataRows& rows);

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::Measure> = std::to_array(
    {"calories"sv,     "protein"sv,      "carbs"sv,      "fat"sv,       "fiber"sv,     "sugar"sv,       "sodium"sv,
     "saturatedFat"sv, "calcium"sv,      "iron"sv,       "magnesium"sv, "potassium"sv, "zinc"sv,        "vitaminA"sv,
     "vitaminC"sv,     "vitaminD"sv,     "vitaminB12"sv, "folate"sv,    "water"sv,     "weight"sv,      "bodyFat"sv,
     "muscleMass"sv,   "chest"sv,        "waist"sv,      "hips"sv,      "arms"sv,      "thighs"sv,      "neck"sv,
     "sleep"sv,        "sleepQuality"sv, "bedtime"sv,    "mood"sv,      "wellness"sv,  "cycle"sv,       "workouts"sv,
     "minutes"sv,      "burned"sv,       "distance"sv,   "pace"sv,      "sets"sv,      "repetitions"sv, "volume"sv,
     "best"sv,         "oneRepMax"sv,    "lastTime"sv,   "muscles"sv,   "restDays"sv,  "streak"sv,      "goals"sv,
     "changes"sv,      "foods"sv,        "exercises"sv,  "planned"sv,   "targets"sv,   "steps"sv});
template <>
inline constexpr auto enum_names<domain::DayKind> = std::to_array({"all"sv, "weekends"sv, "weekdays"sv});
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
