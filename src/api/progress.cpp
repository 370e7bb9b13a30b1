// The four tabs of the progress screen, one response each (docs/behaviour.md, Dashboard and progress).
#include "api/progress.h"

#include <algorithm>

#include "api/completion_view.h"
#include "api/shapes/progress.h"
#include "base/messages.h"
#include "domain/messages.h"
#include "store/measurements.h"
#include "store/nutrition.h"
#include "store/progress.h"
#include "store/records.h"
#include "store/users.h"
#include "store/workouts.h"

namespace fitapp::api {
namespace {

using std::chrono::days;

std::vector<RecordView> latest_records(const Caller& me, int max_count) {
  std::vector<RecordView> views;
  for (domain::PersonalRecord& each : store::list_latest_records(me.user, me.database(), max_count)) {
    views.push_back(record_view(std::move(each)));
  }
  return views;
}

domain::ShownDays requested_days(const ProgressQuery& query, LocalDate today) {
  const auto& [range, from, to] = query;
  if (!from && !to) return domain::shown_days(range, today);
  FieldProblems problems;
  if (!from) problems.add("from", messages::required);
  if (!to) problems.add("to", messages::required);
  problems.refuse();
  if (*to > today) problems.add("to", messages::in_the_future);
  if (*to < *from) problems.add("to", messages::end_before_start);
  if (*to - *from >= days{domain::longest_custom_range}) problems.add("from", messages::invalid_input);
  problems.refuse();
  return domain::shown_days({*from, *to}, today);
}

// Scores always use the last days, whatever range is requested.
domain::Span with_days_of_trend(const domain::Span& span, LocalDate today) {
  return {std::min(span.from, today - days{2 * domain::compared_days - 1}), today};
}

// The most recent entries up to today.
domain::Page recent(const Caller& me) { return {std::nullopt, me.today(), domain::recent_entries, 0}; }

ProgressOverview show_progress_overview(const Caller& me, const Query<ProgressQuery>& query) {
  const LocalDate today = me.today();
  const domain::ShownDays shown = requested_days(query.value, today);
  const domain::Span weeks = domain::whole_weeks(shown.span, today);
  const auto trained = store::list_trained_days(me.user, me.database(), with_days_of_trend(weeks, today));
  const auto training = store::find_training_days(me.user, me.database());
  ProgressOverview tab;
  tab.from = shown.span.from;
  tab.to = shown.span.to;
  tab.consistency = domain::consistency_percent(trained, today);
  tab.nutrition_tracking = domain::nutrition_tracking_percent(
      store::count_days_with_food(me.user, me.database(), {today - days{domain::nutrition_tracking_days - 1}, today}));
  tab.trend = domain::trend_of(trained, today);
  tab.stats = domain::stats_of(training.days, training.totals, training.goals, today);
  tab.weeks = domain::training_weeks(trained, training.goals, domain::weeks_of(weeks), weeks.to);
  tab.sleep = domain::sleep_points(store::list_nights(me.user, me.database(), shown.span), trained, shown);
  tab.records = latest_records(me, domain::max_overview_records);
  return tab;
}

ProgressWorkouts show_progress_workouts(const Caller& me, const Query<ProgressQuery>& query) {
  const LocalDate today = me.today();
  const domain::Span span = requested_days(query.value, today).span;
  const domain::Span frequency = domain::span_of(domain::ProgressRange::four_weeks, today);
  ProgressWorkouts tab;
  tab.from = span.from;
  tab.to = span.to;
  tab.frequency =
      domain::training_weeks(store::list_trained_days(me.user, me.database(), frequency),
                             store::list_weekly_goals(me.user, me.database()), domain::frequency_weeks, today);
  tab.muscles = store::list_muscle_volumes(me.user, me.database(), span);
  tab.strength = domain::strength_lines(store::list_lifts(me.user, me.database(), span));
  tab.records = latest_records(me, domain::max_progress_records);
  return tab;
}

ProgressNutrition show_progress_nutrition(const Caller& me, const Query<ProgressQuery>& query) {
  const LocalDate today = me.today();
  const domain::ShownDays shown = requested_days(query.value, today);
  const auto eaten =
      store::list_food_days(me.user, me.database(), {std::min(shown.span.from, week_start(today)), today});
  const auto stats = store::find_nutrition_stats(me.user, me.database(), today);
  ProgressNutrition tab;
  tab.from = shown.span.from;
  tab.to = shown.span.to;
  tab.today = {stats.total_calories, stats.daily_goal};
  tab.week = {domain::calories_this_week(eaten, today), domain::rounded(7 * stats.daily_goal, 1)};
  tab.points = domain::calorie_points(eaten, store::list_calorie_goals(me.user, me.database()), shown);
  tab.foods = store::list_food_entries(me.user, me.database(), recent(me));
  return tab;
}

ProgressBody show_progress_body(const Caller& me, const Query<ProgressQuery>& query) {
  const domain::Span span = requested_days(query.value, me.today()).span;
  const domain::Span weighed{span.from - days{domain::days_of_mean_weight - 1}, span.to};
  ProgressBody tab;
  tab.from = span.from;
  tab.to = span.to;
  const auto user = store::find_user(me.user, me.database());
  if (user) tab.target_weight = user->target_weight;
  tab.weights = domain::weight_points(store::list_weighings(me.user, me.database(), weighed), span.from);
  tab.measurements = store::list_measurements(me.user, me.database(), recent(me));
  return tab;
}

}  // namespace

std::vector<Endpoint> progress_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/progress/overview", show_progress_overview, "Get scores, weekly totals and sleep"),
      FITAPP_ROUTE(get, "/api/progress/workouts", show_progress_workouts,
                   "Get frequency, muscles, strength and records"),
      FITAPP_ROUTE(get, "/api/progress/nutrition", show_progress_nutrition, "Get calories and the goals of their days"),
      FITAPP_ROUTE(get, "/api/progress/body", show_progress_body, "Get the weight trend and the latest measurements"),
  };
}

}  // namespace fitapp::api
