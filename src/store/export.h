// Everything stored about one user, by table.
#pragma once

#include "store/db.h"

namespace fitapp::store {

struct TableRows {
  std::string table;
  std::vector<std::string> rows;  // each a JSON object of its columns, built by SQLite; ordered by id
};

// A consistent snapshot, without password and token hashes, reset tokens and the bytes of the picture.
std::vector<TableRows> list_everything(UserId user, Database& database);

}  // namespace fitapp::store
