// Every route of the product. Nothing is registered anywhere else.
#include "api/routes.h"

#include "api/auth.h"
#include "api/chat.h"
#include "api/exercises.h"
#include "api/levels.h"
#include "api/measurements.h"
#include "api/nutrition.h"
#include "api/periods.h"
#include "api/plans.h"
#include "api/reports.h"
#include "api/sleep.h"
#include "api/system.h"
#include "api/user.h"
#include "api/wellness.h"
#include "api/workouts.h"

namespace fitapp::api {

std::vector<Endpoint> all_endpoints() {
  std::vector<Endpoint> all;
  for (auto feature : {auth_endpoints, user_endpoints, exercises_endpoints, plans_endpoints, workouts_endpoints,
                       levels_endpoints, nutrition_endpoints, measurements_endpoints, reports_endpoints,
                       wellness_endpoints, periods_endpoints, sleep_endpoints, chat_endpoints, system_endpoints}) {
    for (Endpoint& endpoint : feature()) all.push_back(std::move(endpoint));
  }
  return all;
}

std::vector<http::Route> all_routes(const Services& services) {
  std::vector<http::Route> routes;
  for (Endpoint& endpoint : all_endpoints()) {
    routes.push_back({endpoint.method, std::move(endpoint.pattern), std::move(endpoint.operation_id), endpoint.limit,
                      [&services, handle = std::move(endpoint.handle)](const http::Request& request) {
                        return handle(services, request);
                      }});
  }
  return routes;
}

}  // namespace fitapp::api
