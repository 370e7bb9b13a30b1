// Lists of texts in one TEXT column, written as a JSON array so that SQLite's own functions can read them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fitapp::store {

std::string encode_list(const std::vector<std::string>& texts);
// What encode_list wrote; nullopt for a text that is not an array of strings.
std::optional<std::vector<std::string>> decode_list(std::string_view text);

}  // namespace fitapp::store
