// Formats a log record as one line and escapes it.
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <type_traits>

#include "base/log.h"
#include "base/utf8.h"

namespace fitapp {
namespace {

// Characters that move a terminal's cursor, start a line or change the writing direction.
bool is_dangerous(char32_t code) {
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0x200E && code <= 0x200F) ||
         (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069) || code == 0xFEFF;
}

void append_escape(std::string& line, const char* form, unsigned value) {
  std::array<char, 16> buffer;
  line.append(buffer.data(), static_cast<std::size_t>(std::snprintf(buffer.data(), buffer.size(), form, value)));
}

// Both formats use the same escapes, except that JSON has none for an invalid byte: it becomes U+FFFD.
void append_escaped(std::string& line, LogFormat format, std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const auto code = next_code_point(text, at);
    if (!code && format == LogFormat::json) {
      line += "\\ufffd";
    } else if (!code) {
      append_escape(line, "\\x%02x", static_cast<unsigned char>(text[begin]));
    } else if (*code == '"' || *code == '\\') {
      line += '\\';
      line += text[begin];
    } else if (is_dangerous(*code)) {
      append_escape(line, "\\u%04x", *code);
    } else {
      line.append(text.substr(begin, at - begin));
    }
  }
}

void append_quoted(std::string& line, LogFormat format, std::string_view text) {
  line += '"';
  append_escaped(line, format, text);
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
