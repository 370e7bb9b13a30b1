// Routes of body measurements.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> measurements_endpoints();

}  // namespace fitapp::api
