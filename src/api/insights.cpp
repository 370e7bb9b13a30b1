// Generates wellness insights from the user's stored data (docs/behaviour.md, Coach).
#include "api/insights.h"

#include "api/caller.h"
#include "api/coach_facts.h"
#include "api/insight_facts.h"
#include "api/shapes/insights.h"
#include "api/translation.h"
#include "domain/insights.h"
#include "store/wellness.h"

namespace fitapp::api {
namespace {

std::vector<domain::HiddenInsight> list_hidden_insights(const Caller& me) {
  return store::list_hidden_insights(me.user, me.database(), me.today());
}

domain::HiddenInsight hide_insight(const Caller& me, const HiddenInsightInput& input) {
  const domain::HiddenInsight hidden{input.kind, me.today() + std::chrono::days(domain::hidden_insight_days)};
  store::save_hidden_insight(me.user, me.database(), hidden, me.now);
  return hidden;
}

NoContent show_hidden_insights(const Caller& me) {
  store::delete_hidden_insights(me.user, me.database());
  return {};
}

GeneratedInsights generate_wellness_insights(const Caller& me) {
  const domain::InsightFacts facts = insight_facts(account_of(me), me.database(), me.today());
  if (facts.workouts.empty() && facts.periods.empty()) {
    throw Error(ErrorKind::invalid, messages::nothing_to_read);
  }
  me.services.attempts.count_coach(me.user, me.now);
  std::set<domain::InsightKind> hidden;
  for (const domain::HiddenInsight& each : list_hidden_insights(me)) hidden.insert(each.kind);
  GeneratedInsights result;
  std::vector<std::string> texts;
  for (const domain::Insight& insight : domain::insights_of(facts, hidden)) {
    result.kinds.push_back(insight.kind);
    texts.push_back(text_in(language_of(me), insight.text));
    result.sentences.push_back(insight.text);
  }
  const coach::Facts user_facts = coach_facts(me);
  auto answer = coach_of(me).insights({user_facts, me.services.new_seed(), language_of(me), nullptr, has_left(me)},
                                      std::move(texts));
  result.insights = std::move(answer.value);
  result.source = name_of(answer.source);
  result.data_context = {static_cast<std::int64_t>(facts.periods.size()),
                         static_cast<std::int64_t>(facts.workouts.size()), !facts.food.empty()};
  return result;
}

}  // namespace

std::vector<Endpoint> insights_endpoints() {
  return {waits_outside(FITAPP_ROUTE(post, "/api/coaching/wellness-insights", generate_wellness_insights,
                                     "Generate insights from the user's data, without the hidden kinds")),
          FITAPP_ROUTE(get, "/api/hidden-insights", list_hidden_insights, "List the hidden kinds of insight"),
          FITAPP_ROUTE(put, "/api/hidden-insights", hide_insight, "Hide a kind of insight for four weeks"),
          FITAPP_ROUTE(del, "/api/hidden-insights", show_hidden_insights, "Show all kinds of insight again")};
}

}  // namespace fitapp::api
