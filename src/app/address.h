// Where people find the server; knows nothing of what it serves.
#pragma once

#include <string>

#include "app/config.h"

namespace fitapp::app {

// "https://[::1]:8443": where this machine listens.
std::string own_address(const ServerConfig& server, int port);
// What links in letters begin with: the public address, else the one above.
std::string public_address(const ServerConfig& server);

}  // namespace fitapp::app
