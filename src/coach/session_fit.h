// Makes a session fit a person and a time: nothing forbidden, no longer than asked, in planned-exercise units. Used for
// built and for model-made sessions alike.
#pragma once

#include "coach/coach.h"
#include "coach/exercise_finder.h"
#include "coach/needs.h"
#include "domain/plan_builder.h"

namespace fitapp::coach {

// What a recommendation has to respect, from the question, the special needs and the person's own facts.
struct SessionFrame {
  domain::PlanPreferences preferences;
  Needs needs;
  FitnessGoal goal = FitnessGoal::general_fitness;
  std::optional<WorkoutLevel> asked_level;
  std::vector<TargetMuscles> targets;
  int minutes = default_recommendation_minutes;
};
SessionFrame frame_of(const Facts& facts, const RecommendationQuestion& question, const Needs& needs);

// Whether this session may hold the exercise at all.
bool may_hold(const SessionFrame& frame, const domain::Exercise& exercise);

// Takes sets, then exercises, then time away until the session lasts at most `minutes`.
void shorten(std::vector<domain::PlannedExercise>& exercises, int minutes);

// With the weight of the last time, where there was one.
std::vector<RecommendedExercise> recommended(const std::vector<domain::PlannedExercise>& exercises, const Facts& facts);

}  // namespace fitapp::coach
