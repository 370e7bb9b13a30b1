// Generates wellness insights from the user's stored data (docs/behaviour.md, Coach).
#include "api/insights.h"

#include "api/caller.h"
#include "api/coach_facts.h"
#include "api/shapes/insights.h"
#include "api/translation.h"
#include "domain/insights.h"
#include "store/nutrition.h"
#include "store/period_days.h"
#include "store/periods.h"
#include "store/sleep.h"
#include "store/users.h"
#include "store/wellness.h"
#include "store/workouts.h"

namespace fitapp::api {
namespace {

// A user who has disabled period tracking does not want insights about it.
bool tracks_periods(const Caller& me) {
  const auto user = store::find_user(me.user, me.database());
  return user && user->track_periods;
}

domain::InsightFacts facts_of(const Caller& me) {
  domain::Page recent;
  recent.from = domain::first_of_days(me.today(), domain::relation_days);
  domain::InsightFacts facts;
  facts.today = me.today();
  // The same answer all day.
  facts.seed = static_cast<std::uint64_t>(me.user.value) * 1'000'003 +
               static_cast<std::uint64_t>(facts.today.time_since_epoch().count());
  facts.workouts = store::list_workouts(me.user, me.database(), {});
  facts.goals = store::find_training_days(me.user, me.database()).goals;
  if (tracks_periods(me)) {
    facts.periods = store::list_periods(me.user, me.database(), {});
    facts.period_days = store::list_period_days(me.user, me.database(), recent);
  }
  facts.nights = store::list_sleep(me.user, me.database(), recent);
  facts.moments = store::list_wellness_activities(me.user, me.database(), recent);
  facts.food = store::list_food_entries(me.user, me.database(), recent);
  return facts;
}

std::set<domain::InsightKind> kinds_of(const std::vector<std::string>& names) {
  std::set<domain::InsightKind> kinds;
  for (const std::string& name : names) {
    if (const auto kind = parse_enum<domain::InsightKind>(name)) kinds.insert(*kind);
  }
  return kinds;
}

GeneratedInsights generate_wellness_insights(const Caller& me, const InsightRequest& request) {
  const domain::InsightFacts facts = facts_of(me);
  if (facts.workouts.empty() && facts.periods.empty()) {
    throw Error(ErrorKind::invalid, messages::nothing_to_read);
  }
  me.services.attempts.count_coach(me.user, me.now);
  GeneratedInsights result;
  std::vector<std::string> texts;
  for (const domain::Insight& insight : domain::insights_of(facts, kinds_of(request.hidden))) {
    result.kinds.push_back(insight.kind);
    texts.push_back(text_in(language_of(me), insight.text));
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
  return {FITAPP_ROUTE(post, "/api/coaching/wellness-insights", generate_wellness_insights,
                       "Generate insights from the user's data")};
}

}  // namespace fitapp::api
