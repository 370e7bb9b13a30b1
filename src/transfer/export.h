// Exports all data of one user as one versioned file.
#pragma once

#include <functional>
#include <string_view>

#include "base/clock.h"
#include "base/id.h"
#include "store/db.h"

namespace fitapp::transfer {

inline constexpr int export_version = 1;

// JSON: {"format": "fitapp-export", "version": 1, "exportedAt": …, "picture": null or {"mediaType": …, "base64": …},
// "tables": {"workouts": [{…}], …}}. Columns as in schema.sql: weights in lb, lengths in inches, distances in metres,
// energies in kcal, timestamps in milliseconds.
//
// Passes the file to `write` piece by piece. Stops when `write` returns false.
void write_export(UserId user, store::Database& database, Instant now,
                  const std::function<bool(std::string_view)>& write);

}  // namespace fitapp::transfer
