// Routes of the day's meal plan, of meal suggestions and of the calorie estimate.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> meals_endpoints();

}  // namespace fitapp::api
