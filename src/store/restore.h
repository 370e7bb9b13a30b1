// Replaces the database with a backup.
#pragma once

#include <span>
#include <string>

#include "embed/migrations.h"

namespace fitapp::store {

// Copies the backup at `source` over the database at `target`, which need not exist; no server or command may use it.
// The previous database is kept in a file beside it, whose path is returned (empty without one). Sessions and reset
// tokens are not restored, because some may have been ended since the backup. Throws Error with one sentence (file
// missing, another program's, a newer version's, damaged, in use); then nothing has changed.
std::string restore_backup(const std::string& source, const std::string& target,
                           std::span<const embed::Migration> migrations = embed::migrations());

}  // namespace fitapp::store
