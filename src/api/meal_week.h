// Routes of the meal plans of a week and their shopping list.
#pragma once

#include <vector>

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> meal_week_endpoints();

}  // namespace fitapp::api
