// Tests that an export reads all rows in pages.
#include "store/export.h"

#include <doctest/doctest.h>

#include <set>

#include "entries_support.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

TEST_CASE("pages contain every row of the user once, in the order of ids, and none of another user") {
  TwoUsers users;
  for (int i = 0; i < 450; ++i) {
    for (const UserId user : {users.ada, users.eve}) {
      users.database->write([&](Connection& connection) {
        connection.change(
            "INSERT INTO body_measurements (user_id, weight, measured_at, local_date, utc_offset, created_at,"
            " updated_at) VALUES (?, ?, 0, '2026-11-20', 0, 0, 0)",
            user, user == users.ada ? 1000 + i : 9);
      });
    }
  }
  std::vector<std::string> rows;
  int pages = 0;
  std::int64_t after = 0;
  do {
    const ExportPage page = list_export_page(users.ada, *users.database, "body_measurements", after);
    rows.insert(rows.end(), page.rows.begin(), page.rows.end());
    after = page.last_id;
    ++pages;
  } while (after > 0);
  CHECK(pages == 3);
  REQUIRE(rows.size() == 450);
  for (int i = 0; i < 450; ++i) CHECK(rows[i].find("\"weight\":" + std::to_string(1000 + i)) != std::string::npos);
}
