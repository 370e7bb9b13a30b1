// `fitapp serve`: starts the server.
#pragma once

#include "app/config.h"

namespace fitapp::app {

// Runs until SIGINT or SIGTERM, then finishes the requests in progress and checkpoints the database. Throws
// fitapp::Error if it cannot start.
void serve(const Config& config);

}  // namespace fitapp::app
