// Fuzzes the reader of request heads.
#include "http/head.h"

#include <algorithm>

#include "base/text.h"
#include "base/utf8.h"
#include "fuzz/fuzz_target.h"

using namespace fitapp;
using fitapp::fuzz::require;
using namespace fitapp::http;

namespace {

std::size_t count_lines(std::string_view text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

// The connection asks again after every piece that arrives. An invalid first byte ends the head at once, and so does a
// carriage return with what follows it.
void check_length_in_pieces(std::string_view bytes, std::optional<std::size_t> length) {
  if (bytes.empty() || bytes.front() == '\r' || head_length(bytes.substr(0, 1), 0)) return;
  const std::size_t piece = bytes.size() % 7 + 1;
  std::size_t searched = 0;
  std::optional<std::size_t> found;
  while (!found && searched < bytes.size()) {
    const std::size_t end = std::min(searched + piece, bytes.size());
    found = head_length(bytes.substr(0, end), searched);
    searched = end;
  }
  require(found == length, "the end of a head does not depend on how it arrives");
}

void check_head(const Head& head, const Limits& limits) {
  require(!head.method.empty() && head.target.size() <= limits.target_bytes, "the request line is bounded");
  require(head.headers.size() <= limits.header_count, "the number of headers is bounded");
  require(!(head.chunked && head.content_length), "a request has one length");
  for (const auto& [name, value] : head.headers) {
    require(!name.empty() && value == trim(value), "headers have a name and a trimmed value");
    require(std::all_of(value.begin(), value.end(), is_text_character), "values have no control characters");
  }
  const auto path = decode_percent(std::string_view(head.target).substr(0, head.target.find('?')));
  require(path && is_clean_text(*path), "a decoded path is valid UTF-8 without control characters");
}

// What cpp-httplib receives: the same method and length, and no other header.
void check_library_head(const Head& head) {
  const std::string text = library_head(head);
  require(text.ends_with("\r\n\r\n") && text.find("\r\n\r\n") == text.size() - 4, "it ends with its only blank line");
  const std::string_view method = std::string_view(text).substr(0, text.find(' '));
  require(method == head.method || method == "TRACE", "it has the same method, or one without a route");
  require(head.takes_body() == (method == "POST" || method == "PUT" || method == "DELETE"),
          "the same methods have a body");
  require(count_lines(text) == (head.takes_body() ? 3 : 2), "it has no header but the length of a body");
  const bool is_chunked = text.find("\r\nTransfer-Encoding: chunked\r\n") != std::string::npos;
  require(is_chunked == (head.takes_body() && head.chunked), "it has the same coding");
  const std::string length = "\r\nContent-Length: " + std::to_string(head.content_length.value_or(0)) + "\r\n";
  const bool has_length = text.find(length) != std::string::npos;
  require(has_length == (head.takes_body() && !head.chunked), "it has the same length");

  // Read as a head of its own it means the same.
  std::string again = text;
  std::replace(again.begin(), again.end(), slash_placeholder, '_');
  again.insert(again.size() - 2, "Host: a\r\n");
  Head second;
  require(!read_head(again, Limits{}, second), "it is a valid head");
  require(second.method == method && second.chunked == is_chunked, "a second reader sees the same request");
  require(second.has_body() == (head.takes_body() && head.has_body()), "a second reader sees the same body");
}

}  // namespace

FITAPP_FUZZ_TARGET(head) {
  const auto length = head_length(bytes, 0);
  check_length_in_pieces(bytes, length);
  if (!length) return;
  require(*length <= bytes.size(), "a head is not longer than the bytes");

  const Limits limits;
  Head head;
  const std::string_view raw = bytes.substr(0, *length);
  if (const auto refusal = read_head(raw, limits, head)) {
    require(refusal->status >= 400 && refusal->status < 500, "a refused head is an error of the client");
    return;
  }
  require(raw.find("\r\n\r\n") == raw.size() - 4, "a head has one blank line, at its end");
  require(head.media_type() == lower_case(head.media_type()), "a media type is in lower case");
  check_head(head, limits);
  check_library_head(head);
}
