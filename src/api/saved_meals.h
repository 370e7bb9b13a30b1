// Routes of saved meals.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> saved_meals_endpoints();

}  // namespace fitapp::api
