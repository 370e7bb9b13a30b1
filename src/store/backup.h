// Whole copies of a database in new files; knows no table.
#pragma once

#include <string>

namespace fitapp::store {

// Copies the present state of the database at `source` into the new file `target` (mode 0600), which appears only when
// it is complete and on the disk. Others may read and write meanwhile. Throws Error; an existing target is refused.
void write_backup(const std::string& source, const std::string& target);

}  // namespace fitapp::store
