// Splits the body into lines and reads the JSON of each event.
#include "outbound/completion_parser.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "base/json_bounds.h"
#include "base/text.h"

namespace fitapp::outbound {
namespace {

using nlohmann::json;

// An answer needs few values; those of a hostile server are not parsed.
constexpr std::size_t max_values = 2'000;
constexpr std::size_t max_list_values = 100'000;
constexpr std::size_t max_calls = 8;
constexpr std::size_t max_argument_bytes = 4096;
constexpr std::int64_t min_context_tokens = 64;
constexpr std::int64_t max_context_tokens = 10'000'000;

// Discarded if it is not JSON or too large.
json parse(std::string_view text) {
  return is_bounded_json(text, max_values) ? json::parse(text, nullptr, false) : json(json::value_t::discarded);
}

// A list of hundreds of models has more values than an answer.
json parse_large(std::string_view text) {
  return is_bounded_json(text, max_list_values) ? json::parse(text, nullptr, false) : json(json::value_t::discarded);
}

std::optional<int> tokens_in(const json& object, const char* name) {
  if (!object.is_object()) return std::nullopt;
  const auto tokens = object.find(name);
  if (tokens == object.end() || !tokens->is_number_integer()) return std::nullopt;
  const auto count = tokens->get<std::int64_t>();
  if (count < min_context_tokens) return std::nullopt;
  return static_cast<int>(std::min<std::int64_t>(count, max_context_tokens));
}

const json* first_choice(const json& answer) {
  if (!answer.is_object()) return nullptr;
  const auto choices = answer.find("choices");
  if (choices == answer.end() || !choices->is_array() || choices->empty()) return nullptr;
  return choices->front().is_object() ? &choices->front() : nullptr;
}

// The text at choices[0].<part>.content.
std::optional<std::string> content_of(const json& answer, const char* part) {
  const json* const choice = first_choice(answer);
  if (choice == nullptr || !choice->contains(part) || !(*choice)[part].is_object()) return std::nullopt;
  const auto content = (*choice)[part].find("content");
  if (content == (*choice)[part].end() || !content->is_string()) return std::nullopt;
  return content->get<std::string>();
}

std::string text_in(const json& object, const char* name) {
  const auto text = object.find(name);
  return text == object.end() || !text->is_string() ? "" : text->get<std::string>();
}

// Adds the calls at choices[0].<part>.tool_calls. A stream sends the parts of each call under its index.
void add_calls(const json& answer, const char* part, std::vector<ToolCall>& calls) {
  const json* const choice = first_choice(answer);
  if (choice == nullptr || !choice->contains(part) || !(*choice)[part].is_object()) return;
  const auto list = (*choice)[part].find("tool_calls");
  if (list == (*choice)[part].end() || !list->is_array()) return;
  for (const json& each : *list) {
    if (!each.is_object()) continue;
    const auto index = each.find("index");
    const auto at = index != each.end() && index->is_number_unsigned() ? index->get<std::size_t>() : calls.size();
    if (at > calls.size() || at >= max_calls) continue;
    if (at == calls.size()) calls.emplace_back();
    ToolCall& call = calls[at];
    if (const std::string id = text_in(each, "id"); !id.empty()) call.id = id;
    const auto function = each.find("function");
    if (function == each.end() || !function->is_object()) continue;
    call.name += text_in(*function, "name");
    if (call.arguments.size() < max_argument_bytes) call.arguments += text_in(*function, "arguments");
  }
}

bool is_finished(const json& event) {
  const json* const choice = first_choice(event);
  if (choice == nullptr) return false;
  const auto reason = choice->find("finish_reason");
  return reason != choice->end() && !reason->is_null();
}

bool is_object(std::string_view text) {
  const auto first = text.find_first_not_of(" \r\n\t");
  return first != std::string_view::npos && text[first] == '{';
}

}  // namespace

std::optional<CompletionMessageText> completion_message(std::string_view body) {
  const json answer = parse(body);
  CompletionMessageText message;
  add_calls(answer, "message", message.calls);
  auto text = content_of(answer, "message");
  if (!text && message.calls.empty()) return std::nullopt;
  message.text = std::move(text).value_or("");
  return message;
}

std::optional<int> context_of_model(std::string_view list, std::string_view model) {
  const json parsed = parse_large(list);
  if (!parsed.is_object()) return std::nullopt;
  const auto models = parsed.find("data");
  if (models == parsed.end() || !models->is_array()) return std::nullopt;
  for (const json& each : *models) {
    if (!each.is_object() || (models->size() > 1 && each.value("id", json()) != model)) continue;
    for (const char* name : {"max_model_len", "context_length", "n_ctx"}) {
      if (const auto tokens = tokens_in(each, name)) return tokens;
    }
    const auto meta = each.find("meta");
    return meta == each.end() ? std::nullopt : tokens_in(*meta, "n_ctx");
  }
  return std::nullopt;
}

std::optional<int> context_of_properties(std::string_view body) {
  const json parsed = parse_large(body);
  if (!parsed.is_object()) return std::nullopt;
  const auto settings = parsed.find("default_generation_settings");
  const auto tokens = settings == parsed.end() ? std::nullopt : tokens_in(*settings, "n_ctx");
  return tokens ? tokens : tokens_in(parsed, "n_ctx");
}

std::optional<ContextRefusal> context_refusal(std::string_view body) {
  constexpr auto signs = std::to_array<std::string_view>(
      {"exceed_context_size", "context_length_exceeded", "context size", "context length", "context window",
       "maximum context", "n_ctx", "too many tokens", "prompt is too long"});
  const std::string text = lower_case(body);
  const bool is_about_it = std::any_of(signs.begin(), signs.end(),
                                       [&](std::string_view sign) { return text.find(sign) != std::string::npos; });
  if (!is_about_it) return std::nullopt;
  ContextRefusal refusal;
  const json parsed = parse(body);
  const auto error = parsed.is_object() ? parsed.find("error") : parsed.end();
  if (parsed.is_object() && error != parsed.end()) {
    refusal.prompt_tokens = tokens_in(*error, "n_prompt_tokens");
    refusal.context_tokens = tokens_in(*error, "n_ctx");
  }
  return refusal;
}

std::optional<std::string> CompletionParser::next() {
  while (const auto line = take_line()) {
    auto piece = piece_of(*line);
    if (piece && !piece->empty()) return piece;
  }
  return std::nullopt;
}

// A line of the event stream. A server that does not stream sends one JSON object; that is a line once it is complete.
std::optional<std::string> CompletionParser::take_line() {
  if (start_ == buffer_.size()) return std::nullopt;
  if (has_ended_) {
    std::string rest = buffer_.substr(start_);
    discard();
    return rest;
  }
  // What was searched without success is not searched again when more arrives.
  const auto end = buffer_.find('\n', std::max(start_, searched_));
  searched_ = end == std::string::npos ? buffer_.size() : end + 1;
  if (end == std::string::npos || (!has_events_ && is_object(std::string_view(buffer_).substr(start_))))
    return std::nullopt;
  std::string line = buffer_.substr(start_, end - start_);
  start_ = end + 1;
  return line;
}

void CompletionParser::add(std::string_view bytes) {
  buffer_.erase(0, start_);
  searched_ -= std::min(searched_, start_);
  start_ = 0;
  buffer_ += bytes;
}

void CompletionParser::discard() {
  buffer_.clear();
  start_ = 0;
  searched_ = 0;
}

std::optional<std::string> CompletionParser::piece_of(std::string_view line) {
  if (!has_events_ && is_object(line)) {
    auto whole = completion_message(line);
    is_complete_ = whole.has_value();
    if (!whole) return std::nullopt;
    calls_ = std::move(whole->calls);
    return std::move(whole->text);
  }
  while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
  if (!line.starts_with("data:")) return std::nullopt;
  line.remove_prefix(5);
  if (line.starts_with(' ')) line.remove_prefix(1);
  has_events_ = true;
  if (line == "[DONE]") {
    is_complete_ = true;
    return std::nullopt;
  }
  const json event = parse(line);
  if (!event.is_object()) return std::nullopt;
  if (is_finished(event)) is_complete_ = true;
  add_calls(event, "delta", calls_);
  return content_of(event, "delta");
}

}  // namespace fitapp::outbound
