// Builds a week of workouts from a user's preferences and the catalogue. The same input and seed give the same plan.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "domain/exercises.h"
#include "domain/plans.h"

namespace fitapp::domain {

// The answers of the form for a personalised plan, with its defaults (docs/behaviour.md, Plans and templates).
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

// `seed` varies the choice among equally good exercises. Follows the rules of docs/behaviour.md, Plans and templates.
BuiltPlan build_plan(const PlanPreferences& preferences, const Catalogue& catalogue, std::uint64_t seed);

// One session by the same rules, of `preferences.workout_duration` minutes; any number is allowed. `focus` must not be
// empty. The caller sets day and title.
PlannedWorkout build_session(const PlanPreferences& preferences, PlannedType type, const std::vector<TargetArea>& focus,
                             const Catalogue& catalogue, std::uint64_t seed);

// The planned exercise for a catalogue exercise, with its texts and defaults.
PlannedExercise planned_from(const Exercise& exercise, int order_index);

// The duration of one exercise (docs/behaviour.md, Training and completions): sets × duration, or sets × reps × 4 s,
// plus the rests between its sets. Absent sets count as 1, absent reps as 0.
int estimated_seconds(std::optional<int> sets, std::optional<int> reps, std::optional<int> duration,
                      std::optional<int> rest_time);
// The total of a session, rounded up to whole minutes, at least 1.
int estimated_minutes(const std::vector<PlannedExercise>& exercises);

}  // namespace fitapp::domain
