// Routes of water.
#pragma once

#include <vector>

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> water_endpoints();

}  // namespace fitapp::api
