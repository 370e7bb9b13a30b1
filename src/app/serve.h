// `fitapp serve`: puts the rooms together, listens and stops in good order.
#pragma once

#include "app/config.h"

namespace fitapp::app {

// Runs until SIGINT or SIGTERM; then finishes what is in flight and checkpoints. Throws fitapp::Error with one sentence
// when it cannot start. `address_line` is told where it listens, for people and for tests.
void serve(const Config& config);

}  // namespace fitapp::app
