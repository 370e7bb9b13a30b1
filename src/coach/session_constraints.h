// The constraints of a recommended session: equipment, injuries, special needs and time. Applies to sessions of both
// coaches.
#pragma once

#include "coach/coach.h"
#include "coach/needs.h"
#include "domain/plan_preferences.h"

namespace fitapp::coach {

struct SessionConstraints {
  domain::PlanPreferences preferences;
  Needs needs;
  FitnessGoal goal = FitnessGoal::general_fitness;
  std::optional<WorkoutLevel> requested_level;
  std::vector<TargetMuscles> targets;
  int minutes = default_recommendation_minutes;
};
SessionConstraints session_constraints(const Facts& facts, const RecommendationQuestion& question, const Needs& needs);

// Whether the session may include the exercise.
bool allows(const SessionConstraints& constraints, const domain::Exercise& exercise);

// Removes sets, then exercises, then shortens exercises until the session lasts at most `minutes`.
void shorten(std::vector<domain::PlannedExercise>& exercises, int minutes);

// Adds the weight that the user lifted last.
std::vector<RecommendedExercise> recommended_exercises(const std::vector<domain::PlannedExercise>& exercises,
                                                       const Facts& facts);

}  // namespace fitapp::coach
