// Routes of logged workouts, completions, records and statistics.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> workouts_endpoints();

}  // namespace fitapp::api
