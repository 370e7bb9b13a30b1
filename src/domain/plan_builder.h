// Builds a week of workouts from a person's preferences and the catalogue: pure rules, same input and seed, same plan.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "domain/exercises.h"
#include "domain/plans.h"

namespace fitapp::domain {

// Part-1 §3 'AI-personalised plan preferences', defaults of part-1 §9.
struct PlanPreferences {
  Level fitness_level = Level::beginner;
  Goal primary_goal = Goal::general_fitness;
  EquipmentChoice equipment = EquipmentChoice::none;
  int workout_duration = 45;  // minutes: 30, 45, 60 or 90
  int workouts_per_week = 3;  // 2 to 6
  std::vector<TargetArea> target_areas = {TargetArea::full_body};
  std::vector<BodyArea> injuries;
  TimeOfDay time_of_day = TimeOfDay::morning;
  PlanIntensity intensity = PlanIntensity::moderate;
};

struct BuiltPlan {
  std::string name;
  std::string description;
  std::vector<PlannedWorkout> workouts;  // Monday … Sunday, with exercises in order, ids unset
  // Says which area or equipment made sessions shorter; empty when every session is complete.
  std::optional<Message> shortage;
};

// `seed` varies the choice among equally good exercises. Holds every rule of contract §4
// 'generate-personalized-workout'.
BuiltPlan build_plan(const PlanPreferences& preferences, const Catalogue& catalogue, std::uint64_t seed);

// One session by the same rules, for `preferences.workout_duration` minutes of any number; `focus` is not empty. Its
// day and title are left to the caller.
PlannedWorkout build_session(const PlanPreferences& preferences, PlannedType type, const std::vector<TargetArea>& focus,
                             const Catalogue& catalogue, std::uint64_t seed);

// The catalogue's texts and defaults for an exercise that enters a plan.
PlannedExercise planned_from(const Exercise& exercise, int order_index);

// Seconds that one exercise takes by the rule for completing a planned workout (contract §4): sets × duration, or
// sets × reps × 4 s, plus the rests between its sets. Absent sets count as 1, absent reps as 0.
int estimated_seconds(std::optional<int> sets, std::optional<int> reps, std::optional<int> duration,
                      std::optional<int> rest_time);
// The same over a session, rounded up to whole minutes, at least 1.
int estimated_minutes(const std::vector<PlannedExercise>& exercises);

}  // namespace fitapp::domain
