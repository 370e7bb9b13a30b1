// The rows of the route table for the ready-made weeks; it knows how none of them works.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> plantemplates_endpoints();

}  // namespace fitapp::api
