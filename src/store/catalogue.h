// The exercise catalogue's rows; the same for every user.
#pragma once

#include "domain/exercises.h"
#include "store/db.h"

namespace fitapp::store {

// Adds what is new, updates what changed, deletes nothing, and gives every exercise its id. Writes only when something
// differs.
void save_catalogue(Database& database, std::vector<domain::Exercise>& exercises);

}  // namespace fitapp::store
