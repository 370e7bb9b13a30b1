// A user's account, settings and goals.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/clock.h"
#include "base/id.h"
#include "domain/kinds.h"
#include "domain/stats.h"

namespace fitapp::domain {

// Weights in lb, energies in kcal per day, targets in g per day.
struct User {
  UserId id;
  std::string name;
  std::string email;
  std::optional<std::string> profile_picture;  // its URL
  std::optional<std::string> height;
  std::optional<double> weight;
  std::optional<int> age;
  std::optional<Level> fitness_level;
  std::optional<Equipment> equipment;
  int weekly_goal = default_weekly_goal;
  std::optional<double> target_weight;
  double daily_calories = default_daily_calories;
  int current_streak = 0;
  int longest_streak = 0;
  bool onboarding_completed = false;
  int onboarding_stage = 0;
  Instant created_at;
  std::string timezone = "UTC";
  std::optional<std::string> locale;
  WeightUnit weight_unit = WeightUnit::lb;
  LengthUnit length_unit = LengthUnit::in;
  EnergyUnit energy_unit = EnergyUnit::kcal;
  DistanceUnit distance_unit = DistanceUnit::mi;
  Theme theme = Theme::system;
  WeekStart week_start = WeekStart::sunday;
  bool notify_workout_reminders = true;
  bool notify_progress_updates = true;
  bool notify_achievements = true;
  bool track_periods = true;
  bool coach_health_data = false;
  std::vector<BodyArea> injuries;
  std::vector<Diet> diet;
  std::optional<double> protein_target;
  std::optional<double> carbs_target;
  std::optional<double> fat_target;
  std::optional<Sex> sex;
  std::optional<ActivityLevel> activity_level;
  std::vector<Allergen> allergens;
  std::vector<std::string> dislikes;
  std::optional<double> water_goal;  // ml per day
};

}  // namespace fitapp::domain
