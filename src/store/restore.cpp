// Checks the backup, copies it, and only then replaces the database.
#include "store/restore.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <iterator>
#include <optional>

#include "base/error.h"
#include "store/backup.h"
#include "store/connection.h"
#include "store/file.h"
#include "store/migrate.h"

namespace fitapp::store {
namespace {

Error refused(std::string code, std::string sentence) {
  return Error(ErrorKind::internal, std::move(code), std::move(sentence));
}

void rename_file(const std::string& from, const std::string& to) {
  if (std::rename(from.c_str(), to.c_str()) == 0) return;
  throw refused("RESTORE_FAILED", "The file " + from + " cannot be renamed: " + std::strerror(errno) + ".");
}

void require_valid_backup(const std::string& path, std::span<const embed::Migration> migrations) {
  if (!file_exists(path)) throw refused("BACKUP_MISSING", "There is no backup at " + path + ".");
  Connection connection(path, Connection::Access::read_only);
  if (find_schema_state(connection, path, migrations).current == 0) {
    throw refused("BACKUP_EMPTY", "The file " + path + " is an empty database, not a backup.");
  }
  if (connection.value<std::string>("PRAGMA integrity_check(1)") != "ok") {
    throw refused("BACKUP_DAMAGED", "The backup " + path + " is damaged.");
  }
}

// Copies the backup beside the database, under a temporary name.
std::string copy_beside(const std::string& source, const std::string& target) {
  const std::string copy = target + ".restoring";
  ::unlink(copy.c_str());
  write_backup(source, copy);
  {
    Connection connection(copy, Connection::Access::read_write);
    connection.execute("DELETE FROM sessions; DELETE FROM password_reset_tokens;");
  }
  flush_to_disk(copy);
  return copy;
}

// Switches to the rollback journal, which SQLite refuses while another connection is open. A file that is too damaged
// to open is not in use.
bool is_in_use(const std::string& database) {
  try {
    Connection connection(database, Connection::Access::read_write);
    return connection.value<std::string>("PRAGMA journal_mode = DELETE") == "wal";
  } catch (const Error& error) {
    return error.code() == "DATABASE_BUSY";
  }
}

using Emails = std::vector<std::string>;

// nullopt when the database cannot be read: people restore backups because of that.
std::optional<Emails> emails_of(const std::string& path) {
  try {
    Connection connection(path, Connection::Access::read_only);
    return connection.query("SELECT email FROM users ORDER BY email").list([](const Query& row) {
      return row.text(0);
    });
  } catch (const Error&) {
    return std::nullopt;
  }
}

Emails missing_from(const std::optional<Emails>& present, const std::optional<Emails>& backup) {
  Emails missing;
  if (present && backup)
    std::set_difference(backup->begin(), backup->end(), present->begin(), present->end(), std::back_inserter(missing));
  return missing;
}

// Links the database to a second name, so that a database exists at every moment. Also renames the write-ahead log,
// because SQLite would replay it into the restored file.
std::string set_aside(const std::string& database) {
  const std::string old_database = free_file_name(database + ".before-restore", ".backup");
  if (::link(database.c_str(), old_database.c_str()) != 0) rename_file(database, old_database);
  if (file_exists(database + "-wal")) rename_file(database + "-wal", old_database + "-wal");
  ::unlink((database + "-shm").c_str());
  return old_database;
}

}  // namespace

Restored restore_backup(const std::string& source, const std::string& target,
                        std::span<const embed::Migration> migrations) {
  const std::string from = absolute_path(source);
  const std::string to = absolute_path(target);
  if (from == to) throw refused("SAME_FILE", "The file " + from + " is the database itself.");
  const auto server = take_server_lock(to);
  const auto opening = FileLock::take(to + ".opening", FileLock::Wait::yes);
  require_valid_backup(from, migrations);
  const bool replaces = file_exists(to);
  if (replaces && is_in_use(to)) throw refused("DATABASE_IN_USE", "Another program is using " + to + ".");
  const std::string copy = copy_beside(from, to);
  Restored restored;
  if (replaces) restored.revived = missing_from(emails_of(to), emails_of(copy));
  if (replaces) restored.previous = set_aside(to);
  rename_file(copy, to);
  flush_to_disk(to);
  return restored;
}

}  // namespace fitapp::store
