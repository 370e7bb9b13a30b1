// How much each user has stored.
#pragma once

#include "domain/usage.h"
#include "store/db.h"

namespace fitapp::store {

// Reads all rows of the user: some 10 ms for 10,000 rows.
domain::Usage count_usage(UserId user, Database& database);

}  // namespace fitapp::store
