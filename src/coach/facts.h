// What a coach may know of the person who asks: their own rows in numbers, gathered by the caller. Never the e-mail
// address; it knows no storage.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/calendar.h"
#include "domain/account.h"
#include "domain/nutrition.h"
#include "domain/plans.h"
#include "domain/stats.h"
#include "domain/workouts.h"

namespace fitapp::coach {

inline constexpr double default_protein_target = 150;  // g, part-2 §9

struct LoggedTraining {
  LocalDate date;
  domain::WorkoutType type = domain::WorkoutType::other;
  std::string name;
  std::optional<int> minutes;
  std::optional<domain::Intensity> intensity;
};

struct PlannedTraining {
  std::string title;
  domain::PlannedType type = domain::PlannedType::strength;
  std::vector<std::string> exercises;  // of the main section, in order
};

struct NextTraining {
  PlannedTraining training;
  int in_days = 1;
};

// The newest record of one exercise.
struct Best {
  std::string exercise;
  double value = 0;
  domain::RecordUnit unit = domain::RecordUnit::lb;
  LocalDate since;
};

// The weight lifted the last time an exercise was done, in lb.
struct LastWeight {
  std::string exercise_key;
  double weight = 0;
};

// Body, sleep and cycle: a model hears of them only after the person agreed (`health_allowed`).
struct HealthFacts {
  std::optional<double> weight;           // lb
  std::optional<double> target_weight;    // lb
  std::optional<double> weight_change;    // lb over the last 28 days
  std::optional<double> average_sleep;    // hours a night over the last 7 nights
  int nights = 0;                         // logged of those 7
  std::optional<double> average_quality;  // 1-5
};

struct Facts {
  UserId user;
  LocalDate today;
  std::string first_name;
  std::optional<domain::Level> level;
  std::optional<domain::Equipment> equipment;
  std::vector<domain::BodyArea> injuries;
  std::vector<domain::Diet> diet;
  std::optional<int> age;
  int weekly_goal = domain::default_weekly_goal;
  std::optional<double> protein_target;  // g a day
  domain::WeightUnit weight_unit = domain::WeightUnit::lb;
  domain::EnergyUnit energy_unit = domain::EnergyUnit::kcal;

  domain::Stats stats;
  std::vector<LoggedTraining> last_two_weeks;  // newest first
  std::optional<int> days_since_last;          // of the last logged workout, however long ago
  bool has_plan = false;
  std::optional<PlannedTraining> planned_today;
  bool trained_today = false;
  int ticked_today = 0;
  std::optional<NextTraining> next;
  std::vector<Best> bests;  // newest first
  std::vector<LastWeight> last_weights;
  domain::NutritionStats food;  // of today
  HealthFacts health;
  bool health_allowed = false;
};

}  // namespace fitapp::coach
