// Reads UTF-8 strictly (RFC 3629): no overlong forms, no surrogates, nothing beyond U+10FFFF.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fitapp {

// How many bytes the character at the front of `text`, which is not empty, has; 0 when it is no UTF-8. `code` is its
// code point, or the first byte.
inline std::size_t character_length(std::string_view text, std::uint32_t& code) {
  const auto byte = [&](std::size_t at) { return static_cast<std::uint8_t>(text[at]); };
  const std::uint8_t first = byte(0);
  code = first;
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
  code = first & (0x7Fu >> length);
  for (std::size_t at = 1; at < length; ++at) {
    if ((byte(at) & 0xC0) != 0x80) return 0;
    code = code << 6 | (byte(at) & 0x3Fu);
  }
  constexpr std::array<std::uint32_t, 5> lowest = {0, 0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = code >= 0xD800 && code <= 0xDFFF;
  return code < lowest[length] || is_surrogate || code > 0x10FFFF ? 0 : length;
}

// Valid UTF-8 without control characters.
inline bool is_clean_text(std::string_view text) {
  while (!text.empty()) {
    std::uint32_t code = 0;
    const std::size_t length = character_length(text, code);
    if (length == 0 || code < 0x20 || code == 0x7F) return false;
    text.remove_prefix(length);
  }
  return true;
}

}  // namespace fitapp
