// Writes and reads the JSON arrays of json_list.h. No other file of the store includes a JSON library.
#include "store/json_list.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace fitapp::store {

using nlohmann::json;

std::string encode_list(std::span<const std::string> texts) {
  constexpr int on_one_line = -1;
  constexpr bool as_ascii = false;
  // A stray byte becomes U+FFFD; by default the library would throw.
  return json(texts).dump(on_one_line, ' ', as_ascii, json::error_handler_t::replace);
}

std::optional<std::vector<std::string>> decode_list(std::string_view text) {
  constexpr bool throwing = false;
  const json list = json::parse(text, nullptr, throwing);
  const auto is_text = [](const json& each) { return each.is_string(); };
  if (!list.is_array() || !std::all_of(list.begin(), list.end(), is_text)) return std::nullopt;
  return list.get<std::vector<std::string>>();
}

}  // namespace fitapp::store
