// Nights in the database.
#pragma once

#include <functional>

#include "domain/sleep.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// Newest day of waking first.
std::vector<domain::Sleep> list_sleep(UserId user, Database& database, const domain::Page& page);

std::optional<domain::Sleep> find_sleep(UserId user, Database& database, SleepId id);
// The nights that could overlap this one; none while one of its times is unknown.
std::vector<domain::Sleep> list_sleep_near(UserId user, Database& database, const domain::Sleep& sleep);

// May throw to refuse the night, looking at the user's nights around it as they are in the same transaction (the night
// itself is among them when it is stored already).
using SleepCheck = std::function<void(const domain::Sleep& sleep, const std::vector<domain::Sleep>& near)>;

// Without a check everything is taken.
Inserted<domain::Sleep> insert_sleep(UserId user, Database& database, const domain::Sleep& sleep, const ClientKey& key,
                                     Instant now, const SleepCheck& check = {});
// nullopt when there is none. What `change` or `check` throws undoes the update.
std::optional<domain::Sleep> update_sleep(UserId user, Database& database, SleepId id, Instant now,
                                          const std::function<void(domain::Sleep&)>& change,
                                          const SleepCheck& check = {});
bool delete_sleep(UserId user, Database& database, SleepId id);

}  // namespace fitapp::store
