// Routes of health checks, metrics and the OpenAPI document.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> system_endpoints();

}  // namespace fitapp::api
