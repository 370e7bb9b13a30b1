// Lists of strings stored in a TEXT column as a JSON array.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fitapp::store {

// `["push up","plank"]`; bytes that are not UTF-8 become U+FFFD.
std::string encode_list(std::span<const std::string> texts);

// nullopt unless `text` is a JSON array that contains only strings.
std::optional<std::vector<std::string>> decode_list(std::string_view text);

}  // namespace fitapp::store
