// The signed-in user's sessions and security events.
#pragma once

#include "api/endpoint.h"
#include "domain/security_event.h"

namespace fitapp::api {

std::vector<Endpoint> session_endpoints();

// The client's User-Agent as printable ASCII of at most 300 characters.
std::optional<std::string> user_agent_of(const http::Request& request);
// The event with the client's address and device.
domain::NewSecurityEvent event_of(domain::SecurityEventKind kind, const http::Request& request, Instant now);

}  // namespace fitapp::api
