// The facts about a user that a coach may use. Never contains the email address.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/calendar.h"
#include "domain/account.h"
#include "domain/body_safety.h"
#include "domain/exercises.h"
#include "domain/nutrition.h"
#include "domain/plans.h"
#include "domain/stats.h"
#include "domain/training_advice.h"
#include "domain/workouts.h"

namespace fitapp::coach {

inline constexpr double default_protein_target = 150;  // g a day
using domain::adult_age;

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

// Included in a model's prompt only with the user's consent (`health_allowed`).
// For users under 18 and underweight users a target below the weight and a loss are left out.
struct HealthFacts {
  std::optional<double> weight;         // lb
  std::optional<double> target_weight;  // lb
  std::optional<double> weight_change;  // lb over the last 28 days
  bool underweight = false;
  std::optional<double> average_sleep;    // hours a night over the last 7 nights
  int nights = 0;                         // of those 7, how many are logged
  std::optional<double> average_quality;  // 1-5
};

struct Facts {
  UserId user;
  LocalDate today;
  std::string first_name;
  std::string country;  // ISO 3166, from the language tag; empty if unknown
  std::optional<domain::Level> level;
  std::optional<domain::Equipment> equipment;
  std::vector<domain::BodyArea> injuries;
  std::vector<domain::Diet> diet;
  std::optional<int> age;
  bool expecting = false;  // pregnant or after a birth, as said in the conversation
  int weekly_goal = domain::default_weekly_goal;
  std::optional<double> protein_target;  // g a day
  domain::WeightUnit weight_unit = domain::WeightUnit::lb;
  domain::EnergyUnit energy_unit = domain::EnergyUnit::kcal;
  domain::LengthUnit length_unit = domain::LengthUnit::in;
  domain::DistanceUnit distance_unit = domain::DistanceUnit::mi;

  domain::Stats stats;
  std::vector<LoggedTraining> last_two_weeks;  // newest first
  std::optional<int> days_since_last;          // since the last logged workout, without a limit
  bool has_plan = false;
  std::optional<PlannedTraining> planned_today;
  bool trained_today = false;
  int completed_today = 0;
  std::optional<NextTraining> next;
  std::vector<Best> bests;  // newest first
  std::vector<LastWeight> last_weights;
  domain::TrainingFacts training;  // weekly sets, recovery, and what the advice for today depends on
  int usual_minutes = domain::usual_session_minutes;
  std::vector<domain::Exercise> own_exercises;  // that the user added
  domain::NutritionStats food;                  // of today
  HealthFacts health;
  bool health_allowed = false;
};

}  // namespace fitapp::coach
