// The rows of the route table for plans made from a person's preferences; it knows how none of them works.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> personalplan_endpoints();

}  // namespace fitapp::api
