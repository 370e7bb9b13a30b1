// Insights about a user's training, periods, sleep, wellness activities and food logs: relations between them first
// (insight_relations.h), then counts. Each states the numbers it is based on.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "base/message.h"
#include "domain/nutrition.h"
#include "domain/period_days.h"
#include "domain/periods.h"
#include "domain/sleep.h"
#include "domain/stats.h"
#include "domain/wellness.h"
#include "domain/workouts.h"

namespace fitapp::domain {

inline constexpr int insight_days = 28;           // the current period: four weeks
inline constexpr int insight_weekday_weeks = 12;  // to find a habitual weekday
inline constexpr int relation_days = 364;         // whole weeks, so that each weekday counts alike
inline constexpr std::size_t max_insights = 3;

// Relations, then counts. A user hides a kind.
enum class InsightKind {
  sleep_before_training,
  sleep_after_training,
  sleep_quality_after_training,
  sleep_after_late_training,
  training_after_long_sleep,
  protein_on_training_days,
  sleep_after_late_food,
  sleep_quality_after_late_food,
  energy_in_period,
  energy_before_period,
  mood_in_period,
  mood_before_period,
  mood_after_training,
  mood_in_goal_weeks,
  mood_after_long_sleep,
  mood_after_moment,
  sleep_quality_after_moment,
  training_pause,
  training_days,
  training_goal,
  training_run,
  training_weekday,
  training_length,
  cycle_length,
  energy_in_periods,
  training_in_periods,
  nights,
  moments,
  food_log,
};

inline constexpr InsightKind last_relation = InsightKind::sleep_quality_after_moment;

// In any order. Needs all workouts and periods, and the last `relation_days` days of the others. `seed` makes the
// random choices repeatable.
struct InsightFacts {
  LocalDate today;
  std::uint64_t seed = 0;
  std::vector<Workout> workouts;
  std::vector<GoalChange> goals;  // ascending
  std::vector<Period> periods;
  std::vector<PeriodDay> period_days;
  std::vector<Sleep> nights;
  std::vector<WellnessActivity> moments;
  std::vector<FoodEntry> food;
};

struct Insight {
  InsightKind kind;
  Message text;
};

inline constexpr int hidden_insight_days = 28;

// A kind that the user does not want to see.
struct HiddenInsight {
  InsightKind kind = InsightKind::nights;
  LocalDate until;  // the day from which it is shown again
};

// At most `max_insights`, none of a hidden kind. At least one when nothing is hidden and there is a workout or a
// period.
std::vector<Insight> insights_of(const InsightFacts& facts, const std::set<InsightKind>& hidden = {});

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::InsightKind> = std::to_array({"sleep_before_training"sv,
                                                                       "sleep_after_training"sv,
                                                                       "sleep_quality_after_training"sv,
                                                                       "sleep_after_late_training"sv,
                                                                       "training_after_long_sleep"sv,
                                                                       "protein_on_training_days"sv,
                                                                       "sleep_after_late_food"sv,
                                                                       "sleep_quality_after_late_food"sv,
                                                                       "energy_in_period"sv,
                                                                       "energy_before_period"sv,
                                                                       "mood_in_period"sv,
                                                                       "mood_before_period"sv,
                                                                       "mood_after_training"sv,
                                                                       "mood_in_goal_weeks"sv,
                                                                       "mood_after_long_sleep"sv,
                                                                       "mood_after_moment"sv,
                                                                       "sleep_quality_after_moment"sv,
                                                                       "training_pause"sv,
                                                                       "training_days"sv,
                                                                       "training_goal"sv,
                                                                       "training_run"sv,
                                                                       "training_weekday"sv,
                                                                       "training_length"sv,
                                                                       "cycle_length"sv,
                                                                       "energy_in_periods"sv,
                                                                       "training_in_periods"sv,
                                                                       "nights"sv,
                                                                       "moments"sv,
                                                                       "food_log"sv});

}  // namespace fitapp
