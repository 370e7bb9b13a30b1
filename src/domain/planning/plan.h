// Builds a week of workouts from a user's preferences and the catalogue. The same input and seed give the same plan.
// The rules and their sources are in docs/plans.md.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/message.h"
#include "domain/exercises.h"
#include "domain/plan_preferences.h"
#include "domain/planning/week.h"
#include "domain/plans.h"

namespace fitapp::domain::planning {

struct BuiltWorkout {
  int day_of_week = 1;  // 0 is Sunday
  PlannedType type = PlannedType::strength;
  Message title;                           // unique in the week
  std::vector<Message> notes;              // sentences
  std::vector<PlannedExercise> exercises;  // in order, ids unset
};

struct BuiltPlan {
  Message name;
  std::vector<Message> description;    // sentences
  std::vector<BuiltWorkout> workouts;  // Monday … Sunday
  int block_weeks = 4;
  // What could not be done as asked, and why. The description contains the same sentences.
  std::vector<Message> turned_down;
};

BuiltPlan build_plan(const PlanPreferences& preferences, const Catalogue& catalogue, std::uint64_t seed);

// One session by the same rules, of `preferences.workout_duration` minutes; any number from 5 is allowed.
// `shape` is that of a strength session: push, pull, legs; the whole body without one.
BuiltWorkout build_session(const PlanPreferences& preferences, PlannedType type, const Catalogue& catalogue,
                           std::uint64_t seed, std::optional<Shape> shape = {});

}  // namespace fitapp::domain::planning
