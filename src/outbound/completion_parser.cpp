// Splits the body into lines and reads the JSON of each event.
#include "outbound/completion_parser.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "base/json_bounds.h"

namespace fitapp::outbound {
namespace {

using nlohmann::json;

// An answer needs few values; those of a hostile server are not parsed.
constexpr std::size_t max_values = 2'000;

// Discarded if it is not JSON or too large.
json parse(std::string_view text) {
  return is_bounded_json(text, max_values) ? json::parse(text, nullptr, false) : json(json::value_t::discarded);
}

// The text at choices[0].<part>.content.
std::optional<std::string> content_of(const json& answer, const char* part) {
  if (!answer.is_object()) return std::nullopt;
  const auto choices = answer.find("choices");
  if (choices == answer.end() || !choices->is_array() || choices->empty()) return std::nullopt;
  const json& choice = choices->front();
  if (!choice.is_object() || !choice.contains(part) || !choice[part].is_object()) return std::nullopt;
  const auto content = choice[part].find("content");
  if (content == choice[part].end() || !content->is_string()) return std::nullopt;
  return content->get<std::string>();
}

bool is_finished(const json& event) {
  const auto choices = event.find("choices");
  if (choices == event.end() || !choices->is_array() || choices->empty() || !choices->front().is_object()) return false;
  const auto reason = choices->front().find("finish_reason");
  return reason != choices->front().end() && !reason->is_null();
}

bool is_object(std::string_view text) {
  const auto first = text.find_first_not_of(" \r\n\t");
  return first != std::string_view::npos && text[first] == '{';
}

}  // namespace

std::optional<std::string> completion_text(std::string_view body) { return content_of(parse(body), "message"); }

std::optional<std::string> CompletionParser::next() {
  while (const auto line = take_line()) {
    auto piece = piece_of(*line);
    if (piece && !piece->empty()) return piece;
  }
  return std::nullopt;
}

// A line of the event stream. A server that does not stream sends one JSON object; that is a line once it is complete.
std::optional<std::string> CompletionParser::take_line() {
  if (buffer_.empty()) return std::nullopt;
  if (has_ended_) return std::exchange(buffer_, {});
  const auto end = buffer_.find('\n');
  if (end == std::string::npos || (!has_events_ && is_object(buffer_))) return std::nullopt;
  std::string line = buffer_.substr(0, end);
  buffer_.erase(0, end + 1);
  return line;
}

std::optional<std::string> CompletionParser::piece_of(std::string_view line) {
  if (!has_events_ && is_object(line)) {
    auto whole = completion_text(line);
    is_complete_ = whole.has_value();
    return whole;
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
  return content_of(event, "delta");
}

}  // namespace fitapp::outbound
