// The database for the rest of the program: several readers, one writer, and writes that are durable when they return.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

#include "embed/migrations.h"
#include "store/connection.h"

namespace fitapp::store {

struct ReadTransaction;

// What a power failure can lose: nothing (full), or the most recent writes but never the file (normal). A killed
// process loses nothing in either mode.
enum class Durability { full, normal };

// What to do when the file does not exist.
enum class Missing { create, refuse };

// What to do when the schema is older than this program.
enum class Outdated { migrate, refuse };

// Only `serve` takes the server lock. Commands can run at the same time.
enum class Role { server, command };

struct Options {
  std::string path;
  Missing missing = Missing::create;
  Outdated outdated = Outdated::migrate;
  Role role = Role::command;
  Durability durability = Durability::full;
  int readers = 4;
  std::chrono::milliseconds reader_wait{5000};  // how long read() waits for a free reader
  int checkpoint_pages = 1000;                  // the size of the write-ahead log that triggers a checkpoint
  std::span<const embed::Migration> migrations = embed::migrations();
};

// Thread-safe. The constructor throws fitapp::Error with one sentence for the operator (folder missing, not writable,
// not a database, another program's, a newer version's, in use by a server).
class Database {
 public:
  explicit Database(Options options);
  // Finishes queued writes, optimizes, checkpoints and closes.
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  // Runs `function(Connection&)` within a read-only transaction, which sees a consistent snapshot. Within another read
  // or write of the same thread it joins that transaction. Throws unavailable when no reader becomes free in time.
  template <class F>
  auto read(F&& function) -> std::invoke_result_t<F&, Connection&> {
    static_assert(!std::is_same_v<std::invoke_result_t<F&, Connection&>, Query>,
                  "a query may not leave its transaction");
    const Lease lease(*this);
    return function(lease.connection());
  }

  // Runs `function(Connection&)` on the writer thread in one transaction, and returns its value when the transaction is
  // durable. An exception is rethrown here and rolls back only this function's writes. Within write_all() it joins that
  // transaction. Within a read or another write it is a programming error and throws std::logic_error.
  template <class F>
  auto write(F&& function) -> std::invoke_result_t<F&, Connection&> {
    using Result = std::invoke_result_t<F&, Connection&>;
    static_assert(!std::is_same_v<Result, Query> && !std::is_reference_v<Result>,
                  "nothing of the connection may leave its transaction");
    if constexpr (std::is_void_v<Result>) {
      run_write([&function](Connection& connection) { function(connection); });
    } else {
      std::optional<Result> result;
      run_write([&function, &result](Connection& connection) { result.emplace(function(connection)); });
      return std::move(*result);
    }
  }

  // Runs `function()` on the writer thread in one transaction, which all its reads and writes join: either all of them
  // are stored, or none. Other writes wait for it, so it must not wait for anything outside the database.
  template <class F>
  auto write_all(F&& function) -> std::invoke_result_t<F&> {
    std::optional<std::invoke_result_t<F&>> result;
    run_write([&function, &result](Connection&) { result.emplace(function()); }, Nested::join);
    return std::move(*result);
  }

  // Like write(), but returns before the function has run. Errors are ignored, so only for what may be lost.
  void write_later(std::function<void(Connection&)> function);

  // Writes a copy of the current state to a new file with mode 0600; throws when the file exists.
  void backup_to(const std::string& path);

  // Runs a checkpoint of the write-ahead log.
  void checkpoint();
  // Removes what deleted rows left in the file and in the log (store/remains.h). Takes seconds for a large file.
  void remove_remains();

  const std::string& path() const;
  // Whether this object created the file.
  bool created() const;
  // The backup made before a migration; empty when none was needed.
  const std::string& migration_backup() const;

 private:
  struct State;

  // What a write within a transaction does.
  enum class Nested { refuse, join };

  // The connection that a thread currently uses, so that nested reads use it too.
  class Frame {
   public:
    Frame(const Database& database, Connection& connection, Nested writes);
    ~Frame();
    Frame(const Frame&) = delete;
    Frame& operator=(const Frame&) = delete;
    Connection& connection() const { return *connection_; }

   private:
    friend class Database;
    const Database* owner_;
    Connection* connection_;
    Nested writes_;
    Frame* outer_;
  };

  class Lease {
   public:
    explicit Lease(Database& database);
    ~Lease();
    Lease(const Lease&) = delete;
    Lease& operator=(const Lease&) = delete;
    Connection& connection() const { return frame_.connection(); }

   private:
    Database& database_;
    std::unique_ptr<ReadTransaction> owned_;  // null when this read joined an outer one
    Frame frame_;
  };

  static thread_local Frame* innermost_;

  const Frame* current() const;
  void run_write(const std::function<void(Connection&)>& job, Nested writes = Nested::refuse);

  std::unique_ptr<State> state_;
};

}  // namespace fitapp::store
