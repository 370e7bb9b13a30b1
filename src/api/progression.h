// The rows of the route table for the way to the next level; it knows how none of them works.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> progression_endpoints();

}  // namespace fitapp::api
