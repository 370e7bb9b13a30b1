// The sets of each muscle this week, and what to train today.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> training_advice_endpoints();

}  // namespace fitapp::api
