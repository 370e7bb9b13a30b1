// Small text checks that every part of the http room needs; it knows no protocol state.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fitapp::http {

enum class PlusSign { literal, space };

// Undoes percent-encoding; nothing when a '%' is not followed by two hexadecimal digits.
std::optional<std::string> decode_percent(std::string_view text, PlusSign plus);

// Valid UTF-8 (no lone surrogates, nothing overlong) without control characters.
bool is_clean_text(std::string_view text);

bool equal_ignoring_case(std::string_view one, std::string_view other);
std::string lower_case(std::string_view text);
// Without the spaces and tabs around it.
std::string_view trim(std::string_view text);

}  // namespace fitapp::http
