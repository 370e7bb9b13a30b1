// Tests that every statement in the store uses an index, with and without statistics.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>

#include "every_call.h"
#include "many_rows.h"
#include "sql_texts.h"
#include "statement_log.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

namespace {

// An EXPLAIN QUERY PLAN line that is allowed to scan or sort, in statements that contain `sql`.
struct Exemption {
  std::string_view sql;
  std::string_view line;
  std::string_view reason;
};

constexpr auto exemptions = std::to_array<Exemption>({
    // Full scans: none of these tables contains rows of a user.
    {"FROM exercises", "SCAN exercises", "the catalogue is compared once, at startup"},
    {"SELECT 1 FROM users LIMIT 1", "SCAN users", "reads one row to see whether there is any user"},
    {"SELECT count(*) FROM users", "SCAN users", "a number for the operator: one row per account"},
    {"FROM users ORDER BY email", "SCAN users", "`fitapp user list` lists every account"},
    // Sorts: the rows of a date range, of one parent or of an export.
    {"WITH foods", "USE TEMP B-TREE", "foods of 90 days, grouped by name"},
    {"WITH logged", "USE TEMP B-TREE", "completions in the progress screen's span, grouped by muscle"},
    {"WITH logged", "SEARCH logged USING AUTOMATIC", "the sets in that span, grouped by completion"},
    {"max(lifted)", "USE TEMP B-TREE", "sets in the progress screen's span, grouped by exercise"},
    {"GROUP BY exercise_key", "USE TEMP B-TREE", "completions in one date range, grouped by exercise"},
    {"AND local_date BETWEEN ? AND ? ORDER BY logged_at, id", "USE TEMP B-TREE", "food entries of one month"},
    {"client_key < ? ORDER BY id", "USE TEMP B-TREE", "the entries created by one copy"},
    {"WITH RECURSIVE names", "USE TEMP B-TREE", "one completion per exercise"},
    {"SELECT DISTINCT exercise_name", "USE TEMP B-TREE", "the completions of one workout"},
    {"(day_of_week + 6) % 7", "USE TEMP B-TREE", "the seven days of a plan"},
    {"SELECT count(*), coalesce(sum(16", "SCAN ", "the quota, with one user who owns the whole table"},
    {"FROM favorite_foods WHERE user_id = ? ORDER BY", "USE TEMP B-TREE", "at most 200 marks per user"},
    {"SELECT id, json_object(", "SCAN ", "an export reads pages of a table in the order of its ids"},
});

// Statements that may read all of a user's rows in a table.
struct FullRead {
  std::string_view sql;
  std::string_view reason;
};
constexpr auto full_reads = std::to_array<FullRead>({
    {"SELECT id, json_object(", "an export returns all of a user's rows"},
    {"SELECT count(*), coalesce(sum(16", "the quota counts all of a user's rows, once in 256 changes"},
    {"DELETE FROM ", "deleting reads the deleted rows"},
    {"FROM users ORDER BY email", "`fitapp user list` counts every user's workouts"},
    {"SELECT local_date, count(*) FROM workouts WHERE user_id = ? GROUP BY",
     "streaks over all time, from a covering index"},
    {"SELECT count(*), coalesce(sum(duration), 0)", "sums over all time, from a covering index"},
    {"FROM workout_plans", "the list of plans has no pages"},
    {"DELETE FROM idempotency_keys WHERE id IN", "at most 10,064 rows per user, for one of 64 answers"},
    {"UPDATE workout_plans", "only one plan stays the favourite"},
    {"FROM own_exercises", "at most 500 rows per user"},
    {"FROM own_foods", "at most 3,000 rows per user"},
    {"FROM recipes", "at most 500 rows per user"},
    {"FROM saved_meals", "at most 500 rows per user"},
    {"FROM favorite_foods", "at most 200 rows per user"},
    {"FROM hidden_insights", "at most one row for each kind of insight"},
    {"UPDATE planned_exercises SET exercise_key", "a renamed or deleted exercise is looked for in all plans"},
    {"UPDATE workouts INDEXED BY workouts_date SET exercises = (SELECT json_group_array(iif",
     "a renamed exercise is looked for in all workouts"},
    {"FROM exercise_notes", "the list of notes has no pages: one note per exercise"},
    {"FROM exercise_marks", "the list of marks has no pages: one mark per exercise"},
    {"FROM goal_history", "one row per change of a goal"},
    {"progression_status", "one row per user"},
    {"FROM sessions", "the signed-in devices"},
    {"json_extract(metadata, '$.kind')", "an insight is saved by hand, and few are"},
    {"FROM security_events", "at most 50 rows per user"},
    // These stop early.
    {"max(local_date) FROM level_history", "SQLite reads only the last entry of the index"},
    {"WITH RECURSIVE names", "one index entry per exercise"},
    {"FROM personal_records AS record", "newest first, until enough exercises are found"},
    {"coalesce((SELECT weight FROM body_measurements", "newest first, until one has a weight"},
});

// Temporary results and table-valued functions.
constexpr auto ignored_scans = std::to_array<std::string_view>(
    {"SCAN CONSTANT ROW", "SCAN json_each", "SCAN pragma_", "SCAN sqlite_master", "SCAN (subquery", "SCAN names",
     "SCAN foods", "SCAN logged", "SCAN done", "SCAN trained", "SCAN shares"});

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// Exemptions that applied to some statement.
std::set<const Exemption*> used_exemptions;

bool is_exempt(const std::string& sql, const std::string& line) {
  const auto begins = [&](std::string_view each) { return line.starts_with(each); };
  if (std::any_of(ignored_scans.begin(), ignored_scans.end(), begins)) return true;
  const auto* const found = std::find_if(exemptions.begin(), exemptions.end(), [&](const Exemption& each) {
    return contains(sql, each.sql) && line.starts_with(each.line);
  });
  if (found == exemptions.end()) return false;
  used_exemptions.insert(found);
  return true;
}

bool may_read_all(const std::string& sql) {
  return std::any_of(full_reads.begin(), full_reads.end(),
                     [&](const FullRead& each) { return contains(sql, each.sql); });
}

// The problem with a line of a query plan; empty if there is none.
std::string problem_of(const std::string& sql, const std::string& line) {
  const bool scans = line.starts_with("SCAN ");
  const bool sorts = contains(line, "TEMP B-TREE");
  const bool indexes = contains(line, "AUTOMATIC");
  if ((scans || sorts || indexes) && !is_exempt(sql, line)) return scans ? "scans a table" : "sorts";
  if (line.ends_with("(user_id=?)") && !may_read_all(sql)) return "reads all rows of a user";
  return "";
}

std::vector<std::string> plan_of(sqlite3* database, const std::string& sql) {
  sqlite3_stmt* statement = nullptr;
  const int prepared = sqlite3_prepare_v2(database, ("EXPLAIN QUERY PLAN " + sql).c_str(), -1, &statement, nullptr);
  REQUIRE_MESSAGE(prepared == SQLITE_OK, sql, ": ", sqlite3_errmsg(database));
  std::vector<std::string> lines;
  while (sqlite3_step(statement) == SQLITE_ROW) {
    lines.emplace_back(reinterpret_cast<const char*>(sqlite3_column_text(statement, 3)));
  }
  sqlite3_finalize(statement);
  return lines;
}

// Every statement that the functions of the store ran on a database file.
std::set<std::string> statements_of_store() {
  static const std::set<std::string> texts = [] {
    StatementLog log;
    const TempFolder folder;
    call_every_function(folder);
    std::set<std::string> found;
    for (const auto& [text, cost] : log.statements()) {
      const bool of_sqlite = contains(text, "sqlite_stat1");
      if (!of_sqlite && std::regex_search(text, std::regex("^(SELECT|INSERT|UPDATE|DELETE|WITH) "))) found.insert(text);
    }
    return found;
  }();
  return texts;
}

std::int64_t count_analyzed(sqlite3* database) {
  sqlite3_stmt* statement = nullptr;
  sqlite3_prepare_v2(database, "SELECT count(DISTINCT tbl) FROM sqlite_stat1", -1, &statement, nullptr);
  const std::int64_t tables = sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : 0;
  sqlite3_finalize(statement);
  return tables;
}

enum class Statistics { as_closed, full };

// Returns the number of tables with statistics.
std::int64_t check_plans(const std::string& file, Statistics statistics) {
  sqlite3* database = nullptr;
  REQUIRE(sqlite3_open(file.c_str(), &database) == SQLITE_OK);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_QPSG, 1, nullptr);
  if (statistics == Statistics::full) sqlite3_exec(database, "ANALYZE", nullptr, nullptr, nullptr);
  const std::int64_t analyzed = count_analyzed(database);
  for (const std::string& sql : statements_of_store()) {
    for (const std::string& line : plan_of(database, sql)) {
      CHECK_MESSAGE(problem_of(sql, line).empty(), line, ": ", problem_of(sql, line), "\n  ", sql);
    }
  }
  sqlite3_close(database);
  return analyzed;
}

// A closed database file: one user with many rows and `others` users with few.
std::string make_filled_database(const TempFolder& folder, int others) {
  const std::string file = folder.file("crowd.db");
  Database database({.path = file});
  std::vector<UserId> users;
  for (int i = 0; i <= others; ++i) users.push_back(add_user(database, std::to_string(i) + "@example.com"));
  database.write([&](Connection& connection) {
    add_catalogue(connection);
    for (const UserId each : users) add_rows(connection, each, each == users.front() ? 5000 : 20);
    add_parts(connection);
  });
  return file;
}

}  // namespace

TEST_CASE("the store's functions run every statement in its source") {
  StatementLog log;
  const TempFolder folder;
  call_every_function(folder);
  auto seen = log.statements();
  seen.merge(log.statements_in_memory());
  const auto texts = sql_texts_of_store();
  CHECK(texts.size() > 150);
  for (const SqlText& each : texts) {
    const auto begun = seen.lower_bound(each.text);
    const bool ran = begun != seen.end() && begun->first.starts_with(each.text);
    CHECK_MESSAGE(ran, each.file, " did not run: ", each.text);
  }
}

TEST_CASE("every statement finds its rows by an index, with or without statistics") {
  used_exemptions.clear();
  const TempFolder folder;
  const std::string file = folder.file("new.db");
  { const Database fresh({.path = file}); }
  check_plans(file, Statistics::as_closed);
  constexpr std::array others{0, 200};
  for (const int each : others) {
    CAPTURE(each);
    const TempFolder filled_folder;
    const std::string filled = make_filled_database(filled_folder, each);
    check_plans(filled, Statistics::as_closed);
    CHECK(check_plans(filled, Statistics::full) > 20);
  }
  for (const Exemption& each : exemptions) {
    CHECK_MESSAGE(used_exemptions.contains(&each), each.sql, ": ", each.line, " needs no exemption");
  }
}
