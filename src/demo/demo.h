// Fills a demo account with a year of plausible data.
#pragma once

#include <cstdint>

#include "domain/day_stamp.h"
#include "domain/exercises.h"
#include "store/db.h"

namespace fitapp::demo {

// The sign-up time of a demo account: in the morning, 52 weeks before the local day of `now`.
domain::DayStamp demo_start(const Zone& zone, Instant now);

// Fills a new account with data up to `now`. The same seed and time give the same values; only the order of ids may
// differ. Sets the account's time zone, but not its name and email. `catalogue` must be in the database
// (store::save_catalogue). Writes from several threads, so that many writes share a commit. Throws the store's errors
// (404 if the account does not exist) and may then leave incomplete data.
void make_demo(store::Database& database, UserId user, const Zone& zone, Instant now,
               const domain::Catalogue& catalogue, std::uint64_t seed);

}  // namespace fitapp::demo
