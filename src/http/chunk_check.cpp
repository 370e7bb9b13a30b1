// A state machine over the bytes of a chunked body.
#include "http/chunk_check.h"

#include <algorithm>
#include <charconv>
#include <limits>

#include "base/text.h"

namespace fitapp::http {

namespace {

constexpr std::size_t max_size_digits = 16;
constexpr std::size_t max_line_bytes = 4096;

}  // namespace

bool ChunkCheck::accept(std::string_view bytes) {
  while (!bytes.empty() && !is_complete()) {
    if (part_ == Part::data && expected_.empty()) {
      const std::size_t taken = std::min<std::uint64_t>(size_, bytes.size());
      size_ -= taken;
      bytes.remove_prefix(taken);
      if (size_ == 0) begin(Part::size, "\r\n");
    } else {
      if (!accept_byte(bytes.front())) return false;
      bytes.remove_prefix(1);
    }
  }
  return true;
}

void ChunkCheck::begin(Part part, std::string_view expected) {
  part_ = part;
  expected_ = expected;
  length_ = 0;
  has_colon_ = false;
}

bool ChunkCheck::accept_byte(char byte) {
  if (!expected_.empty()) {
    if (byte != expected_.front()) return false;
    expected_.remove_prefix(1);
    return true;
  }
  if (++length_ > max_line_bytes) return false;
  if (part_ == Part::size) return accept_size(byte);
  if (part_ == Part::trailer) return accept_trailer(byte);
  if (part_ != Part::extension) return false;
  if (byte != '\r') return is_text_character(byte);
  begin(size_ == 0 ? Part::trailer : Part::data, "\n");
  announced_ += std::min(size_, std::numeric_limits<std::uint64_t>::max() - announced_);
  return true;
}

bool ChunkCheck::accept_size(char byte) {
  if (length_ == 1) size_ = 0;
  std::uint64_t digit = 0;
  if (std::from_chars(&byte, &byte + 1, digit, 16).ec == std::errc()) {
    size_ = size_ * 16 + digit;
    return length_ <= max_size_digits;
  }
  if (length_ == 1 || (byte != '\r' && byte != ';')) return false;
  part_ = Part::extension;
  return byte == ';' || accept_byte(byte);
}

bool ChunkCheck::accept_trailer(char byte) {
  const bool is_first = length_ == 1;
  if (byte != '\r') {
    has_colon_ = has_colon_ || byte == ':';
    return is_text_character(byte) && !(is_first && byte == ':') && ++trailer_ <= max_line_bytes;
  }
  const bool is_valid = is_first || has_colon_;
  begin(is_first ? Part::done : Part::trailer, "\n");
  return is_valid;
}

}  // namespace fitapp::http
