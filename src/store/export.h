// Everything that is stored about one user, table by table.
#pragma once

#include "store/db.h"

namespace fitapp::store {

struct TableRows {
  std::string table;
  std::vector<std::string> rows;  // each a JSON object of its columns, written by SQLite itself, ordered by id
};

// In one state of the data. Left out: the password's hash, sessions, reset tokens and the picture's bytes.
std::vector<TableRows> list_everything(UserId user, Database& database);

}  // namespace fitapp::store
