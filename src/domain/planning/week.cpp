// Chooses days and kinds of session by goal.
#include "domain/planning/week.h"

#include <algorithm>

#include "domain/contains.h"
#include "domain/planning/messages.h"
#include "domain/planning/suitability.h"

namespace fitapp::domain::planning {

namespace {

using Shapes = std::vector<Shape>;
constexpr int longest_interval_session = 60;  // minutes

bool targets_only(const PlanPreferences& preferences, TargetArea area) {
  return preferences.target_areas == std::vector{area};
}

// Full body up to three days, then upper and lower, then push, pull and legs (NSCA Essentials 4th ed., training
// frequency and split routines).
Shapes strength_week(std::size_t days) {
  using enum Shape;
  switch (days) {
    case 1: return {full_body};
    case 2: return {full_body, full_body};
    case 3: return {full_body, full_body, full_body};
    case 4: return {upper_body, lower_body, upper_body, lower_body};
    case 5: return {upper_body, lower_body, push, pull, legs};
    default: return {push, pull, legs, push, pull, legs};
  }
}

// The half of the body that matters most gets the day that is over.
Shapes focused_week(std::size_t days, Focus focus) {
  using enum Shape;
  if (days == 4 && focus == Focus::lower) return {lower_body, upper_body, lower_body, full_body};
  if (days == 4 && focus == Focus::upper) return {upper_body, lower_body, upper_body, full_body};
  if (days == 5 && focus == Focus::lower) return {lower_body, upper_body, lower_body, upper_body, lower_body};
  if (days > 5 && focus == Focus::lower) return {lower_body, push, pull, lower_body, upper_body, lower_body};
  return strength_week(days);
}

// One strength day of the week becomes a cardio day; the others stay full body.
Shapes strength_week_with_cardio(std::size_t days) {
  using enum Shape;
  switch (days) {
    case 1: return {full_body};
    case 2: return {full_body, full_body};
    case 3: return {full_body, easy_cardio, full_body};
    case 4: return {full_body, easy_cardio, full_body, full_body};
    case 5: return {upper_body, lower_body, easy_cardio, upper_body, lower_body};
    default: return {upper_body, lower_body, easy_cardio, upper_body, lower_body, easy_cardio};
  }
}

Shapes fitness_week(std::size_t days) {
  using enum Shape;
  switch (days) {
    case 1: return {full_body};
    case 2: return {full_body, full_body};
    case 3: return {full_body, full_body, full_body};
    case 4: return {full_body, easy_cardio, full_body, full_body};
    case 5: return {full_body, easy_cardio, full_body, mobility, full_body};
    default: return {full_body, easy_cardio, full_body, mobility, full_body, long_cardio};
  }
}

Shapes weight_loss_week(std::size_t days) {
  using enum Shape;
  switch (days) {
    case 1: return {full_body};
    case 2: return {full_body, full_body};
    case 3: return {full_body, full_body, full_body};
    case 4: return {full_body, intervals, full_body, easy_cardio};
    case 5: return {full_body, intervals, full_body, easy_cardio, full_body};
    default: return {full_body, easy_cardio, full_body, intervals, full_body, long_cardio};
  }
}

// Most minutes easy, one or two harder days, one long day (Seiler), strength twice a week.
Shapes endurance_week(std::size_t days) {
  using enum Shape;
  switch (days) {
    case 1: return {strength_and_cardio};
    case 2: return {strength_and_cardio, strength_and_cardio};
    case 3: return {strength_and_cardio, harder_cardio, strength_and_cardio};
    case 4: return {strength_and_cardio, harder_cardio, strength_and_cardio, long_cardio};
    case 5: return {strength_and_cardio, harder_cardio, strength_and_cardio, easy_cardio, long_cardio};
    default: return {strength_and_cardio, harder_cardio, easy_cardio, strength_and_cardio, harder_cardio, long_cardio};
  }
}

Shapes flexibility_week(std::size_t days) {
  Shapes shapes(days, Shape::mobility);
  if (days > 1) shapes[days / 2] = Shape::full_body;
  return shapes;
}

Shapes shapes_of(const PlanPreferences& preferences, std::size_t days) {
  switch (preferences.primary_goal) {
    case Goal::strength:
    case Goal::muscle_building:
      return contains(preferences.target_areas, TargetArea::cardio) ? strength_week_with_cardio(days)
                                                                    : focused_week(days, focus_of(preferences));
    case Goal::weight_loss: return weight_loss_week(days);
    case Goal::endurance: return endurance_week(days);
    case Goal::flexibility: return flexibility_week(days);
    case Goal::general_fitness: break;
  }
  return fitness_week(days);
}

bool contains_split(const Shapes& shapes) {
  using enum Shape;
  return std::ranges::any_of(shapes, [](Shape shape) {
    return shape == upper_body || shape == lower_body || shape == push || shape == pull || shape == legs;
  });
}

bool suits_intervals(const PlanPreferences& preferences) {
  return preferences.intensity != PlanIntensity::low && !preferences.pregnant && !is_senior(preferences) &&
         preferences.workout_duration <= longest_interval_session;
}

}  // namespace

Focus focus_of(const PlanPreferences& preferences) {
  const auto& areas = preferences.target_areas;
  const bool upper = contains(areas, TargetArea::upper_body);
  const bool lower = contains(areas, TargetArea::lower_body);
  if (upper == lower || contains(areas, TargetArea::full_body)) return Focus::none;
  return upper ? Focus::upper : Focus::lower;
}

PlannedType type_of(Shape shape) {
  switch (shape) {
    case Shape::strength_and_cardio:
    case Shape::easy_cardio:
    case Shape::harder_cardio:
    case Shape::long_cardio: return PlannedType::cardio;
    case Shape::intervals: return PlannedType::hiit;
    case Shape::mobility: return PlannedType::yoga;
    default: return PlannedType::strength;
  }
}

bool is_strength(Shape shape) { return type_of(shape) == PlannedType::strength; }

std::vector<int> training_days(int workouts_per_week) {
  switch (std::clamp(workouts_per_week, 1, 6)) {
    case 1: return {1};
    case 2: return {1, 4};
    case 3: return {1, 3, 5};
    case 4: return {1, 2, 4, 6};
    case 5: return {1, 2, 4, 5, 6};
    default: return {1, 2, 3, 4, 5, 6};
  }
}

PlanPreferences sensible(const PlanPreferences& preferences, std::vector<Message>& turned_down) {
  PlanPreferences made = preferences;
  if (made.workouts_per_week > 6) {
    made.workouts_per_week = 6;
    turned_down.emplace_back(messages::turned_down_seven_days);
  }
  if (is_youth(made) && made.primary_goal == Goal::weight_loss) {
    made.primary_goal = Goal::general_fitness;
    turned_down.emplace_back(messages::turned_down_youth_weight_loss);
  }
  const bool cautious = made.pregnant || is_senior(made);
  if (cautious && made.intensity == PlanIntensity::high) made.intensity = PlanIntensity::moderate;
  if (targets_only(made, TargetArea::core)) {
    made.target_areas = {TargetArea::full_body, TargetArea::core};
    turned_down.emplace_back(messages::turned_down_core_only);
  }
  if (targets_only(made, TargetArea::cardio) && made.primary_goal != Goal::endurance &&
      made.primary_goal != Goal::flexibility) {
    made.primary_goal = Goal::endurance;
    turned_down.emplace_back(messages::turned_down_cardio_only);
  }
  return made;
}

std::vector<SessionOutline> lay_out_week(const PlanPreferences& preferences, Split split) {
  std::vector<int> days = training_days(preferences.workouts_per_week);
  Shapes shapes = shapes_of(preferences, days.size());
  if (split == Split::impossible && contains_split(shapes)) shapes = fitness_week(days.size());
  // Two legs or two upper days need a free day between them.
  const bool rests_midweek = days.size() == 5 && shapes[2] == Shape::easy_cardio;
  if (rests_midweek) days = {1, 2, 3, 5, 6};
  if (preferences.weekdays.size() == days.size()) days = preferences.weekdays;
  if (!suits_intervals(preferences)) std::ranges::replace(shapes, Shape::intervals, Shape::easy_cardio);
  if (preferences.pregnant) std::ranges::replace(shapes, Shape::harder_cardio, Shape::easy_cardio);
  std::vector<SessionOutline> week;
  for (std::size_t i = 0; i < days.size(); ++i) {
    const auto same = [&](const SessionOutline& outline) { return outline.shape == shapes[i]; };
    week.push_back({days[i], shapes[i], static_cast<int>(std::ranges::count_if(week, same))});
  }
  // The legs day of a mixed week begins with the other lift.
  for (SessionOutline& outline : week) {
    if (outline.shape == Shape::legs && contains(shapes, Shape::lower_body)) outline.variant = 1;
  }
  const auto whole = [](const SessionOutline& outline) { return outline.shape == Shape::full_body; };
  if (std::ranges::count_if(week, whole) == 1) std::ranges::find_if(week, whole)->variant = single;
  return week;
}

}  // namespace fitapp::domain::planning
