// Plans, planned workouts and planned exercises (docs/behaviour.md, Plans and templates).
#include "api/plans.h"

#include "api/built_plan.h"
#include "api/completion_view.h"
#include "api/known_exercises.h"
#include "api/localized.h"
#include "api/plan_input.h"
#include "api/replay.h"
#include "api/shapes/plan_copies.h"
#include "api/shapes/plans.h"
#include "api/translation.h"
#include "domain/messages.h"
#include "domain/planning/plan.h"
#include "store/completions.h"
#include "store/plans.h"

namespace fitapp::api {
namespace {

template <class T>
T found_or(std::optional<T> value, const MessageText& what) {
  if (!value) throw not_found(what);
  return std::move(*value);
}

NoContent deleted_or(bool deleted, const MessageText& what) {
  if (!deleted) throw not_found(what);
  return {};
}

store::TakenDay taken_day(bool replace) { return replace ? store::TakenDay::replace : store::TakenDay::refuse; }

std::vector<domain::Plan> list_workout_plans(const Caller& me) { return store::list_plans(me.user, me.database()); }

Created<domain::Plan> create_workout_plan(const Caller& me, const PlanInput& input) {
  store::NewPlan plan;
  plan.plan.name = input.name;
  plan.plan.description = input.description;
  plan.plan.duration = input.duration;
  plan.plan.is_favorite = input.is_favorite;
  plan.plan.block_weeks = input.block_weeks;
  if (input.block_weeks) plan.plan.block_started = me.today();
  if (input.only_favorite) plan.favorite = store::Favorite::only;
  plan.workouts = planned_days_of(input.workouts, known_exercises(me));
  auto created = store::insert_plan(me.user, me.database(), plan, client_key_of(me, input.client_key), me.stamp());
  return {std::move(created.entity), created.existed};
}

domain::Plan update_workout_plan(const Caller& me, Path<PlanId> id, const PlanUpdate& input) {
  const auto favorite = input.only_favorite ? store::Favorite::only : store::Favorite::as_given;
  auto plan = store::update_plan(me.user, me.database(), id.value, favorite, me.now, [&](domain::Plan& each) {
    input.name.apply(each.name);
    input.description.apply(each.description);
    input.duration.apply(each.duration);
    input.is_favorite.apply(each.is_favorite);
  });
  return found_or(std::move(plan), messages::plan_not_found);
}

Created<domain::Plan> copy_workout_plan(const Caller& me, Path<PlanId> id, const PlanCopyInput& input) {
  const auto source = store::find_plan(me.user, me.database(), id.value);
  // A repeated request is answered with its copy, even if the plan no longer exists.
  const std::string name = source ? text_in(language_of(me), {messages::copy_of, {{"name", source->name}}}) : "";
  auto made = store::copy_plan(me.user, me.database(), id.value, {name, input.only_favorite},
                               client_key_of(me, input.client_key), me.stamp());
  auto copy = found_or(std::move(made), messages::plan_not_found);
  return {std::move(copy.entity), copy.existed};
}

NoContent delete_workout_plan(const Caller& me, Path<PlanId> id) {
  return deleted_or(store::delete_plan(me.user, me.database(), id.value), messages::plan_not_found);
}

std::vector<domain::PlannedWorkout> list_planned_workouts(const Caller& me, Path<PlanId> plan) {
  return found_or(store::list_planned_workouts(me.user, me.database(), plan.value), messages::plan_not_found);
}

TodaysWorkout show_todays_workout(const Caller& me) {
  TodaysWorkout today;
  auto found = store::find_todays_workout(me.user, me.database(), day_of_week(me.today()));
  if (found) {
    today.workout = std::move(found->workout);
    today.plan = std::move(found->plan);
    today.exercises = localized(me, std::move(found->exercises));
  }
  today.completions =
      completion_views(store::list_completions(me.user, me.database(), {me.today(), me.today(), std::nullopt, 0}));
  return today;
}

void check_new_planned_workout(const Caller& me, const PlannedWorkoutInput& input, FieldProblems& problems) {
  const auto week = store::list_planned_workouts(me.user, me.database(), input.workout_plan_id);
  if (!week) problems.add("workoutPlanId", messages::plan_not_found);
}

Created<domain::PlannedWorkout> create_planned_workout(const Caller& me, const PlannedWorkoutInput& input) {
  domain::PlannedWorkout workout = planned_workout_of(input, known_exercises(me));
  workout.workout_plan_id = input.workout_plan_id;
  return {store::insert_planned_workout(me.user, me.database(), workout, taken_day(input.replace), me.now)};
}

// Checks the new exercise list of a workout of this type.
void check_replaced_list(const std::vector<PlannedExerciseInput>& list, domain::PlannedType type,
                         const std::string& items, FieldProblems& problems) {
  check_exercise_list(list, type, {items, "exercises"}, problems);
  check_unique_ids(list, items, problems);
}

void check_changed_planned_workout(const Caller& me, Path<PlannedWorkoutId> id, const PlannedWorkoutUpdate& input,
                                   FieldProblems& problems) {
  const auto before = store::find_planned_workout(me.user, me.database(), id.value);
  if (!before || !input.exercises.value) return;
  check_replaced_list(*input.exercises.value, input.type.value.value_or(before->type), "exercises", problems);
}

domain::PlannedWorkout update_planned_workout(const Caller& me, Path<PlannedWorkoutId> id,
                                              const PlannedWorkoutUpdate& input) {
  FieldProblems problems;
  check_changed_planned_workout(me, id, input, problems);
  problems.refuse();
  std::optional<std::vector<domain::PlannedExercise>> exercises;
  if (input.exercises.value) exercises = planned_exercises_of(*input.exercises.value, known_exercises(me));
  auto workout = store::update_planned_workout(
      me.user, me.database(), id.value, taken_day(input.replace), me.now,
      [&](domain::PlannedWorkout& each) {
        input.day_of_week.apply(each.day_of_week);
        input.title.apply(each.title);
        input.type.apply(each.type);
        input.notes.apply(each.notes);
      },
      exercises);
  return found_or(std::move(workout), messages::planned_workout_not_found);
}

void check_copied_planned_workout(const Caller& me, Path<PlannedWorkoutId> id, const PlannedWorkoutCopyInput& input,
                                  FieldProblems& problems) {
  const auto source = store::find_planned_workout(me.user, me.database(), id.value);
  if (!source) return;
  const PlanId plan = input.workout_plan_id.value_or(source->workout_plan_id);
  if (!store::find_plan(me.user, me.database(), plan)) problems.add("workoutPlanId", messages::plan_not_found);
  const int day = input.day_of_week.value_or(source->day_of_week);
  const bool is_own_day = plan == source->workout_plan_id && day == source->day_of_week;
  if (is_own_day && !problems.has("dayOfWeek")) problems.add("dayOfWeek", messages::copied_onto_itself);
}

Created<domain::PlannedWorkout> copy_planned_workout(const Caller& me, Path<PlannedWorkoutId> id,
                                                     const PlannedWorkoutCopyInput& input) {
  auto made = store::copy_planned_workout(me.user, me.database(), id.value,
                                          {input.workout_plan_id, input.day_of_week, taken_day(input.replace)}, me.now);
  return {found_or(std::move(made), messages::planned_workout_not_found)};
}

NoContent delete_planned_workout(const Caller& me, Path<PlannedWorkoutId> id) {
  return deleted_or(store::delete_planned_workout(me.user, me.database(), id.value),
                    messages::planned_workout_not_found);
}

std::vector<domain::PlannedExercise> list_planned_exercises(const Caller& me, Path<PlannedWorkoutId> id) {
  return localized(me, found_or(store::list_planned_exercises(me.user, me.database(), id.value),
                                messages::planned_workout_not_found));
}

void check_planned_exercises(const Caller& me, Path<PlannedWorkoutId> id,
                             const std::vector<PlannedExerciseInput>& input, FieldProblems& problems) {
  const auto workout = store::find_planned_workout(me.user, me.database(), id.value);
  if (workout) check_replaced_list(input, workout->type, "", problems);
}

std::vector<domain::PlannedExercise> replace_planned_exercises(const Caller& me, Path<PlannedWorkoutId> id,
                                                               const std::vector<PlannedExerciseInput>& input) {
  FieldProblems problems;
  check_planned_exercises(me, id, input, problems);
  problems.refuse();
  const auto exercises = planned_exercises_of(input, known_exercises(me));
  std::vector<std::optional<CompletionId>> done;
  for (const PlannedExerciseInput& each : input) done.push_back(each.completion_id);
  return localized(me,
                   found_or(store::replace_planned_exercises(me.user, me.database(), id.value, exercises, me.now, done),
                            messages::planned_workout_not_found));
}

// The position of a new exercise without one: at the end.
int next_position(const Caller& me, PlannedWorkoutId workout) {
  const auto exercises = store::list_planned_exercises(me.user, me.database(), workout);
  return exercises && !exercises->empty() ? exercises->back().order_index + 1 : 0;
}

// Reports a section with too many exercises.
void check_section_of(const std::vector<domain::PlannedExercise>& exercises, FieldProblems& problems) {
  const auto overfull = domain::overfull_section(domain::sections_of(exercises));
  if (overfull) problems.add("category", domain::section_full(*overfull));
}

void check_new_planned_exercise(const Caller& me, const NewPlannedExerciseInput& input, FieldProblems& problems) {
  const auto workout = store::find_planned_workout(me.user, me.database(), input.planned_workout_id);
  if (!workout) return problems.add("plannedWorkoutId", messages::planned_workout_not_found);
  if (workout->type == domain::PlannedType::rest) problems.add("plannedWorkoutId", messages::rest_day_exercises);
  auto exercises = store::list_planned_exercises(me.user, me.database(), workout->id);
  if (!exercises) return;
  exercises->emplace_back().category = input.category;
  check_section_of(*exercises, problems);
}

Created<domain::PlannedExercise> create_planned_exercise(const Caller& me, const NewPlannedExerciseInput& input) {
  domain::PlannedExercise exercise =
      planned_exercise_of(input, known_exercises(me), next_position(me, input.planned_workout_id));
  exercise.id = {};
  exercise.planned_workout_id = input.planned_workout_id;
  return {localized(me, store::insert_planned_exercise(me.user, me.database(), exercise))};
}

void check_changed_planned_exercise(const Caller& me, Path<PlannedExerciseId> id, const PlannedExerciseUpdate& input,
                                    FieldProblems& problems) {
  const auto before = store::find_planned_exercise(me.user, me.database(), id.value);
  if (!before) return;
  auto exercises = store::list_planned_exercises(me.user, me.database(), before->planned_workout_id);
  if (!exercises) return;
  for (domain::PlannedExercise& each : *exercises) {
    if (each.id == before->id) input.category.apply(each.category);
  }
  check_section_of(*exercises, problems);
}

void apply(const PlannedExerciseUpdate& input, domain::PlannedExercise& exercise) {
  input.exercise_name.apply(exercise.exercise_name);
  input.category.apply(exercise.category);
  input.sets.apply(exercise.sets);
  input.reps.apply(exercise.reps);
  input.weight.apply(exercise.weight);
  input.duration.apply(exercise.duration);
  input.rest_time.apply(exercise.rest_time);
  input.notes.apply(exercise.notes);
  input.order_index.apply(exercise.order_index);
  input.superset_with_next.apply(exercise.superset_with_next);
  input.ramp_up_sets.apply(exercise.ramp_up_sets);
  input.reps_max.apply(exercise.reps_max);
  input.scheme.apply(exercise.scheme);
  input.set_targets.apply(exercise.set_targets);
}

domain::PlannedExercise update_planned_exercise(const Caller& me, Path<PlannedExerciseId> id,
                                                const PlannedExerciseUpdate& input) {
  const auto all = known_exercises(me);
  auto exercise = store::update_planned_exercise(me.user, me.database(), id.value, [&](domain::PlannedExercise& each) {
    const domain::PlannedExercise before = each;
    apply(input, each);
    if (input.exercise_name.value) set_catalogue_texts(each, all);
    if (input.set_targets.touched) return domain::take_values_of_sets(each);
    domain::take_changes(each, before);
  });
  return localized(me, found_or(std::move(exercise), messages::planned_exercise_not_found));
}

NoContent delete_planned_exercise(const Caller& me, Path<PlannedExerciseId> id) {
  return deleted_or(store::delete_planned_exercise(me.user, me.database(), id.value),
                    messages::planned_exercise_not_found);
}

MadePlan auto_generate_plan(const Caller& me) {
  const auto built =
      domain::planning::build_plan(preferences_of(account_of(me)), me.services.catalogue, me.services.new_seed());
  store::NewPlan plan = new_plan_of(built, language_of(me), me.today());
  plan.favorite = store::Favorite::if_first;
  auto created = store::insert_plan(me.user, me.database(), plan, {}, me.stamp());
  std::vector<Message> notes = {messages::plan_ready};
  notes.insert(notes.end(), built.turned_down.begin(), built.turned_down.end());
  std::string message;
  for (const Message& note : notes) message += (message.empty() ? "" : " ") + note.text;
  return {std::move(message), std::move(created.entity), std::move(notes)};
}

}  // namespace

std::vector<Endpoint> plans_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/workout-plans", list_workout_plans, "List plans, favourites first, then newest"),
      FITAPP_ROUTE(post, "/api/workout-plans", create_workout_plan, "Create a plan, with its workouts if given"),
      FITAPP_ROUTE(put, "/api/workout-plans/:id", update_workout_plan, "Change a plan or its favourite flag"),
      FITAPP_ROUTE(post, "/api/workout-plans/:id/copy", copy_workout_plan, "Copy a plan with its week"),
      FITAPP_ROUTE(del, "/api/workout-plans/:id", delete_workout_plan, "Delete a plan; training history remains"),
      FITAPP_ROUTE(get, "/api/workout-plans/:id/workouts", list_planned_workouts,
                   "List the planned workouts of a plan, Monday first"),
      FITAPP_ROUTE(get, "/api/planned-workouts/today", show_todays_workout, "Get today's planned workout"),
      FITAPP_CHECKED_ROUTE(post, "/api/planned-workouts", create_planned_workout, check_new_planned_workout,
                           "Plan a workout for a day"),
      dated(store::Dated::planned_workout,
            FITAPP_CHECKED_ROUTE(put, "/api/planned-workouts/:id", update_planned_workout,
                                 check_changed_planned_workout, "Change or move a planned workout")),
      FITAPP_CHECKED_ROUTE(post, "/api/planned-workouts/:id/copy", copy_planned_workout, check_copied_planned_workout,
                           "Copy a planned workout to another day or plan"),
      dated(store::Dated::planned_workout,
            FITAPP_ROUTE(del, "/api/planned-workouts/:id", delete_planned_workout, "Delete a planned workout")),
      FITAPP_ROUTE(get, "/api/planned-workouts/:id/exercises", list_planned_exercises,
                   "List the exercises of a planned workout"),
      dated(store::Dated::planned_workout,
            FITAPP_CHECKED_ROUTE(put, "/api/planned-workouts/:id/exercises", replace_planned_exercises,
                                 check_planned_exercises, "Replace the exercises of a planned workout")),
      FITAPP_CHECKED_ROUTE(post, "/api/planned-exercises", create_planned_exercise, check_new_planned_exercise,
                           "Add an exercise to a planned workout"),
      FITAPP_CHECKED_ROUTE(put, "/api/planned-exercises/:id", update_planned_exercise, check_changed_planned_exercise,
                           "Change a planned exercise"),
      FITAPP_ROUTE(del, "/api/planned-exercises/:id", delete_planned_exercise, "Delete a planned exercise"),
      FITAPP_ROUTE(post, "/api/auto-generate-plan", auto_generate_plan, "Generate a plan from the profile"),
  };
}

}  // namespace fitapp::api
