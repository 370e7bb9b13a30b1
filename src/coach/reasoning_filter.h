// Removes the reasoning that some models put before a streamed answer, and limits the length of the answer.
#pragma once

#include <string>
#include <string_view>

namespace fitapp::coach {

class ReasoningFilter {
 public:
  explicit ReasoningFilter(std::size_t max_bytes) : max_bytes_(max_bytes) {}

  // The part of the piece to show. Empty until it is clear where the answer starts.
  std::string apply(std::string_view piece);
  bool is_full() const { return shown_ >= max_bytes_; }

 private:
  std::string start_answer();

  const std::size_t max_bytes_;
  std::string pending_;
  std::size_t shown_ = 0;
  bool has_started_ = false;  // the answer itself
};

}  // namespace fitapp::coach
