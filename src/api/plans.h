// Routes of plans, planned workouts and planned exercises.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> plans_endpoints();

}  // namespace fitapp::api
