// Compresses the JSON that a route answers with, for clients that accept gzip.
#pragma once

#include "http/reply.h"
#include "http/request.h"

namespace fitapp::http {

// Replaces the JSON body of a GET's 200 by its gzip, with its headers, where that is worth it and the client takes it.
// Only GET: no answer to it holds a secret that what a stranger puts into the request could help to guess (BREACH).
void compress(Reply& reply, const Request& request);

}  // namespace fitapp::http
