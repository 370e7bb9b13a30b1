// Decompresses xz data with liblzma.
#include "embed/unpack.h"

#include <lzma.h>

#include <cstdint>
#include <stdexcept>

namespace fitapp::embed {
namespace {

// Most of the files become four to six times as large.
constexpr std::size_t usual_ratio = 6;

}  // namespace

std::string unpack(std::span<const unsigned char> xz) {
  lzma_stream stream = LZMA_STREAM_INIT;
  if (lzma_stream_decoder(&stream, UINT64_MAX, 0) != LZMA_OK) throw std::runtime_error("embedded content: no memory");
  stream.next_in = xz.data();
  stream.avail_in = xz.size();
  std::string content;
  lzma_ret result = LZMA_OK;
  while (result == LZMA_OK) {
    content.resize(content.size() + xz.size() * usual_ratio);
    stream.next_out = reinterpret_cast<std::uint8_t*>(content.data()) + stream.total_out;
    stream.avail_out = content.size() - stream.total_out;
    result = lzma_code(&stream, LZMA_FINISH);
  }
  content.resize(stream.total_out);
  lzma_end(&stream);
  if (result != LZMA_STREAM_END) throw std::runtime_error("embedded content: damaged");
  content.shrink_to_fit();
  return content;
}

}  // namespace fitapp::embed
