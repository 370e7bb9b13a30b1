// Routes of level progression.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> progression_endpoints();

}  // namespace fitapp::api
