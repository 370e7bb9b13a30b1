// Writes complete copies of a database to new files.
#pragma once

#include <string>

namespace fitapp::store {

// Copies the current state of the database at `source` to the new file `target` (mode 0600), which appears only when it
// is complete and on disk. Other connections may read and write meanwhile. Throws Error, also when the target exists.
void write_backup(const std::string& source, const std::string& target);

}  // namespace fitapp::store
