// Lists of texts as they stand in one TEXT column: a JSON array of strings.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fitapp::store {

// `["push up","plank"]`; bytes that are not UTF-8 become U+FFFD.
std::string encode_list(std::span<const std::string> texts);

// nullopt unless `text` is a JSON array of strings and nothing else.
std::optional<std::vector<std::string>> decode_list(std::string_view text);

}  // namespace fitapp::store
