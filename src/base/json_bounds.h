// Limits JSON from outside before it is parsed.
#pragma once

#include <cstddef>
#include <string_view>

namespace fitapp {

inline constexpr int max_json_nesting = 32;

// Whether the text has at most this many values and max_json_nesting levels. Counts separators outside strings, so that
// hostile text is refused before it takes memory. The text need not be valid JSON.
bool is_bounded_json(std::string_view text, std::size_t most_values);

}  // namespace fitapp
