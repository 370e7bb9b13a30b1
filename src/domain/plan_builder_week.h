// Lays out the week of a built plan: days, session types and focus areas.
#pragma once

#include <string>
#include <vector>

#include "domain/plan_builder.h"

namespace fitapp::domain {

// The outline of one session.
struct SessionOutline {
  int day_of_week = 1;  // 0 is Sunday
  PlannedType type = PlannedType::strength;
  std::vector<TargetArea> focus;  // never empty
  std::string title;              // unique in the week
};

// For 2 to 6 days a week, Monday first. Up to 3 days are never adjacent, even across the end of the week; more days
// always leave at least one rest day.
std::vector<int> training_days(int workouts_per_week);

// One outline per training day, in the order of the week. A type outside `possible` is replaced by the most similar
// possible type, else by strength.
std::vector<SessionOutline> lay_out_week(const PlanPreferences& preferences, const std::vector<PlannedType>& possible);

// 'Upper Body & Core' and the like, for titles and descriptions.
std::string focus_title(const std::vector<TargetArea>& focus);

}  // namespace fitapp::domain
