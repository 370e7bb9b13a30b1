// Routes of an exercise's history and pinned note.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> exercise_history_endpoints();

}  // namespace fitapp::api
