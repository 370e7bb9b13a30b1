// Reads the structure of a database and adds a row to each table, without naming the tables.
#pragma once

#include <doctest/doctest.h>

#include <map>
#include <string>
#include <vector>

#include "store/connection.h"

namespace fitapp::tests {

struct Column {
  std::string name;
  std::string type;
  bool required;
  std::optional<std::string> default_value;
  bool primary;
};

struct Link {
  std::string column;
  std::string table;
  std::string on_delete;
};

inline std::vector<std::string> first_texts(store::Connection& connection, std::string_view sql) {
  return connection.query(sql).list([](const store::Query& row) { return row.text(0); });
}

// In the order of schema.sql: a table comes after those it refers to.
inline std::vector<std::string> tables_of(store::Connection& connection) {
  return first_texts(connection,
                     "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid");
}

inline std::vector<Column> columns_of(store::Connection& connection, const std::string& table) {
  return connection.query("SELECT name, type, \"notnull\", dflt_value, pk FROM pragma_table_info(?)", table)
      .list([](const store::Query& row) {
        Column column;
        row.row() >> column.name >> column.type >> column.required >> column.default_value >> column.primary;
        return column;
      });
}

inline std::vector<Link> links_of(store::Connection& connection, const std::string& table) {
  return connection.query("SELECT \"from\", \"table\", on_delete FROM pragma_foreign_key_list(?)", table)
      .list([](const store::Query& row) {
        Link link;
        row.row() >> link.column >> link.table >> link.on_delete;
        return link;
      });
}

// Adds one row to every table, with all links to other tables set. `ids` receives the id of each row.
inline void fill(store::Connection& connection, std::map<std::string, std::int64_t>& ids, const std::string& word) {
  for (const std::string& table : tables_of(connection)) {
    std::map<std::string, std::string> links;
    for (const Link& link : links_of(connection, table)) links[link.column] = link.table;
    std::string columns;
    std::string values;
    for (const Column& column : columns_of(connection, table)) {
      std::string value;
      if (links.contains(column.name) && links.at(column.name) == table) {
        continue;  // the first row cannot refer to another row of its table
      } else if (links.contains(column.name)) {
        value = std::to_string(ids.at(links.at(column.name)));
      } else if (column.primary || !column.required || column.default_value) {
        continue;
      } else if (column.name == "category") {
        value = "'main'";
      } else {
        value = column.type == "TEXT" ? "'" + word + "'" : column.type == "BLOB" ? "x'00'" : "1";
      }
      columns += (columns.empty() ? "" : ", ") + column.name;
      values += (values.empty() ? "" : ", ") + value;
    }
    CAPTURE(table);
    ids[table] = connection.insert("INSERT INTO " + table + " (" + columns + ") VALUES (" + values + ")");
  }
}

}  // namespace fitapp::tests
