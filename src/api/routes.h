// The index of the product: every route, made of the features' tables.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> all_endpoints();
// The same as the server takes them. `services` must outlive the routes.
std::vector<http::Route> all_routes(const Services& services);

}  // namespace fitapp::api
