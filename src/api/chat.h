// Routes of the coach's chat history.
#pragma once

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> chat_endpoints();

}  // namespace fitapp::api
