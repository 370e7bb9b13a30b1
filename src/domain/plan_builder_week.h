// Lays out the days of a built plan: when to train, which kind of session, aimed at what; knows no exercise.
#pragma once

#include <string>
#include <vector>

#include "domain/plan_builder.h"

namespace fitapp::domain {

// What one training day is for.
struct SessionIdea {
  int day_of_week = 1;  // 0 is Sunday
  PlannedType type = PlannedType::strength;
  std::vector<TargetArea> focus;  // never empty
  std::string title;              // differs from every other title of the week
};

// Days 2 to 6 a week, Monday first. Up to 3 never touch, not even across the week's end; more always leave a gap.
std::vector<int> training_days(int workouts_per_week);

// One idea per training day, in the order of the week. A kind of session outside `possible` gives way to the next best
// one inside it; strength is what remains.
std::vector<SessionIdea> lay_out_week(const PlanPreferences& preferences, const std::vector<PlannedType>& possible);

// 'Upper Body & Core' and the like, for titles and descriptions.
std::string focus_title(const std::vector<TargetArea>& focus);

}  // namespace fitapp::domain
