// The idempotency key of a request that creates something.
#pragma once

#include "api/caller.h"
#include "security/token.h"
#include "store/replay.h"

namespace fitapp::api {

// Includes a hash of the body: the same key with another body is another entry.
inline store::ClientKey client_key_of(const Caller& me, const std::optional<std::string>& key) {
  if (!key || key->empty()) return {};
  return {key, security::hash_token(me.request.body)};
}

}  // namespace fitapp::api
