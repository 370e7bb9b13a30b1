// Records the text and the cost of every statement that SQLite runs on connections opened during its lifetime.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <map>
#include <mutex>
#include <string>

namespace fitapp::tests {

// Counters from sqlite3_stmt_status.
struct StatementCost {
  std::int64_t steps = 0;    // virtual machine operations
  std::int64_t scanned = 0;  // rows read by full table scans
  std::int64_t sorts = 0;
  std::int64_t recompiled = 0;

  StatementCost& operator+=(const StatementCost& other) {
    steps += other.steps;
    scanned += other.scanned;
    sorts += other.sorts;
    recompiled += other.recompiled;
    return *this;
  }
};

class StatementLog {
 public:
  StatementLog() {
    current_ = this;
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(&trace_statements));
  }
  ~StatementLog() {
    sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(&trace_statements));
    current_ = nullptr;
  }
  StatementLog(const StatementLog&) = delete;
  StatementLog& operator=(const StatementLog&) = delete;

  // Statements on database files by text. The food table is an in-memory database and contains no user data.
  std::map<std::string, StatementCost> statements() {
    const std::lock_guard lock(mutex_);
    return statements_;
  }
  std::map<std::string, StatementCost> statements_in_memory() {
    const std::lock_guard lock(mutex_);
    return in_memory_;
  }
  // The cost of all statements that `function` runs.
  template <class F>
  StatementCost cost_of(F&& function) {
    clear();
    function();
    StatementCost sum;
    for (const auto& [text, cost] : statements()) sum += cost;
    return sum;
  }
  void clear() {
    const std::lock_guard lock(mutex_);
    statements_.clear();
    in_memory_.clear();
  }

 private:
  static int trace_statements(sqlite3* connection, const char**, const sqlite3_api_routines*) {
    return sqlite3_trace_v2(connection, SQLITE_TRACE_PROFILE, &record_statement, nullptr);
  }

  // Called when a statement has finished or was reset.
  static int record_statement(unsigned, void*, void* finished, void*) {
    auto* statement = static_cast<sqlite3_stmt*>(finished);
    const auto counted = [&](int what) { return std::int64_t{sqlite3_stmt_status(statement, what, 1)}; };
    const StatementCost cost{counted(SQLITE_STMTSTATUS_VM_STEP), counted(SQLITE_STMTSTATUS_FULLSCAN_STEP),
                             counted(SQLITE_STMTSTATUS_SORT), counted(SQLITE_STMTSTATUS_REPREPARE)};
    const std::lock_guard lock(mutex_);
    if (current_ == nullptr) return 0;
    const bool on_file = *sqlite3_db_filename(sqlite3_db_handle(statement), "main") != '\0';
    (on_file ? current_->statements_ : current_->in_memory_)[sqlite3_sql(statement)] += cost;
    return 0;
  }

  static inline std::mutex mutex_;
  static inline StatementLog* current_ = nullptr;

  std::map<std::string, StatementCost> statements_;
  std::map<std::string, StatementCost> in_memory_;
};

}  // namespace fitapp::tests
