// Decodes, encodes, counts and cuts UTF-8.
#include "base/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace fitapp {
namespace {

bool is_continuation(char byte) { return (static_cast<std::uint8_t>(byte) & 0xC0) == 0x80; }

}  // namespace

std::optional<char32_t> next_code_point(std::string_view text, std::size_t& at) {
  const auto first = static_cast<std::uint8_t>(text[at]);
  const std::string_view rest = text.substr(at++);
  if (first < 0x80) return first;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || rest.size() < length) return std::nullopt;
  char32_t code = first & (0x7Fu >> length);
  for (const char byte : rest.substr(1, length - 1)) {
    if (!is_continuation(byte)) return std::nullopt;
    code = code << 6 | (static_cast<std::uint8_t>(byte) & 0x3Fu);
  }
  constexpr std::array<char32_t, 5> lowest = {0, 0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < lowest[length] || is_surrogate || code > 0x10FFFF) return std::nullopt;
  at += length - 1;
  return code;
}

void append_utf8(std::string& text, char32_t code) {
  const auto continuation = [&](int shift) { text += static_cast<char>(0x80 | (code >> shift & 0x3F)); };
  if (code < 0x80) {
    text += static_cast<char>(code);
  } else if (code < 0x800) {
    text += static_cast<char>(0xC0 | code >> 6);
    continuation(0);
  } else if (code < 0x10000) {
    text += static_cast<char>(0xE0 | code >> 12);
    continuation(6);
    continuation(0);
  } else {
    text += static_cast<char>(0xF0 | code >> 18);
    continuation(12);
    continuation(6);
    continuation(0);
  }
}

std::string replace_invalid_utf8(std::string_view text) {
  std::string valid;
  valid.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    if (next_code_point(text, at)) {
      valid.append(text, begin, at - begin);
    } else {
      append_utf8(valid, U'\uFFFD');
    }
  }
  return valid;
}

bool is_clean_text(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const auto code = next_code_point(text, at);
    if (!code || *code < 0x20 || *code == 0x7F) return false;
  }
  return true;
}

std::size_t count_characters(std::string_view text) {
  return text.size() - static_cast<std::size_t>(std::count_if(text.begin(), text.end(), is_continuation));
}

std::string_view cut_to_characters(std::string_view text, std::size_t max_length) {
  std::size_t characters = 0;
  const auto* end = std::find_if(text.begin(), text.end(),
                                 [&](char byte) { return !is_continuation(byte) && ++characters > max_length; });
  return {text.begin(), end};
}

std::string_view cut_to_bytes(std::string_view text, std::size_t max_length) {
  if (text.size() <= max_length) return text;
  constexpr std::size_t max_continuations = 3;
  std::size_t end = max_length;
  while (end > 0 && max_length - end < max_continuations && is_continuation(text[end])) --end;
  // Bytes that are not UTF-8 are cut at the limit.
  return text.substr(0, is_continuation(text[end]) ? max_length : end);
}

}  // namespace fitapp
