// Routes of own exercises.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> own_exercises_endpoints();

}  // namespace fitapp::api
