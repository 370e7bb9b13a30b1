// Reads whole tables by their current columns, so that new columns are always included.
#include "store/export.h"

#include <algorithm>

#include "store/user_tables.h"

namespace fitapp::store {
namespace {

constexpr std::size_t page_rows = 200;

// json_object('id', id, …) with the table's columns.
std::string row_expression(Connection& connection, std::string_view table) {
  std::string list;
  for (const std::string& column : column_names(connection, table)) {
    // Credentials are not personal data.
    if (column == "password_hash" || column == "token_hash") continue;
    if (!list.empty()) list += ", ";
    list += "'" + column + "', " + column;
  }
  return "json_object(" + list + ")";
}

const UserTable& source_of(std::string_view table) {
  return *std::ranges::find(user_tables(), table, &UserTable::table);
}

}  // namespace

std::vector<std::string_view> exported_tables() {
  std::vector<std::string_view> tables;
  for (const UserTable& source : user_tables()) tables.push_back(source.table);
  return tables;
}

ExportPage list_export_page(UserId user, Database& database, std::string_view table, std::int64_t after) {
  return database.read([&](Connection& connection) {
    const UserTable& source = source_of(table);
    const std::string sql = "SELECT id, " + row_expression(connection, table) + " FROM " + std::string(table) +
                            " NOT INDEXED WHERE " + std::string(source.condition) + " AND id > ?2 ORDER BY id LIMIT ?3";
    // An index by user would sort all rows of the user again for each page.
    ExportPage page;
    Query rows = connection.query(sql, user, after, page_rows);
    while (rows.next()) {
      page.last_id = rows.integer(0);
      page.rows.push_back(rows.text(1));
    }
    if (page.rows.size() < page_rows) page.last_id = 0;
    return page;
  });
}

}  // namespace fitapp::store
