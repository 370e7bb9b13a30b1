// Routes of the progress screen.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> progress_endpoints();

}  // namespace fitapp::api
