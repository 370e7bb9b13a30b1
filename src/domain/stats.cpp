// Computes streaks by local days and weeks (docs/behaviour.md, Records and progression).
#include "domain/stats.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace fitapp::domain {
namespace {

using std::chrono::days;

int longest_run(const std::vector<WorkoutDay>& trained) {
  int longest = 0;
  int run = 0;
  for (std::size_t i = 0; i < trained.size(); ++i) {
    const bool continues = i > 0 && trained[i].date - trained[i - 1].date == days{1};
    run = continues ? run + 1 : 1;
    longest = std::max(longest, run);
  }
  return longest;
}

// Days after today do not end the run: entries may be dated up to one day ahead.
int run_to(LocalDate today, const std::vector<WorkoutDay>& trained) {
  int run = 0;
  LocalDate expected = today;
  for (auto day = trained.rbegin(); day != trained.rend(); ++day) {
    if (day->date > today) continue;
    const bool starts_yesterday = run == 0 && day->date == today - days{1};
    if (day->date != expected && !starts_yesterday) break;
    ++run;
    expected = day->date - days{1};
  }
  return run;
}

int weeks_reached(LocalDate today, const std::map<LocalDate, int>& by_week, const std::vector<GoalChange>& goals) {
  auto reached = [&](LocalDate monday) {
    auto week = by_week.find(monday);
    return week != by_week.end() && week->second >= goal_in_week(monday, goals);
  };
  const LocalDate this_week = week_start(today);
  int run = reached(this_week) ? 1 : 0;
  for (LocalDate monday = this_week - days{7}; reached(monday); monday -= days{7}) ++run;
  return run;
}

}  // namespace

int goal_in_week(LocalDate monday, const std::vector<GoalChange>& goals) {
  if (goals.empty()) return default_weekly_goal;
  int goal = goals.front().weekly_goal;
  for (const GoalChange& change : goals) {
    if (change.from <= monday + days{6}) goal = change.weekly_goal;
  }
  return goal;
}

double rounded(double value, int decimals) {
  const double scale = std::pow(10.0, decimals);
  return std::round(value * scale) / scale;
}

Stats stats_of(const std::vector<WorkoutDay>& trained, const WorkoutTotals& totals,
               const std::vector<GoalChange>& goals, LocalDate today) {
  std::map<LocalDate, int> by_week;
  for (const WorkoutDay& day : trained) by_week[week_start(day.date)] += day.workouts;

  Stats stats;
  stats.current_streak = run_to(today, trained);
  stats.longest_streak = longest_run(trained);
  stats.week_streak = weeks_reached(today, by_week, goals);
  auto this_week = by_week.find(week_start(today));
  stats.this_week_workouts = this_week == by_week.end() ? 0 : this_week->second;
  stats.total_hours = rounded(static_cast<double>(totals.minutes) / 60.0, 1);
  stats.total_workouts = totals.workouts;
  stats.total_calories = rounded(totals.calories, 1);
  stats.active_days = static_cast<int>(trained.size());
  if (totals.workouts_with_duration > 0) {
    stats.avg_duration = static_cast<int>(
        std::lround(static_cast<double>(totals.minutes) / static_cast<double>(totals.workouts_with_duration)));
  }
  return stats;
}

}  // namespace fitapp::domain
