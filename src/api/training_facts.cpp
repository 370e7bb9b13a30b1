// Everything is bounded by days, so the length of the history does not matter.
#include "api/training_facts.h"

#include <algorithm>
#include <set>

#include "api/known_exercises.h"
#include "api/suggestions.h"
#include "domain/contains.h"
#include "store/completions.h"
#include "store/plans.h"
#include "store/workouts.h"

namespace fitapp::api {
namespace {

using std::chrono::days;

std::vector<domain::TrainedSets> trained_sets(const domain::KnownExercises& all,
                                              const std::vector<domain::Completion>& completions) {
  std::vector<domain::TrainedSets> sets;
  for (const domain::Completion& done : completions) {
    const auto* exercise = done.exercise_key ? all.find_by_key(*done.exercise_key) : nullptr;
    const int count = domain::hard_sets_of(done);
    if (exercise != nullptr && count > 0) sets.push_back({exercise, count, done.when.local_date, done.when.at});
  }
  return sets;
}

std::vector<domain::PlannedSets> planned_sets(const domain::KnownExercises& all, const store::PlannedToday& planned,
                                              LocalDate day) {
  const auto block = block_on(planned.plan, day);
  const bool lighter = block && domain::is_lighter_week(*block);
  std::vector<domain::PlannedSets> sets;
  for (const domain::PlannedExercise& each : planned.exercises) {
    const auto* exercise = each.exercise_key ? all.find_by_key(*each.exercise_key) : nullptr;
    if (exercise == nullptr || each.category != domain::Section::main) continue;
    const int count = each.sets.value_or(1);
    sets.push_back({exercise, lighter ? domain::lighter_sets(count) : count});
  }
  return sets;
}

void append(std::vector<domain::PlannedSets>& list, const std::vector<domain::PlannedSets>& more) {
  list.insert(list.end(), more.begin(), more.end());
}

// What the plan holds from today to Sunday, and tomorrow even if that is another week.
std::vector<domain::PlannedSets> read_plan(const Caller& me, const domain::KnownExercises& all,
                                           domain::TrainingFacts& facts) {
  std::vector<domain::PlannedSets> this_week;
  const LocalDate sunday = week_start(facts.today) + days{6};
  const LocalDate last = std::max(sunday, facts.today + days{1});
  for (LocalDate day = facts.today; day <= last; day += days{1}) {
    const auto planned = store::find_todays_workout(me.user, me.database(), day_of_week(day));
    if (!planned) continue;
    const bool rests = planned->workout.type == domain::PlannedType::rest;
    if (day == facts.today) {
      facts.rest_planned = rests;
      if (!rests) facts.planned_title = planned->workout.title;
    }
    if (rests || (day == facts.today && facts.trained_today)) continue;
    const auto sets = planned_sets(all, *planned, day);
    if (day <= sunday) append(this_week, sets);
    if (day > facts.today && day <= sunday) ++facts.planned_this_week;
    if (day == facts.today + days{1}) facts.tomorrow = {planned->workout.title, domain::muscles_trained_by(sets)};
  }
  return this_week;
}

void note_unknown(TrainingLog& log, const domain::KnownExercises& all,
                  const std::vector<domain::Completion>& completions, const std::vector<domain::Workout>& workouts) {
  const LocalDate monday = week_start(log.facts.today);
  std::set<WorkoutId> with_exercises;
  for (const domain::Completion& done : completions) {
    if (done.workout_id) with_exercises.insert(*done.workout_id);
    const auto* exercise = done.exercise_key ? all.find_by_key(*done.exercise_key) : nullptr;
    const bool has_muscles = exercise != nullptr && (!exercise->primary_muscles.empty() ||
                                                     exercise->role == domain::ExerciseRole::conditioning);
    const bool counts = !has_muscles && done.when.local_date >= monday && domain::hard_sets_of(done) > 0;
    if (counts && !domain::contains(log.unknown_exercises, done.exercise_name)) {
      log.unknown_exercises.push_back(done.exercise_name);
    }
  }
  log.workouts_without_exercises = static_cast<int>(std::ranges::count_if(workouts, [&](const domain::Workout& each) {
    const bool lifts = each.type == domain::WorkoutType::strength || each.type == domain::WorkoutType::hiit;
    return lifts && each.when.local_date >= monday && !with_exercises.contains(each.id);
  }));
}

}  // namespace

TrainingLog training_log(const Caller& me, const domain::User& user) {
  TrainingLog log;
  domain::TrainingFacts& facts = log.facts;
  facts.today = me.today();
  facts.weekly_goal = user.weekly_goal;
  log.level = user.fitness_level.value_or(domain::Level::beginner);
  const domain::Page recent{
      .from = facts.today - days{domain::muscle_status_days - 1}, .to = facts.today, .limit = {}, .offset = 0};
  const auto completions = store::list_completions(me.user, me.database(), recent);
  const auto workouts = store::list_workouts(me.user, me.database(), recent);
  const domain::KnownExercises all = known_exercises(me);
  const auto done = trained_sets(all, completions);
  const auto is_today = [&](const auto& each) { return each.when.local_date == facts.today; };
  facts.has_trained = !workouts.empty() || !completions.empty();
  facts.trained_today = std::ranges::any_of(workouts, is_today);
  facts.hard_days = domain::hard_days_before(facts.today, workouts, done);
  facts.week_workouts = static_cast<int>(std::ranges::count_if(
      workouts, [&](const domain::Workout& each) { return each.when.local_date >= week_start(facts.today); }));
  facts.muscles = domain::muscle_statuses(done, read_plan(me, all, facts), log.level, {facts.today, me.now});
  note_unknown(log, all, completions, workouts);
  log.preferences = {.fitness_level = log.level,
                     .equipment = domain::choice_of(user.equipment.value_or(domain::Equipment::bodyweight)),
                     .workout_duration = domain::usual_minutes(workouts),
                     .injuries = user.injuries,
                     .age = user.age,
                     .weekdays = {},
                     .rest_seconds = {}};
  return log;
}

std::uint64_t seed_of_day(const Caller& me) {
  const auto day = static_cast<std::uint64_t>(me.today().time_since_epoch().count());
  return (day << 32U) + static_cast<std::uint64_t>(me.user.value);
}

}  // namespace fitapp::api
