// Computes how close a user is to the next training level. The formula is described in docs/progression.md.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/enums.h"
#include "domain/kinds.h"
#include "domain/stats.h"

namespace fitapp {

namespace domain {

enum class ProgressionResponse { accepted, declined };

inline constexpr int consistency_weeks = 8;
inline constexpr int trend_days = 28;          // the window for records and effort
inline constexpr int rest_after_decline = 30;  // days (docs/behaviour.md, Records and progression)

// The input of the formula.
struct ProgressionFacts {
  Level level = Level::beginner;
  std::optional<LocalDate> level_since;  // unknown when it never changed
  std::vector<WorkoutDay> days;          // ascending
  std::vector<GoalChange> goals;         // ascending
  int records_beaten = 0;                // in the last 28 days; an exercise's first record does not count
  int records_beaten_before = 0;         // in the 28 days before those
  // The mean of the intensities logged in the last 28 days, from very_light 1 to very_high 6.
  std::optional<double> perceived_effort;
  std::optional<LocalDate> declined_on;
  LocalDate today;
};

struct Progression {
  Level current_level = Level::beginner;
  double readiness_score = 0;  // 0 to 100
  std::optional<Level> suggested_level;
  std::string suggestion_reason;             // empty without a suggestion
  std::optional<double> weekly_consistency;  // 0 to 1; unknown before the first whole week
  double pr_trend = 0;                       // from -1 (only earlier) to 1 (only recently)
  int records_beaten = 0;
  std::optional<double> perceived_effort;
  int streak_weeks = 0;
  int weeks_at_level = 0;
  int weeks_needed = 0;                  // 0 at the highest level
  std::optional<LocalDate> rests_until;  // no suggestion before this day, because one was declined
};

Progression progression_of(const ProgressionFacts& facts);

}  // namespace domain

template <>
inline constexpr auto enum_names<domain::ProgressionResponse> = std::to_array({"accepted"sv, "declined"sv});

}  // namespace fitapp
