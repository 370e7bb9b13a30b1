// Reduces the rows of a span to points, and the points to one value.
#include "domain/data_query.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "domain/data_query_parts.h"

namespace fitapp::domain {
namespace {

using std::chrono::days;

constexpr int usual_body_days = 28;
constexpr int usual_night_days = 7;
constexpr double minutes_per_hour = 60;
constexpr std::int64_t noon_minutes = 12 * 60;
constexpr std::int64_t day_minutes = 24 * 60;

struct Point {
  LocalDate date;
  double value = 0;
};
using Points = std::vector<Point>;

bool is_eaten(Measure measure) { return measure <= Measure::folate; }
bool is_measured(Measure measure) { return measure >= Measure::weight && measure <= Measure::neck; }
bool is_of_nights(Measure measure) { return measure >= Measure::sleep && measure <= Measure::mood; }
bool is_trained(Measure measure) { return measure >= Measure::workouts && measure <= Measure::volume; }

LocalDate month_start(LocalDate date) {
  const std::chrono::year_month_day day(std::chrono::sys_days(date.time_since_epoch()));
  return LocalDate((std::chrono::sys_days(day.year() / day.month() / 1)).time_since_epoch());
}

LocalDate year_start(LocalDate date) {
  const std::chrono::year_month_day day(std::chrono::sys_days(date.time_since_epoch()));
  return LocalDate((std::chrono::sys_days(day.year() / 1 / 1)).time_since_epoch());
}

AskedSpan usual_span(Measure measure) {
  if (is_eaten(measure) || measure == Measure::water) return {SpanName::today};
  if (is_measured(measure) || measure == Measure::changes) return {SpanName::days, usual_body_days};
  if (is_of_nights(measure)) return {SpanName::days, usual_night_days};
  if (is_trained(measure) || measure == Measure::wellness || measure == Measure::goals) return {SpanName::this_week};
  return {SpanName::ever};
}

std::optional<double> eaten(const FoodEntry& entry, Measure measure) {
  if (measure == Measure::calories) return entry.calories;
  return entry.*nutrient_members.at(static_cast<std::size_t>(measure) - 1);
}

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

double volume_of(const Completion& each) {
  if (each.sets.empty())
    return each.actual_sets.value_or(0) * each.actual_reps.value_or(0) * each.actual_weight.value_or(0);
  double volume = 0;
  for (const SetLog& set : each.sets) {
    if (is_working_set(set)) volume += set.reps.value_or(0) * set.weight.value_or(0);
  }
  return volume;
}

std::optional<double> trained(const Workout& workout, Measure measure) {
  switch (measure) {
    case Measure::minutes: return workout.duration;
    case Measure::burned: return workout.calories;
    case Measure::distance: return workout.distance;
    default: return 1;
  }
}

// One point for each row with a value, in the order of days.
Points points_in(const DataQuery& query, const DataRows& rows, const Span& span) {
  Points points;
  const auto add = [&](LocalDate date, const std::optional<double>& value) {
    if (value && is_in(date, span)) points.push_back({date, *value});
  };
  const Measure measure = query.measure;
  if (is_eaten(measure)) {
    for (const FoodEntry& each : rows.food) {
      if (!query.meal || each.meal_type == *query.meal) add(each.local_date, eaten(each, measure));
    }
  } else if (measure == Measure::water) {
    for (const WaterEntry& each : rows.water) add(each.local_date, each.ml);
  } else if (is_measured(measure)) {
    for (const BodyMeasurement& each : rows.measurements) add(each.local_date, measured(each, measure));
  } else if (is_of_nights(measure)) {
    for (const Sleep& each : rows.nights) add(each.sleep_date, of_night(each, measure));
  } else if (measure == Measure::wellness) {
    for (const WellnessActivity& each : rows.moments) add(each.local_date, 1);
  } else if (measure == Measure::sets || measure == Measure::volume) {
    for (const Completion& each : rows.completions) {
      const bool counts = each.category == Section::main &&
                          (query.exercise.empty() || equal_ignoring_case(each.exercise_name, query.exercise));
      if (counts) add(each.when.local_date, measure == Measure::sets ? sets_of(each) : volume_of(each));
    }
  } else if (is_trained(measure)) {
    for (const Workout& each : rows.workouts) {
      if (!query.workout_type || each.type == *query.workout_type) add(each.when.local_date, trained(each, measure));
    }
  }
  std::ranges::stable_sort(points, {}, &Point::date);
  return points;
}

// Adds up what happened on the same day.
Points by_day(const Points& points) {
  std::map<LocalDate, DecimalSum> sums;
  for (const Point& each : points) sums[each.date].add(each.value);
  Points days;
  for (const auto& [date, sum] : sums) days.push_back({date, sum.exact()});
  return days;
}

bool adds_up(Measure measure) { return !is_measured(measure) && !is_of_nights(measure); }

// A mean of weeks needs two of them.
constexpr int least_days_of_mean = 14;

Aggregate aggregate_of(const DataQuery& query, const Span& span) {
  const bool is_short = (span.to - span.from).count() + 1 < least_days_of_mean;
  if (query.aggregate == Aggregate::average && is_trained(query.measure) && is_short) return Aggregate::total;
  if (query.aggregate != Aggregate::usual) return query.aggregate;
  if (is_measured(query.measure)) return Aggregate::latest;
  return is_of_nights(query.measure) ? Aggregate::average : Aggregate::total;
}

double sum_of(const Points& points) {
  DecimalSum sum;
  for (const Point& each : points) sum.add(each.value);
  return sum.exact();
}

struct Reduced {
  std::optional<double> value;
  std::optional<LocalDate> day;
};

Reduced reduce(const Points& points, Measure measure, Aggregate aggregate, const Span& span) {
  if (points.empty()) return {};
  switch (aggregate) {
    case Aggregate::average:
      // Training is planned by the week; what was eaten is known for the logged days alone.
      if (is_trained(measure)) {
        return {sum_of(points) * 7 / std::max(7.0, static_cast<double>((span.to - span.from).count() + 1)), {}};
      }
      return {sum_of(points) / static_cast<double>(points.size()), {}};
    case Aggregate::highest: {
      const auto highest = std::ranges::max_element(points, {}, &Point::value);
      return {highest->value, highest->date};
    }
    case Aggregate::lowest: {
      const auto lowest = std::ranges::min_element(points, {}, &Point::value);
      return {lowest->value, lowest->date};
    }
    case Aggregate::latest: return {points.back().value, points.back().date};
    default: return {sum_of(points), {}};
  }
}

std::optional<double> goal_of(Measure measure, const DataRows& rows) {
  switch (measure) {
    case Measure::calories: return rows.calorie_goal;
    case Measure::protein: return rows.macros.protein;
    case Measure::carbs: return rows.macros.carbs;
    case Measure::fat: return rows.macros.fat;
    case Measure::water: return rows.water_goal;
    case Measure::workouts: return rows.weekly_goal;
    case Measure::weight: return rows.target_weight;
    default: break;
  }
  if (!is_eaten(measure)) return std::nullopt;
  for (const NutrientOfDay& each : nutrients_of_day({}, rows.person)) {
    if (name_of(each.nutrient) == name_of(measure)) return each.reference;
  }
  return std::nullopt;
}

DataAnswer answer_of_points(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer{
      .query = query, .aggregate = aggregate_of(query, span_of(query, rows.today)), .span = span_of(query, rows.today)};
  answer.before = span_before(query, rows.today);
  const auto points_of = [&](const Span& span) {
    Points points = points_in(query, rows, span);
    return adds_up(query.measure) ? by_day(points) : points;
  };
  const Points points = points_of(answer.span);
  const Points before = points_of(answer.before);
  const Reduced now = reduce(points, query.measure, answer.aggregate, answer.span);
  answer.value = now.value;
  answer.day = now.day;
  answer.count = static_cast<int>(query.measure == Measure::workouts ? std::lround(sum_of(points))
                                                                     : static_cast<long>(points.size()));
  answer.value_before = reduce(before, query.measure, answer.aggregate, answer.before).value;
  answer.count_before = static_cast<int>(before.size());
  const auto mean_of_days = [&](const Points& each) {
    return each.empty() || !adds_up(query.measure) ? std::nullopt
                                                   : std::optional(sum_of(each) / static_cast<double>(each.size()));
  };
  answer.per_day = mean_of_days(points);
  answer.per_day_before = mean_of_days(before);
  if (points.size() >= 2 && !adds_up(query.measure)) answer.change = points.back().value - points.front().value;
  answer.goal = goal_of(query.measure, rows);
  if (is_eaten(query.measure) && query.measure != Measure::calories) {
    answer.unknown = static_cast<int>(std::ranges::count_if(rows.food, [&](const FoodEntry& each) {
      return is_in(each.local_date, answer.span) && !eaten(each, query.measure);
    }));
  }
  return answer;
}

// A body measurement without one in the span: the latest of all.
void use_latest_of_all(DataAnswer& answer, const DataRows& rows) {
  const Points all = points_in(answer.query, rows, {LocalDate{}, rows.today});
  if (all.empty()) return;
  answer.value = all.back().value;
  answer.day = all.back().date;
  answer.aggregate = Aggregate::latest;
}

DataAnswer muscle_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer{.query = query, .span = span_of(query, rows.today)};
  answer.before = span_before(query, rows.today);
  const auto find = [&](const std::vector<MuscleVolume>& volumes) -> std::optional<double> {
    const auto found = std::ranges::find(volumes, *query.muscle, &MuscleVolume::muscle);
    if (found == volumes.end()) return std::nullopt;
    return query.measure == Measure::sets ? found->sets : found->volume;
  };
  answer.value = find(rows.muscles);
  answer.count = answer.value ? 1 : 0;
  answer.value_before = find(rows.muscles_before);
  answer.count_before = answer.value_before ? 1 : 0;
  return answer;
}

DataAnswer parts_answer(const DataQuery& query, const DataRows& rows, std::initializer_list<Measure> measures) {
  DataAnswer answer{.query = query, .span = span_of(query, rows.today)};
  answer.before = span_before(query, rows.today);
  for (const Measure measure : measures) {
    DataQuery part{.measure = measure};
    if (query.measure == Measure::changes) {
      part.span = asked_span(query);
      part.comparison = Comparison::before;
      // Days without an entry would make totals of food incomparable.
      if (is_eaten(measure) || is_measured(measure)) part.aggregate = Aggregate::average;
    }
    answer.parts.push_back(answer_query(part, rows));
    answer.count += answer.parts.back().count;
  }
  return answer;
}

}  // namespace

bool is_about_health(Measure measure) {
  return is_measured(measure) || is_of_nights(measure) || measure == Measure::wellness || measure == Measure::cycle;
}

AskedSpan asked_span(const DataQuery& query) {
  // Nothing comes before all days, so a change is asked for within the usual span.
  const bool has_no_before = query.measure == Measure::changes && query.span.name == SpanName::ever;
  return query.span.name == SpanName::usual || has_no_before ? usual_span(query.measure) : query.span;
}

Span span_of(const DataQuery& query, LocalDate today) {
  const AskedSpan asked = asked_span(query);
  switch (asked.name) {
    case SpanName::usual:
    case SpanName::today: return {today, today};
    case SpanName::yesterday: return {today - days{1}, today - days{1}};
    case SpanName::this_week: return {week_start(today), today};
    case SpanName::last_week: return {week_start(today) - days{7}, week_start(today) - days{1}};
    case SpanName::this_month: return {month_start(today), today};
    case SpanName::last_month: return {month_start(month_start(today) - days{1}), month_start(today) - days{1}};
    case SpanName::this_year: return {year_start(today), today};
    case SpanName::days: return {today - days{std::max(asked.count, 1) - 1}, today};
    case SpanName::dates: return {asked.from, std::min(asked.to, today)};
    case SpanName::ever: return {LocalDate{}, today};
  }
  return {today, today};
}

Span span_before(const DataQuery& query, LocalDate today) {
  const Span span = span_of(query, today);
  switch (asked_span(query).name) {
    case SpanName::this_week:
    case SpanName::last_week: return {span.from - days{7}, span.to - days{7}};
    case SpanName::this_month: {
      const LocalDate start = month_start(span.from - days{1});
      return {start, std::min(start + (span.to - span.from), span.from - days{1})};
    }
    case SpanName::last_month: return {month_start(span.from - days{1}), span.from - days{1}};
    case SpanName::ever: return {LocalDate{}, LocalDate{} - days{1}};
    default: return {span.from - (span.to - span.from) - days{1}, span.from - days{1}};
  }
}

DataAnswer answer_query(const DataQuery& query, const DataRows& rows) {
  switch (query.measure) {
    case Measure::best:
    case Measure::one_rep_max: return exercise_answer(query, rows);
    case Measure::last_time:
      return query.exercise.empty() ? last_workout_answer(query, rows) : exercise_answer(query, rows);
    case Measure::goals:
      return parts_answer(query, rows, {Measure::workouts, Measure::calories, Measure::protein, Measure::water});
    case Measure::changes:
      return parts_answer(query, rows,
                          {Measure::workouts, Measure::minutes, Measure::volume, Measure::calories, Measure::protein,
                           Measure::sleep, Measure::weight});
    case Measure::cycle: {
      DataAnswer answer{.query = query, .span = span_of(query, rows.today)};
      answer.count = static_cast<int>(rows.periods.size());
      if (!rows.periods.empty()) answer.cycle = cycle_of(rows.periods, rows.person.age);
      return answer;
    }
    case Measure::streak: {
      DataAnswer answer{.query = query, .span = span_of(query, rows.today)};
      answer.value = rows.stats.current_streak;
      answer.value_before = rows.stats.longest_streak;
      answer.per_day = rows.stats.week_streak;
      answer.count = static_cast<int>(rows.stats.total_workouts);
      return answer;
    }
    case Measure::sets:
    case Measure::volume:
      if (query.muscle) return muscle_answer(query, rows);
      break;
    default: break;
  }
  DataAnswer answer = answer_of_points(query, rows);
  if (!answer.value && is_measured(query.measure) && query.span.name == SpanName::usual)
    use_latest_of_all(answer, rows);
  return answer;
}

}  // namespace fitapp::domain
