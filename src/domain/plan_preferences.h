// What a user asks of a plan.
#pragma once

#include <optional>
#include <vector>

#include "domain/kinds.h"

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
  TimeOfDay time_of_day = TimeOfDay::afternoon;  // no advice about the hour
  PlanIntensity intensity = PlanIntensity::moderate;
  std::optional<int> age;
  bool pregnant = false;  // pregnant, or has just given birth
  // Of templates only
  std::vector<int> weekdays;        // instead of the usual days; 0 is Sunday
  std::optional<int> rest_seconds;  // in strength sessions, instead of the rests of the goal
};

}  // namespace fitapp::domain
