// Routes of generated wellness insights.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> insights_endpoints();

}  // namespace fitapp::api
