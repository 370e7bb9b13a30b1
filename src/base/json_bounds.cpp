// Counts without parsing.
#include "base/json_bounds.h"

namespace fitapp {

bool is_bounded_json(std::string_view text, std::size_t most_values) {
  std::size_t values = 1;
  int depth = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      if (c == '"') in_string = false;
      continue;
    }
    if (c == '"') in_string = true;
    if (c == ',' || c == '[' || c == '{') ++values;
    if (c == '[' || c == '{') ++depth;
    if (c == ']' || c == '}') --depth;
    if (depth > max_json_nesting || values > most_values) return false;
  }
  return true;
}

}  // namespace fitapp
