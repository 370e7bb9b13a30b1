// Routes of the training level.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> levels_endpoints();

}  // namespace fitapp::api
