// Routes of monthly nutrition reports.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> reports_endpoints();

}  // namespace fitapp::api
