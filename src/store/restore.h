// Replaces the database with a backup.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "embed/migrations.h"

namespace fitapp::store {

struct Restored {
  std::string previous;  // the file with the replaced database; empty without one
  std::vector<std::string>
      revived;  // emails of accounts that the replaced database did not have, for example deleted ones
};

// Copies the backup at `source` over the database at `target`, which need not exist; no server or command may use it.
// The previous database is kept in a file beside it. Sessions and reset
// tokens are not restored, because some may have been ended since the backup. Throws Error with one sentence (file
// missing, another program's, a newer version's, damaged, in use); then nothing has changed.
Restored restore_backup(const std::string& source, const std::string& target,
                        std::span<const embed::Migration> migrations = embed::migrations());

}  // namespace fitapp::store
