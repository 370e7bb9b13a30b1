// Reads and writes UTF-8 strictly (RFC 3629): no overlong forms, no surrogates, nothing beyond U+10FFFF.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace fitapp {

// Reads the code point at `at`, which is less than text.size(), and moves `at` past it. Returns nullopt for a byte that
// does not begin a valid character and moves `at` past that byte alone.
std::optional<char32_t> next_code_point(std::string_view text, std::size_t& at);

// `code` must be a valid code point.
void append_utf8(std::string& text, char32_t code);

// Replaces each byte that is not part of a valid character with U+FFFD.
std::string replace_invalid_utf8(std::string_view text);

// Valid UTF-8 without control characters.
bool is_clean_text(std::string_view text);

// In code points; `text` must be valid UTF-8.
std::size_t count_characters(std::string_view text);

// The first `max_length` characters; `text` must be valid UTF-8.
std::string_view cut_to_characters(std::string_view text, std::size_t max_length);

// The first `max_length` bytes, or up to three fewer so that the cut does not split a character.
std::string_view cut_to_bytes(std::string_view text, std::size_t max_length);

}  // namespace fitapp
