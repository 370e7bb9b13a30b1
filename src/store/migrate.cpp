// Runs migrations.
#include "store/migrate.h"

#include "base/error.h"
#include "store/backup.h"
#include "store/file.h"
#include "store/remains.h"

namespace fitapp::store {

namespace {

// The first schema version whose programs overwrite deleted rows.
constexpr int first_that_overwrites = 6;

Error refused(std::string code, std::string sentence) {
  return Error(ErrorKind::internal, std::move(code), std::move(sentence));
}

int pragma(Connection& connection, std::string_view sql) { return connection.value<int>(sql).value_or(0); }

// Read through SQLite: the file header may be outdated while the newest one is in the write-ahead log.
int version_of(Connection& connection) { return pragma(connection, "PRAGMA user_version"); }

void require_ours(Connection& connection, const std::string& path) {
  const int id = pragma(connection, "PRAGMA application_id");
  if (id == application_id) return;
  const bool empty =
      id == 0 && version_of(connection) == 0 && pragma(connection, "SELECT count(*) FROM sqlite_schema") == 0;
  if (!empty) throw refused("DATABASE_FOREIGN", "The file " + path + " belongs to another program.");
}

void apply_step(Connection& connection, const embed::Migration& step) {
  Transaction transaction(connection, Transaction::Lock::immediate);
  // Another process may have applied the step while this one waited.
  if (version_of(connection) >= step.version) return;
  connection.execute(std::string(step.sql));
  if (connection.query("PRAGMA foreign_key_check").next()) {
    throw refused("MIGRATION_FAILED", "The step " + std::string(step.name) + " would leave a broken reference.");
  }
  connection.execute("PRAGMA application_id = " + std::to_string(application_id) +
                     "; PRAGMA user_version = " + std::to_string(step.version) + ";");
  transaction.commit();
}

}  // namespace

SchemaState find_schema_state(Connection& connection, const std::string& path,
                              std::span<const embed::Migration> migrations) {
  // Read version, application id and tables in one transaction.
  const Transaction transaction(connection, Transaction::Lock::deferred);
  require_ours(connection, path);
  SchemaState schema_state{version_of(connection), static_cast<int>(migrations.size()), {}};
  if (schema_state.current > schema_state.latest) {
    throw refused("DATABASE_NEWER", "The database " + path +
                                        " was written by a newer version of this program (schema " +
                                        std::to_string(schema_state.current) + ", this program supports " +
                                        std::to_string(schema_state.latest) + ").");
  }
  for (const embed::Migration& step : migrations) {
    if (step.version > schema_state.current) schema_state.pending.emplace_back(step.name);
  }
  return schema_state;
}

SchemaState find_schema_state(const std::string& path, std::span<const embed::Migration> migrations) {
  const std::string file = absolute_path(path);
  if (!file_exists(file)) {
    SchemaState schema_state{0, static_cast<int>(migrations.size()), {}};
    for (const embed::Migration& step : migrations) schema_state.pending.emplace_back(step.name);
    return schema_state;
  }
  require_usable_file(file);
  Connection connection(file, Connection::Access::read_only);
  return find_schema_state(connection, file, migrations);
}

std::string migrate(Connection& connection, const std::string& path, std::span<const embed::Migration> migrations) {
  const SchemaState schema_state = find_schema_state(connection, path, migrations);
  std::string backup;
  if (schema_state.pending.empty()) return backup;
  if (schema_state.current > 0) {
    backup = free_file_name(path + ".version-" + std::to_string(schema_state.current), ".backup");
    write_backup(path, backup);
  }
  // A migration may rebuild a table that others refer to. This pragma has no effect within a transaction.
  connection.execute("PRAGMA foreign_keys = OFF");
  for (const embed::Migration& step : migrations) {
    if (step.version > schema_state.current) apply_step(connection, step);
  }
  connection.execute("PRAGMA foreign_keys = ON");
  // Earlier versions left deleted rows readable in the file.
  const bool has_remains = schema_state.current > 0 && schema_state.current < first_that_overwrites;
  if (has_remains) remove_remains(connection);
  return backup;
}

}  // namespace fitapp::store
