// The addresses of the server.
#pragma once

#include <string>

#include "app/config.h"

namespace fitapp::app {

// "https://[::1]:8443": the address on which the server listens.
std::string own_address(const ServerConfig& server, int port);
// The beginning of links in emails: the configured public URL, otherwise own_address.
std::string public_address(const ServerConfig& server);

}  // namespace fitapp::app
