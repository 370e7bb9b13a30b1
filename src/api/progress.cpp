// The progress screen's four tabs (part-2 §2.8): each is one answer.
#include "api/progress.h"

#include "api/completion_view.h"
#include "api/shapes/progress.h"
#include "store/measurements.h"
#include "store/nutrition.h"
#include "store/progress.h"
#include "store/records.h"
#include "store/users.h"
#include "store/workouts.h"

namespace fitapp::api {
namespace {

using std::chrono::days;

std::vector<RecordView> latest_records(const Caller& me, int most) {
  std::vector<RecordView> views;
  for (domain::PersonalRecord& each : store::list_latest_records(me.user, me.database(), most)) {
    views.push_back(record_view(std::move(each)));
  }
  return views;
}

// The newest, not after today.
domain::Page recent(const Caller& me) { return {std::nullopt, me.today(), domain::recent_entries, 0}; }

ProgressOverview show_progress_overview(const Caller& me, const Query<ProgressQuery>& query) {
  const LocalDate today = me.today();
  const auto range = query.value.range;
  const domain::Span span = domain::span_of(range, today);
  const auto trained = store::list_trained_days(me.user, me.database(), span);
  const auto training = store::find_training_days(me.user, me.database());
  const auto weeks = static_cast<int>((week_start(today) - span.from).count() / 7 + 1);
  ProgressOverview tab;
  tab.from = span.from;
  tab.to = span.to;
  tab.consistency = domain::consistency_percent(trained, today);
  tab.nutrition_tracking = domain::nutrition_tracking_percent(
      store::count_days_with_food(me.user, me.database(), {today - days{domain::nutrition_tracking_days - 1}, today}));
  tab.trend = domain::trend_of(trained, today);
  tab.stats = domain::stats_of(training.days, training.totals, training.goals, today);
  tab.weeks = domain::training_weeks(trained, training.goals, weeks, today);
  tab.sleep = domain::sleep_points(store::list_nights(me.user, me.database(), span), trained, range, today);
  tab.records = latest_records(me, domain::most_overview_records);
  return tab;
}

ProgressWorkouts show_progress_workouts(const Caller& me, const Query<ProgressQuery>& query) {
  const LocalDate today = me.today();
  const domain::Span span = domain::span_of(query.value.range, today);
  const domain::Span frequency = domain::span_of(domain::ProgressRange::four_weeks, today);
  ProgressWorkouts tab;
  tab.from = span.from;
  tab.to = span.to;
  tab.frequency =
      domain::training_weeks(store::list_trained_days(me.user, me.database(), frequency),
                             store::list_weekly_goals(me.user, me.database()), domain::frequency_weeks, today);
  tab.muscles = store::list_muscle_volumes(me.user, me.database(), span);
  tab.strength = domain::strength_lines(store::list_lifts(me.user, me.database(), span));
  tab.records = latest_records(me, domain::most_progress_records);
  return tab;
}

ProgressNutrition show_progress_nutrition(const Caller& me, const Query<ProgressQuery>& query) {
  const LocalDate today = me.today();
  const domain::Span span = domain::span_of(query.value.range, today);
  const auto eaten = store::list_food_days(me.user, me.database(), span);
  const auto stats = store::find_nutrition_stats(me.user, me.database(), today);
  ProgressNutrition tab;
  tab.from = span.from;
  tab.to = span.to;
  tab.today = {stats.total_calories, stats.daily_goal};
  tab.week = {domain::calories_this_week(eaten, today), domain::rounded(7 * stats.daily_goal, 1)};
  tab.points =
      domain::calorie_points(eaten, store::list_calorie_goals(me.user, me.database()), query.value.range, today);
  tab.foods = store::list_food_entries(me.user, me.database(), recent(me));
  return tab;
}

ProgressBody show_progress_body(const Caller& me, const Query<ProgressQuery>& query) {
  const domain::Span span = domain::span_of(query.value.range, me.today());
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
      FITAPP_ROUTE(get, "/api/progress/overview", show_progress_overview, "Scores, weeks, sleep beside training"),
      FITAPP_ROUTE(get, "/api/progress/workouts", show_progress_workouts, "Frequency, muscles, strength and records"),
      FITAPP_ROUTE(get, "/api/progress/nutrition", show_progress_nutrition, "Calories against the goals of their days"),
      FITAPP_ROUTE(get, "/api/progress/body", show_progress_body, "Weight with its mean, and the latest measurements"),
  };
}

}  // namespace fitapp::api
