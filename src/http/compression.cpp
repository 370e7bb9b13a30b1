// Compresses large JSON responses.
#include "http/compression.h"

#include <string>

#include "base/gzip.h"
#include "http/assets.h"

namespace fitapp::http {
namespace {

// Below this size the headers are most of a response.
constexpr std::size_t min_bytes = 1000;
}  // namespace

void compress(Reply& reply, const Request& request) {
  const bool is_json = reply.content_type.starts_with("application/json");
  const bool is_compressible = reply.status == 200 && is_json && !reply.stream && reply.body.size() >= min_bytes;
  if (request.method != Method::get || !is_compressible) return;
  reply.headers.emplace_back("Vary", "Accept-Encoding");
  const std::string* accepted = request.header("Accept-Encoding");
  if (choose_encoding(accepted ? *accepted : "", false, true) != Encoding::gzip) return;
  std::string compressed = gzip(reply.body);
  if (compressed.empty() || compressed.size() >= reply.body.size()) return;
  reply.body = std::move(compressed);
  reply.headers.emplace_back("Content-Encoding", "gzip");
}

}  // namespace fitapp::http
