// Insights about a user's training, periods, sleep, wellness activities and food logs. Each states the numbers it is
// based on.
#pragma once

#include <string>
#include <vector>

#include "domain/nutrition.h"
#include "domain/periods.h"
#include "domain/sleep.h"
#include "domain/wellness.h"
#include "domain/workouts.h"

namespace fitapp::domain {

inline constexpr int insight_days = 28;          // the current period: four weeks
inline constexpr int insight_weekday_days = 84;  // twelve weeks, to find a habitual weekday
inline constexpr std::size_t max_insights = 6;

// In any order. Needs all workouts and periods, and the last `insight_days` days of the others.
struct InsightFacts {
  LocalDate today;
  std::vector<Workout> workouts;
  std::vector<Period> periods;
  std::vector<Sleep> nights;
  std::vector<WellnessActivity> moments;
  std::vector<FoodEntry> food;
};

// At least one when there is a workout or a period, at most `max_insights`: one of each subject first, then more.
std::vector<std::string> insights_of(const InsightFacts& facts);

}  // namespace fitapp::domain
