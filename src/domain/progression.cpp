// Computes the readiness score and the reason for a suggested level (docs/progression.md).
#include "domain/progression.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace fitapp::domain {

namespace {

using std::chrono::days;

// The maximum points of each part of the score; 100 in total.
constexpr double consistency_points = 40;
constexpr double records_points = 25;
constexpr double streak_points = 20;
constexpr double effort_points = 15;

constexpr double ready_score = 75;
constexpr double min_consistency = 0.75;
constexpr int full_streak_weeks = 8;
constexpr int full_records = 4;         // one per week
constexpr double easy_effort = 3;       // 'moderate': training has become comfortable
constexpr double maximal_effort = 5.5;  // between 'high' and 'very high': no reserves are left
constexpr double unknown_effort_share = 0.5;

int weeks_needed_at(Level level) {
  switch (level) {
    case Level::beginner: return 6;
    case Level::intermediate: return 12;
    case Level::advanced: break;
  }
  return 0;
}

std::optional<Level> next_level(Level level) {
  if (level == Level::advanced) return std::nullopt;
  return level == Level::beginner ? Level::intermediate : Level::advanced;
}

// The mean share of the weekly goal in the last whole weeks, not counting weeks before the first workout. Exceeding the
// goal in one week does not compensate for another.
std::optional<double> consistency_of(const ProgressionFacts& facts) {
  if (facts.days.empty()) return std::nullopt;
  std::map<LocalDate, int> by_week;
  for (const WorkoutDay& day : facts.days) by_week[week_start(day.date)] += day.workouts;
  const LocalDate this_week = week_start(facts.today);
  const LocalDate first = std::max(by_week.begin()->first, this_week - days{7 * consistency_weeks});
  double sum = 0;
  int weeks = 0;
  for (LocalDate monday = first; monday < this_week; monday += days{7}) {
    const auto week = by_week.find(monday);
    const int done = week == by_week.end() ? 0 : week->second;
    sum += std::min(1.0, static_cast<double>(done) / std::max(1, goal_in_week(monday, facts.goals)));
    ++weeks;
  }
  if (weeks == 0) return std::nullopt;
  return rounded(sum / weeks, 3);
}

double trend_of(int recent, int before) {
  return recent + before == 0 ? 0 : rounded(static_cast<double>(recent - before) / (recent + before), 3);
}

// Half for the number of recent records, half for their trend; 0 without recent records.
double records_share(int recent, double trend) {
  if (recent == 0) return 0;
  return std::min(1.0, static_cast<double>(recent) / full_records) / 2 + (trend + 1) / 4;
}

double effort_share(const std::optional<double>& effort) {
  if (!effort) return unknown_effort_share;
  return std::clamp((maximal_effort - *effort) / (maximal_effort - easy_effort), 0.0, 1.0);
}

int weeks_at_level(const ProgressionFacts& facts) {
  if (facts.days.empty()) return 0;
  const LocalDate since = std::max(facts.days.front().date, facts.level_since.value_or(facts.days.front().date));
  return std::max(0, static_cast<int>((facts.today - since).count() / 7));
}

std::string counted(int count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string reason_of(const Progression& progression) {
  const auto percent = static_cast<int>(std::lround(*progression.weekly_consistency * 100));
  std::string text = "You reached " + std::to_string(percent) + "% of your weekly goal over the last " +
                     std::to_string(consistency_weeks) + " weeks";
  if (progression.records_beaten > 0) {
    text += ", beat " + counted(progression.records_beaten, "record", "records") + " in the last 4 weeks";
  }
  if (progression.streak_weeks > 1) {
    text += ", kept your goal " + std::to_string(progression.streak_weeks) + " weeks in a row";
  }
  if (progression.perceived_effort && *progression.perceived_effort <= 4) {
    text += ", and your workouts feel manageable";
  }
  return text + ".";
}

bool is_ready(const Progression& progression, const ProgressionFacts& facts) {
  if (progression.rests_until && facts.today < *progression.rests_until) return false;
  return progression.readiness_score >= ready_score && progression.weekly_consistency.value_or(0) >= min_consistency &&
         progression.weeks_at_level >= progression.weeks_needed;
}

}  // namespace

Progression progression_of(const ProgressionFacts& facts) {
  Progression progression;
  progression.current_level = facts.level;
  progression.weekly_consistency = consistency_of(facts);
  progression.pr_trend = trend_of(facts.records_beaten, facts.records_beaten_before);
  progression.records_beaten = facts.records_beaten;
  progression.perceived_effort = facts.perceived_effort;
  progression.streak_weeks = stats_of(facts.days, {}, facts.goals, facts.today).week_streak;
  progression.weeks_at_level = weeks_at_level(facts);
  progression.weeks_needed = weeks_needed_at(facts.level);
  if (facts.declined_on) {
    const LocalDate until = *facts.declined_on + days{rest_after_decline};
    if (facts.today < until) progression.rests_until = until;
  }
  if (!progression.weekly_consistency) return progression;  // too early for a score
  const double streak = std::min(1.0, static_cast<double>(progression.streak_weeks) / full_streak_weeks);
  progression.readiness_score =
      rounded(consistency_points * *progression.weekly_consistency +
                  records_points * records_share(facts.records_beaten, progression.pr_trend) + streak_points * streak +
                  effort_points * effort_share(facts.perceived_effort),
              1);
  const auto next = next_level(facts.level);
  if (next && is_ready(progression, facts)) {
    progression.suggested_level = next;
    progression.suggestion_reason = reason_of(progression);
  }
  return progression;
}

}  // namespace fitapp::domain
