// Copies completions and records to flat views.
#include "api/completion_view.h"

namespace fitapp::api {

CompletionView completion_view(domain::Completion completion) {
  CompletionView view;
  view.id = completion.id;
  view.planned_exercise_id = completion.planned_exercise_id;
  view.planned_workout_id = completion.planned_workout_id;
  view.workout_id = completion.workout_id;
  view.exercise_key = std::move(completion.exercise_key);
  view.exercise_name = std::move(completion.exercise_name);
  view.category = completion.category;
  view.planned_sets = completion.planned.sets;
  view.planned_reps = completion.planned.reps;
  view.planned_weight = completion.planned.weight;
  view.planned_duration = completion.planned.duration;
  view.planned_rest_time = completion.planned.rest_time;
  view.planned_set_targets = std::move(completion.planned.set_targets);
  view.actual_sets = completion.actual_sets;
  view.actual_reps = completion.actual_reps;
  view.actual_weight = completion.actual_weight;
  view.actual_duration = completion.actual_duration;
  view.notes = std::move(completion.notes);
  view.sets = std::move(completion.sets);
  view.completed_at = completion.when.at;
  view.date = completion.when.local_date;
  view.local_date = completion.when.local_date;
  view.utc_offset = completion.when.utc_offset;
  return view;
}

std::vector<CompletionView> completion_views(std::vector<domain::Completion> completions) {
  std::vector<CompletionView> views;
  views.reserve(completions.size());
  for (domain::Completion& each : completions) views.push_back(completion_view(std::move(each)));
  return views;
}

RecordView record_view(domain::PersonalRecord record) {
  return {record.id,      std::move(record.exercise_name), record.value,          record.unit,
          record.when.at, record.when.local_date,          record.when.utc_offset};
}

}  // namespace fitapp::api
