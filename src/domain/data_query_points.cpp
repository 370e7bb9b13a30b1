// Turns the rows of a span into points.
#include <algorithm>
#include <array>
#include <set>

#include "domain/data_query_parts.h"

namespace fitapp::domain {
namespace {

constexpr double minutes_per_hour = 60;
constexpr double seconds_per_minute = 60;
constexpr double metres_per_kilometre = 1000;
constexpr std::int64_t noon_minutes = 12 * 60;
constexpr std::int64_t day_minutes = 24 * 60;

std::optional<double> measured(const BodyMeasurement& each, Measure measure) {
  constexpr std::array members{&BodyMeasurement::weight, &BodyMeasurement::body_fat, &BodyMeasurement::muscle_mass,
                               &BodyMeasurement::chest,  &BodyMeasurement::waist,    &BodyMeasurement::hips,
                               &BodyMeasurement::arms,   &BodyMeasurement::thighs,   &BodyMeasurement::neck};
  return each.*members.at(static_cast<std::size_t>(measure) - static_cast<std::size_t>(Measure::weight));
}

// Minutes after noon, so that 23:30 comes before 0:15.
double bedtime_of(const Sleep& night) {
  const auto local = std::chrono::floor<std::chrono::minutes>(night.bedtime->time_since_epoch()).count() +
                     night.bedtime_utc_offset.value_or(night.utc_offset);
  return static_cast<double>(((local - noon_minutes) % day_minutes + day_minutes) % day_minutes);
}

std::optional<double> of_night(const Sleep& night, Measure measure) {
  const auto rating = [](const std::optional<int>& value) {
    return value ? std::optional<double>(*value) : std::nullopt;
  };
  if (measure == Measure::sleep_quality) return rating(night.quality);
  if (measure == Measure::mood) return rating(night.mood);
  if (measure == Measure::bedtime) return night.bedtime ? std::optional(bedtime_of(night)) : std::nullopt;
  const auto minutes = minutes_of(night);
  return minutes ? std::optional(*minutes / minutes_per_hour) : std::nullopt;
}

double sets_of(const Completion& each) {
  if (each.sets.empty()) return each.actual_sets.value_or(0);
  return static_cast<double>(std::ranges::count_if(each.sets, is_working_set));
}

double repetitions_of(const Completion& each) {
  if (each.sets.empty()) return each.actual_sets.value_or(1) * each.actual_reps.value_or(0);
  double repetitions = 0;
  for (const SetLog& set : each.sets) {
    if (is_working_set(set)) repetitions += set.reps.value_or(0);
  }
  return repetitions;
}

double volume_of(const Completion& each) {
  if (each.sets.empty())
    return each.actual_sets.value_or(0) * each.actual_reps.value_or(0) * each.actual_weight.value_or(0);
  double volume = 0;
  for (const SetLog& set : each.sets) {
    if (is_working_set(set)) volume += set.reps.value_or(0) * set.weight.value_or(0);
  }
  return volume;
}

double lifted(const Completion& each, Measure measure) {
  if (measure == Measure::sets) return sets_of(each);
  return measure == Measure::volume ? volume_of(each) : repetitions_of(each);
}

std::optional<double> trained(const Workout& workout, Measure measure) {
  switch (measure) {
    case Measure::minutes: return workout.duration;
    case Measure::burned: return workout.calories;
    case Measure::distance: return workout.distance;
    case Measure::pace:
      if (workout.distance.value_or(0) <= 0 || workout.duration.value_or(0) <= 0) return std::nullopt;
      return *workout.duration * seconds_per_minute / (*workout.distance / metres_per_kilometre);
    default: return 1;
  }
}

}  // namespace

std::optional<double> eaten_amount(const FoodEntry& entry, Measure measure) {
  if (measure == Measure::calories) return entry.calories;
  return entry.*nutrient_members.at(static_cast<std::size_t>(measure) - 1);
}

// One point for each row with a value, in the order of days.
DataPoints points_in(const DataQuery& query, const DataRows& rows, const Span& span) {
  DataPoints points;
  const auto add = [&](LocalDate date, const std::optional<double>& value) {
    if (value && counts_on(date, query, span)) points.push_back({date, *value});
  };
  const Measure measure = query.measure;
  if (is_eaten(measure)) {
    for (const FoodEntry& each : rows.food) {
      if (!query.meal || each.meal_type == *query.meal) add(each.local_date, eaten_amount(each, measure));
    }
  } else if (measure == Measure::water) {
    for (const WaterEntry& each : rows.water) add(each.local_date, each.ml);
  } else if (is_measured(measure)) {
    for (const BodyMeasurement& each : rows.measurements) add(each.local_date, measured(each, measure));
  } else if (is_of_nights(measure)) {
    for (const Sleep& each : rows.nights) add(each.sleep_date, of_night(each, measure));
  } else if (measure == Measure::wellness) {
    for (const WellnessActivity& each : rows.moments) add(each.local_date, 1);
  } else if ((measure >= Measure::sets && measure <= Measure::volume) ||
             (measure == Measure::workouts && !query.exercise.empty())) {
    std::set<LocalDate> known;
    for (const Completion& each : rows.completions) {
      const LocalDate date = each.when.local_date;
      const bool counts = each.category == Section::main &&
                          (query.exercise.empty() || equal_ignoring_case(each.exercise_name, query.exercise));
      // An exercise counts once a day.
      if (counts && measure == Measure::workouts && known.insert(date).second) add(date, 1);
      if (counts && measure != Measure::workouts) add(date, lifted(each, measure));
    }
  } else if (is_trained(measure)) {
    for (const Workout& each : rows.workouts) {
      if (!query.workout_type || each.type == *query.workout_type) add(each.when.local_date, trained(each, measure));
    }
  }
  std::ranges::stable_sort(points, {}, &DataPoint::date);
  return points;
}

std::vector<WeightPoint> weights_in(const DataRows& rows, const Span& span) {
  std::vector<const BodyMeasurement*> weighed;
  for (const BodyMeasurement& each : rows.measurements) {
    if (each.weight && each.local_date <= span.to) weighed.push_back(&each);
  }
  std::ranges::stable_sort(weighed, {},
                           [](const BodyMeasurement* each) { return std::pair(each->local_date, each->at); });
  std::vector<WeighedDay> days;
  for (const BodyMeasurement* each : weighed) days.push_back({each->local_date, *each->weight});
  return weight_points(days, span.from);
}

}  // namespace fitapp::domain
