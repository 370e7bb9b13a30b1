// Tests that migrate a filled database from each older schema to the current one.
#include <doctest/doctest.h>

#include <map>
#include <set>

#include "schema_support.h"
#include "store/migrate.h"
#include "store/temp_database.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;
using std::string_literals::operator""s;

namespace {

// Every row as text, with only the columns that the old file had.
using Rows = std::map<std::string, std::vector<std::string>>;
Rows rows_of(Connection& connection, const std::map<std::string, std::vector<Column>>& tables) {
  Rows rows;
  for (const auto& [table, columns] : tables) {
    std::string list;
    for (const Column& column : columns) list += (list.empty() ? "quote(" : " || ',' || quote(") + column.name + ")";
    rows[table] = first_texts(connection, "SELECT " + list + " FROM " + table + " ORDER BY 1");
  }
  return rows;
}

void add_record(Connection& connection, std::int64_t user, const char* exercise, const char* unit, double value,
                const char* day, const std::optional<std::string>& key = std::nullopt) {
  connection.insert(
      "INSERT INTO personal_records (user_id, exercise_key, exercise_name, value, unit, achieved_at, local_date,"
      " utc_offset, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?5, CAST(julianday(?6) * 86400000 AS INTEGER), ?6, "
      "0, 0, 0)",
      user, key, exercise, value, unit, day);
}

const std::set<std::string> remaining_records{"Row 110 lb", "Row 120 lb", "Plank 40 s"};
const std::set<std::string> written{"ROW 100 lb",      "Row 110 lb",      "Row 120 lb", "Row 12 reps",
                                    "Cobra Pose 20 s", "Cobra Pose 30 s", "Plank 30 s", "Plank 40 s"};

std::set<std::string> records_of(Connection& connection, std::int64_t user) {
  const auto list = connection
                        .query(
                            "SELECT exercise_name || ' ' || CAST(value AS INTEGER) || ' ' || unit"
                            " FROM personal_records WHERE user_id = ?",
                            user)
                        .list([](const Query& row) { return row.text(0); });
  return {list.begin(), list.end()};
}

}  // namespace

TEST_CASE("a file with an older schema keeps its rows, except for records that beat nothing") {
  const auto steps = embed::migrations();
  for (std::size_t older = 1; older < steps.size(); ++older) {
    CAPTURE(older);
    const TempFolder folder;
    Options options{.path = folder.file("old.db")};
    options.migrations = steps.first(older);
    std::map<std::string, std::vector<Column>> tables;
    std::map<std::string, std::int64_t> ada;
    std::map<std::string, std::int64_t> eve;
    Rows before;
    {
      Database old(options);
      old.write([&](Connection& connection) {
        fill(connection, ada, "ada");
        fill(connection, eve, "eve");
        connection.change("DELETE FROM personal_records");
        for (const std::string& table : tables_of(connection)) {
          if (table != "personal_records") tables[table] = columns_of(connection, table);
        }
        before = rows_of(connection, tables);
        add_record(connection, ada["users"], "Row", "lb", 110, "2026-11-13");
        add_record(connection, ada["users"], "ROW", "lb", 100, "2026-11-06");
        add_record(connection, ada["users"], "Row", "lb", 120, "2026-11-20");
        add_record(connection, ada["users"], "Row", "reps", 12, "2026-11-01");
        add_record(connection, ada["users"], "Cobra Pose", "s", 20, "2026-11-01", "cobra_pose");
        add_record(connection, ada["users"], "Cobra Pose", "s", 30, "2026-11-02", "cobra_pose");
        add_record(connection, ada["users"], "Plank", "s", 30, "2026-11-02", "plank");
        add_record(connection, ada["users"], "Plank", "s", 40, "2026-11-03", "plank");
        add_record(connection, eve["users"], "row", "lb", 300, "2026-11-20");
      });
    }
    options.migrations = steps;
    Database database(options);
    database.read([&](Connection& connection) {
      CHECK(*connection.value<int>("PRAGMA user_version") == static_cast<int>(steps.size()));
      CHECK(rows_of(connection, tables) == before);
      CHECK(before.at("set_logs").size() == 2);
      // Migration 4 deletes records that beat nothing, so newer files contain none.
      const bool cleared = older < 4;
      CHECK(records_of(connection, ada["users"]) == (cleared ? remaining_records : written));
      CHECK(records_of(connection, eve["users"]) == (cleared ? std::set<std::string>{} : std::set{"row 300 lb"s}));
      CHECK(*connection.value<int>("SELECT sum(superset_with_next) FROM planned_exercises") == 0);
      CHECK(*connection.value<int>("SELECT count(*) FROM own_exercises") == (older < 8 ? 0 : 2));
      CHECK(*connection.value<int>("SELECT count(*) FROM exercise_marks") == (older < 9 ? 0 : 2));
      CHECK(*connection.value<int>("SELECT count(*) FROM period_days") == (older < 12 ? 0 : 2));
      CHECK(*connection.value<int>("SELECT count(*) FROM hidden_insights") == (older < 15 ? 0 : 2));
      CHECK(*connection.value<int>("SELECT count(*) FROM idempotency_keys") == (older < 16 ? 0 : 2));
      CHECK(*connection.value<int>("SELECT count(set_targets) FROM planned_exercises") == 0);
      CHECK(*connection.value<int>("SELECT count(planned_set_targets) FROM exercise_completions") == 0);
      CHECK(*connection.value<std::string>("SELECT max(pattern || implement) FROM exercises") == "");
    });
  }
}

TEST_CASE("an older plan's note about both sides becomes a property of the exercise") {
  const auto steps = embed::migrations();
  const TempFolder folder;
  Options options{.path = folder.file("old.db")};
  options.migrations = steps.first(6);
  std::map<std::string, std::int64_t> ada;
  {
    Database old(options);
    old.write([&](Connection& connection) {
      fill(connection, ada, "ada");
      connection.change("UPDATE planned_exercises SET notes = 'On each side.'");
      connection.insert(
          "INSERT INTO planned_exercises (planned_workout_id, exercise_name, notes) VALUES (?, 'Row', 'On each side. "
          "Slow.')",
          ada["planned_workouts"]);
    });
  }
  options.migrations = steps;
  Database now(options);
  now.read([&](Connection& connection) {
    CHECK(first_texts(connection,
                      "SELECT exercise_name || ' ' || per_side || ' ' || ifnull(notes, '-') FROM"
                      " planned_exercises ORDER BY id DESC LIMIT 1") ==
          std::vector<std::string>{"Row 0 On each side. Slow."});
    CHECK(first_texts(connection,
                      "SELECT DISTINCT per_side || ' ' || ifnull(notes, '-') FROM planned_exercises"
                      " WHERE exercise_name <> 'Row'") == std::vector<std::string>{"1 -"});
    return 0;
  });
}
