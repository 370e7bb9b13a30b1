// Routes of the coach: motivation, form feedback, recommendation and who answers.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> coaching_endpoints();

}  // namespace fitapp::api
