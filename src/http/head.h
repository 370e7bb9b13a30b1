// Reads the head of a request strictly, before cpp-httplib does.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "http/limits.h"
#include "http/reply.h"
#include "http/request.h"

namespace fitapp::http {

struct Head {
  std::string method;  // as sent
  std::string target;  // as sent: path and query, percent-encoded
  Pairs headers;       // in the order in which they were sent; values trimmed
  std::optional<std::uint64_t> content_length;
  bool chunked = false;
  bool expects_continue = false;
  bool keep_alive = true;
  bool is_http_1_0 = false;

  bool has_body() const { return chunked || content_length.value_or(0) > 0; }
  // The method takes a body. The body of another method is never read.
  bool takes_body() const { return method == "POST" || method == "PUT" || method == "DELETE"; }
  // All values of one header, joined by commas; empty when absent.
  std::string joined(std::string_view name) const;
  // The media type of the body without parameters, in lower case; empty when absent.
  std::string media_type() const;
};

// The length of the head including its blank line, when `bytes` contain one that ends at or after `from`. A blank line
// with only line feeds counts too, and so does an invalid first byte: read_head() refuses such a request at once, so
// there is no need to wait for more.
std::optional<std::size_t> head_length(std::string_view bytes, std::size_t from);

// `raw` ends with the blank line. Fills `head` and returns nullopt when the head is valid. Otherwise returns the
// response (400, 414, 417 or 431); close the connection after it, because the beginning of the next request is unknown.
std::optional<Reply> read_head(std::string_view raw, const Limits& limits, Head& head);

// Replaces an encoded slash in the paths for cpp-httplib, so that it stays within its segment. No valid path contains
// it.
constexpr char slash_placeholder = '\x01';

// The head for cpp-httplib: the request line, and only the headers that frame the body. It would percent-decode the
// values of the others, reverse repeated ones, and act on Accept, Range, Expect, Upgrade and form data. Methods that it
// does not know become TRACE, which has no route.
std::string library_head(const Head& head);

}  // namespace fitapp::http
