// Functions for ASCII text, enough for HTTP headers, catalogue names and common passwords.
#pragma once

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>

namespace fitapp {

constexpr char lower_case(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

inline std::string lower_case(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = lower_case(c);
  return result;
}

inline bool equal_ignoring_case(std::string_view one, std::string_view other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                    [](char a, char b) { return lower_case(a) == lower_case(b); });
}

// Decodes percent-encoding; nullopt when a '%' is not followed by two hexadecimal digits.
inline std::optional<std::string> decode_percent(std::string_view text) {
  std::string decoded;
  for (; !text.empty(); text.remove_prefix(1)) {
    auto byte = static_cast<unsigned char>(text.front());
    if (byte == '%') {
      if (text.size() < 3 || std::from_chars(text.data() + 1, text.data() + 3, byte, 16).ptr != text.data() + 3)
        return std::nullopt;
      text.remove_prefix(2);
    }
    decoded += static_cast<char>(byte);
  }
  return decoded;
}

// Allowed in a header value, a chunk extension and a trailer: anything but control characters other than the tab.
inline bool is_text_character(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte >= 0x20 || c == '\t') && byte != 0x7F;
}

// Without spaces and tabs at both ends.
inline std::string_view trim(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

// Calls `callback` for each item of a comma-separated list, trimmed; skips empty items.
template <class Callback>
void for_each_item(std::string_view list, Callback callback) {
  for (;;) {
    const std::size_t comma = list.find(',');
    if (const std::string_view item = trim(list.substr(0, comma)); !item.empty()) callback(item);
    if (comma == std::string_view::npos) return;
    list.remove_prefix(comma + 1);
  }
}

}  // namespace fitapp
