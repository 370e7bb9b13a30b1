// Routes of wellness moments and kept insights.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> wellness_endpoints();

}  // namespace fitapp::api
