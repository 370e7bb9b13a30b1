// Encodes and decodes the JSON arrays of json_list.h. Only this file and set_targets.cpp include a JSON library.
#include "store/json_list.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "base/json_text.h"
#include "base/utf8.h"

namespace fitapp::store {

using nlohmann::json;

std::string encode_list(std::span<const std::string> texts) {
  std::string list = "[";
  for (const std::string& text : texts) {
    if (list.size() > 1) list += ',';
    write_json_string(list, replace_invalid_utf8(text));
  }
  return list + "]";
}

namespace {

// Collects an array of strings while parsing. Lists are read with many rows, and building a JSON tree would cost more
// than the rest of the row.
class TextListReader final : public nlohmann::json_sax<json> {
 public:
  std::vector<std::string> texts;

  bool start_array(std::size_t) override { return !std::exchange(in_list_, true); }
  bool end_array() override { return true; }
  bool string(string_t& text) override {
    texts.push_back(std::move(text));
    return in_list_;
  }
  bool null() override { return false; }
  bool boolean(bool) override { return false; }
  bool number_integer(number_integer_t) override { return false; }
  bool number_unsigned(number_unsigned_t) override { return false; }
  bool number_float(number_float_t, const string_t&) override { return false; }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return false; }
  bool key(string_t&) override { return false; }
  bool end_object() override { return false; }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }

 private:
  bool in_list_ = false;
};

}  // namespace

std::optional<std::vector<std::string>> decode_list(std::string_view text) {
  TextListReader reader;
  if (!json::sax_parse(text, &reader)) return std::nullopt;
  return std::move(reader.texts);
}

}  // namespace fitapp::store
