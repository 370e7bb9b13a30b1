// The tables that hold users' rows, and the condition by which a user owns them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/connection.h"

namespace fitapp::store {

struct UserTable {
  std::string_view table;
  std::string_view condition;  // condition for the user's rows (?1)
};

// In the order of an export. Without pictures and reset tokens.
std::span<const UserTable> user_tables();

// The current columns of the table.
std::vector<std::string> column_names(Connection& connection, std::string_view table);

}  // namespace fitapp::store
