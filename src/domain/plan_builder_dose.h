// Sets, repetitions, durations and rests of a built session, fitted to its time; does not choose exercises.
#pragma once

#include <vector>

#include "domain/plan_builder.h"

namespace fitapp::domain {

struct Range {
  int low;
  int high;
};

// What a goal asks of the main exercises of one kind of session. Rests in seconds.
struct Prescription {
  Range sets;
  Range reps;
  Range rest;
  int most_exercises;
  int stretch_percent;  // how far a timed exercise may go beyond its usual duration
};
Prescription prescription_for(const PlanPreferences& preferences, PlannedType type);

// One exercise of a session while its dose is being fitted.
struct Dose {
  const Exercise* exercise;
  int sets;
  int amount;  // repetitions, or seconds per set where the exercise is timed
  int rest;    // s
  Range sets_range;
  Range amount_range;
  Range rest_range;
};

Dose main_dose(const Exercise& exercise, const PlanPreferences& preferences, PlannedType type);
// One round of the catalogue's usual amount, for warm-up and cool-down.
Dose light_dose(const Exercise& exercise);

int seconds_of(const Dose& dose);
int seconds_of(const std::vector<Dose>& doses);

// Whether a session with few exercises may leave the usual ranges to reach its time.
enum class Reach { usual_ranges, whatever_it_takes };

// Changes the doses, one small step at a time, until their sum is near `target` seconds (2 % where the steps allow) or
// no step is left: sets, then rests, then amounts; with `whatever_it_takes` second rounds of warm-up and cool-down,
// then wider ranges.
void fit_to_time(std::vector<Dose>& doses, int target, Reach reach);

PlannedExercise planned_with(const Dose& dose, int order_index);

}  // namespace fitapp::domain
