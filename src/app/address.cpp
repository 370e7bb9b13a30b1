// Builds the server's addresses from its settings.
#include "app/address.h"

namespace fitapp::app {

std::string own_address(const ServerConfig& server, int port) {
  const bool is_ipv6 = server.host.find(':') != std::string::npos;
  const std::string host = is_ipv6 ? "[" + server.host + "]" : server.host;
  return (server.tls_cert.empty() ? "http://" : "https://") + host + ":" + std::to_string(port);
}

std::string public_address(const ServerConfig& server) {
  return server.public_url.empty() ? own_address(server, server.port) : server.public_url;
}

}  // namespace fitapp::app
