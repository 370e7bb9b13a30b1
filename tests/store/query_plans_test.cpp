// How SQLite looks for rows: in every statement of the store by its plan, whatever statistics there are.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>

#include "crowd.h"
#include "every_call.h"
#include "sql_texts.h"
#include "statement_log.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

namespace {

// A line that a plan may have although it walks or sorts, in statements that hold `sql`.
struct Exempt {
  std::string_view sql;
  std::string_view line;
  std::string_view reason;
};

constexpr auto exempt_lines = std::to_array<Exempt>({
    // Whole tables: none of them holds rows of a person.
    {"FROM exercises", "SCAN exercises", "the catalogue is compared once, at start"},
    {"SELECT 1 FROM users LIMIT 1", "SCAN users", "one row is enough to know that somebody is there"},
    {"SELECT count(*) FROM users", "SCAN users", "an operator's figure: one row an account"},
    {"FROM users ORDER BY email", "SCAN users", "`fitapp user list` names every account"},
    // Sorted: what a window, one parent or an export holds.
    {"WITH foods", "USE TEMP B-TREE", "foods of 90 days, counted by name"},
    {"WITH logged", "USE TEMP B-TREE", "completions of the progress screen's span, by muscle"},
    {"WITH logged", "SEARCH logged USING AUTOMATIC", "the sets of that span, summed by completion"},
    {"max(lifted)", "USE TEMP B-TREE", "sets of the progress screen's span, by exercise"},
    {"GROUP BY exercise_key", "USE TEMP B-TREE", "completions of one window, by exercise"},
    {"AND local_date BETWEEN ? AND ? ORDER BY logged_at, id", "USE TEMP B-TREE", "food entries of one month"},
    {"client_key < ? ORDER BY id", "USE TEMP B-TREE", "the entries that one copy made"},
    {"WITH RECURSIVE names", "USE TEMP B-TREE", "one completion an exercise"},
    {"SELECT DISTINCT exercise_name", "USE TEMP B-TREE", "the completions of one workout"},
    {"(day_of_week + 6) % 7", "USE TEMP B-TREE", "the seven days of a plan"},
    {"SELECT json_object(", "USE TEMP B-TREE", "an export answers all that a person has"},
    {"SELECT json_object(", "SCAN ", "and walks a table that is this person's alone"},
});

// Statements that read all rows which a person has in a table.
struct Whole {
  std::string_view sql;
  std::string_view reason;
};
constexpr auto whole = std::to_array<Whole>({
    {"SELECT json_object(", "an export answers all that a person has"},
    {"DELETE FROM ", "what is deleted is read"},
    {"FROM users ORDER BY email", "`fitapp user list` says how many workouts everybody has"},
    {"SELECT local_date, count(*) FROM workouts WHERE user_id = ? GROUP BY", "streaks of a life; the index alone"},
    {"SELECT count(*), coalesce(sum(duration), 0)", "sums of a life; the index alone"},
    {"FROM workout_plans", "the list of plans has no pages"},
    {"UPDATE workout_plans", "one plan stays the favourite"},
    {"FROM exercise_notes", "the list of notes has no pages: one note an exercise"},
    {"FROM goal_history", "goals hold from their day on: a row a change"},
    {"progression_status", "one row a person"},
    {"FROM sessions", "the devices that are signed in"},
    // These stop early.
    {"max(local_date) FROM level_history", "SQLite reads the last entry of the index alone"},
    {"WITH RECURSIVE names", "one entry of the index an exercise"},
    {"FROM personal_records AS record", "newest first, until enough exercises are found"},
    {"coalesce((SELECT weight FROM body_measurements", "newest first, until one has a weight"},
});

// What a statement made itself, and functions of SQLite.
constexpr auto passing = std::to_array<std::string_view>(
    {"SCAN CONSTANT ROW", "SCAN json_each", "SCAN pragma_", "SCAN sqlite_master", "SCAN (subquery", "SCAN names",
     "SCAN foods", "SCAN logged", "SCAN done", "SCAN trained", "SCAN shares"});

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// Those that were of use.
std::set<const Exempt*> used_exemptions;

bool is_exempt(const std::string& sql, const std::string& line) {
  const auto begins = [&](std::string_view each) { return line.starts_with(each); };
  if (std::any_of(passing.begin(), passing.end(), begins)) return true;
  const auto* const found = std::find_if(exempt_lines.begin(), exempt_lines.end(), [&](const Exempt& each) {
    return contains(sql, each.sql) && line.starts_with(each.line);
  });
  if (found == exempt_lines.end()) return false;
  used_exemptions.insert(found);
  return true;
}

bool may_read_all(const std::string& sql) {
  return std::any_of(whole.begin(), whole.end(), [&](const Whole& each) { return contains(sql, each.sql); });
}

// What is wrong with a line of a plan; empty when nothing is.
std::string fault_of(const std::string& sql, const std::string& line) {
  const bool walks = line.starts_with("SCAN ");
  const bool sorts = contains(line, "TEMP B-TREE");
  const bool indexes = contains(line, "AUTOMATIC");
  if ((walks || sorts || indexes) && !is_exempt(sql, line)) return walks ? "walks a table" : "sorts";
  if (line.ends_with("(user_id=?)") && !may_read_all(sql)) return "reads all rows of a person";
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

// Every statement on rows that the functions of the store ran on a database file.
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

std::int64_t count_analysed(sqlite3* database) {
  sqlite3_stmt* statement = nullptr;
  sqlite3_prepare_v2(database, "SELECT count(DISTINCT tbl) FROM sqlite_stat1", -1, &statement, nullptr);
  const std::int64_t tables = sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : 0;
  sqlite3_finalize(statement);
  return tables;
}

enum class Statistics { as_left, of_everything };

// Answers how many tables had statistics.
std::int64_t check_plans(const std::string& file, Statistics statistics) {
  sqlite3* database = nullptr;
  REQUIRE(sqlite3_open(file.c_str(), &database) == SQLITE_OK);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_QPSG, 1, nullptr);
  if (statistics == Statistics::of_everything) sqlite3_exec(database, "ANALYZE", nullptr, nullptr, nullptr);
  const std::int64_t analysed = count_analysed(database);
  for (const std::string& sql : statements_of_store()) {
    for (const std::string& line : plan_of(database, sql)) {
      CHECK_MESSAGE(fault_of(sql, line).empty(), line, ": ", fault_of(sql, line), "\n  ", sql);
    }
  }
  sqlite3_close(database);
  return analysed;
}

// A file with one person of many rows and `others` of few, closed as the product closes it.
std::string make_crowd(const TempFolder& folder, int others) {
  const std::string file = folder.file("crowd.db");
  Database database({.path = file});
  std::vector<UserId> people;
  for (int i = 0; i <= others; ++i) people.push_back(add_user(database, std::to_string(i) + "@example.com"));
  database.write([&](Connection& connection) {
    add_catalogue(connection);
    for (const UserId each : people) add_rows(connection, each, each == people.front() ? 5000 : 20);
    add_parts(connection);
  });
  return file;
}

}  // namespace

TEST_CASE("the functions of the store run every statement that stands in it") {
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
    CHECK_MESSAGE(ran, each.file, " was not seen to run: ", each.text);
  }
}

TEST_CASE("every statement finds its rows by an index, whatever SQLite knows of the tables") {
  used_exemptions.clear();
  const TempFolder folder;
  const std::string file = folder.file("new.db");
  { const Database fresh({.path = file}); }
  check_plans(file, Statistics::as_left);
  constexpr std::array others{0, 200};
  for (const int each : others) {
    CAPTURE(each);
    const TempFolder crowded;
    const std::string crowd = make_crowd(crowded, each);
    check_plans(crowd, Statistics::as_left);
    CHECK(check_plans(crowd, Statistics::of_everything) > 20);
  }
  for (const Exempt& each : exempt_lines) {
    CHECK_MESSAGE(used_exemptions.contains(&each), each.sql, ": ", each.line, " needs no exemption");
  }
}
