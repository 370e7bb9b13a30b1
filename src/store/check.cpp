// Runs SQLite's integrity checks.
#include "store/check.h"

#include <algorithm>

namespace fitapp::store {

std::optional<std::string> find_damage(Database& database) {
  return database.read([](Connection& connection) -> std::optional<std::string> {
    auto pages = connection.value<std::string>("PRAGMA integrity_check(1)");
    // SQLite may return several lines; the message is one sentence.
    if (pages) std::replace(pages->begin(), pages->end(), '\n', ' ');
    if (pages != "ok") return "the file is damaged: " + pages.value_or("no answer") + "; restore a backup";
    const auto orphan = connection.value<std::string>("SELECT \"table\" FROM pragma_foreign_key_check LIMIT 1");
    if (orphan) return "rows of " + *orphan + " refer to what is no longer there";
    return std::nullopt;
  });
}

}  // namespace fitapp::store
