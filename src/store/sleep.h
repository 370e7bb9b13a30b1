// Logged nights of sleep.
#pragma once

#include <functional>

#include "domain/sleep.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// Newest day of waking first.
std::vector<domain::Sleep> list_sleep(UserId user, Database& database, const domain::Page& page);

std::optional<domain::Sleep> find_sleep(UserId user, Database& database, SleepId id);
// The nights that could overlap this one; none when one of its times is unknown.
std::vector<domain::Sleep> list_sleep_near(UserId user, Database& database, const domain::Sleep& sleep);

// May throw to refuse the night. `near` are the nights around it in the same transaction, including the night itself
// when it is already stored.
using SleepCheck = std::function<void(const domain::Sleep& sleep, const std::vector<domain::Sleep>& near)>;

// Without `check` every night is accepted.
Inserted<domain::Sleep> insert_sleep(UserId user, Database& database, const domain::Sleep& sleep, const ClientKey& key,
                                     Instant now, const SleepCheck& check = {});
// nullopt when it does not exist. An exception from `change` or `check` rolls back.
std::optional<domain::Sleep> update_sleep(UserId user, Database& database, SleepId id, Instant now,
                                          const std::function<void(domain::Sleep&)>& change,
                                          const SleepCheck& check = {});
bool delete_sleep(UserId user, Database& database, SleepId id);

}  // namespace fitapp::store
