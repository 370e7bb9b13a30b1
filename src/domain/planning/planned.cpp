// Copies what a plan keeps of the catalogue and of the engine's output.
#include "domain/planning/planned.h"

#include "domain/planning/rules.h"

namespace fitapp::domain {

PlannedExercise planned_from(const Exercise& exercise, int order_index) {
  PlannedExercise planned;
  planned.exercise_key = exercise.key;
  planned.exercise_name = exercise.name;
  planned.category = exercise.category;
  planned.sets = exercise.default_sets;
  planned.reps = exercise.default_reps;
  planned.duration = exercise.default_duration;
  planned.rest_time = exercise.default_rest_time;
  planned.order_index = order_index;
  planned.instructions = exercise.instructions;
  planned.coaching_cues = exercise.coaching_cues;
  planned.video_url = exercise.video_url;
  planned.muscle_groups = exercise.muscle_groups;
  planned.difficulty = exercise.difficulty;
  planned.why_included = exercise.why_included;
  planned.role = exercise.role;
  planned.per_side = exercise.per_side;
  return planned;
}

namespace planning {

std::string sentences(const std::vector<Message>& messages, const Words& words) {
  std::string text;
  for (const Message& message : messages) text += (text.empty() ? "" : " ") + words(message);
  return text;
}

std::vector<PlannedWorkout> planned_workouts(const BuiltPlan& plan, const Words& words) {
  std::vector<PlannedWorkout> workouts;
  for (const BuiltWorkout& built : plan.workouts) {
    PlannedWorkout& workout = workouts.emplace_back();
    workout.day_of_week = built.day_of_week;
    workout.title = words(built.title);
    workout.type = built.type;
    workout.notes = sentences(built.notes, words);
    workout.exercises = built.exercises;
  }
  return workouts;
}

}  // namespace planning

}  // namespace fitapp::domain
