// Migrates a database file to the current schema, forward only, and refuses files of other programs.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "embed/migrations.h"
#include "store/connection.h"

namespace fitapp::store {

// 'FitA', in the files of this program.
inline constexpr int application_id = 0x46697441;

struct SchemaState {
  int current = 0;  // 0: an empty or missing file
  int latest = 0;
  std::vector<std::string> pending;  // names of the steps to apply, in order
};

// Reads the state of the schema. Throws Error with one sentence that names the path when the file belongs to another
// program or a newer version. `migrations` must count from 1 without gaps.
SchemaState find_schema_state(Connection& connection, const std::string& path,
                              std::span<const embed::Migration> migrations);

// The same for a file that is not open; creates nothing.
SchemaState find_schema_state(const std::string& path, std::span<const embed::Migration> migrations);

// Applies every pending step, each in one transaction with its version. First writes a backup beside a file that has
// data, and returns its name; empty without a backup.
std::string migrate(Connection& connection, const std::string& path, std::span<const embed::Migration> migrations);

}  // namespace fitapp::store
