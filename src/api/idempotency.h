// The headers Idempotency-Key and Change-Age (docs/api.md, ADR 0049).
#pragma once

#include <functional>

#include "api/endpoint.h"

namespace fitapp::api {

// Answers a signed-in user's unsafe request. `handle` runs the handler.
//
// With an Idempotency-Key, the rows that the handler writes and the answer are stored in one transaction. The same
// request again gets the stored answer. Errors are not stored.
// With a Change-Age, throws 412 if the entry was changed on the server after the person changed it.
http::Reply answer_once(const Caller& me, const Endpoint& endpoint, const std::function<http::Reply()>& handle);

}  // namespace fitapp::api
