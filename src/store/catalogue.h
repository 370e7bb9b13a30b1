// Stores the exercise catalogue, which is shared by all users.
#pragma once

#include "domain/exercises.h"
#include "store/db.h"

namespace fitapp::store {

// Inserts new exercises, updates changed ones, deletes none, and sets every id. Writes only when something differs.
void save_catalogue(Database& database, std::vector<domain::Exercise>& exercises);

}  // namespace fitapp::store
