// Reads the head of a request strictly, before cpp-httplib sees anything of it.
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
  // The method takes a body: what stands behind the head of another one is never read.
  bool takes_body() const { return method == "POST" || method == "PUT" || method == "DELETE"; }
  // All values of one header, joined by commas; empty when absent.
  std::string joined(std::string_view name) const;
  // The media type of the body alone, lower case; empty when none was sent.
  std::string media_type() const;
};

// The length of the head with its blank line, when `bytes` hold one that ends at or after `from`. A blank line of
// bare line feeds counts too, and so does a first byte that no request begins with: such a request is refused at
// once and not waited for.
std::optional<std::size_t> head_length(std::string_view bytes, std::size_t from);

// `raw` reaches through the blank line. Nothing comes back when the head is sound and `head` is filled; else the
// answer to give (400, 414, 417 or 431), after which the connection must be closed: where the next request begins
// is then anybody's guess.
std::optional<Reply> read_head(std::string_view raw, const Limits& limits, Head& head);

// Stands for an encoded slash in the paths that cpp-httplib sees, so that it stays inside its segment there. No sound
// path holds it.
constexpr char slash_mark = '\x01';

// The head as cpp-httplib may read it: the request line, and of the headers those that say how the body is framed.
// Of the others it would percent-decode values, reverse repeated ones and act upon Accept, Range, Expect, Upgrade and
// form data by itself. A method that it does not know is shown to it as TRACE, which has no route.
std::string library_head(const Head& head);

}  // namespace fitapp::http
