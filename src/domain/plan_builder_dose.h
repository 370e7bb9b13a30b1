// Sets, repetitions, durations and rests of a built session, fitted to its duration.
#pragma once

#include <vector>

#include "domain/plan_builder.h"

namespace fitapp::domain {

struct Range {
  int low;
  int high;
};

// The doses that a goal prescribes for the main exercises of one type of session. Rests in seconds.
struct Prescription {
  Range sets;
  Range reps;
  Range rest;
  int max_exercises;
  int stretch_percent;  // how much a timed exercise may exceed its usual duration
};
Prescription prescription_for(const PlanPreferences& preferences, PlannedType type);

// An exercise of a session while its dose is being fitted.
struct Dose {
  const Exercise* exercise;
  int sets;
  int amount;  // repetitions, or seconds per set of a timed exercise
  int rest;    // s
  Range sets_range;
  Range amount_range;
  Range rest_range;
};

Dose main_dose(const Exercise& exercise, const PlanPreferences& preferences, PlannedType type);
// One set of the catalogue's usual amount, for warm-up and cool-down.
Dose light_dose(const Exercise& exercise);

int seconds_of(const Dose& dose);
int seconds_of(const std::vector<Dose>& doses);

// Whether a session with few exercises may leave the usual ranges to reach its duration.
enum class Reach { usual_ranges, wider_ranges };

// Changes the doses in small steps until their total is within 2 % of `target` seconds, where the steps allow it, or no
// step is left: sets, then rests, then amounts. With `wider_ranges` it then adds second sets to warm-up and cool-down
// and widens the ranges.
void fit_to_time(std::vector<Dose>& doses, int target, Reach reach);

PlannedExercise planned_with(const Dose& dose, int order_index);

}  // namespace fitapp::domain
