// Calls every function of the store on its own database, so that each of its statements runs.
#pragma once

#include "temp_database.h"

namespace fitapp::tests {

void call_every_function(const TempFolder& folder);

}  // namespace fitapp::tests
