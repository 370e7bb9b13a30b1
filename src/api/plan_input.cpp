// Converts request bodies to planned workouts and exercises.
#include "api/plan_input.h"

#include "domain/planning/planned.h"

namespace fitapp::api {
namespace {

// Nobody wrote these for an own exercise.
void clear_unknown_texts(domain::PlannedExercise& exercise) {
  exercise.difficulty.reset();
  exercise.coaching_cues.reset();
  exercise.why_included.reset();
  if (exercise.instructions == "") exercise.instructions.reset();
}

}  // namespace

void set_catalogue_texts(domain::PlannedExercise& exercise, const domain::KnownExercises& all) {
  const domain::Exercise* known = all.find_by_name(exercise.exercise_name);
  const domain::PlannedExercise texts =
      known == nullptr ? domain::PlannedExercise{} : domain::planned_from(*known, exercise.order_index);
  if (known != nullptr) exercise.exercise_name = known->name;
  exercise.exercise_key = texts.exercise_key;
  exercise.instructions = texts.instructions;
  exercise.coaching_cues = texts.coaching_cues;
  exercise.video_url = texts.video_url;
  exercise.muscle_groups = texts.muscle_groups;
  exercise.difficulty = texts.difficulty;
  exercise.why_included = texts.why_included;
  exercise.role = texts.role;
  exercise.per_side = texts.per_side;
  if (known != nullptr && known->own) clear_unknown_texts(exercise);
  // The interface sends no scheme for an own exercise that is added by hand.
  const bool progresses = known != nullptr && known->measured_as && exercise.category == domain::Section::main;
  if (progresses && !exercise.scheme) exercise.scheme = domain::scheme_for(*known->measured_as, known->implement);
}

domain::PlannedExercise planned_exercise_of(const PlannedExerciseInput& input, const domain::KnownExercises& all,
                                            int position) {
  domain::PlannedExercise exercise;
  exercise.id = input.id.value_or(PlannedExerciseId{});
  exercise.exercise_name = input.exercise_name;
  exercise.category = input.category;
  exercise.sets = input.sets;
  exercise.reps = input.reps;
  exercise.weight = input.weight;
  exercise.duration = input.duration;
  exercise.rest_time = input.rest_time;
  exercise.notes = input.notes;
  exercise.order_index = input.order_index.value_or(position);
  exercise.superset_with_next = input.superset_with_next;
  exercise.ramp_up_sets = input.ramp_up_sets;
  exercise.reps_max = input.reps_max;
  exercise.scheme = input.scheme;
  exercise.set_targets = input.set_targets;
  domain::take_values_of_sets(exercise);
  set_catalogue_texts(exercise, all);
  const bool custom = !exercise.exercise_key;
  if (custom && !exercise.sets) exercise.sets = domain::custom_sets(exercise.category);
  if (custom && !exercise.rest_time) exercise.rest_time = domain::default_rest_seconds;
  return exercise;
}

std::vector<domain::PlannedExercise> planned_exercises_of(const std::vector<PlannedExerciseInput>& inputs,
                                                          const domain::KnownExercises& all) {
  std::vector<domain::PlannedExercise> exercises;
  for (const PlannedExerciseInput& input : inputs) {
    exercises.push_back(planned_exercise_of(input, all, static_cast<int>(exercises.size())));
  }
  return exercises;
}

domain::PlannedWorkout planned_workout_of(const PlannedDayInput& input, const domain::KnownExercises& all) {
  domain::PlannedWorkout workout;
  workout.day_of_week = input.day_of_week;
  workout.title = input.title;
  workout.type = input.type;
  workout.notes = input.notes;
  workout.exercises = planned_exercises_of(input.exercises, all);
  return workout;
}

std::vector<domain::PlannedWorkout> planned_days_of(const std::vector<PlannedDayInput>& inputs,
                                                    const domain::KnownExercises& all) {
  std::vector<domain::PlannedWorkout> workouts;
  for (const PlannedDayInput& input : inputs) workouts.push_back(planned_workout_of(input, all));
  return workouts;
}

}  // namespace fitapp::api
