// Converts and compares the case of ASCII letters. Enough for header names, catalogue names and common passwords.
#pragma once

#include <algorithm>
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

}  // namespace fitapp
