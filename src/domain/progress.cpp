// The rules behind the numbers of the progress screen (docs/behaviour.md, Dashboard and progress).
#include "domain/progress.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>

#include "base/text.h"

namespace fitapp::domain {
namespace {

using std::chrono::days;

int weeks_in(ProgressRange range) {
  switch (range) {
    case ProgressRange::four_weeks: return 4;
    case ProgressRange::three_months: return 13;
    case ProgressRange::one_year: return 52;
  }
  std::abort();
}

// The last point may cover fewer days.
LocalDate end_of_point(LocalDate from, const ShownDays& shown) {
  return std::min(from + days{shown.days_of_point - 1}, shown.span.to);
}

int workouts_between(const std::vector<TrainedDay>& trained, LocalDate from, LocalDate to) {
  int workouts = 0;
  for (const TrainedDay& day : trained) {
    if (day.date >= from && day.date <= to) workouts += day.workouts;
  }
  return workouts;
}

int percent(int part, int whole) {
  return static_cast<int>(std::lround(100.0 * static_cast<double>(part) / static_cast<double>(whole)));
}

// Keeps the best value of a day. Must be called in the order of the days.
void add_lift(StrengthLine& line, LocalDate date, double value) {
  if (line.points.empty() || line.points.back().date != date) {
    line.points.push_back({date, value});
  } else {
    line.points.back().value = std::max(line.points.back().value, value);
  }
}

}  // namespace

Span span_of(ProgressRange range, LocalDate today) {
  return {week_start(today) - days{7 * (weeks_in(range) - 1)}, today};
}

ShownDays shown_days(ProgressRange range, LocalDate today) {
  return {span_of(range, today), range == ProgressRange::four_weeks ? 1 : 7};
}

ShownDays shown_days(const Span& custom, LocalDate today) {
  if ((custom.to - custom.from).count() < max_days_by_day) return {custom, 1};
  return {whole_weeks(custom, today), 7};
}

std::vector<LocalDate> points_of(const ShownDays& shown) {
  std::vector<LocalDate> points;
  const Span& span = shown.span;
  for (LocalDate from = span.from; from <= span.to; from += days{shown.days_of_point}) points.push_back(from);
  return points;
}

Span whole_weeks(const Span& span, LocalDate today) {
  return {week_start(span.from), std::min(week_start(span.to) + days{6}, today)};
}

int weeks_of(const Span& whole_weeks) {
  return static_cast<int>((week_start(whole_weeks.to) - whole_weeks.from).count() / 7 + 1);
}

int consistency_percent(const std::vector<TrainedDay>& trained, LocalDate today) {
  return std::min(100, percent(trend_of(trained, today).last, workouts_for_full_consistency));
}

int nutrition_tracking_percent(int days_with_food) {
  return std::min(100, percent(days_with_food, nutrition_tracking_days));
}

Trend trend_of(const std::vector<TrainedDay>& trained, LocalDate today) {
  const LocalDate first = today - days{compared_days - 1};
  return {workouts_between(trained, first, today),
          workouts_between(trained, first - days{compared_days}, first - days{1})};
}

std::vector<TrainingWeek> training_weeks(const std::vector<TrainedDay>& trained, const std::vector<GoalChange>& goals,
                                         int weeks, LocalDate to) {
  std::vector<TrainingWeek> list;
  const LocalDate first = week_start(to) - days{7 * (weeks - 1)};
  for (int week = 0; week < weeks; ++week) {
    const LocalDate monday = first + days{7 * week};
    list.push_back({monday, 0, 0, goal_in_week(monday, goals)});
  }
  for (const TrainedDay& day : trained) {
    if (day.date < first || day.date > to) continue;
    TrainingWeek& week = list[static_cast<std::size_t>((day.date - first).count() / 7)];
    week.workouts += day.workouts;
    week.minutes += day.minutes;
  }
  return list;
}

std::vector<SleepPoint> sleep_points(const std::vector<Night>& nights, const std::vector<TrainedDay>& trained,
                                     const ShownDays& shown) {
  std::vector<SleepPoint> points;
  for (const LocalDate from : points_of(shown)) {
    const LocalDate to = end_of_point(from, shown);
    const auto in_point = [&](const auto& each) { return each.date >= from && each.date <= to; };
    double hours = 0;
    int logged = 0;
    int minutes = 0;
    for (const Night& night : nights) {
      if (!in_point(night)) continue;
      hours += night.hours;
      ++logged;
    }
    for (const TrainedDay& day : trained) {
      if (in_point(day)) minutes += day.minutes;
    }
    const auto length = static_cast<double>((to - from).count() + 1);
    SleepPoint point{from, std::nullopt, static_cast<int>(std::lround(minutes / length))};
    if (logged > 0) point.hours = rounded(hours / logged, 2);  // exact to the minute
    points.push_back(point);
  }
  return points;
}

std::optional<double> estimated_one_repetition_maximum(double weight, int repetitions) {
  if (weight <= 0 || repetitions < 1 || repetitions > max_repetitions_of_estimate) return std::nullopt;
  // One repetition is the maximum itself.
  if (repetitions == 1) return weight;
  return repetitions <= max_repetitions_of_epley ? weight * (1.0 + repetitions / 30.0)
                                                 : weight * 36.0 / (37.0 - repetitions);
}

std::vector<StrengthLine> strength_lines(const std::vector<Lift>& lifts) {
  std::vector<StrengthLine> lines;
  for (const Lift& lift : lifts) {
    const auto estimate = estimated_one_repetition_maximum(lift.weight, lift.repetitions);
    if (!estimate) continue;
    if (lines.empty() || !equal_ignoring_case(lines.back().exercise, lift.exercise))
      lines.push_back({lift.exercise, {}});
    add_lift(lines.back(), lift.date, rounded(*estimate, 1));
  }
  std::ranges::stable_sort(lines, std::ranges::greater{}, [](const StrengthLine& line) { return line.points.size(); });
  if (lines.size() > max_strength_lines) lines.resize(max_strength_lines);
  return lines;
}

std::vector<CaloriePoint> calorie_points(const std::vector<FoodDay>& eaten, const std::vector<CalorieGoal>& goals,
                                         const ShownDays& shown) {
  std::vector<CaloriePoint> points;
  for (const LocalDate from : points_of(shown)) {
    const LocalDate to = end_of_point(from, shown);
    CaloriePoint point{from, 0, std::nullopt, calorie_goal_on(to, goals)};
    double sum = 0;
    for (const FoodDay& day : eaten) {
      if (day.date < from || day.date > to) continue;
      sum += day.calories;
      ++point.days;
    }
    if (point.days > 0) point.calories = rounded(sum / point.days, 1);
    points.push_back(point);
  }
  return points;
}

double calories_this_week(const std::vector<FoodDay>& eaten, LocalDate today) {
  double sum = 0;
  for (const FoodDay& day : eaten) {
    if (day.date >= week_start(today) && day.date <= today) sum += day.calories;
  }
  return rounded(sum, 1);
}

std::vector<WeightPoint> weight_points(const std::vector<WeighedDay>& weighings, LocalDate from) {
  std::map<LocalDate, double> by_day;
  for (const WeighedDay& each : weighings) by_day[each.date] = each.weight;
  std::vector<WeightPoint> points;
  for (auto day = by_day.lower_bound(from); day != by_day.end(); ++day) {
    double sum = 0;
    int count = 0;
    for (auto near = by_day.lower_bound(day->first - days{days_of_mean_weight - 1}); near != std::next(day); ++near) {
      sum += near->second;
      ++count;
    }
    points.push_back({day->first, day->second, rounded(sum / count, 2)});
  }
  return points;
}

}  // namespace fitapp::domain
