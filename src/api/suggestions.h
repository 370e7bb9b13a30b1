// Suggestions of the next target of planned exercises.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> suggestions_endpoints();

}  // namespace fitapp::api
