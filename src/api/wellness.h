// Routes of wellness activities and saved insights.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> wellness_endpoints();

}  // namespace fitapp::api
