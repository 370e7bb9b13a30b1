// Validates every part of a head that determines the target and the end of the request.
#include "http/head.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/text.h"
#include "base/utf8.h"
#include "http/reply.h"

namespace fitapp::http {

namespace {

using Refusal = std::optional<Reply>;

Refusal bad(std::string_view message) { return error_reply(400, "BAD_REQUEST", message); }

Refusal too_long_header() { return error_reply(431, "HEADERS_TOO_LARGE", "The request's headers are too large."); }

bool is_token_character(char c) {
  static constexpr std::string_view marks = "!#$%&'*+-.^_`|~";
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         marks.find(c) != std::string_view::npos;
}

bool is_token(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), is_token_character);
}

// A value has no control characters, neither directly nor after percent-decoding by a later program.
bool is_safe_value(std::string_view value) {
  if (!std::all_of(value.begin(), value.end(), is_text_character)) return false;
  for (std::size_t at = value.find('%'); at != std::string_view::npos; at = value.find('%', at + 1)) {
    const auto decoded = decode_percent(value.substr(at, 3));
    if (decoded && !is_text_character(decoded->front())) return false;
  }
  return true;
}

bool is_valid_encoding(std::string_view encoded) {
  const auto decoded = decode_percent(encoded);
  return decoded && is_clean_text(*decoded);
}

// Each name and value is checked separately, because incomplete characters in two of them must not combine to a valid
// one.
bool is_valid_query(std::string_view query) {
  for (;;) {
    const std::size_t end = query.find_first_of("&=");
    if (!is_valid_encoding(query.substr(0, end))) return false;
    if (end == std::string_view::npos) return true;
    query.remove_prefix(end + 1);
  }
}

Refusal read_target(std::string_view target, const Limits& limits, Head& head) {
  const std::size_t path_length = std::min(target.find('?'), target.size());
  const std::string_view path = target.substr(0, path_length);
  if (path.size() > limits.path_bytes || target.size() > limits.target_bytes)
    return error_reply(414, "ADDRESS_TOO_LONG", "The address is too long.");
  const bool plain = std::all_of(target.begin(), target.end(), [](char c) { return c > ' ' && c < 0x7F && c != '#'; });
  const bool rooted = path.starts_with('/') || (target == "*" && head.method == "OPTIONS");
  const std::string_view query = target.substr(std::min(path_length + 1, target.size()));
  if (!plain || !rooted || !is_valid_encoding(path) || !is_valid_query(query))
    return bad("The address contains characters that are not allowed.");
  head.target = target;
  return std::nullopt;
}

Refusal read_request_line(std::string_view line, const Limits& limits, Head& head) {
  const std::size_t first = line.find(' ');
  const std::size_t last = line.rfind(' ');
  if (first == std::string_view::npos || first == last) return bad("The request line is malformed.");
  const std::string_view version = line.substr(last + 1);
  if (!is_token(line.substr(0, first)) || (version != "HTTP/1.1" && version != "HTTP/1.0"))
    return bad("The request line is malformed.");
  head.method = line.substr(0, first);
  head.is_http_1_0 = version == "HTTP/1.0";
  return read_target(line.substr(first + 1, last - first - 1), limits, head);
}

Refusal read_header_line(std::string_view line, const Limits& limits, Head& head) {
  if (line.size() + 2 > limits.header_line_bytes || head.headers.size() >= limits.header_count)
    return too_long_header();
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || !is_token(line.substr(0, colon))) return bad("A header is malformed.");
  const std::string_view value = trim(line.substr(colon + 1));
  if (!is_safe_value(value)) return bad("A header contains control characters.");
  head.headers.emplace_back(line.substr(0, colon), value);
  return std::nullopt;
}

std::size_t count_of(const Head& head, std::string_view name) {
  return static_cast<std::size_t>(std::count_if(head.headers.begin(), head.headers.end(), [&](const auto& header) {
    return equal_ignoring_case(header.first, name);
  }));
}

// Everything that determines the end of the request must occur once and be unambiguous. Otherwise two programs could
// read different requests from the same bytes (request smuggling).
Refusal read_framing(Head& head) {
  const std::size_t lengths = count_of(head, "Content-Length");
  const std::size_t codings = count_of(head, "Transfer-Encoding");
  if (lengths + codings > 1) return bad("The request has two lengths.");
  if (codings == 1) {
    if (head.is_http_1_0 || !equal_ignoring_case(head.joined("Transfer-Encoding"), "chunked"))
      return bad("The only supported Transfer-Encoding is 'chunked'.");
    head.chunked = true;
  }
  if (lengths == 1) {
    const std::string text = head.joined("Content-Length");
    std::uint64_t length = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), length);
    if (failure != std::errc() || end != text.data() + text.size()) return bad("Content-Length is not a number.");
    head.content_length = length;
  }
  return std::nullopt;
}

bool names_token(const std::string& list, std::string_view token) {
  bool is_named = false;
  for_each_item(list, [&](std::string_view item) { is_named |= equal_ignoring_case(item, token); });
  return is_named;
}

Refusal read_connection(Head& head) {
  const std::size_t hosts = count_of(head, "Host");
  if (hosts > 1 || (hosts == 0 && !head.is_http_1_0)) return bad("The request must name exactly one Host.");
  const std::string connection = head.joined("Connection");
  head.keep_alive = head.is_http_1_0 ? names_token(connection, "keep-alive") : !names_token(connection, "close");
  const std::string expected = head.joined("Expect");
  if (!expected.empty() && !equal_ignoring_case(expected, "100-continue"))
    return error_reply(417, "EXPECTATION_FAILED", "The request's Expect header is not supported.");
  head.expects_continue = !expected.empty() && !head.is_http_1_0 && head.has_body();
  return std::nullopt;
}

}  // namespace

std::string Head::joined(std::string_view name) const {
  std::string values;
  for (const auto& [key, value] : headers) {
    if (!equal_ignoring_case(key, name)) continue;
    if (!values.empty()) values += ", ";
    values += value;
  }
  return values;
}

std::string Head::media_type() const {
  const std::string sent = joined("Content-Type");
  return lower_case(trim(std::string_view(sent).substr(0, sent.find(';'))));
}

std::optional<std::size_t> head_length(std::string_view bytes, std::size_t from) {
  if (bytes.empty()) return std::nullopt;
  if (!is_token_character(bytes.front()) && bytes != "\r") return bytes.size();
  // The end may begin in the bytes that were already searched.
  from -= std::min<std::size_t>(from, 3);
  const std::size_t with_crlf = bytes.find("\r\n\r\n", from);
  const std::size_t with_lf = bytes.find("\n\n", from);
  if (with_crlf == std::string_view::npos && with_lf == std::string_view::npos) return std::nullopt;
  return with_lf < with_crlf ? with_lf + 2 : with_crlf + 4;
}

std::optional<Reply> read_head(std::string_view raw, const Limits& limits, Head& head) {
  if (raw.size() > limits.header_bytes + limits.target_bytes) return too_long_header();
  if (!raw.ends_with("\r\n\r\n")) return bad("Lines must end in CR LF.");
  raw.remove_suffix(2);
  std::size_t end = raw.find("\r\n");
  if (Refusal refusal = read_request_line(raw.substr(0, end), limits, head)) return refusal;
  raw.remove_prefix(end + 2);
  if (raw.size() > limits.header_bytes) return too_long_header();
  while (!raw.empty()) {
    end = raw.find("\r\n");
    if (Refusal refusal = read_header_line(raw.substr(0, end), limits, head)) return refusal;
    raw.remove_prefix(end + 2);
  }
  if (Refusal refusal = read_framing(head)) return refusal;
  return read_connection(head);
}

std::string library_head(const Head& head) {
  static constexpr std::array known{"GET", "HEAD", "OPTIONS"};
  const bool is_known = head.takes_body() || std::find(known.begin(), known.end(), head.method) != known.end();
  std::string text = is_known ? head.method : "TRACE";
  text += ' ';
  const std::size_t path_length = std::min(head.target.find('?'), head.target.size());
  for (std::size_t at = 0; at < path_length; ++at) {
    const std::string_view three = std::string_view(head.target).substr(at, 3);
    const bool is_slash = three == "%2F" || three == "%2f";
    text += is_slash ? slash_placeholder : head.target[at];
    if (is_slash) at += 2;
  }
  text.append(head.target, path_length);
  text += head.is_http_1_0 ? " HTTP/1.0\r\n" : " HTTP/1.1\r\n";
  if (head.takes_body() && head.chunked) text += "Transfer-Encoding: chunked\r\n";
  // Always sent: without a length cpp-httplib reads to the end of the connection.
  if (head.takes_body() && !head.chunked)
    text += "Content-Length: " + std::to_string(head.content_length.value_or(0)) + "\r\n";
  return text + "\r\n";
}

}  // namespace fitapp::http
