// Routes of food entries, daily totals and the food search.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> nutrition_endpoints();

}  // namespace fitapp::api
