// Fills the German templates of ui/src/locales/de/server.json.
#include "base/translation.h"

#include <map>
#include <nlohmann/json.hpp>

#include "base/json_text.h"
#include "embed/content.h"

namespace fitapp {
namespace {

using Texts = std::map<std::string, std::string>;

const Texts& german_texts() {
  static const Texts texts =
      nlohmann::json::parse(embed::german_messages_json().begin(), embed::german_messages_json().end()).get<Texts>();
  return texts;
}

const MessageValue* find(const MessageParameters& parameters, std::string_view name) {
  for (const auto& [key, value] : parameters) {
    if (key == name) return &value;
  }
  return nullptr;
}

const std::string* template_of(const Message& message) {
  const Texts& texts = german_texts();
  const MessageValue* count = find(message.parameters, "count");
  const bool is_one = count != nullptr && *count == MessageValue(1.0);
  for (const std::string& key : {message.code, message.code + (is_one ? "_one" : "_other")}) {
    if (const auto found = texts.find(key); found != texts.end()) return &found->second;
  }
  return nullptr;
}

std::string german_text(const Message& message);

std::string german_text(const MessageValue& value) {
  if (const auto* number = std::get_if<double>(&value)) {
    std::string out;
    write_json_number(out, *number);
    return out;
  }
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  const auto& list = std::get<std::vector<Message>>(value);
  std::string text;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (i > 0) text += i + 1 == list.size() ? " und " : ", ";
    text += german_text(list[i]);
  }
  return text;
}

std::string german_text(const Message& message) {
  const std::string* pattern = template_of(message);
  if (pattern == nullptr) return message.text;
  std::string text;
  std::string_view rest = *pattern;
  for (;;) {
    const auto open = rest.find("{{");
    const auto close = rest.find("}}", open);
    if (open == std::string_view::npos || close == std::string_view::npos) break;
    text += rest.substr(0, open);
    if (const MessageValue* value = find(message.parameters, rest.substr(open + 2, close - open - 2))) {
      text += german_text(*value);
    }
    rest.remove_prefix(close + 2);
  }
  return text + std::string(rest);
}

}  // namespace

std::string in_german(const Message& message) { return german_text(message); }

}  // namespace fitapp
