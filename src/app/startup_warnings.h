// Warnings for the operator when the server starts.
#pragma once

#include <string>
#include <vector>

#include "app/config.h"

namespace fitapp::app {

// A sentence for each risk of this configuration. `user` is the id of the user that runs the server.
std::vector<std::string> startup_warnings(const Config& config, unsigned user);

// Keeps the memory of this process, which contains passwords and health data, out of core dumps and away from other
// processes of the same user.
void protect_memory();

}  // namespace fitapp::app
