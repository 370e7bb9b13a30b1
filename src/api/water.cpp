// Water: one entry for each glass, and the day's sum beside the goal (docs/behaviour.md, Nutrition).
#include "api/water.h"

#include "api/entry_time.h"
#include "api/replay.h"
#include "api/shapes/water.h"
#include "domain/messages.h"
#include "domain/nutrition.h"
#include "store/water.h"

namespace fitapp::api {
namespace {

domain::WaterDay show_water(const Caller& me, const Query<WaterQuery>& query) {
  domain::WaterDay day{.date = query.value.date.value_or(me.today()), .ml = 0, .goal = 0, .entries = {}};
  day.goal = account_of(me).water_goal.value_or(domain::default_water_goal);
  day.entries = store::list_water(me.user, me.database(), {day.date, day.date, std::nullopt, 0});
  domain::DecimalSum sum;
  for (const domain::WaterEntry& each : day.entries) sum.add(each.ml);
  day.ml = sum.to_one_decimal();
  return day;
}

void check_new_water(const Caller& me, const WaterInput& input, FieldProblems& problems) {
  me.check_time(input.logged_at, "loggedAt", problems);
}

Created<domain::WaterEntry> create_water_entry(const Caller& me, const WaterInput& input) {
  domain::WaterEntry entry;
  entry.ml = input.ml;
  static_cast<domain::DayStamp&>(entry) = me.stamp(input.logged_at, "loggedAt");
  auto created = store::insert_water(me.user, me.database(), entry, client_key_of(me, input.client_key), me.now);
  return {created.entity, created.existed};
}

NoContent delete_water_entry(const Caller& me, Path<WaterEntryId> id) {
  if (!store::delete_water(me.user, me.database(), id.value)) throw not_found(messages::water_entry_not_found);
  return {};
}

}  // namespace

std::vector<Endpoint> water_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/water", show_water, "Get a day's water, with the goal"),
      FITAPP_CHECKED_ROUTE(post, "/api/water-entries", create_water_entry, check_new_water, "Log a glass of water"),
      FITAPP_ROUTE(del, "/api/water-entries/:id", delete_water_entry, "Delete a water entry"),
  };
}

}  // namespace fitapp::api
