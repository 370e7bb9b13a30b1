// Logged workouts, completions, records and statistics (docs/behaviour.md, Workouts).
#include "api/workouts.h"

#include "api/completion_view.h"
#include "api/entry_time.h"
#include "api/known_exercises.h"
#include "api/replay.h"
#include "api/shapes/workouts.h"
#include "domain/messages.h"
#include "store/completions.h"
#include "store/records.h"
#include "store/workouts.h"

namespace fitapp::api {
namespace {

WorkoutView workout_view(domain::Workout workout) {
  return {workout.id,
          std::move(workout.name),
          workout.type,
          std::move(workout.exercises),
          workout.duration,
          workout.calories,
          workout.calories_estimated,
          workout.intensity,
          workout.weight,
          workout.distance,
          std::move(workout.notes),
          workout.planned_workout_id,
          workout.when.at,
          workout.when.local_date,
          workout.when.utc_offset};
}

std::vector<WorkoutView> list_workouts(const Caller& me, const Query<PageQuery>& query) {
  std::vector<WorkoutView> views;
  for (domain::Workout& each : store::list_workouts(me.user, me.database(), query.value.page())) {
    views.push_back(workout_view(std::move(each)));
  }
  return views;
}

WorkoutView show_workout(const Caller& me, Path<WorkoutId> id) {
  auto workout = store::find_workout(me.user, me.database(), id.value);
  if (!workout) throw not_found(messages::workout_not_found);
  return workout_view(std::move(*workout));
}

std::string name_or_default(const std::optional<std::string>& name, domain::WorkoutType type) {
  return name && !name->empty() ? *name : domain::default_workout_name(type);
}

double body_weight(const Caller& me) {
  return store::find_current_weight(me.user, me.database()).value_or(domain::default_body_weight_lb);
}

// Estimates missing calories.
void estimate(domain::Workout& workout, double body_weight_lb) {
  workout.calories_estimated = !workout.calories && workout.duration;
  if (!workout.calories_estimated) return;
  workout.calories = domain::estimated_calories(workout.type, *workout.duration, body_weight_lb);
}

void check_new_workout(const Caller& me, const WorkoutInput& input, FieldProblems& problems) {
  me.check_time(input.date, "date", problems);
  problems.add(
      store::find_missing_of_workout(me.user, me.database(), input.planned_workout_id, {input.completion_ids}));
}

Created<WorkoutView> create_workout(const Caller& me, const WorkoutInput& input) {
  domain::Workout workout;
  workout.name = name_or_default(input.name, input.type);
  workout.type = input.type;
  workout.exercises = input.exercises.names;
  workout.duration = input.duration;
  workout.calories = input.calories;
  if (!input.calories) estimate(workout, body_weight(me));
  workout.intensity = input.intensity;
  workout.weight = input.weight;
  workout.distance = input.distance;
  workout.notes = input.notes;
  workout.planned_workout_id = input.planned_workout_id;
  workout.when = me.stamp(input.date, "date");
  auto created = store::insert_workout(me.user, me.database(), workout, {input.completion_ids},
                                       client_key_of(me, input.client_key), me.now);
  return {workout_view(std::move(created.entity)), created.existed};
}

void check_changed_workout(const Caller& me, Path<WorkoutId>, const WorkoutUpdate& input, FieldProblems& problems) {
  me.check_time(input.date.value, "date", problems);
  problems.add(store::find_missing_of_workout(me.user, me.database(), std::nullopt, {input.completion_ids}));
}

WorkoutView update_workout(const Caller& me, Path<WorkoutId> id, const WorkoutUpdate& input) {
  const double weight = body_weight(me);
  const auto change = [&](domain::Workout& each) {
    input.type.apply(each.type);
    if (input.name.touched) each.name = name_or_default(input.name.value, each.type);
    input.duration.apply(each.duration);
    input.calories.apply(each.calories);
    // Cleared calories are estimated again.
    if (input.calories.touched) estimate(each, weight);
    input.intensity.apply(each.intensity);
    input.weight.apply(each.weight);
    input.distance.apply(each.distance);
    input.notes.apply(each.notes);
    if (input.exercises.value) each.exercises = input.exercises.value->names;
    update_time(me, input.date, "date", each.when);
  };
  auto workout = store::update_workout(me.user, me.database(), id.value, me.now, change, {input.completion_ids});
  if (!workout) throw not_found(messages::workout_not_found);
  return workout_view(std::move(*workout));
}

NoContent delete_workout(const Caller& me, Path<WorkoutId> id) {
  if (!store::delete_workout(me.user, me.database(), id.value)) throw not_found(messages::workout_not_found);
  return {};
}

domain::Stats show_stats(const Caller& me) {
  const auto training = store::find_training_days(me.user, me.database());
  return domain::stats_of(training.days, training.totals, training.goals, me.today());
}

std::vector<CompletionView> list_exercise_completions(const Caller& me, const Query<CompletionQuery>& query) {
  if (query.value.workout_id) {
    return completion_views(
        store::list_completions_of_workout(me.user, me.database(), *query.value.workout_id, query.value.page()));
  }
  return completion_views(store::list_completions(me.user, me.database(), query.value.page()));
}

std::vector<LastCompletion> list_last_completions(const Caller& me, const Query<LastQuery>& query) {
  std::vector<LastCompletion> views;
  for (domain::Completion& each : store::list_last_completions(
           me.user, me.database(), query.value.before, {query.value.workout_id, query.value.planned_workout_id})) {
    views.push_back({std::move(each.exercise_name), each.when.local_date, each.actual_sets, each.actual_reps,
                     each.actual_weight, each.actual_duration, std::move(each.sets),
                     std::move(each.planned.set_targets)});
  }
  return views;
}

// The moment of the tick, with the local day on which the workout began (docs/behaviour.md, Dates and time). Days
// before yesterday get local noon if no moment was sent.
domain::DayStamp completion_stamp(const Caller& me, const CompletionInput& input) {
  domain::DayStamp when = me.stamp(input.completed_at, "completedAt");
  if (!input.date) return when;
  const bool given_moment = input.completed_at.has_value();
  const auto day = me.stamp(EntryTime{std::nullopt, input.date}, "date");
  if (!given_moment && *input.date < me.today() - std::chrono::days{1}) when = day;
  when.local_date = *input.date;
  return when;
}

SavedCompletion saved_view(store::SavedCompletion saved) {
  SavedCompletion view{completion_view(std::move(saved.completion)), std::nullopt, saved.first_time};
  if (saved.new_record) view.new_record = NewRecordView{record_view(std::move(*saved.new_record)), saved.beaten};
  return view;
}

void check_new_completion(const Caller& me, const CompletionInput& input, FieldProblems& problems) {
  me.check_time(input.completed_at, "completedAt", problems);
  if (input.date) me.check_time(EntryTime{std::nullopt, input.date}, "date", problems);
  problems.add(store::find_missing_of_completion(me.user, me.database(), input.planned_exercise_id, input.workout_id));
}

Created<SavedCompletion> create_exercise_completion(const Caller& me, const CompletionInput& input) {
  domain::Completion completion;
  completion.planned_exercise_id = input.planned_exercise_id;
  completion.workout_id = input.workout_id;
  completion.exercise_name = input.exercise_name.value_or("");
  completion.category = input.category.value_or(domain::Section::main);
  const auto all = known_exercises(me);
  if (const domain::Exercise* known = all.find_by_name(completion.exercise_name)) {
    completion.exercise_key = known->key;
    completion.exercise_name = known->name;
  }
  completion.actual_sets = input.actual_sets;
  completion.actual_reps = input.actual_reps;
  completion.actual_weight = input.actual_weight;
  completion.actual_duration = input.actual_duration;
  completion.notes = input.notes;
  completion.sets = input.sets;
  completion.when = completion_stamp(me, input);
  auto saved =
      store::save_completion(me.user, me.database(), std::move(completion), client_key_of(me, input.client_key), me.now,
                             {input.known_sets, input.shown_sets});
  const bool existed = saved.existed;
  return {saved_view(std::move(saved)), existed};
}

SavedCompletion update_exercise_completion(const Caller& me, Path<CompletionId> id, const CompletionUpdate& input) {
  auto saved = store::update_completion(me.user, me.database(), id.value, me.now, [&](domain::Completion& completion) {
    if (input.sets.value) {
      completion.sets = domain::merged_sets(*input.sets.value, completion.sets, {input.known_sets, input.shown_sets});
      completion.actual_sets.reset();
      completion.actual_reps.reset();
      completion.actual_weight.reset();
      completion.actual_duration.reset();
    }
    input.actual_sets.apply(completion.actual_sets);
    input.actual_reps.apply(completion.actual_reps);
    input.actual_weight.apply(completion.actual_weight);
    input.actual_duration.apply(completion.actual_duration);
    input.notes.apply(completion.notes);
  });
  if (!saved) throw not_found(messages::completion_not_found);
  return saved_view(std::move(*saved));
}

OrNothing<SavedCompletion> delete_exercise_completion(const Caller& me, Path<CompletionId> id,
                                                      const Query<KnownSetsQuery>& query) {
  auto taken = store::delete_completion(me.user, me.database(), id.value, me.now, query.value.known_sets);
  if (!taken.found) throw not_found(messages::completion_not_found);
  if (!taken.remaining) return {};
  return {saved_view(std::move(*taken.remaining))};
}

std::vector<RecordView> list_personal_records(const Caller& me, const Query<PageQuery>& query) {
  std::vector<RecordView> views;
  for (domain::PersonalRecord& each : store::list_records(me.user, me.database(), query.value.page())) {
    views.push_back(record_view(std::move(each)));
  }
  return views;
}

}  // namespace

std::vector<Endpoint> workouts_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/workouts", list_workouts, "List logged workouts, newest first"),
      FITAPP_CHECKED_ROUTE(post, "/api/workouts", create_workout, check_new_workout, "Log a workout"),
      FITAPP_ROUTE(get, "/api/workouts/:id", show_workout, "Get a logged workout"),
      dated(store::Dated::workout, FITAPP_CHECKED_ROUTE(put, "/api/workouts/:id", update_workout, check_changed_workout,
                                                        "Change a logged workout; `completionIds` are added to it")),
      dated(store::Dated::workout,
            FITAPP_ROUTE(del, "/api/workouts/:id", delete_workout, "Delete a logged workout with its completions")),
      FITAPP_ROUTE(get, "/api/stats", show_stats, "Get streaks and totals"),
      FITAPP_ROUTE(get, "/api/exercise-completions", list_exercise_completions,
                   "List completed exercises, newest first; those of one workout in their order"),
      FITAPP_ROUTE(get, "/api/exercise-completions/last", list_last_completions,
                   "List the last completion of each exercise, by name"),
      FITAPP_CHECKED_ROUTE(post, "/api/exercise-completions", create_exercise_completion, check_new_completion,
                           "Complete an exercise"),
      FITAPP_ROUTE(put, "/api/exercise-completions/:id", update_exercise_completion,
                   "Change a completion; `sets` replaces the whole list"),
      FITAPP_ROUTE(del, "/api/exercise-completions/:id", delete_exercise_completion,
                   "Delete a completion; with `knownSets`, sets of other devices remain and are returned"),
      FITAPP_ROUTE(get, "/api/personal-records", list_personal_records, "List personal records, newest first"),
  };
}

}  // namespace fitapp::api
