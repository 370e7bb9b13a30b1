// All routes of the product.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> all_endpoints();
// The same for the HTTP server. `services` must outlive the routes.
std::vector<http::Route> all_routes(const Services& services);

}  // namespace fitapp::api
