// Routes of food entries, the day's sums and the meal plan.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> nutrition_endpoints();

}  // namespace fitapp::api
