// The key with which a client makes a creation safe to repeat.
#pragma once

#include "api/caller.h"
#include "security/token.h"
#include "store/replay.h"

namespace fitapp::api {

// The same key with another body is another entry: the body's hash tells.
inline store::ClientKey client_key_of(const Caller& me, const std::optional<std::string>& key) {
  if (!key || key->empty()) return {};
  return {key, security::hash_token(me.request.body)};
}

}  // namespace fitapp::api
