// The list of all routes. No route is registered anywhere else.
#include "api/routes.h"

#include "api/auth.h"
#include "api/barcodes.h"
#include "api/chat.h"
#include "api/coaching.h"
#include "api/exercise_history.h"
#include "api/exercise_marks.h"
#include "api/exercises.h"
#include "api/favorite_foods.h"
#include "api/idempotency.h"
#include "api/insights.h"
#include "api/levels.h"
#include "api/live.h"
#include "api/meal_week.h"
#include "api/meals.h"
#include "api/measurements.h"
#include "api/nutrition.h"
#include "api/own_exercises.h"
#include "api/own_foods.h"
#include "api/period_days.h"
#include "api/periods.h"
#include "api/personalplan.h"
#include "api/plans.h"
#include "api/plantemplates.h"
#include "api/progress.h"
#include "api/progression.h"
#include "api/recipes.h"
#include "api/reports.h"
#include "api/saved_meals.h"
#include "api/sessions.h"
#include "api/sleep.h"
#include "api/suggestions.h"
#include "api/system.h"
#include "api/targets.h"
#include "api/training_advice.h"
#include "api/usage.h"
#include "api/user.h"
#include "api/water.h"
#include "api/wellness.h"
#include "api/workouts.h"

namespace fitapp::api {

std::vector<Endpoint> all_endpoints() {
  std::vector<Endpoint> all;
  for (auto feature : {
           auth_endpoints,
           user_endpoints,
           session_endpoints,
           usage_endpoints,
           exercises_endpoints,
           exercise_history_endpoints,
           plans_endpoints,
           personalplan_endpoints,
           plantemplates_endpoints,
           workouts_endpoints,
           levels_endpoints,
           progression_endpoints,
           nutrition_endpoints,
           meals_endpoints,
           meal_week_endpoints,
           barcodes_endpoints,
           measurements_endpoints,
           reports_endpoints,
           wellness_endpoints,
           insights_endpoints,
           periods_endpoints,
           sleep_endpoints,
           progress_endpoints,
           coaching_endpoints,
           chat_endpoints,
           system_endpoints,
           suggestions_endpoints,
           own_exercises_endpoints,
           training_advice_endpoints,
           marks_endpoints,
           targets_endpoints,
           water_endpoints,
           period_days_endpoints,
           own_foods_endpoints,
           recipes_endpoints,
           saved_meals_endpoints,
           favorite_foods_endpoints,
           live_endpoints,
       }) {
    for (Endpoint& endpoint : feature()) all.push_back(std::move(endpoint));
  }
  return all;
}

namespace {

// A user's own account stays within fixed bounds, and can be changed when it is full.
bool may_add_rows(const Endpoint& endpoint) {
  const bool changes = endpoint.method == http::Method::post || endpoint.method == http::Method::put;
  const bool is_account = endpoint.pattern.starts_with("/api/user") || endpoint.pattern.starts_with("/api/auth");
  return changes && endpoint.access == Access::signed_in && !is_account;
}

http::Reply handle_within_quota(const Services& services, const http::Request& request, const Endpoint& endpoint) {
  const auto handle = [&] {
    if (may_add_rows(endpoint)) require_room(caller_of(request));
    return endpoint.handle(services, request);
  };
  const bool is_once = endpoint.method != http::Method::get && endpoint.access == Access::signed_in;
  http::Reply reply = is_once ? answer_once(caller_of(request), endpoint, handle) : handle();
  if (endpoint.method == http::Method::del && endpoint.access == Access::signed_in) note_deletion(caller_of(request));
  announce(services, endpoint, request, reply);
  return reply;
}

}  // namespace

std::vector<http::Route> all_routes(const Services& services) {
  std::vector<http::Route> routes;
  for (Endpoint& endpoint : all_endpoints()) {
    http::Route route;
    route.method = endpoint.method;
    route.pattern = endpoint.pattern;
    route.operation_id = endpoint.operation_id;
    route.body_limit = endpoint.limit;
    if (endpoint.access == Access::signed_in) {
      route.authenticate = [&services, is_background = endpoint.is_background](http::Request& request) {
        request.principal.emplace<Caller>(authenticate(services, request, is_background));
      };
    }
    route.handle = [&services, endpoint = std::move(endpoint)](const http::Request& request) {
      return handle_within_quota(services, request, endpoint);
    };
    routes.push_back(std::move(route));
  }
  return routes;
}

}  // namespace fitapp::api
