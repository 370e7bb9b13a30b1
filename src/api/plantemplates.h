// Routes of plan templates.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> plantemplates_endpoints();

}  // namespace fitapp::api
