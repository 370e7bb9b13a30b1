// Removes what deleted rows leave in the file.
#pragma once

#include "store/connection.h"

namespace fitapp::store {

// Rewrites the file. SQLite overwrites deleted rows, but not the copies that a page keeps after its rows moved to
// another page. Needs as much free space as the file; throws Error without it. Call outside transactions.
void remove_remains(Connection& connection);

}  // namespace fitapp::store
