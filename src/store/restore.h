// Puts a backup in the place of the database; knows no table but those of sign-ins.
#pragma once

#include <span>
#include <string>

#include "embed/migrations.h"

namespace fitapp::store {

// Copies the backup at `source` over the database at `target`, which need not exist; no server may run on it, and no
// command. What stood there is kept in a file beside it, whose path is the answer (empty: nothing stood there).
// Sessions and reset tokens are left out: one that was ended since the backup must not come back. Throws Error with one
// sentence (no such file, another program's, a newer version's, damaged, in use); then nothing has changed.
std::string restore_backup(const std::string& source, const std::string& target,
                           std::span<const embed::Migration> migrations = embed::migrations());

}  // namespace fitapp::store
