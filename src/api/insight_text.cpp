// Reads the stored sentence of an insight.
#include "api/insight_text.h"

#include "api/translation.h"

namespace fitapp::api {
namespace {

// A sentence, its durations, and what those are made of.
constexpr int most_levels = 3;

std::string text_at(const Json& object, const char* name) {
  const auto found = object.find(name);
  return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

std::optional<Message> read_sentence(const Json& json, int levels);

std::optional<MessageValue> read_value(const Json& json, int levels) {
  if (json.is_number()) return json.get<double>();
  if (!json.is_array() || levels == 0) return std::nullopt;
  std::vector<Message> list;
  for (const Json& each : json) {
    auto message = read_sentence(each, levels);
    if (!message) return std::nullopt;
    list.push_back(std::move(*message));
  }
  return list;
}

std::optional<Message> read_sentence(const Json& json, int levels) {
  if (!json.is_object()) return std::nullopt;
  Message message{text_at(json, "code"), text_at(json, "text")};
  if (!message.code.starts_with("INSIGHT_") || message.text.empty()) return std::nullopt;
  const auto parameters = json.find("parameters");
  if (parameters == json.end() || !parameters->is_object()) return std::nullopt;
  for (const auto& [name, json_value] : parameters->items()) {
    auto value = read_value(json_value, levels - 1);
    if (!value) return std::nullopt;
    message.parameters.emplace_back(name, std::move(*value));
  }
  return message;
}

}  // namespace

std::optional<std::string> insight_in(coach::Language language, const Json& metadata) {
  if (!metadata.is_object()) return std::nullopt;
  const bool is_german = language == coach::Language::german;
  if (text_at(metadata, "language") == (is_german ? "de" : "en")) return std::nullopt;
  const auto sentence = metadata.find("sentence");
  if (sentence == metadata.end()) return std::nullopt;
  const auto message = read_sentence(*sentence, most_levels);
  return message ? std::optional(text_in(language, *message)) : std::nullopt;
}

}  // namespace fitapp::api
