// The history of the training level.
#include "api/levels.h"

#include "api/shapes/levels.h"
#include "store/levels.h"

namespace fitapp::api {
namespace {

std::vector<LevelChangeView> list_level_history(const Caller& me, const Query<PageQuery>& query) {
  std::vector<LevelChangeView> views;
  for (store::LevelChange& each : store::list_level_changes(me.user, me.database(), query.value.page())) {
    views.push_back({each.id, each.from_level, each.to_level, std::move(each.reason), std::move(each.triggered_by),
                     each.readiness_score_at_change, std::move(each.notes), each.when.at, each.when.local_date,
                     each.when.utc_offset});
  }
  return views;
}

}  // namespace

std::vector<Endpoint> levels_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/level-history", list_level_history, "List changes of the training level, newest first")};
}

}  // namespace fitapp::api
