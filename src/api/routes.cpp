// The list of all routes. No route is registered anywhere else.
#include "api/routes.h"

#include "api/auth.h"
#include "api/chat.h"
#include "api/coaching.h"
#include "api/exercise_history.h"
#include "api/exercises.h"
#include "api/insights.h"
#include "api/levels.h"
#include "api/meals.h"
#include "api/measurements.h"
#include "api/nutrition.h"
#include "api/periods.h"
#include "api/personalplan.h"
#include "api/plans.h"
#include "api/plantemplates.h"
#include "api/progress.h"
#include "api/progression.h"
#include "api/reports.h"
#include "api/sessions.h"
#include "api/sleep.h"
#include "api/system.h"
#include "api/user.h"
#include "api/wellness.h"
#include "api/workouts.h"

namespace fitapp::api {

std::vector<Endpoint> all_endpoints() {
  std::vector<Endpoint> all;
  for (auto feature : {
           auth_endpoints,
           user_endpoints,
           session_endpoints,
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
       }) {
    for (Endpoint& endpoint : feature()) all.push_back(std::move(endpoint));
  }
  return all;
}

std::vector<http::Route> all_routes(const Services& services) {
  std::vector<http::Route> routes;
  for (Endpoint& endpoint : all_endpoints()) {
    http::Route route;
    route.method = endpoint.method;
    route.pattern = std::move(endpoint.pattern);
    route.operation_id = std::move(endpoint.operation_id);
    route.body_limit = endpoint.limit;
    route.handle = [&services, handle = std::move(endpoint.handle)](const http::Request& request) {
      return handle(services, request);
    };
    if (endpoint.access == Access::signed_in) {
      route.authenticate = [&services](http::Request& request) {
        request.principal.emplace<Caller>(authenticate(services, request));
      };
    }
    routes.push_back(std::move(route));
  }
  return routes;
}

}  // namespace fitapp::api
