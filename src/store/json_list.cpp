// Writes and reads the JSON arrays of json_list.h; knows no other JSON.
#include "store/json_list.h"

#include <cstdint>

namespace fitapp::store {

namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";

void append_quoted(std::string& out, std::string_view text) {
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (byte < 0x20) {
      out += "\\u00";
      out += hex_digits[byte >> 4];
      out += hex_digits[byte & 15];
    } else {
      out += c;
    }
  }
  out += '"';
}

void append_utf8(std::string& out, std::uint32_t point) {
  const auto tail = [&out, point](int shift) { out += static_cast<char>(0x80 | ((point >> shift) & 0x3F)); };
  if (point < 0x80) {
    out += static_cast<char>(point);
  } else if (point < 0x800) {
    out += static_cast<char>(0xC0 | (point >> 6));
    tail(0);
  } else if (point < 0x10000) {
    out += static_cast<char>(0xE0 | (point >> 12));
    tail(6);
    tail(0);
  } else {
    out += static_cast<char>(0xF0 | (point >> 18));
    tail(12);
    tail(6);
    tail(0);
  }
}

class Reader {
 public:
  explicit Reader(std::string_view json) : rest_(json) {}

  bool list(std::vector<std::string>& texts) {
    if (!take('[')) return false;
    if (!take(']')) {
      do {
        if (!text(texts.emplace_back())) return false;
      } while (take(','));
      if (!take(']')) return false;
    }
    skip_blanks();
    return rest_.empty();
  }

 private:
  void skip_blanks() {
    const auto start = rest_.find_first_not_of(" \t\r\n");
    rest_.remove_prefix(start == std::string_view::npos ? rest_.size() : start);
  }

  bool take(char expected) {
    skip_blanks();
    if (rest_.empty() || rest_.front() != expected) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::optional<char> next() {
    if (rest_.empty()) return std::nullopt;
    const char c = rest_.front();
    rest_.remove_prefix(1);
    return c;
  }

  bool text(std::string& out) {
    if (!take('"')) return false;
    while (const auto c = next()) {
      if (*c == '"') return true;
      if (static_cast<unsigned char>(*c) < 0x20) return false;
      if (*c != '\\') {
        out += *c;
      } else if (!escape(out)) {
        return false;
      }
    }
    return false;
  }

  bool escape(std::string& out) {
    const auto c = next();
    if (!c) return false;
    switch (*c) {
      case '"':
      case '\\':
      case '/': out += *c; return true;
      case 'b': out += '\b'; return true;
      case 'f': out += '\f'; return true;
      case 'n': out += '\n'; return true;
      case 'r': out += '\r'; return true;
      case 't': out += '\t'; return true;
      case 'u': return unicode(out);
      default: return false;
    }
  }

  // A pair of surrogates makes one character; a lone one is refused.
  bool unicode(std::string& out) {
    auto point = four_digits();
    if (!point || (*point >= 0xDC00 && *point < 0xE000)) return false;
    if (*point >= 0xD800 && *point < 0xDC00) {
      if (next() != '\\' || next() != 'u') return false;
      const auto low = four_digits();
      if (!low || *low < 0xDC00 || *low >= 0xE000) return false;
      point = 0x10000 + ((*point - 0xD800) << 10) + (*low - 0xDC00);
    }
    append_utf8(out, *point);
    return true;
  }

  std::optional<std::uint32_t> four_digits() {
    std::uint32_t value = 0;
    for (int i = 0; i < 4; ++i) {
      const auto c = next();
      if (!c) return std::nullopt;
      const char lower = *c >= 'A' && *c <= 'F' ? static_cast<char>(*c + ('a' - 'A')) : *c;
      const auto digit = hex_digits.find(lower);
      if (digit == std::string_view::npos) return std::nullopt;
      value = value * 16 + static_cast<std::uint32_t>(digit);
    }
    return value;
  }

  std::string_view rest_;
};

}  // namespace

std::string encode_list(std::span<const std::string> texts) {
  std::string out = "[";
  for (const std::string& text : texts) {
    if (out.size() > 1) out += ',';
    append_quoted(out, text);
  }
  out += ']';
  return out;
}

std::optional<std::vector<std::string>> decode_list(std::string_view json) {
  std::vector<std::string> texts;
  if (!Reader(json).list(texts)) return std::nullopt;
  return texts;
}

}  // namespace fitapp::store
