// What every answer carries, and answers written as bytes without the library; it knows no feature.
#pragma once

#include <string>
#include <string_view>

#include "http/reply.h"

namespace fitapp::http {

enum class Transport { plain, tls };

// Adds the security headers, the request id and, where the reply says nothing of caching, 'no-store'.
void add_common_headers(Reply& reply, const std::string& request_id, Transport transport);

// The whole answer as bytes, closing the connection: for what is refused before the library is asked.
std::string closing_answer(const Reply& reply);

}  // namespace fitapp::http
