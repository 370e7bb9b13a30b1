// Fills the placeholders of texts.
#include "base/message.h"

#include "base/json_text.h"

namespace fitapp {
namespace {

std::string text_of(const MessageValue& value) {
  if (const auto* number = std::get_if<double>(&value)) {
    std::string out;
    write_json_number(out, *number);
    return out;
  }
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  return enumeration(std::get<std::vector<Message>>(value));
}

const MessageValue* find(const MessageParameters& parameters, std::string_view name) {
  for (const auto& [key, value] : parameters) {
    if (key == name) return &value;
  }
  return nullptr;
}

std::string_view form_of(const MessageText& text, const MessageParameters& parameters) {
  const MessageValue* count = find(parameters, "count");
  const bool is_one = count != nullptr && *count == MessageValue(1.0);
  return is_one && !text.one().empty() ? text.one() : text.other();
}

}  // namespace

Message::Message(const MessageText& from, MessageParameters values) : code(from.code()), parameters(std::move(values)) {
  std::string_view rest = form_of(from, parameters);
  for (;;) {
    const auto open = rest.find('{');
    const auto close = rest.find('}', open);
    if (close == std::string_view::npos) break;
    text += rest.substr(0, open);
    const MessageValue* value = find(parameters, rest.substr(open + 1, close - open - 1));
    text += value == nullptr ? std::string(rest.substr(open, close - open + 1)) : text_of(*value);
    rest.remove_prefix(close + 1);
  }
  text += rest;
}

std::string enumeration(const std::vector<Message>& messages) {
  std::string text;
  for (std::size_t i = 0; i < messages.size(); ++i) {
    if (i > 0) text += i + 1 == messages.size() ? " and " : ", ";
    text += messages[i].text;
  }
  return text;
}

}  // namespace fitapp
