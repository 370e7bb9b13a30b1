// Decompresses gzip data with zlib.
#include "embed/inflate.h"

#include <zlib.h>

#include <cstddef>
#include <stdexcept>

namespace fitapp::embed {

namespace {

constexpr std::size_t min_bytes = 18;
// A window of 15 bits; adding 16 selects the gzip format.
constexpr int gzip_window = 15 + 16;

// RFC 1952: the last four bytes are the content's length, little-endian.
std::size_t content_length(std::span<const unsigned char> gzip) {
  std::size_t length = 0;
  for (std::size_t place = 1; place <= 4; ++place) length = length << 8 | gzip[gzip.size() - place];
  return length;
}

}  // namespace

std::string inflate(std::span<const unsigned char> gzip) {
  if (gzip.size() < min_bytes) throw std::runtime_error("embedded content: too short");
  std::string content(content_length(gzip), '\0');
  z_stream stream{};
  if (inflateInit2(&stream, gzip_window) != Z_OK) throw std::runtime_error("embedded content: no memory");
  stream.next_in = const_cast<Bytef*>(gzip.data());
  stream.avail_in = static_cast<uInt>(gzip.size());
  stream.next_out = reinterpret_cast<Bytef*>(content.data());
  stream.avail_out = static_cast<uInt>(content.size());
  const int result = ::inflate(&stream, Z_FINISH);
  const bool whole = result == Z_STREAM_END && stream.avail_out == 0;
  inflateEnd(&stream);
  if (!whole) throw std::runtime_error("embedded content: damaged");
  return content;
}

}  // namespace fitapp::embed
