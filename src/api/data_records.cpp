// Chooses the rows by the measure: a question about food reads no workouts.
#include "api/data_records.h"

#include <algorithm>
#include "api/insight_facts.h"

#include "api/known_exercises.h"
#include "api/targets.h"
#include "domain/insight_relations.h"
#include "store/completions.h"
#include "store/measurements.h"
#include "store/nutrition.h"
#include "store/periods.h"
#include "store/plans.h"
#include "store/progress.h"
#include "store/sleep.h"
#include "store/water.h"
#include "store/wellness.h"
#include "store/workouts.h"

namespace fitapp::api {
namespace {

using domain::Measure;

// Months of completions are read only for one exercise; all of them are the whole history.
bool needs_completions(const domain::DataQuery& query) {
  const bool is_amount =
      (query.measure >= Measure::sets && query.measure <= Measure::volume) || query.measure == Measure::exercises;
  return query.muscle ? is_amount || query.measure == Measure::workouts || query.measure == Measure::last_time
                      : is_amount;
}

// How much of a set of an exercise counts for the muscles of the query.
double share_of(const domain::Exercise* exercise, const std::string& asked) {
  if (exercise == nullptr) return 0;
  auto muscles = domain::muscles_of_group(asked);
  if (muscles.empty()) muscles.push_back(asked);
  const auto trains = [&](const std::vector<std::string>& trained) {
    return std::ranges::any_of(trained,
                               [&](const auto& each) { return std::ranges::find(muscles, each) != muscles.end(); });
  };
  if (trains(exercise->primary_muscles)) return 1;
  return trains(exercise->secondary_muscles) ? 0.5 : 0;
}

bool is_of_exercise(const domain::DataQuery& query) {
  const bool is_counted = query.measure == Measure::last_time || query.measure == Measure::workouts;
  return query.measure == Measure::best || query.measure == Measure::one_rep_max ||
         (is_counted && !query.muscle && !query.exercise.empty());
}

}  // namespace

DataRecords::DataRecords(const Caller& me)
    : database_(me.database()),
      user_(account_of(me)),
      today_(me.today()),
      exercises_(known_exercises(me)),
      macros_(domain::macro_plan(macro_inputs_of(me, user_))) {}

void DataRecords::add_planned(domain::DataRows& rows, int weekday) const {
  const auto planned = store::find_todays_workout(user_.id, database_, weekday);
  if (!planned) return;
  rows.planned_title = planned->workout.title;
  for (const domain::PlannedExercise& each : planned->exercises) {
    if (each.category == domain::Section::main) rows.planned.push_back(each.exercise_name);
  }
}

domain::DataAnswer DataRecords::answer(const domain::DataQuery& query) const {
  const Measure measure = query.measure;
  const UserId me = user_.id;
  const bool all = measure == Measure::changes || measure == Measure::goals;
  const auto is_from = [&](Measure first, Measure last) { return all || (measure >= first && measure <= last); };
  const domain::Span span = span_of(query, today_);
  const domain::Span before = span_before(query, today_);
  LocalDate first = std::min(span.from, before.from);
  // Its workouts are those of the week.
  if (measure == Measure::goals) first = std::min(first, week_start(today_));
  const domain::Page page{.from = first, .to = std::max(span.to, before.to), .limit = {}, .offset = 0};

  domain::DataRows rows;
  rows.today = today_;
  rows.weekly_goal = user_.weekly_goal;
  rows.calorie_goal = user_.daily_calories;
  rows.macros = macros_;
  rows.person = {user_.age, user_.sex, user_.daily_calories};
  rows.water_goal = user_.water_goal.value_or(domain::default_water_goal);
  rows.target_weight = user_.target_weight;
  if (is_from(Measure::calories, Measure::folate) || measure == Measure::foods)
    rows.food = store::list_food_entries(me, database_, page);
  if (is_from(Measure::water, Measure::water)) rows.water = store::list_water(me, database_, page);
  if (is_from(Measure::weight, Measure::neck)) rows.measurements = store::list_measurements(me, database_, {});
  if (is_from(Measure::sleep, Measure::mood)) rows.nights = store::list_sleep(me, database_, page);
  if (measure == Measure::wellness) rows.moments = store::list_wellness_activities(me, database_, page);
  if (measure == Measure::cycle) rows.periods = store::list_periods(me, database_, {});
  const bool is_last_workout = measure == Measure::last_time && query.exercise.empty() && !query.muscle;
  const bool is_of_completions = measure == Measure::workouts && (query.muscle || !query.exercise.empty());
  if ((is_from(Measure::workouts, Measure::pace) && !is_of_completions) || is_last_workout ||
      measure == Measure::rest_days)
    rows.workouts = store::list_workouts(me, database_, page);
  if (is_of_exercise(query)) rows.completions = store::list_completions_of(me, database_, query.exercise);
  if (needs_completions(query) || measure == Measure::changes)
    rows.completions = store::list_completions(me, database_, page);
  if (query.muscle) {
    rows.share_of_muscle = [&](const domain::Completion& each) {
      return share_of(exercises_.find_by_name(each.exercise_name), *query.muscle);
    };
  }
  if (query.muscle || measure == Measure::muscles) {
    rows.muscles = store::list_muscle_volumes(me, database_, span);
    rows.muscles_before = store::list_muscle_volumes(me, database_, before);
  }
  if (measure == Measure::planned) add_planned(rows, day_of_week(span.from));
  if (measure == Measure::streak) {
    const auto training = store::find_training_days(me, database_);
    rows.stats = domain::stats_of(training.days, training.totals, training.goals, today_);
  }
  return domain::answer_query(query, rows);
}

domain::InsightReport DataRecords::insights() const {
  const domain::InsightFacts facts = insight_facts(user_, database_, today_);
  return {domain::insights_of(facts), domain::check_relations(facts)};
}

}  // namespace fitapp::api
