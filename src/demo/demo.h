// A year of plausible data for an account that shows the product; knows no command line and no password.
#pragma once

#include <cstdint>

#include "domain/day_stamp.h"
#include "domain/exercises.h"
#include "store/db.h"

namespace fitapp::demo {

// The moment the demo account begins: 52 weeks before the local day of `now`, in the morning. Made with this stamp, an
// account is as old as its data.
domain::DayStamp demo_start(const Zone& zone, Instant now);

// Fills a fresh account up to `now` and leaves other accounts alone; the same seed and moment give the same values,
// though ids may come in another order. The account keeps its name and e-mail and gets the zone. `catalogue` must stand
// in the database (store::save_catalogue). Writes from several threads, so that a slow disk sees few commits. Throws
// what the store throws, 404 when the account is gone; half a year stays behind then.
void make_demo(store::Database& database, UserId user, const Zone& zone, Instant now,
               const domain::Catalogue& catalogue, std::uint64_t seed);

}  // namespace fitapp::demo
