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

}  // namespace

std::string export_of(UserId user, store::Database& database, Instant now) {
  std::string text = "{\n\"format\": \"fitapp-export\",\n\"version\": " + std::to_string(export_version) +
                     ",\n\"exportedAt\": \"" + format_timestamp(now) +
                     "\",\n\"picture\": " + picture_of(user, database) + ",\n\"tables\": {";
  std::string_view before_table = "\n";
  for (const store::TableRows& table : store::list_everything(user, database)) {
    text.append(before_table).append("\"").append(table.table).append("\": [");
    std::string_view before_row = "\n";
    for (const std::string& row : table.rows) {
      text.append(before_row).append(row);
      before_row = ",\n";
    }
    text += "]";
    before_table = ",\n";
  }
  return text + "\n}\n}\n";
}

}  // namespace fitapp::transfer
