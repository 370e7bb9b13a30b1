// Routes of marked and recent exercises.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> marks_endpoints();

}  // namespace fitapp::api
