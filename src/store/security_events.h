// Security events and known devices of accounts.
#pragma once

#include <vector>

#include "domain/security_event.h"
#include "store/db.h"

namespace fitapp::store {

// Within the caller's transaction. An event equal to the newest one of the last 24 hours is counted with it. Keeps the
// newest 50.
void insert_security_event(UserId user, Connection& connection, const domain::NewSecurityEvent& event);
void insert_security_event(UserId user, Database& database, const domain::NewSecurityEvent& event);
// Returns at once and may be lost, so that a response takes the same time with and without an account.
void insert_security_event_later(UserId user, Database& database, const domain::NewSecurityEvent& event);
// Newest first.
std::vector<domain::SecurityEvent> list_security_events(UserId user, Database& database);

// The hash of the device that logged in to this account before; empty if there is none. For an unknown email address
// `user` is absent and the work is the same.
std::string find_known_device(std::optional<UserId> user, Database& database,
                              const std::vector<std::string>& token_hashes);
// Within the caller's transaction. Keeps the newest 20.
void save_known_device(UserId user, Connection& connection, const std::string& token_hash, Instant now);
void delete_known_devices(UserId user, Connection& connection);

}  // namespace fitapp::store
