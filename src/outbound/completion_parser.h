// Reads the text of a chat completion, whole or as a stream of events, from the bytes of a response body.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fitapp::outbound {

// The text of a whole answer, at choices[0].message.content.
std::optional<std::string> completion_text(std::string_view body);

// A server that does not stream sends one JSON object, which becomes one piece at the end.
class CompletionParser {
 public:
  void add(std::string_view bytes) { buffer_ += bytes; }
  // The whole body was received.
  void end() { has_ended_ = true; }
  // The body was cut off: what is left of it is not read.
  void discard() { buffer_.clear(); }

  // The next piece of text, never empty; nullopt until more bytes arrive.
  std::optional<std::string> next();
  bool has_events() const { return has_events_; }
  // The end of the answer was received.
  bool is_complete() const { return is_complete_; }

 private:
  std::optional<std::string> take_line();
  std::optional<std::string> piece_of(std::string_view line);

  std::string buffer_;  // received, not yet parsed
  bool has_ended_ = false;
  bool has_events_ = false;
  bool is_complete_ = false;
};

}  // namespace fitapp::outbound
