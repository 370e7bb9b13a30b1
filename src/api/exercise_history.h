// The page of an exercise: what was done of it, and the note that is pinned to it.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> exercise_history_endpoints();

}  // namespace fitapp::api
