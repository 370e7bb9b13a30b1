// Routes of sleep entries.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> sleep_endpoints();

}  // namespace fitapp::api
