// Lets a streamed answer through without what some models think aloud first, and no more of it than fits. It knows no
// model.
#pragma once

#include <string>
#include <string_view>

namespace fitapp::coach {

class ThoughtFilter {
 public:
  explicit ThoughtFilter(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  // What of the piece may be shown now; empty while it is not known whether this is a thought.
  std::string take(std::string_view piece);
  bool is_full() const { return shown_ >= most_bytes_; }

 private:
  std::string release();

  const std::size_t most_bytes_;
  std::string held_;
  std::size_t shown_ = 0;
  bool is_open_ = false;  // the answer itself has begun
};

}  // namespace fitapp::coach
