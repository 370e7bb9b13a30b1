// Nights in the database.
#pragma once

#include <functional>

#include "domain/sleep.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// Newest day of waking first.
std::vector<domain::Sleep> list_sleep(UserId user, Database& database, const domain::Page& page);

Inserted<domain::Sleep> insert_sleep(UserId user, Database& database, const domain::Sleep& sleep, const ClientKey& key,
                                     Instant now);
// nullopt when there is none. What `change` throws undoes the update.
std::optional<domain::Sleep> update_sleep(UserId user, Database& database, SleepId id, Instant now,
                                          const std::function<void(domain::Sleep&)>& change);
bool delete_sleep(UserId user, Database& database, SleepId id);

}  // namespace fitapp::store
