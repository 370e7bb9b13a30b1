// Writes one log record as one harmless line; knows not where it goes.
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <type_traits>

#include "base/log.h"

namespace fitapp {
namespace {

// How many bytes the character at the front of `text` has; 0 when it is no UTF-8 (RFC 3629: no overlong forms, no
// surrogates, nothing beyond U+10FFFF).
std::size_t character_length(std::string_view text, std::uint32_t& code) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  code = first;
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
  code = first & (0x7Fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
    code = code << 6 | (byte(i) & 0x3Fu);
  }
  constexpr std::array<std::uint32_t, 5> lowest = {0, 0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = code >= 0xD800 && code <= 0xDFFF;
  return code < lowest[length] || is_surrogate || code > 0x10FFFF ? 0 : length;
}

// Characters that move a terminal's cursor, begin a line or turn the reading direction.
bool is_dangerous(std::uint32_t code) {
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0x200E && code <= 0x200F) ||
         (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069) || code == 0xFEFF;
}

void append_escape(std::string& line, const char* form, unsigned value) {
  std::array<char, 16> buffer;
  line.append(buffer.data(), static_cast<std::size_t>(std::snprintf(buffer.data(), buffer.size(), form, value)));
}

// Both formats escape alike; only a stray byte has no JSON escape and becomes U+FFFD there.
void append_escaped(std::string& line, LogFormat format, std::string_view text) {
  while (!text.empty()) {
    std::uint32_t code = 0;
    const std::size_t length = character_length(text, code);
    if (length == 0 && format == LogFormat::json) {
      line += "\\ufffd";
    } else if (length == 0) {
      append_escape(line, "\\x%02x", static_cast<unsigned char>(text.front()));
    } else if (code == '"' || code == '\\') {
      line += '\\';
      line += text.front();
    } else if (is_dangerous(code)) {
      append_escape(line, "\\u%04x", code);
    } else {
      line.append(text.substr(0, length));
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
}

void append_quoted(std::string& line, LogFormat format, std::string_view text) {
  line += '"';
  append_escaped(line, format, text);
  line += '"';
}

// A text without blanks and signs stands without quotes: host=127.0.0.1:8080.
bool is_plain(std::string_view text) {
  for (const char c : text) {
    const bool alphanumeric = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (!alphanumeric && std::string_view("._:/-+@{}").find(c) == std::string_view::npos) return false;
  }
  return !text.empty();
}

void append_value(std::string& line, LogFormat format, const LogValue& value) {
  std::visit(
      [&]<class T>(const T& known) {
        if constexpr (std::is_same_v<T, std::string_view>) {
          if (format == LogFormat::text && is_plain(known)) {
            line += known;
          } else {
            append_quoted(line, format, known);
          }
        } else if constexpr (std::is_same_v<T, bool>) {
          line += known ? "true" : "false";
        } else if constexpr (std::is_same_v<T, double>) {
          std::array<char, 32> buffer;
          std::snprintf(buffer.data(), buffer.size(), "%.6g", known);
          line += std::isfinite(known) ? buffer.data() : "null";
        } else {
          line += std::to_string(known);
        }
      },
      value.value());
}

}  // namespace

std::string log_line(LogFormat format, LogLevel level, std::string_view event, LogFields fields) {
  const bool is_json = format == LogFormat::json;
  std::string line;
  if (is_json) {
    line.append("\"level\":\"").append(name_of(level)).append("\",\"event\":");
    append_quoted(line, format, event);
  } else {
    line.append(name_of(level)).append(" ");
    append_escaped(line, format, event);
  }
  for (const LogField& field : fields) {
    line += is_json ? ',' : ' ';
    if (is_json || !is_plain(field.key)) {
      append_quoted(line, format, field.key);
    } else {
      line += field.key;
    }
    line += is_json ? ':' : '=';
    append_value(line, format, field.value);
  }
  return line;
}

}  // namespace fitapp
