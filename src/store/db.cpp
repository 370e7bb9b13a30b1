// Opens the database: file, lock, migrations, writer and readers.
#include "store/db.h"

#include <stdexcept>
#include <thread>

#include "store/backup.h"
#include "store/file.h"
#include "store/migrate.h"
#include "store/readers.h"
#include "store/remains.h"
#include "store/writer.h"

namespace fitapp::store {

namespace {

// The write-ahead log shrinks to this size after a burst, in bytes.
constexpr int max_idle_log_bytes = 64 * 1024 * 1024;

// SQLite returns 'busy' without waiting when two processes enable the write-ahead log at the same time.
void use_write_ahead_log(Connection& connection, const std::string& path) {
  constexpr int max_tries = 100;
  for (int tries = 1;; ++tries) {
    try {
      if (connection.value<std::string>("PRAGMA journal_mode = WAL") == "wal") return;
      throw Error(ErrorKind::internal, "DATABASE_UNUSABLE",
                  "The database " + path + " is on a file system without shared memory; use a local disk.");
    } catch (const Error& error) {
      if (error.code() != "DATABASE_BUSY" || tries == max_tries) throw;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
}

bool create_file(const std::string& path, Missing missing) {
  if (missing == Missing::refuse && !file_exists(path)) {
    throw Error(ErrorKind::internal, "DATABASE_MISSING", "There is no database at " + path + ".");
  }
  const bool created = create_private_file(path);
  require_usable_file(path);
  return created;
}

// Runs a part of a transaction. If it throws, only its writes are rolled back.
void run_part(Connection& connection, const std::function<void(Connection&)>& part) {
  connection.change("SAVEPOINT part");
  try {
    part(connection);
  } catch (...) {
    // A full disk makes SQLite roll back the whole transaction.
    if (connection.in_transaction()) {
      connection.change("ROLLBACK TO part");
      connection.change("RELEASE part");
    }
    throw;
  }
  connection.change("RELEASE part");
}

std::unique_ptr<Connection> open_writer(const std::string& path) {
  auto connection = std::make_unique<Connection>(path, Connection::Access::read_write);
  if (connection->read_only()) {
    throw Error(ErrorKind::internal, "DATABASE_UNUSABLE", "The database " + path + " cannot be written.");
  }
  return connection;
}

}  // namespace

struct Database::State {
  Options options;
  bool created = false;
  std::string migration_backup;
  std::unique_ptr<FileLock> server_lock;
  std::unique_ptr<Writer> writer;
  std::unique_ptr<Readers> readers;

  void prepare(Connection& connection);
};

void Database::State::prepare(Connection& connection) {
  const SchemaState schema_state = find_schema_state(connection, options.path, options.migrations);
  // A file that was just created is new, not outdated.
  const bool is_new = options.missing == Missing::create && schema_state.current == 0;
  if (options.outdated == Outdated::refuse && !schema_state.pending.empty() && !is_new) {
    throw Error(ErrorKind::internal, "DATABASE_OUTDATED",
                "The database " + options.path + " has an older version; update it with `fitapp migrate`.");
  }
  use_write_ahead_log(connection, options.path);
  connection.execute(options.durability == Durability::full ? "PRAGMA synchronous = FULL"
                                                            : "PRAGMA synchronous = NORMAL");
  connection.execute("PRAGMA wal_autocheckpoint = " + std::to_string(options.checkpoint_pages) +
                     "; PRAGMA journal_size_limit = " + std::to_string(max_idle_log_bytes) + ";");
  migration_backup = migrate(connection, options.path, options.migrations);
}

Database::Database(Options options) : state_(std::make_unique<State>()) {
  state_->options = std::move(options);
  Options& chosen = state_->options;
  chosen.path = absolute_path(chosen.path);
  state_->created = create_file(chosen.path, chosen.missing);
  if (chosen.role == Role::server) state_->server_lock = take_server_lock(chosen.path);
  // Only one process at a time enables the write-ahead log and migrates.
  const auto opening = FileLock::take(chosen.path + ".opening", FileLock::Wait::yes);
  auto connection = open_writer(chosen.path);
  state_->prepare(*connection);
  state_->readers = std::make_unique<Readers>(chosen.path, chosen.readers, chosen.reader_wait);
  state_->writer = std::make_unique<Writer>(std::move(connection));
}

Database::~Database() {
  // Close the readers first: the log can be removed only without readers.
  state_->readers.reset();
  try {
    state_->writer->run_alone([](Connection& connection) {
      connection.execute("PRAGMA optimize");
      connection.query("PRAGMA wal_checkpoint(TRUNCATE)").next();
    });
  } catch (...) {
    // All confirmed writes are in the log; the next start checkpoints it.
  }
  state_->writer.reset();
}

thread_local Database::Frame* Database::innermost_ = nullptr;

Database::Frame::Frame(const Database& database, Connection& connection, Nested writes)
    : owner_(&database), connection_(&connection), writes_(writes), outer_(innermost_) {
  innermost_ = this;
}

Database::Frame::~Frame() { innermost_ = outer_; }

const Database::Frame* Database::current() const {
  for (const Frame* frame = innermost_; frame != nullptr; frame = frame->outer_) {
    if (frame->owner_ == this) return frame;
  }
  return nullptr;
}

Database::Lease::Lease(Database& database)
    : database_(database),
      owned_(database.current() == nullptr ? database.state_->readers->take() : nullptr),
      frame_(database, owned_ ? *owned_->connection : database.current()->connection(), Nested::refuse) {}

Database::Lease::~Lease() {
  if (owned_) database_.state_->readers->put_back(std::move(owned_));
}

void Database::run_write(const std::function<void(Connection&)>& job, Nested writes) {
  const auto run = [&](Connection& connection) {
    const Frame frame(*this, connection, writes);
    job(connection);
  };
  const Frame* outer = current();
  if (outer == nullptr) return state_->writer->run(run);
  if (outer->writes_ == Nested::refuse) throw std::logic_error("a write was started inside a read or another write");
  run_part(outer->connection(), run);
}

void Database::write_later(std::function<void(Connection&)> function) { state_->writer->post(std::move(function)); }

void Database::backup_to(const std::string& path) { write_backup(state_->options.path, absolute_path(path)); }

void Database::checkpoint() {
  state_->writer->run_alone([](Connection& connection) { connection.query("PRAGMA wal_checkpoint(TRUNCATE)").next(); });
}

void Database::remove_remains() { state_->writer->run_alone(store::remove_remains); }

const std::string& Database::path() const { return state_->options.path; }

bool Database::created() const { return state_->created; }

const std::string& Database::migration_backup() const { return state_->migration_backup; }

}  // namespace fitapp::store
