// Wellness activities and saved insights (docs/behaviour.md, Wellness, periods and sleep).
#include "api/wellness.h"

#include "api/coach_facts.h"
#include "api/insight_text.h"
#include "api/replay.h"
#include "api/shapes/wellness.h"
#include "domain/messages.h"
#include "store/wellness.h"

namespace fitapp::api {
namespace {

// In the language of the request, if the insight can be worded in it.
InsightView insight_view(domain::WellnessInsight insight, coach::Language language) {
  InsightView view{insight.id, std::move(insight.content), std::move(insight.type), std::nullopt,
                   insight.at, insight.local_date,         insight.utc_offset};
  if (!insight.metadata) return view;
  Json& metadata = view.metadata.emplace(Json::parse(*insight.metadata));
  if (auto text = insight_in(language, metadata)) {
    view.content = std::move(*text);
    metadata["language"] = language == coach::Language::german ? "de" : "en";
  }
  return view;
}

std::vector<domain::WellnessActivity> list_wellness_activities(const Caller& me, const Query<PageQuery>& query) {
  return store::list_wellness_activities(me.user, me.database(), query.value.page());
}

void check_new_activity(const Caller& me, const WellnessActivityInput& input, FieldProblems& problems) {
  me.check_time(input.completed_at, "completedAt", problems);
}

Created<domain::WellnessActivity> create_wellness_activity(const Caller& me, const WellnessActivityInput& input) {
  domain::WellnessActivity activity = input;
  static_cast<domain::DayStamp&>(activity) = me.stamp(input.completed_at, "completedAt");
  auto created =
      store::insert_wellness_activity(me.user, me.database(), activity, client_key_of(me, input.client_key), me.now);
  return {std::move(created.entity), created.existed};
}

domain::WellnessStats show_wellness_stats(const Caller& me, const Query<WellnessStatsQuery>& query) {
  domain::Page page;
  page.from = domain::first_of_days(me.today(), query.value.days);
  return domain::wellness_stats_of(store::list_wellness_activities(me.user, me.database(), page));
}

std::vector<InsightView> list_wellness_insights(const Caller& me, const Query<PageQuery>& query) {
  const coach::Language language = language_of(me);
  std::vector<InsightView> views;
  for (domain::WellnessInsight& each : store::list_insights(me.user, me.database(), query.value.page())) {
    views.push_back(insight_view(std::move(each), language));
  }
  return views;
}

Created<InsightView> create_wellness_insight(const Caller& me, const InsightInput& input) {
  domain::WellnessInsight insight;
  insight.content = input.content;
  if (input.type) insight.type = *input.type;
  if (input.metadata) insight.metadata = input.metadata->dump();
  static_cast<domain::DayStamp&>(insight) = me.stamp();
  auto created = store::insert_insight(me.user, me.database(), insight, client_key_of(me, input.client_key));
  return {insight_view(std::move(created.entity), language_of(me)), created.existed};
}

NoContent delete_wellness_insight(const Caller& me, Path<InsightId> id) {
  if (!store::delete_insight(me.user, me.database(), id.value)) throw not_found(messages::insight_not_found);
  return {};
}

}  // namespace

std::vector<Endpoint> wellness_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/wellness-activities", list_wellness_activities, "List wellness activities, newest first"),
      FITAPP_CHECKED_ROUTE(post, "/api/wellness-activities", create_wellness_activity, check_new_activity,
                           "Record a wellness activity"),
      FITAPP_ROUTE(get, "/api/wellness-activities/stats", show_wellness_stats,
                   "Get statistics of the last days' wellness activities"),
      FITAPP_ROUTE(get, "/api/wellness-insights", list_wellness_insights, "List saved insights, newest first"),
      FITAPP_ROUTE(post, "/api/wellness-insights", create_wellness_insight, "Save an insight"),
      FITAPP_ROUTE(del, "/api/wellness-insights/:id", delete_wellness_insight, "Delete a saved insight"),
  };
}

}  // namespace fitapp::api
