// Routes of personalised plans.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> personalplan_endpoints();

}  // namespace fitapp::api
