// Writes the JSON of an error response.
#include "base/error_json.h"

#include "base/json_text.h"
#include "base/utf8.h"

namespace fitapp {
namespace {

// Texts may contain invalid UTF-8, for example in a name from the client.
void write_valid_string(std::string& json, std::string_view text) {
  write_json_string(json, replace_invalid_utf8(text));
}

void write_list(std::string& json, const std::vector<Message>& messages);

// Writes the code and parameters with which clients translate the message.
void write_reason(std::string& json, const Message& message) {
  json += "{\"code\":";
  write_valid_string(json, message.code);
  char before = '{';
  for (const auto& [name, value] : message.parameters) {
    json += before == '{' ? ",\"parameters\":{" : ",";
    before = ',';
    write_valid_string(json, name);
    json += ':';
    if (const auto* number = std::get_if<double>(&value)) write_json_number(json, *number);
    if (const auto* text = std::get_if<std::string>(&value)) write_valid_string(json, *text);
    if (const auto* list = std::get_if<std::vector<Message>>(&value)) write_list(json, *list);
  }
  json += before == '{' ? "}" : "}}";
}

void write_list(std::string& json, const std::vector<Message>& messages) {
  char before = '[';
  for (const Message& message : messages) {
    json += before;
    before = ',';
    write_reason(json, message);
  }
  json += messages.empty() ? "[]" : "]";
}

// `write` appends the value of one field.
template <class Write>
void write_fields(std::string& json, std::string_view key, const FieldMessages& fields, const Write& write) {
  json += ",\"" + std::string(key) + "\":";
  char before = '{';
  for (const auto& [name, message] : fields) {
    json += before;
    before = ',';
    write_valid_string(json, name);
    json += ':';
    write(message);
  }
  json += '}';
}

}  // namespace

std::string error_json(std::string_view code, const Message& message, const FieldMessages& fields) {
  std::string json = "{\"message\":";
  write_valid_string(json, message.text);
  json += ",\"code\":";
  write_valid_string(json, code);
  json += ",\"reason\":";
  write_reason(json, message);
  if (!fields.empty()) {
    write_fields(json, "fields", fields, [&](const Message& each) { write_valid_string(json, each.text); });
    write_fields(json, "fieldReasons", fields, [&](const Message& each) { write_reason(json, each); });
  }
  return json + "}";
}

}  // namespace fitapp
