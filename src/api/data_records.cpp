// Chooses the rows by the measure: a question about food reads no workouts.
#include "api/data_records.h"

#include "api/targets.h"
#include "store/completions.h"
#include "store/measurements.h"
#include "store/nutrition.h"
#include "store/periods.h"
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
  return !query.muscle && (query.measure == Measure::sets || query.measure == Measure::volume);
}

bool is_of_exercise(const domain::DataQuery& query) {
  return query.measure == Measure::best || query.measure == Measure::one_rep_max ||
         (query.measure == Measure::last_time && !query.exercise.empty());
}

}  // namespace

DataRecords::DataRecords(const Caller& me)
    : database_(me.database()),
      user_(account_of(me)),
      today_(me.today()),
      macros_(domain::macro_plan(macro_inputs_of(me, user_))) {}

domain::DataAnswer DataRecords::answer(const domain::DataQuery& query) const {
  const Measure measure = query.measure;
  const UserId me = user_.id;
  const bool all = measure == Measure::changes || measure == Measure::goals;
  const auto is_from = [&](Measure first, Measure last) { return all || (measure >= first && measure <= last); };
  const domain::Span span = span_of(query, today_);
  const domain::Span before = span_before(query, today_);
  const LocalDate first = std::min(span.from, before.from);
  const domain::Page page{.from = first, .to = span.to, .limit = {}, .offset = 0};

  domain::DataRows rows;
  rows.today = today_;
  rows.weekly_goal = user_.weekly_goal;
  rows.calorie_goal = user_.daily_calories;
  rows.macros = macros_;
  rows.person = {user_.age, user_.sex, user_.daily_calories};
  rows.water_goal = user_.water_goal.value_or(domain::default_water_goal);
  rows.target_weight = user_.target_weight;
  if (is_from(Measure::calories, Measure::folate)) rows.food = store::list_food_entries(me, database_, page);
  if (is_from(Measure::water, Measure::water)) rows.water = store::list_water(me, database_, page);
  if (is_from(Measure::weight, Measure::neck)) rows.measurements = store::list_measurements(me, database_, {});
  if (is_from(Measure::sleep, Measure::mood)) rows.nights = store::list_sleep(me, database_, page);
  if (measure == Measure::wellness) rows.moments = store::list_wellness_activities(me, database_, page);
  if (measure == Measure::cycle) rows.periods = store::list_periods(me, database_, {});
  if (is_from(Measure::workouts, Measure::distance) || (measure == Measure::last_time && query.exercise.empty()))
    rows.workouts = store::list_workouts(me, database_, page);
  if (is_of_exercise(query)) rows.completions = store::list_completions_of(me, database_, query.exercise);
  if (needs_completions(query) || measure == Measure::changes)
    rows.completions = store::list_completions(me, database_, page);
  if (query.muscle) {
    rows.muscles = store::list_muscle_volumes(me, database_, span);
    rows.muscles_before = store::list_muscle_volumes(me, database_, before);
  }
  if (measure == Measure::streak) {
    const auto training = store::find_training_days(me, database_);
    rows.stats = domain::stats_of(training.days, training.totals, training.goals, today_);
  }
  return domain::answer_query(query, rows);
}

}  // namespace fitapp::api
