// Messages for users: a code for translation, the English text, and the values of its placeholders.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace fitapp {

// An English text and its code. Placeholders are written {name}. `one` replaces `other` when the placeholder {count} is
// 1. Each text is a constant in a header messages.h; from these the interface's message catalogue
// (ui/src/locales/en/server.json) is generated.
class MessageText {
 public:
  constexpr MessageText(std::string_view code, std::string_view other, std::string_view one = {})
      : code_(code), other_(other), one_(one) {}
  MessageText(const MessageText&) = delete;
  MessageText& operator=(const MessageText&) = delete;

  std::string_view code() const { return code_; }
  std::string_view other() const { return other_; }
  std::string_view one() const { return one_; }

 private:
  std::string_view code_;
  std::string_view other_;
  std::string_view one_;
};

struct Message;

// A number, a text that is not translated (a title, a local date), or a list of messages.
using MessageValue = std::variant<double, std::string, std::vector<Message>>;
using MessageParameters = std::vector<std::pair<std::string, MessageValue>>;

// A message with its parameters filled in.
struct Message {
  // Fills the placeholders of `text`. A placeholder without a parameter is unchanged.
  Message(const MessageText& text, MessageParameters parameters = {});  // NOLINT(google-explicit-constructor)
  // A message for the operator (command line, log), which is not translated.
  Message(std::string code, std::string text) : code(std::move(code)), text(std::move(text)) {}

  bool operator==(const Message&) const = default;

  std::string code;
  std::string text;  // in English
  MessageParameters parameters;
};

// "a", "a and b", "a, b and c".
std::string enumeration(const std::vector<Message>& messages);

}  // namespace fitapp
