// Writes the export file.
#include "transfer/export.h"

#include "base/base64.h"
#include "base/calendar.h"
#include "base/json_text.h"
#include "store/export.h"
#include "store/users.h"

namespace fitapp::transfer {
namespace {

std::string picture_of(UserId user, store::Database& database) {
  const auto picture = store::find_picture(user, database);
  if (!picture) return "null";
  std::string text = "{\"mediaType\": ";
  write_json_string(text, picture->media_type);
  text += ", \"base64\": ";
  write_json_string(text, base64(picture->bytes));
  return text + "}";
}

// Returns false when the client is gone.
bool write_table(UserId user, store::Database& database, std::string_view table,
                 const std::function<bool(std::string_view)>& write) {
  std::string_view before_row = "\n";
  for (std::int64_t after = 0;;) {
    const store::ExportPage page = store::list_export_page(user, database, table, after);
    std::string text;
    for (const std::string& row : page.rows) {
      text.append(before_row).append(row);
      before_row = ",\n";
    }
    after = page.last_id;
    if (!write(text)) return false;
    if (after == 0) return true;
  }
}

}  // namespace

void write_export(UserId user, store::Database& database, Instant now,
                  const std::function<bool(std::string_view)>& write) {
  if (!write("{\n\"format\": \"fitapp-export\",\n\"version\": " + std::to_string(export_version) +
             ",\n\"exportedAt\": \"" + format_timestamp(now) + "\",\n\"picture\": " + picture_of(user, database) +
             ",\n\"tables\": {"))
    return;
  std::string_view before_table = "\n";
  for (const std::string_view table : store::exported_tables()) {
    if (!write(std::string(before_table) + "\"" + std::string(table) + "\": [") ||
        !write_table(user, database, table, write) || !write("]"))
      return;
    before_table = ",\n";
  }
  write("\n}\n}\n");
}

}  // namespace fitapp::transfer
