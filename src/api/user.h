// Routes of the signed-in user's account: settings, password, sessions, picture, deletion.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> user_endpoints();

}  // namespace fitapp::api
