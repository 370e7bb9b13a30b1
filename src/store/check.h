// Checks the database file for damage.
#pragma once

#include "store/db.h"

namespace fitapp::store {

// One sentence about the first damage found; nullopt when all pages and references are intact. Reads the whole file.
std::optional<std::string> find_damage(Database& database);

}  // namespace fitapp::store
