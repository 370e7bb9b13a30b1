// Reads the text of a chat completion, whole or as a stream of events, from the bytes of a response body.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fitapp::outbound {

// A function that the model asks the client to call, with its arguments as JSON text.
struct ToolCall {
  std::string id;
  std::string name;
  std::string arguments;
};

struct CompletionMessageText {
  std::string text;  // empty if there are only calls
  std::vector<ToolCall> calls;
};
// A whole answer, at choices[0].message.
std::optional<CompletionMessageText> completion_message(std::string_view body);

// The tokens that a prompt and its answer may have together: from a list of models, and from llama.cpp's /props.
std::optional<int> context_of_model(std::string_view list, std::string_view model);
std::optional<int> context_of_properties(std::string_view body);

// What the server says about a prompt that is too long: the tokens of the prompt and the most it takes, if it tells.
struct ContextRefusal {
  std::optional<int> prompt_tokens;
  std::optional<int> context_tokens;
};
// nullopt if the refusal is about something else.
std::optional<ContextRefusal> context_refusal(std::string_view body);

// A server that does not stream sends one JSON object, which becomes one piece at the end.
class CompletionParser {
 public:
  void add(std::string_view bytes);
  // The whole body was received.
  void end() { has_ended_ = true; }
  // The body was cut off: what is left of it is not read.
  void discard();

  // The next piece of text, never empty; nullopt until more bytes arrive.
  std::optional<std::string> next();
  bool has_events() const { return has_events_; }
  // The end of the answer was received.
  bool is_complete() const { return is_complete_; }
  // The calls that were received; complete at the end of the answer.
  const std::vector<ToolCall>& calls() const { return calls_; }

 private:
  std::optional<std::string> take_line();
  std::optional<std::string> piece_of(std::string_view line);

  std::string buffer_;  // received; parsed up to `start_`, searched for a line break up to `searched_`
  std::size_t start_ = 0;
  std::size_t searched_ = 0;
  std::vector<ToolCall> calls_;
  bool has_ended_ = false;
  bool has_events_ = false;
  bool is_complete_ = false;
};

}  // namespace fitapp::outbound
