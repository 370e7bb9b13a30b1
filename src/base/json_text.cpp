// Escapes strings and formats numbers for JSON.
#include "base/json_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace fitapp {
namespace {

bool needs_escape(char c) { return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20; }

void write_escape(std::string& out, unsigned char byte) {
  static constexpr char digits[] = "0123456789abcdef";
  switch (byte) {
    case '"': out += "\\\""; break;
    case '\\': out += "\\\\"; break;
    case '\n': out += "\\n"; break;
    case '\r': out += "\\r"; break;
    case '\t': out += "\\t"; break;
    default:
      out += "\\u00";
      out += digits[byte >> 4];
      out += digits[byte & 15];
  }
}

}  // namespace

void write_json_string(std::string& out, std::string_view text) {
  out += '"';
  for (;;) {
    const auto* const end = std::find_if(text.begin(), text.end(), needs_escape);
    out.append(text.begin(), end);
    if (end == text.end()) break;
    write_escape(out, static_cast<unsigned char>(*end));
    text = {end + 1, text.end()};
  }
  out += '"';
}

void write_json_number(std::string& out, double number) {
  if (!std::isfinite(number)) {
    out += "null";
    return;
  }
  if (number == 0) number = 0;  // never "-0"
  std::array<char, 32> buffer;
  char* const begin = buffer.data();
  const bool is_whole = std::abs(number) < 1e15 && number == std::floor(number);
  const auto end = is_whole ? std::to_chars(begin, begin + buffer.size(), static_cast<std::int64_t>(number)).ptr
                            : std::to_chars(begin, begin + buffer.size(), number).ptr;
  out.append(begin, end);
}

}  // namespace fitapp
