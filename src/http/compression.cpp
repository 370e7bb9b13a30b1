// Compresses with zlib, at a level that costs less than the bytes it saves.
#include "http/compression.h"

#include <zlib.h>

#include <string>

#include "http/assets.h"

namespace fitapp::http {
namespace {

// Below this size the headers are most of a response.
constexpr std::size_t min_bytes = 1000;
constexpr int level = 5;
// 15 bits of window; 16 selects the gzip format.
constexpr int gzip_window = 15 + 16;
constexpr int memory_level = 8;

// Returns an empty string when zlib runs out of memory.
std::string gzip(const std::string& content) {
  z_stream stream{};
  if (deflateInit2(&stream, level, Z_DEFLATED, gzip_window, memory_level, Z_DEFAULT_STRATEGY) != Z_OK) return "";
  std::string compressed(deflateBound(&stream, content.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));
  stream.avail_in = static_cast<uInt>(content.size());
  stream.next_out = reinterpret_cast<Bytef*>(compressed.data());
  stream.avail_out = static_cast<uInt>(compressed.size());
  const bool whole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
  compressed.resize(whole ? stream.total_out : 0);
  deflateEnd(&stream);
  return compressed;
}

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
