// Idempotent creation: repeating a client key returns the first row.
#pragma once

#include <optional>
#include <string>

#include "domain/messages.h"
#include "store/db.h"

namespace fitapp::store {

// Chosen by the client. `body_hash` distinguishes a retry from another request with the same key.
struct ClientKey {
  std::optional<std::string> key;
  std::optional<std::string> body_hash;
};

template <class T>
struct Inserted {
  T entity;
  bool existed = false;
};

// The id of the row created with this key; nullopt when the key is new or absent. Throws 409 when the body differs.
// `select` reads id and client_body_hash of one table by user_id and client_key.
template <class IdType>
std::optional<IdType> find_replay(UserId user, Connection& connection, std::string_view select, const ClientKey& key) {
  if (!key.key) return std::nullopt;
  Query query = connection.query(select, user, *key.key);
  if (!query.next()) return std::nullopt;
  if (query.get<std::optional<std::string>>(1) != key.body_hash) {
    throw conflict("CLIENT_KEY_REUSED", messages::entry_saved_differently, {{"clientKey", messages::key_reused}});
  }
  return query.id<IdType>(0);
}

}  // namespace fitapp::store
