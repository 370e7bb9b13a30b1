// Tests of rules for all tables in the schema.
#include "store/migrate.h"

#include <doctest/doctest.h>

#include <map>
#include <regex>

#include "schema_support.h"
#include "store/file.h"
#include "store/temp_database.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

namespace {

std::map<std::string, int> counts(Connection& connection) {
  std::map<std::string, int> rows;
  for (const std::string& table : tables_of(connection)) {
    rows[table] = *connection.value<int>("SELECT count(*) FROM " + table);
  }
  return rows;
}

// Removes comments and extra spaces, to compare only the definitions.
std::vector<std::string> normalised_schema(Connection& connection) {
  std::vector<std::string> statements =
      first_texts(connection, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name");
  for (std::string& sql : statements) {
    sql = std::regex_replace(sql, std::regex("--[^\n]*"), "");
    sql = std::regex_replace(sql, std::regex("\\s+"), " ");
    sql = std::regex_replace(sql, std::regex(" ?([(),]) ?"), "$1");
  }
  return statements;
}

}  // namespace

TEST_CASE("running all migrations produces exactly schema.sql") {
  const TempFolder folder;
  const std::string by_hand = folder.file("schema.db");
  const std::string by_steps = folder.file("steps.db");
  REQUIRE(create_private_file(by_hand));
  REQUIRE(create_private_file(by_steps));
  Connection whole(by_hand, Connection::Access::read_write);
  Connection stepped(by_steps, Connection::Access::read_write);
  whole.execute(std::string(embed::schema_sql()));
  const auto steps = embed::migrations();
  for (std::size_t i = 1; i <= steps.size(); ++i) {
    CHECK(steps[i - 1].version == static_cast<int>(i));
    migrate(stepped, by_steps, steps.first(i));
    CHECK(*stepped.value<int>("PRAGMA user_version") == static_cast<int>(i));
    CHECK(*stepped.value<int>("PRAGMA application_id") == application_id);
  }
  CHECK(normalised_schema(stepped) == normalised_schema(whole));
  for (const char* pragma : {"PRAGMA user_version", "PRAGMA application_id"}) {
    CHECK(*stepped.value<int>(pragma) == *whole.value<int>(pragma));
  }
  CHECK(normalised_schema(whole).size() > 50);
}

TEST_CASE("every table is strict and never reuses an id") {
  TempDatabase database;
  database->read([](Connection& connection) {
    for (const std::string& table : tables_of(connection)) {
      CAPTURE(table);
      CHECK(*connection.value<bool>("SELECT strict FROM pragma_table_list WHERE schema = 'main' AND name = ?", table));
      // user_pictures uses the user's id.
      if (table == "user_pictures") continue;
      CHECK(connection.value<std::string>("SELECT sql FROM sqlite_schema WHERE name = ?", table)
                ->find("id INTEGER PRIMARY KEY AUTOINCREMENT") != std::string::npos);
    }
  });
}

TEST_CASE("every table with user rows deletes them with the user") {
  TempDatabase database;
  database->read([](Connection& connection) {
    for (const std::string& table : tables_of(connection)) {
      CAPTURE(table);
      for (const Column& column : columns_of(connection, table)) {
        if (column.name != "user_id") continue;
        const auto links = links_of(connection, table);
        const auto link =
            std::find_if(links.begin(), links.end(), [](const Link& each) { return each.column == "user_id"; });
        REQUIRE(link != links.end());
        CHECK(link->table == "users");
        CHECK(link->on_delete == "CASCADE");
      }
    }
  });
}

TEST_CASE("deleting a user deletes all of their rows and no row of another user") {
  TempDatabase database;
  database->write([](Connection& connection) {
    std::map<std::string, std::int64_t> stays;
    fill(connection, stays, "stays");
    const auto before = counts(connection);
    for (const auto& [table, rows] : before) {
      CAPTURE(table);
      CHECK(rows == 1);
    }
    std::map<std::string, std::int64_t> goes;
    fill(connection, goes, "goes");
    CHECK(connection.change("DELETE FROM users WHERE id = ?", goes.at("users")) == 1);
    // These belong to no user.
    connection.change("DELETE FROM exercises WHERE id = ?", goes.at("exercises"));
    connection.change("DELETE FROM barcode_products WHERE id = ?", goes.at("barcode_products"));
    CHECK(counts(connection) == before);
    for (const std::string& table : tables_of(connection)) {
      const std::string id = table == "user_pictures" ? "user_id" : "id";
      CAPTURE(table);
      CHECK(*connection.value<std::int64_t>("SELECT " + id + " FROM " + table) == stays.at(table));
    }
  });
}

TEST_CASE("training history remains when the plan and the catalogue are deleted") {
  TempDatabase database;
  database->write([](Connection& connection) {
    std::map<std::string, std::int64_t> ids;
    fill(connection, ids, "x");
    connection.change("DELETE FROM workout_plans");
    connection.change("DELETE FROM exercises");
    CHECK(*connection.value<int>("SELECT count(*) FROM planned_exercises") == 0);
    for (const char* table : {"workouts", "exercise_completions", "set_logs", "personal_records"}) {
      CAPTURE(table);
      CHECK(*connection.value<int>("SELECT count(*) FROM " + std::string(table)) == 1);
      for (const Link& link : links_of(connection, table)) {
        if (link.on_delete != "SET NULL") continue;
        CAPTURE(link.column);
        CHECK(*connection.value<bool>("SELECT " + link.column + " IS NULL FROM " + table));
      }
    }
    connection.change("DELETE FROM workouts");
    for (const char* table : {"exercise_completions", "set_logs", "personal_records"}) {
      CAPTURE(table);
      CHECK(*connection.value<int>("SELECT count(*) FROM " + std::string(table)) == 0);
    }
  });
}

TEST_CASE("an id is never reused, even after the newest row is deleted") {
  TempDatabase database;
  database->write([](Connection& connection) {
    std::map<std::string, std::int64_t> first;
    fill(connection, first, "x");
    connection.change("DELETE FROM users");
    connection.change("DELETE FROM exercises");
    connection.change("DELETE FROM barcode_products");
    std::map<std::string, std::int64_t> second;
    fill(connection, second, "x");
    for (const auto& [table, id] : second) {
      CAPTURE(table);
      CHECK(id > first.at(table));
    }
  });
}

TEST_CASE("a client key is unique per user, and rows without a key are not limited") {
  TempDatabase database;
  database->write([](Connection& connection) {
    int keyed_tables = 0;
    for (const std::string& table : tables_of(connection)) {
      const auto columns = columns_of(connection, table);
      const auto has = [&columns](const std::string& name) {
        return std::any_of(columns.begin(), columns.end(), [&](const Column& column) { return column.name == name; });
      };
      if (!has("client_key")) continue;
      CAPTURE(table);
      CHECK(has("client_body_hash"));
      ++keyed_tables;
      const auto unique =
          first_texts(connection, "SELECT sql FROM sqlite_schema WHERE name = '" + table + "_client_key'");
      REQUIRE(unique.size() == 1);
      CHECK(unique[0].find("UNIQUE") != std::string::npos);
      CHECK(unique[0].find("(user_id, client_key)") != std::string::npos);
    }
    CHECK(keyed_tables >= 7);
    std::map<std::string, std::int64_t> ids;
    fill(connection, ids, "x");
    const auto add = [&](std::optional<std::string> key) {
      return connection.try_insert(
          "INSERT INTO food_entries (user_id, name, calories, meal_type, logged_at, local_date, utc_offset, client_key,"
          " created_at, updated_at) VALUES (?, 'Oats', 1, 'lunch', 1, '2026-01-01', 0, ?, 1, 1)",
          ids.at("users"), key);
    };
    CHECK(add("k"));
    CHECK_FALSE(add("k"));
    CHECK(add(std::nullopt));
    CHECK(add(std::nullopt));
  });
}

TEST_CASE("the tables enforce the allowed values") {
  TempDatabase database;
  database->write([](Connection& connection) {
    std::map<std::string, std::int64_t> ids;
    fill(connection, ids, "x");
    CHECK_THROWS_AS(connection.change("UPDATE planned_workouts SET day_of_week = 7"), Constraint);
    CHECK_THROWS_AS(connection.change("UPDATE planned_exercises SET category = 'x'"), Constraint);
    CHECK_THROWS_AS(connection.change("UPDATE period_trackings SET flow = 'x'"), Constraint);
    CHECK_THROWS_AS(connection.change("UPDATE period_days SET flow = 'x'"), Constraint);
    CHECK_THROWS_AS(connection.change("UPDATE users SET weight = 'heavy'"), Constraint);
    CHECK(connection.change("UPDATE period_trackings SET flow = 'heavy'") == 1);
  });
}
