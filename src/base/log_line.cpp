// Formats a log record as one line and escapes it.
#include <array>
#include <cstddef>
#include <cstdio>
#include <type_traits>

#include "base/json_text.h"
#include "base/log.h"
#include "base/utf8.h"

namespace fitapp {
namespace {

// Characters that move a terminal's cursor, start a line or change the writing direction.
bool is_dangerous(char32_t code) {
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0x200E && code <= 0x200F) ||
         (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069) || code == 0xFEFF;
}

// Escapes dangerous characters, and in the text format bytes that are not UTF-8, in a whole line. Both formats use
// backslash escapes, so it does not matter where in the line they are.
std::string escape_line(std::string_view line) {
  std::string safe;
  safe.reserve(line.size());
  const auto append_escape = [&](const char* form, unsigned value) {
    std::array<char, 16> buffer;
    safe.append(buffer.data(), static_cast<std::size_t>(std::snprintf(buffer.data(), buffer.size(), form, value)));
  };
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t begin = at;
    const auto code = next_code_point(line, at);
    if (!code) {
      append_escape("\\x%02x", static_cast<unsigned char>(line[begin]));
    } else if (is_dangerous(*code)) {
      append_escape("\\u%04x", *code);
    } else {
      safe.append(line, begin, at - begin);
    }
  }
  return safe;
}

void append_escaped_quotes(std::string& line, std::string_view text) {
  for (const char c : text) {
    if (c == '"' || c == '\\') line += '\\';
    line += c;
  }
}

void append_quoted(std::string& line, LogFormat format, std::string_view text) {
  if (format == LogFormat::json) return write_json_string(line, replace_invalid_utf8(text));
  line += '"';
  append_escaped_quotes(line, text);
  line += '"';
}

// Text that needs no quotes: host=127.0.0.1:8080.
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
          write_json_number(line, known);
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
    append_escaped_quotes(line, event);
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
  return escape_line(line);
}

}  // namespace fitapp
