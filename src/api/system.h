// Routes of health, metrics and the API's own description.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> system_endpoints();

}  // namespace fitapp::api
