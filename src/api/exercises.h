// Routes of the exercise catalogue.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> exercises_endpoints();

}  // namespace fitapp::api
