// The database file as the rest of the program sees it: many readers, one writer, every write durable when it returns.
// Knows no feature and no table.
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

struct Reading;

// What a power cut may cost: nothing, or the last moments (never the file). A killed process loses nothing in either.
enum class Durability { full, normal };

// What to do when there is no file yet.
enum class Missing { create, refuse };

// What to do when the schema is older than this program.
enum class Outdated { migrate, refuse };

// Only `serve` takes the server's lock; commands work beside it.
enum class Role { server, command };

struct Options {
  std::string path;
  Missing missing = Missing::create;
  Outdated outdated = Outdated::migrate;
  Role role = Role::command;
  Durability durability = Durability::full;
  int readers = 4;
  std::chrono::milliseconds reader_wait{5000};  // how long read() waits for a free reader
  int checkpoint_pages = 1000;                  // size of the write-ahead log that is worth moving into the file
  std::span<const embed::Migration> migrations = embed::migrations();
};

// Safe to use from any thread. Opening throws fitapp::Error whose message is one sentence for the person who runs the
// server (no such folder, not writable, not a database, another program's, a newer version's, in use by a server).
class Database {
 public:
  explicit Database(Options options);
  // Finishes the writes that wait, optimizes, checkpoints and closes.
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  // Runs `function(Connection&)` inside one read transaction: it sees one state of the data, and cannot write. Inside
  // another read or write of the same thread it joins that one, and sees what that one sees. Throws unavailable when no
  // reader gets free in time.
  template <class F>
  auto read(F&& function) -> std::invoke_result_t<F&, Connection&> {
    static_assert(!std::is_same_v<std::invoke_result_t<F&, Connection&>, Query>,
                  "a query may not leave its transaction");
    const Lease lease(*this);
    return function(lease.connection());
  }

  // Runs `function(Connection&)` on the writer thread, all or nothing, and returns its value once that is durable. What
  // it throws comes out here and undoes its writes alone. A write started inside a read or another write is a mistake
  // of the program and throws std::logic_error.
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

  // A whole copy of the present state in a new file of mode 0600; refuses an existing file.
  void backup_to(const std::string& path);

  // Moves the write-ahead log into the database file.
  void checkpoint();

  // Absolute.
  const std::string& path() const;
  // Whether this object made the file.
  bool created() const;
  // The copy that was made before a migration; empty when none was needed.
  const std::string& migration_backup() const;

 private:
  struct State;

  // Which connection a thread stands in, so that a read inside a read or a write joins it.
  class Frame {
   public:
    Frame(const Database& database, Connection& connection);
    ~Frame();
    Frame(const Frame&) = delete;
    Frame& operator=(const Frame&) = delete;
    Connection& connection() const { return *connection_; }

   private:
    friend class Database;
    const Database* owner_;
    Connection* connection_;
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
    std::unique_ptr<Reading> owned_;  // empty when this read joined an outer one
    Frame frame_;
  };

  static thread_local Frame* innermost_;

  Connection* current() const;
  void run_write(const std::function<void(Connection&)>& job);

  std::unique_ptr<State> state_;
};

}  // namespace fitapp::store
