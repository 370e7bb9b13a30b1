// Checks the framing of a chunked body strictly (RFC 9112, 7.1) before cpp-httplib decodes it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fitapp::http {

// cpp-httplib reads sizes with strtoul(): it accepts "0x2", " 2", "+2" and "2zz", and "-2" waits for 2^64 bytes. A
// proxy that reads them differently would see another request in the same bytes (request smuggling).
class ChunkCheck {
 public:
  // Checks the next bytes of the body and ignores those after its end. Returns false when they are not well-formed; do
  // not call it again after that.
  bool accept(std::string_view bytes);
  bool is_complete() const { return part_ == Part::done && expected_.empty(); }
  // The announced sizes of the chunks so far, in bytes.
  std::uint64_t announced() const { return announced_; }

 private:
  enum class Part { size, extension, data, trailer, done };

  bool accept_byte(char byte);
  bool accept_size(char byte);
  bool accept_trailer(char byte);
  void begin(Part part, std::string_view expected);

  Part part_ = Part::size;
  std::string_view expected_;  // must come next
  std::uint64_t size_ = 0;     // of the chunk; then its remaining bytes
  std::uint64_t announced_ = 0;
  std::size_t length_ = 0;   // characters of this part so far
  bool has_colon_ = false;   // in this line of the trailer
  std::size_t trailer_ = 0;  // characters of all its lines
};

}  // namespace fitapp::http
