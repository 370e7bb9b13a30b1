// Connections, queries and the translation of SQLite's errors. Only this file includes SQLiteCpp.
#include "store/connection.h"

#include "base/messages.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <cerrno>
#include <unordered_map>

namespace fitapp::store {

namespace {

// How long a statement waits for another process, in milliseconds.
constexpr int busy_timeout = 5000;
// The SQL texts are constants, so this only guards against SQL built from input.
constexpr std::size_t max_cached_statements = 512;

Error disk_full() { return Error(ErrorKind::unavailable, "DISK_FULL", messages::disk_full).retry_after(60); }

Error storage_failed() {
  return Error(ErrorKind::unavailable, "STORAGE_UNAVAILABLE", messages::storage_unavailable).retry_after(30);
}

Constraint::Rule rule_of(int extended_code) {
  switch (extended_code) {
    case SQLITE_CONSTRAINT_UNIQUE:
    case SQLITE_CONSTRAINT_PRIMARYKEY: return Constraint::Rule::unique;
    case SQLITE_CONSTRAINT_FOREIGNKEY: return Constraint::Rule::foreign_key;
    case SQLITE_CONSTRAINT_CHECK: return Constraint::Rule::check;
    case SQLITE_CONSTRAINT_NOTNULL: return Constraint::Rule::not_null;
    default: return Constraint::Rule::other;
  }
}

// SQLite reports an exceeded quota or file size limit as a generic write error.
bool is_disk_full_error(int system_error) {
  return system_error == ENOSPC || system_error == EDQUOT || system_error == EFBIG;
}

[[noreturn]] void fail(const SQLite::Exception& error, SQLite::Database* database, const std::string& sql) {
  const int code = error.getErrorCode() & 0xFF;
  const std::string text = std::string(error.getErrorStr()) + ": " + error.what() + (sql.empty() ? "" : " in: " + sql);
  const int system_error = database != nullptr ? sqlite3_system_errno(database->getHandle()) : 0;
  switch (code) {
    case SQLITE_CONSTRAINT: {
      const std::string message = error.what();
      const auto colon = message.find(": ");
      throw Constraint(rule_of(error.getExtendedErrorCode()),
                       colon == std::string::npos ? message : message.substr(colon + 2));
    }
    case SQLITE_BUSY:
    case SQLITE_LOCKED: throw Error(ErrorKind::unavailable, "DATABASE_BUSY", messages::busy).retry_after(1).log(text);
    case SQLITE_FULL: throw disk_full().log(text);
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
      if (is_disk_full_error(system_error)) throw disk_full().log(text);
      throw storage_failed().log(text + ", system error " + std::to_string(system_error));
    case SQLITE_READONLY:
    case SQLITE_NOMEM:
    case SQLITE_INTERRUPT: throw storage_failed().log(text);
    case SQLITE_NOTADB:
      throw Error(ErrorKind::internal, "NOT_A_DATABASE",
                  "The file " + (database != nullptr ? database->getFilename() : "") + " is not an SQLite database.")
          .log(text);
    case SQLITE_CORRUPT:
      throw Error(ErrorKind::internal, "DATABASE_DAMAGED", "The database file is damaged; restore a backup.").log(text);
    default: throw Error(ErrorKind::internal, "DATABASE_ERROR", "The database operation failed.").log(text);
  }
}

struct Prepared {
  Prepared(SQLite::Database& database, const std::string& sql) : statement(database, sql) {}

  SQLite::Statement statement;
  bool in_use = false;
};

void bind(SQLite::Statement& statement, int index, const Value::Stored& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) {
    statement.bind(index, *number);
  } else if (const auto* real = std::get_if<double>(&value)) {
    statement.bind(index, *real);
  } else if (const auto* view = std::get_if<std::string_view>(&value)) {
    statement.bind(index, std::string(*view));
  } else if (const auto* text = std::get_if<std::string>(&value)) {
    statement.bind(index, *text);
  } else if (const auto* blob = std::get_if<BlobView>(&value)) {
    // A null pointer would bind NULL instead of an empty blob.
    statement.bind(index, blob->bytes.empty() ? "" : blob->bytes.data(), static_cast<int>(blob->bytes.size()));
  } else {
    statement.bind(index);
  }
}

// Otherwise query plans may depend on bound values, and SQLite recompiles `LIMIT ?` for each value.
void use_stable_plans(sqlite3* handle) { sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_QPSG, 1, nullptr); }

struct TextHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};

}  // namespace

Constraint::Constraint(Rule rule, std::string detail)
    : Error(ErrorKind::internal, "CONSTRAINT_VIOLATED", "The database rejected this change."),
      rule_(rule),
      detail_(std::move(detail)) {
  log("constraint violated: " + detail_);
}

struct Connection::State {
  explicit State(const std::string& path)
      : database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX, busy_timeout) {}
  explicit State(std::span<const char> image)
      : database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX, busy_timeout) {
    auto* bytes = reinterpret_cast<unsigned char*>(const_cast<char*>(image.data()));  // READONLY: never written
    const auto size = static_cast<sqlite3_int64>(image.size());
    database.check(sqlite3_deserialize(database.getHandle(), "main", bytes, size, size, SQLITE_DESERIALIZE_READONLY));
  }

  std::shared_ptr<Prepared> prepare(std::string_view sql);

  SQLite::Database database;
  std::unordered_map<std::string, std::shared_ptr<Prepared>, TextHash, std::equal_to<>> cached;
};

// A statement that is already running (a query within the loop over the same query) gets a second instance.
std::shared_ptr<Prepared> Connection::State::prepare(std::string_view sql) {
  const auto found = cached.find(sql);
  if (found != cached.end() && !found->second->in_use) return found->second;
  const std::string text(sql);
  auto prepared = std::make_shared<Prepared>(database, text);
  if (found == cached.end()) {
    if (cached.size() >= max_cached_statements) cached.clear();
    cached.emplace(text, prepared);
  }
  return prepared;
}

struct Query::State {
  State(SQLite::Database& connection, std::shared_ptr<Prepared> statement)
      : database(connection), prepared(std::move(statement)) {
    prepared->in_use = true;
  }
  ~State() {
    // The result of reset repeats the error of the last step, which was already reported.
    prepared->statement.tryReset();
    prepared->in_use = false;
  }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  SQLite::Column column(int index, int type) const {
    SQLite::Column value = prepared->statement.getColumn(index);
    if (value.getType() != type) unreadable(index);
    return value;
  }
  [[noreturn]] void unreadable(int index) const {
    throw std::logic_error("column " + std::to_string(index) +
                           " is NULL, of another type or out of range in: " + prepared->statement.getQuery());
  }

  SQLite::Database& database;
  std::shared_ptr<Prepared> prepared;
  bool has_row = false;
  bool finished = false;
};

Query::Query(std::unique_ptr<State> state) : state_(std::move(state)) {}
Query::Query(Query&&) noexcept = default;
Query::~Query() = default;

bool Query::next() {
  if (state_->finished) return false;
  try {
    state_->has_row = state_->prepared->statement.executeStep();
  } catch (const SQLite::Exception& error) {
    state_->finished = true;
    fail(error, &state_->database, state_->prepared->statement.getQuery());
  }
  state_->finished = !state_->has_row;
  return state_->has_row;
}

bool Query::is_null(int column) const {
  if (!state_->has_row || column < 0 || column >= state_->prepared->statement.getColumnCount()) unreadable(column);
  return state_->prepared->statement.isColumnNull(column);
}

std::int64_t Query::integer(int column) const {
  if (is_null(column)) unreadable(column);
  return state_->column(column, SQLITE_INTEGER).getInt64();
}

double Query::real(int column) const {
  if (is_null(column)) unreadable(column);
  const SQLite::Column value = state_->prepared->statement.getColumn(column);
  if (value.getType() != SQLITE_FLOAT && value.getType() != SQLITE_INTEGER) unreadable(column);
  return value.getDouble();
}

std::string Query::text(int column) const {
  if (is_null(column)) unreadable(column);
  return state_->column(column, SQLITE_TEXT).getString();
}

LocalDate Query::date(int column) const {
  const auto date = parse_date(text(column));
  if (!date) unreadable(column);
  return *date;
}

Instant Query::instant(int column) const { return Instant(std::chrono::milliseconds(integer(column))); }

std::string Query::blob(int column) const {
  if (is_null(column)) unreadable(column);
  return state_->column(column, SQLITE_BLOB).getString();
}

std::vector<std::string> Query::texts(int column) const {
  auto texts = decode_list(text(column));
  if (!texts) unreadable(column);
  return std::move(*texts);
}

void Query::unreadable(int column) const { state_->unreadable(column); }

Connection::Connection(const std::string& path, Access access) {
  try {
    state_ = std::make_unique<State>(path);
  } catch (const SQLite::Exception& error) {
    fail(error, nullptr, "open");
  }
  sqlite3* const handle = state_->database.getHandle();
  use_stable_plans(handle);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
  // temp_store: the program must also run without a directory for temporary files.
  execute("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY; PRAGMA mmap_size = 0;");
  // Only the writer runs checkpoints.
  if (access == Access::read_only) execute("PRAGMA query_only = ON; PRAGMA wal_autocheckpoint = 0;");
  // Overwrites deleted rows with zeros.
  if (access == Access::read_write) execute("PRAGMA secure_delete = ON;");
}

Connection::Connection(std::span<const char> image) {
  try {
    state_ = std::make_unique<State>(image);
  } catch (const SQLite::Exception& error) {
    fail(error, nullptr, "open an image");
  }
  use_stable_plans(state_->database.getHandle());
  sqlite3_db_config(state_->database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  execute("PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY; PRAGMA query_only = ON;");
}

Connection::~Connection() = default;

Query Connection::start(std::string_view sql, std::span<const Value> values) {
  try {
    auto running = std::make_unique<Query::State>(state_->database, state_->prepare(sql));
    SQLite::Statement& statement = running->prepared->statement;
    // Otherwise an unbound parameter would keep the value of its last use.
    if (statement.getBindParameterCount() != static_cast<int>(values.size())) {
      throw std::logic_error("the number of values differs from the number of parameters in: " + std::string(sql));
    }
    int index = 1;
    for (const Value& value : values) bind(statement, index++, value.stored());
    return Query(std::move(running));
  } catch (const SQLite::Exception& error) {
    fail(error, &state_->database, std::string(sql));
  }
}

std::int64_t Connection::run_insert(std::string_view sql, std::span<const Value> values) {
  // Otherwise an INSERT without effect would return the id of an earlier one.
  sqlite3_set_last_insert_rowid(state_->database.getHandle(), 0);
  Query query = start(sql, values);
  while (query.next()) {
  }
  return state_->database.getLastInsertRowid();
}

std::optional<std::int64_t> Connection::run_try_insert(std::string_view sql, std::span<const Value> values) {
  try {
    return run_insert(sql, values);
  } catch (const Constraint& refused) {
    if (refused.rule() != Constraint::Rule::unique) throw;
    return std::nullopt;
  }
}

std::int64_t Connection::run_change(std::string_view sql, std::span<const Value> values) {
  const int before = state_->database.getTotalChanges();
  Query query = start(sql, values);
  while (query.next()) {
  }
  // SQLite's count does not change when a statement changes nothing.
  return state_->database.getTotalChanges() == before ? 0 : state_->database.getChanges();
}

void Connection::execute(const std::string& script) {
  try {
    state_->database.exec(script);
  } catch (const SQLite::Exception& error) {
    fail(error, &state_->database, script);
  }
}

struct Transaction::State {
  SQLite::Database& database;
  SQLite::Transaction transaction;
};

Transaction::Transaction(Connection& connection, Lock lock) {
  SQLite::Database& database = connection.state_->database;
  using enum SQLite::TransactionBehavior;
  try {
    state_.reset(new State{database, SQLite::Transaction(database, lock == Lock::immediate ? IMMEDIATE : DEFERRED)});
  } catch (const SQLite::Exception& error) {
    fail(error, &database, "BEGIN");
  }
}

Transaction::~Transaction() = default;

void Transaction::commit() {
  try {
    state_->transaction.commit();
  } catch (const SQLite::Exception& error) {
    fail(error, &state_->database, "COMMIT");
  }
}

bool Connection::in_transaction() const { return sqlite3_get_autocommit(state_->database.getHandle()) == 0; }

bool Connection::read_only() const { return sqlite3_db_readonly(state_->database.getHandle(), "main") == 1; }

}  // namespace fitapp::store
