// Lists of texts as they stand in one TEXT column, a JSON array of strings; knows no other JSON and no table.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fitapp::store {

// `["push up","plank"]`; the texts must be valid UTF-8.
std::string encode_list(std::span<const std::string> texts);

// nullopt unless `json` is an array of strings and nothing else.
std::optional<std::vector<std::string>> decode_list(std::string_view json);

}  // namespace fitapp::store
