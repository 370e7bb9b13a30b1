// Routes of own foods.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> own_foods_endpoints();

}  // namespace fitapp::api
