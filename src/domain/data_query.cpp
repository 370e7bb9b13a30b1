// Reduces the points of a span to one value, and compares it.
#include "domain/data_query.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "domain/data_query_parts.h"

namespace fitapp::domain {
namespace {

using std::chrono::days;

// Adds up what happened on the same day.
DataPoints by_day(const DataPoints& points) {
  std::map<LocalDate, DecimalSum> sums;
  for (const DataPoint& each : points) sums[each.date].add(each.value);
  DataPoints days;
  for (const auto& [date, sum] : sums) days.push_back({date, sum.exact()});
  return days;
}

bool adds_up(Measure measure) { return !is_measured(measure) && !is_of_nights(measure) && measure != Measure::pace; }

// A mean of weeks needs two of them.
constexpr int least_days_of_mean = 14;

Aggregate aggregate_of(const DataQuery& query, const Span& span) {
  if (query.measure == Measure::pace) return Aggregate::average;
  const bool is_short = days_in(span) < least_days_of_mean;
  if (query.aggregate == Aggregate::average && is_trained(query.measure) && is_short) return Aggregate::total;
  if (query.aggregate != Aggregate::usual) return query.aggregate;
  if (is_measured(query.measure)) return Aggregate::latest;
  return is_of_nights(query.measure) ? Aggregate::average : Aggregate::total;
}

double sum_of(const DataPoints& points) {
  DecimalSum sum;
  for (const DataPoint& each : points) sum.add(each.value);
  return sum.exact();
}

struct Reduced {
  std::optional<double> value;
  std::optional<LocalDate> day;
};

Reduced reduce(const DataPoints& points, Measure measure, Aggregate aggregate, const Span& span) {
  if (points.empty()) return {};
  switch (aggregate) {
    case Aggregate::average:
      // Training is planned by the week; what was eaten is known for the logged days alone.
      if (is_trained(measure) && measure != Measure::pace)
        return {sum_of(points) * 7 / std::max(7.0, static_cast<double>(days_in(span))), {}};
      return {sum_of(points) / static_cast<double>(points.size()), {}};
    case Aggregate::highest: {
      const auto highest = std::ranges::max_element(points, {}, &DataPoint::value);
      return {highest->value, highest->date};
    }
    case Aggregate::lowest: {
      const auto lowest = std::ranges::min_element(points, {}, &DataPoint::value);
      return {lowest->value, lowest->date};
    }
    case Aggregate::latest: return {points.back().value, points.back().date};
    default: return {sum_of(points), {}};
  }
}

// Today is unfinished, so a mean of days leaves it out, as long as there is another.
bool is_unfinished(const DataPoint& point, LocalDate today) { return point.date == today; }

DataPoints whole_days_of(DataPoints points, Measure measure, LocalDate today) {
  if (!is_consumed(measure) || points.size() < 2) return points;
  std::erase_if(points, [&](const DataPoint& each) { return is_unfinished(each, today); });
  return points;
}

void add_days(DataAnswer& answer, const DataPoints& points, const DataPoints& before, LocalDate today) {
  if (!adds_up(answer.query.measure)) return;
  const auto mean_of = [](const DataPoints& each) {
    return each.empty() ? std::nullopt : std::optional(sum_of(each) / static_cast<double>(each.size()));
  };
  const DataPoints whole = whole_days_of(points, answer.query.measure, today);
  answer.per_day = mean_of(whole);
  answer.per_day_before = mean_of(whole_days_of(before, answer.query.measure, today));
  answer.whole_days = static_cast<int>(whole.size());
  answer.is_without_today = whole.size() < points.size();
  if (!answer.goal || !is_consumed(answer.query.measure)) return;
  answer.days_at_goal = static_cast<int>(std::ranges::count_if(whole, [&](const DataPoint& each) {
    return is_limit(answer.query.measure) ? each.value <= *answer.goal : each.value >= *answer.goal;
  }));
}

// A mean of a running week or month is that of its whole days, compared with the same days before.
void leave_today_out(DataAnswer& answer, LocalDate today) {
  const bool ends_today = answer.span.to == today && answer.span.from < today;
  if (!is_consumed(answer.query.measure) || answer.aggregate != Aggregate::average || !ends_today) return;
  answer.span.to -= days{1};
  const SpanName name = asked_span(answer.query).name;
  const bool is_running = name == SpanName::this_week || name == SpanName::this_month;
  if (is_running && !answer.query.against && answer.before.from < answer.before.to) answer.before.to -= days{1};
}

void add_change(DataAnswer& answer, const DataPoints& points, const DataRows& rows) {
  if (answer.query.measure != Measure::weight) {
    if (points.size() >= 2 && !adds_up(answer.query.measure))
      answer.change = points.back().value - points.front().value;
    return;
  }
  const auto weights = weights_in(rows, answer.span);
  if (weights.size() < 2) return;
  answer.change = weights.back().mean - weights.front().mean;
  const auto length = (weights.back().date - weights.front().date).count();
  if (length + 1 >= least_days_of_mean) answer.change_per_week = *answer.change * 7 / static_cast<double>(length);
}

// Of a few workouts.
std::vector<std::string> names_of_workouts(const DataQuery& query, const DataRows& rows, const Span& span) {
  constexpr std::size_t few = 3;
  std::vector<const Workout*> found;
  for (const Workout& each : rows.workouts) {
    const bool counts = is_in(each.when.local_date, span) && !each.name.empty();
    if (counts && (!query.workout_type || each.type == *query.workout_type)) found.push_back(&each);
  }
  if (found.size() > few) return {};
  std::ranges::stable_sort(found, {}, [](const Workout* each) { return each->when.at; });
  std::vector<std::string> names;
  for (const Workout* each : found) names.push_back(each->name);
  return names;
}

DataAnswer answer_of_points(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer = begun_answer(query, rows);
  answer.aggregate = aggregate_of(query, answer.span);
  const auto points_of = [&](const Span& span) {
    DataPoints points = points_in(query, rows, span);
    return adds_up(query.measure) ? by_day(points) : points;
  };
  const DataPoints points = points_of(answer.span);
  const bool takes_whole_days = answer.aggregate == Aggregate::average || answer.aggregate == Aggregate::lowest;
  const DataPoints counted = takes_whole_days ? whole_days_of(points, query.measure, rows.today) : points;
  if (counted.empty() || counted.back().date < rows.today) leave_today_out(answer, rows.today);
  DataQuery query_before = query;
  if (query.day_kind != DayKind::all && !query.against)
    query_before.day_kind = query.day_kind == DayKind::weekends ? DayKind::weekdays : DayKind::weekends;
  DataPoints before = points_in(query_before, rows, answer.before);
  if (adds_up(query.measure)) before = by_day(before);
  if (takes_whole_days) before = whole_days_of(before, query.measure, rows.today);
  const Reduced now = reduce(counted, query.measure, answer.aggregate, answer.span);
  answer.value = now.value;
  answer.day = now.day;
  answer.count = static_cast<int>(query.measure == Measure::workouts ? std::lround(sum_of(points))
                                                                     : static_cast<long>(counted.size()));
  answer.value_before = reduce(before, query.measure, answer.aggregate, answer.before).value;
  answer.count_before = static_cast<int>(before.size());
  answer.goal = goal_of(query.measure, rows);
  add_days(answer, points, before, rows.today);
  const bool has_names = query.measure == Measure::workouts && query.exercise.empty() && query.day_kind == DayKind::all;
  if (has_names) answer.names = names_of_workouts(query, rows, answer.span);
  add_change(answer, points, rows);
  if (is_eaten(query.measure) && query.measure != Measure::calories) {
    answer.unknown = static_cast<int>(std::ranges::count_if(rows.food, [&](const FoodEntry& each) {
      return counts_on(each.local_date, query, answer.span) && !eaten_amount(each, query.measure);
    }));
  }
  return answer;
}

// A body measurement without one in the span: the latest of all for the usual span, otherwise the nearest one.
void use_another_day(DataAnswer& answer, const DataRows& rows) {
  const DataPoints all = points_in(answer.query, rows, {LocalDate{}, rows.today});
  if (all.empty()) return;
  const auto distance = [&](const DataPoint& each) {
    return each.date < answer.span.from ? answer.span.from - each.date : each.date - answer.span.to;
  };
  const bool is_usual = answer.query.span.name == SpanName::usual;
  const DataPoint& used = is_usual ? all.back() : *std::ranges::min_element(all, {}, distance);
  answer.value = used.value;
  answer.day = used.date;
  answer.is_nearest = !is_usual;
  answer.aggregate = Aggregate::latest;
}

DataAnswer goals_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer = begun_answer(query, rows);
  for (const Measure measure : {Measure::workouts, Measure::calories, Measure::protein, Measure::water}) {
    answer.parts.push_back(answer_query({.measure = measure}, rows));
    answer.count += answer.parts.back().count;
  }
  return answer;
}

DataAnswer streak_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer = begun_answer(query, rows);
  answer.value = rows.stats.current_streak;
  answer.value_before = rows.stats.longest_streak;
  answer.per_day = rows.stats.week_streak;
  answer.count = static_cast<int>(rows.stats.total_workouts);
  return answer;
}

}  // namespace

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

DataAnswer begun_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer{.query = query, .span = span_of(query, rows.today)};
  answer.before = span_before(query, rows.today);
  return answer;
}

bool is_about_health(Measure measure) {
  return is_measured(measure) || is_of_nights(measure) || measure == Measure::wellness || measure == Measure::cycle;
}

bool is_limit(Measure measure) {
  switch (measure) {
    case Measure::calories:
    case Measure::carbs:
    case Measure::fat:
    case Measure::sugar:
    case Measure::sodium:
    case Measure::saturated_fat: return true;
    default: return false;
  }
}

DataAnswer answer_query(const DataQuery& query, const DataRows& rows) {
  switch (query.measure) {
    case Measure::best:
    case Measure::one_rep_max: return exercise_answer(query, rows);
    case Measure::last_time:
      if (query.muscle) return muscle_answer(query, rows);
      return query.exercise.empty() ? last_workout_answer(query, rows) : exercise_answer(query, rows);
    case Measure::goals: return goals_answer(query, rows);
    case Measure::changes: return changes_answer(query, rows);
    case Measure::rest_days: return rest_days_answer(query, rows);
    case Measure::muscles: return muscles_answer(query, rows);
    case Measure::cycle: {
      DataAnswer answer = begun_answer(query, rows);
      answer.count = static_cast<int>(rows.periods.size());
      if (!rows.periods.empty()) answer.cycle = cycle_of(rows.periods, rows.person.age);
      return answer;
    }
    case Measure::streak: return streak_answer(query, rows);
    case Measure::foods: return foods_answer(query, rows);
    case Measure::exercises: return exercises_answer(query, rows);
    case Measure::planned: return planned_answer(query, rows);
    case Measure::targets: return targets_answer(query, rows);
    case Measure::steps: return begun_answer(query, rows);
    case Measure::workouts:
    case Measure::sets:
    case Measure::volume:
      if (query.muscle) return muscle_answer(query, rows);
      break;
    case Measure::minutes:
    case Measure::burned:
    case Measure::distance:
    case Measure::pace:
      if (is_extreme(query.aggregate)) return single_workout_answer(query, rows);
      break;
    default: break;
  }
  DataAnswer answer = answer_of_points(query, rows);
  const SpanName name = query.span.name;
  const bool may_be_near = name != SpanName::days && name != SpanName::ever;
  if (!answer.value && is_measured(query.measure) && may_be_near) use_another_day(answer, rows);
  return answer;
}

}  // namespace fitapp::domain
