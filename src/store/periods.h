// Periods.
#pragma once

#include <functional>

#include "domain/periods.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// Newest start first; `page` restricts the start day.
std::vector<domain::Period> list_periods(UserId user, Database& database, const domain::Page& page);

// May change the period, or throw to refuse it. `stored` are the user's periods in the same transaction, including the
// period itself when it is already stored.
using PeriodChange = std::function<void(domain::Period& period, const std::vector<domain::Period>& stored)>;

Inserted<domain::Period> insert_period(UserId user, Database& database, const domain::Period& period,
                                       const ClientKey& key, const PeriodChange& check);
// nullopt when it does not exist.
std::optional<domain::Period> update_period(UserId user, Database& database, PeriodId id, Instant now,
                                            const PeriodChange& change);
bool delete_period(UserId user, Database& database, PeriodId id);

}  // namespace fitapp::store
