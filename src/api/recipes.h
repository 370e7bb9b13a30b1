// Routes of recipes.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> recipes_endpoints();

}  // namespace fitapp::api
