// Events that refresh a user's other tabs and devices, and the rest timer that they share.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> live_endpoints();

// Called after a handler has succeeded: tells the user's streams what changed, and ends those of sessions that ended.
void announce(const Services& services, const Endpoint& endpoint, const http::Request& request,
              const http::Reply& reply);

}  // namespace fitapp::api
