// Reads the last year of a user's entries.
#include "api/insight_facts.h"

#include "store/nutrition.h"
#include "store/period_days.h"
#include "store/periods.h"
#include "store/sleep.h"
#include "store/users.h"
#include "store/wellness.h"
#include "store/workouts.h"

namespace fitapp::api {

domain::InsightFacts insight_facts(const domain::User& user, store::Database& database, LocalDate today) {
  domain::Page recent;
  recent.from = domain::first_of_days(today, domain::relation_days);
  domain::InsightFacts facts;
  facts.today = today;
  // The same answer all day.
  facts.seed = static_cast<std::uint64_t>(user.id.value) * 1'000'003 +
               static_cast<std::uint64_t>(today.time_since_epoch().count());
  facts.workouts = store::list_workouts(user.id, database, {});
  facts.goals = store::find_training_days(user.id, database).goals;
  if (user.track_periods) {
    facts.periods = store::list_periods(user.id, database, {});
    facts.period_days = store::list_period_days(user.id, database, recent);
  }
  facts.nights = store::list_sleep(user.id, database, recent);
  facts.moments = store::list_wellness_activities(user.id, database, recent);
  facts.food = store::list_food_entries(user.id, database, recent);
  return facts;
}

}  // namespace fitapp::api
