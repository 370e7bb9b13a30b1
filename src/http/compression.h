// Compresses JSON responses for clients that accept gzip.
#pragma once

#include "http/reply.h"
#include "http/request.h"

namespace fitapp::http {

// Replaces the JSON body of a 200 response to GET with its gzip form when that is smaller and the client accepts it.
// Only GET, because of BREACH: no response to GET combines a secret with content that an attacker can put into the
// request.
void compress(Reply& reply, const Request& request);

}  // namespace fitapp::http
