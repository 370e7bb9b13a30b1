// Routes of periods.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> periods_endpoints();

}  // namespace fitapp::api
