// The database's layout as it is compiled in: today's whole schema and the steps that lead to it; knows no database.
#pragma once

#include <span>
#include <string_view>

namespace fitapp::embed {

// One file src/store/migrations/NNNN_what.sql.
struct Migration {
  int version;            // NNNN; 1 is the first
  std::string_view name;  // "what"
  std::string_view sql;
};

// In ascending order of version, without gaps.
std::span<const Migration> migrations();

// The text of schema.sql.
std::string_view schema_sql();

}  // namespace fitapp::embed
