// Routes of the coach: status, motivation, form feedback and recommendation.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> coaching_endpoints();

}  // namespace fitapp::api
