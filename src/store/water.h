// Water entries.
#pragma once

#include "domain/water.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// Newest first.
std::vector<domain::WaterEntry> list_water(UserId user, Database& database, const domain::Page& page);
Inserted<domain::WaterEntry> insert_water(UserId user, Database& database, const domain::WaterEntry& entry,
                                          const ClientKey& key, Instant now);
bool delete_water(UserId user, Database& database, WaterEntryId id);

}  // namespace fitapp::store
