// All rows of one user, table by table, for the export.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/id.h"
#include "store/db.h"

namespace fitapp::store {

// The tables of an export, in order.
std::vector<std::string_view> exported_tables();

// Rows as JSON objects, ordered by id. `last_id` is 0 at the end of the table.
struct ExportPage {
  std::vector<std::string> rows;
  std::int64_t last_id = 0;
};

// The user's next rows of the table, after the row `after` (0: the first ones). Each page is a transaction of its own,
// so that a client that reads slowly blocks neither a reader nor the checkpoints.
ExportPage list_export_page(UserId user, Database& database, std::string_view table, std::int64_t after);

}  // namespace fitapp::store
