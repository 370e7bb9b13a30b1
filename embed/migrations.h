// The embedded database schema and its migrations.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace fitapp::embed {

// A file src/store/migrations/NNNN_what.sql.
struct Migration {
  int version;            // NNNN, starting with 1
  std::string_view name;  // "what"
  std::string sql;
};

// Sorted by version, without gaps.
std::span<const Migration> migrations();

// The text of schema.sql.
std::string_view schema_sql();

}  // namespace fitapp::embed
