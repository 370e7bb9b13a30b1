// Compresses with zlib.
#include "base/gzip.h"

#include <zlib.h>

namespace fitapp {
namespace {

constexpr int once_level = 5;
// 15 bits of window; 16 selects the gzip format.
constexpr int gzip_window = 15 + 16;
constexpr int memory_level = 8;

}  // namespace

std::string gzip(std::string_view content, GzipLevel wanted) {
  const int level = wanted == GzipLevel::kept ? Z_BEST_COMPRESSION : once_level;
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

}  // namespace fitapp
