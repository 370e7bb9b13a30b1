// Lays out the week: which kind of session on which day.
#pragma once

#include <vector>

#include "base/message.h"
#include "domain/plan_preferences.h"

namespace fitapp::domain::planning {

enum class Shape {
  full_body,
  upper_body,
  lower_body,
  push,
  pull,
  legs,
  strength_and_cardio,
  easy_cardio,
  harder_cardio,
  long_cardio,
  intervals,
  mobility
};

struct SessionOutline {
  int day_of_week = 1;  // 0 is Sunday
  Shape shape = Shape::full_body;
  int variant = 0;  // 0, 1, 2 for A, B, C among the sessions of the same shape; `single` for the only one
};

inline constexpr int single = 3;

// Which half of the body alone the wishes name.
enum class Focus { none, upper, lower };
Focus focus_of(const PlanPreferences& preferences);

PlannedType type_of(Shape shape);
bool is_strength(Shape shape);

// Monday first. Up to 3 days are never adjacent, even across the end of the week; 4 and 5 never all in one run.
std::vector<int> training_days(int workouts_per_week);

// The preferences as the engine follows them: fewer days, another goal or lower intensity where the wish does not suit
// the person. Each change adds a sentence to `turned_down`.
PlanPreferences sensible(const PlanPreferences& preferences, std::vector<Message>& turned_down);

// Whether exercises are left for pushes, pulls, squats and hinges. Without them days for one of these make no sense.
enum class Split { possible, impossible };

// Expects sensible preferences.
std::vector<SessionOutline> lay_out_week(const PlanPreferences& preferences, Split split);

}  // namespace fitapp::domain::planning
