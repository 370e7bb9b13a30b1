// Routes of flow and symptoms of single days.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> period_days_endpoints();

}  // namespace fitapp::api
