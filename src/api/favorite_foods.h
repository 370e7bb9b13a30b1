// Routes of favourite foods.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> favorite_foods_endpoints();

}  // namespace fitapp::api
