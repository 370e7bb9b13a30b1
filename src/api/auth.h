// Routes of sign-up, login, logout and password reset.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> auth_endpoints();

}  // namespace fitapp::api
