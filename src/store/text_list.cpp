// The few rules of JSON that a list of texts needs.
#include "store/text_list.h"

namespace fitapp::store {
namespace {

void append_quoted(std::string& out, std::string_view text) {
  static constexpr char digits[] = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (byte < 0x20) {
      out += "\\u00";
      out += digits[byte >> 4];
      out += digits[byte & 15];
    } else {
      out += c;
    }
  }
  out += '"';
}

std::optional<int> hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return std::nullopt;
}

// Reads one quoted text that begins at `at` and moves behind it.
std::optional<std::string> read_quoted(std::string_view text, std::size_t& at) {
  if (at >= text.size() || text[at] != '"') return std::nullopt;
  std::string out;
  for (++at; at < text.size(); ++at) {
    if (text[at] == '"') return ++at, out;
    if (text[at] != '\\') {
      out += text[at];
    } else if (text.substr(at, 4) == "\\u00" && at + 5 < text.size()) {
      const auto high = hex_value(text[at + 4]);
      const auto low = hex_value(text[at + 5]);
      if (!high || !low) return std::nullopt;
      out += static_cast<char>(*high * 16 + *low);
      at += 5;
    } else if (at + 1 < text.size() && (text[at + 1] == '"' || text[at + 1] == '\\')) {
      out += text[++at];
    } else {
      return std::nullopt;
    }
  }
  return std::nullopt;
}

}  // namespace

std::string encode_list(const std::vector<std::string>& texts) {
  std::string out = "[";
  for (const std::string& text : texts) {
    if (out.size() > 1) out += ',';
    append_quoted(out, text);
  }
  return out + "]";
}

std::optional<std::vector<std::string>> decode_list(std::string_view text) {
  std::vector<std::string> texts;
  if (text == "[]") return texts;
  if (text.empty() || text.front() != '[') return std::nullopt;
  for (std::size_t at = 1;; ++at) {
    auto next = read_quoted(text, at);
    if (!next || at >= text.size()) return std::nullopt;
    texts.push_back(std::move(*next));
    if (text[at] == ']' && at + 1 == text.size()) return texts;
    if (text[at] != ',') return std::nullopt;
  }
}

}  // namespace fitapp::store
