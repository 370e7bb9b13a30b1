// Calls every function of the store on its own database, so that each of its statements runs.
#pragma once

#include "base/id.h"
#include "temp_database.h"

namespace fitapp::tests {

void call_every_function(const TempFolder& folder);
// Those of own foods, recipes, saved meals and favourites.
void call_own_foods(store::Database& database, UserId ada);

}  // namespace fitapp::tests
