// Routes of the daily meal plan, meal suggestions and the calorie estimate.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> meals_endpoints();

}  // namespace fitapp::api
