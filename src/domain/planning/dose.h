// Sets, repetitions, seconds and rests of one exercise while a session is fitted to its minutes.
#pragma once

#include <vector>

#include "domain/exercises.h"
#include "domain/planning/rules.h"
#include "domain/plans.h"

namespace fitapp::domain::planning {

struct Dose {
  const Exercise* exercise = nullptr;
  RoleDose limits;
  int sets = 1;
  Range reps;       // bottom and top, equal for a fixed number; 0 for timed exercises
  int seconds = 0;  // per set and side; 0 for counted exercises
  int rest = 0;     // s
  int ramp_up_sets = 0;
  ProgressionScheme scheme = ProgressionScheme::double_progression;
  bool settled = false;  // the week has the exercise on another day too, with the same amounts
  bool paired = false;   // its sets alternate with those of the next exercise
};
bool is_steady(const Dose& dose);

// With the fewest sets of the goal, and the middle of its other ranges.
Dose main_dose(const Exercise& exercise, const PlanPreferences& preferences);
// One set for warm-up or cool-down. `seconds` is for timed exercises; others have their usual repetitions.
Dose light_dose(const Exercise& exercise, int seconds);

int seconds_of(const Dose& dose);
int seconds_of(const std::vector<Dose>& doses);
int seconds_of_next_set(Dose dose);

// One step of rest, repetitions or seconds towards the limits; false when no step is left.
bool change_amounts(std::vector<Dose>& doses, int direction);

PlannedExercise planned_with(const Dose& dose, int order_index);

}  // namespace fitapp::domain::planning
