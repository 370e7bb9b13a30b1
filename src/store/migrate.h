// Brings a database file to today's schema, forward only, and refuses files that are not this program's.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "embed/migrations.h"
#include "store/connection.h"

namespace fitapp::store {

// The mark of this program's files: 'FitA'.
inline constexpr int application_id = 0x46697441;

struct Standing {
  int current = 0;  // 0: an empty file, or none yet
  int latest = 0;
  std::vector<std::string> pending;  // names of the steps still to take, in order
};

// Throws Error with one sentence that names the path when the file is another program's or of a newer version. Only
// reads. `migrations` count up from 1 without a gap.
Standing find_standing(Connection& connection, const std::string& path, std::span<const embed::Migration> migrations);

// The same for a file that nobody has opened; creates nothing.
Standing find_standing(const std::string& path, std::span<const embed::Migration> migrations);

// Takes every pending step, each in one transaction with its version. Before the first one the state of a file that
// holds data is copied to a new file beside it, whose name is answered; empty when there was nothing to copy.
std::string migrate(Connection& connection, const std::string& path, std::span<const embed::Migration> migrations);

}  // namespace fitapp::store
