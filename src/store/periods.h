// Periods in the database.
#pragma once

#include <functional>

#include "domain/periods.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// Newest start first; `page` narrows by the start day.
std::vector<domain::Period> list_periods(UserId user, Database& database, const domain::Page& page);

// May alter the period and throw to refuse it, looking at the user's periods as they are in the same transaction (the
// period itself is among them when it is stored already).
using PeriodChange = std::function<void(domain::Period& period, const std::vector<domain::Period>& stored)>;

Inserted<domain::Period> insert_period(UserId user, Database& database, const domain::Period& period,
                                       const ClientKey& key, const PeriodChange& check);
// nullopt when there is none.
std::optional<domain::Period> update_period(UserId user, Database& database, PeriodId id, Instant now,
                                            const PeriodChange& change);
bool delete_period(UserId user, Database& database, PeriodId id);

}  // namespace fitapp::store
