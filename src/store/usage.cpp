// Counts by the tables' current columns, so that new columns are always included.
#include "store/usage.h"

#include "store/user_tables.h"

namespace fitapp::store {
namespace {

// SQLite's header of a row.
constexpr int row_bytes = 16;

std::string size_expression(Connection& connection, std::string_view table) {
  std::string sum = std::to_string(row_bytes);
  for (const std::string& column : column_names(connection, table))
    sum += " + coalesce(length(CAST(" + column + " AS BLOB)), 0)";
  return sum;
}

void add(domain::Usage& usage, UserId user, Connection& connection, const UserTable& source) {
  const std::string sql = "SELECT count(*), coalesce(sum(" + size_expression(connection, source.table) + "), 0) FROM " +
                          std::string(source.table) + " WHERE " + std::string(source.condition);
  Query row = connection.query(sql, user);
  row.next();
  usage.rows += row.integer(0);
  usage.bytes += row.integer(1);
}

}  // namespace

domain::Usage count_usage(UserId user, Database& database) {
  return database.read([&](Connection& connection) {
    domain::Usage usage;
    for (const UserTable& source : user_tables()) add(usage, user, connection, source);
    add(usage, user, connection, {"user_pictures", "user_id = ?1"});
    return usage;
  });
}

}  // namespace fitapp::store
