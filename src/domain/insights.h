// Sentences about a person's own training, periods, sleep, quiet moments and food logs, each stating the numbers it was
// made from; knows no storage, no model and no medicine.
#pragma once

#include <string>
#include <vector>

#include "domain/nutrition.h"
#include "domain/periods.h"
#include "domain/sleep.h"
#include "domain/wellness.h"
#include "domain/workouts.h"

namespace fitapp::domain {

inline constexpr int insight_days = 28;          // the present: four weeks
inline constexpr int insight_weekday_days = 84;  // twelve weeks say which weekday is a habit
inline constexpr std::size_t most_insights = 6;

// Everything in any order. Periods and workouts are all there are; of the others the last `insight_days` are enough.
struct InsightFacts {
  LocalDate today;
  std::vector<Workout> workouts;
  std::vector<Period> periods;
  std::vector<Sleep> nights;
  std::vector<WellnessActivity> moments;
  std::vector<FoodEntry> food;
};

// At least one when there is a workout or a period, at most `most_insights`: first one of each subject, then more.
std::vector<std::string> insights_of(const InsightFacts& facts);

}  // namespace fitapp::domain
