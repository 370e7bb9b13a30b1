// Removes the reasoning that some models put before a streamed answer.
#pragma once

#include <string>
#include <string_view>

namespace fitapp::coach {

class ReasoningFilter {
 public:
  // The part of the piece to show. Empty until it is clear where the answer starts.
  std::string apply(std::string_view piece);

 private:
  std::string start_answer();
  std::string end_reasoning();

  std::string pending_;
  bool is_reasoning_ = false;  // the opening tag was read
  bool has_started_ = false;   // the answer itself
};

}  // namespace fitapp::coach
