// A year of plausible data for a fresh account; deterministic for a seed.
#pragma once

#include <cstdint>

#include "base/calendar.h"
#include "base/id.h"
#include "domain/exercises.h"
#include "store/db.h"

namespace fitapp::app {

void make_demo(store::Database& database, UserId user, const Zone& zone, Instant now,
               const domain::Catalogue& catalogue, std::uint64_t seed);

}  // namespace fitapp::app
