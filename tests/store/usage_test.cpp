// Tests that the usage contains every row of the user, and none of another user.
#include "store/usage.h"

#include <doctest/doctest.h>

#include "entries_support.h"
#include "store/user_tables.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

namespace {

void weigh(Database& database, UserId user, int times) {
  database.write([&](Connection& connection) {
    for (int i = 0; i < times; ++i) {
      connection.change(
          "INSERT INTO body_measurements (user_id, weight, measured_at, local_date, utc_offset, created_at, updated_at)"
          " VALUES (?, 1, 0, '2026-11-20', 0, 0, 0)",
          user);
    }
  });
}

void describe(Database& database, UserId user, const std::string& text) {
  database.write(
      [&](Connection& connection) { connection.change("UPDATE users SET height = ? WHERE id = ?", text, user); });
}

}  // namespace

TEST_CASE("each row and each byte of a text counts once, for its own user") {
  TwoUsers users;
  const auto ada = count_usage(users.ada, *users.database);
  const auto eve = count_usage(users.eve, *users.database);
  CHECK(ada.rows > 0);
  weigh(*users.database, users.ada, 300);
  describe(*users.database, users.ada, "");
  const auto before = count_usage(users.ada, *users.database);
  CHECK(before.rows == ada.rows + 300);
  CHECK(before.bytes > ada.bytes + 300 * 16);
  describe(*users.database, users.ada, "six feet – about");  // 18 bytes
  CHECK(count_usage(users.ada, *users.database).bytes == before.bytes + 18);
  CHECK(count_usage(users.eve, *users.database) == eve);
}

TEST_CASE("a picture counts with its bytes") {
  TwoUsers users;
  const auto before = count_usage(users.ada, *users.database);
  users.database->write([&](Connection& connection) {
    connection.change(
        "INSERT INTO user_pictures (user_id, media_type, bytes, updated_at) VALUES (?, 'image/png', zeroblob(5000), 0)",
        users.ada);
  });
  const auto after = count_usage(users.ada, *users.database);
  CHECK(after.rows == before.rows + 1);
  CHECK(after.bytes > before.bytes + 5000);
}

TEST_CASE("the tables with rows of users are all tables with users' data") {
  TwoUsers users;
  users.database->read([](Connection& connection) {
    const auto names =
        connection.query("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
            .list([](const Query& row) { return row.text(0); });
    for (const std::string& name : names) {
      CAPTURE(name);
      const bool is_left_out = name == "exercises" || name == "barcode_products" || name == "password_reset_tokens" ||
                               name == "user_pictures" || name == "idempotency_keys";
      const bool is_listed = std::ranges::find(user_tables(), name, &UserTable::table) != user_tables().end();
      CHECK(is_listed != is_left_out);
    }
  });
}
