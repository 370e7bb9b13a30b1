// Reads the head of a request strictly, before the library sees anything; it knows no route.
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
  std::string method;    // as sent
  std::string raw_path;  // still percent-encoded
  std::string path;
  Pairs query;
  Pairs headers;
  std::optional<std::uint64_t> content_length;
  bool chunked = false;
  bool expects_continue = false;
  bool keep_alive = true;
  bool is_http_1_0 = false;

  bool has_body() const { return chunked || content_length.value_or(0) > 0; }
  // All values of one header, joined by commas; empty when absent.
  std::string joined(std::string_view name) const;
};

// What may stand before the head: one empty line is forgiven (RFC 9112, 2.2). Returns its length in bytes.
std::size_t leading_blank(std::string_view bytes);

// The length of the head with its blank line, when `bytes` hold one that ends at or after `from`. A blank line of
// bare line feeds counts too, and so does a first byte that no request begins with: such a request is refused at
// once and not waited for.
std::optional<std::size_t> head_length(std::string_view bytes, std::size_t from);

// `raw` reaches through the blank line. Nothing comes back when the head is sound and `head` is filled; else the
// answer to give (400, 414, 417 or 431), after which the connection must be closed: where the next request begins
// is then anybody's guess.
std::optional<Reply> read_head(std::string_view raw, const Limits& limits, Head& head);

}  // namespace fitapp::http
