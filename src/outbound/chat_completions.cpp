// Builds requests and reads responses and event streams of chat completions.
#include "outbound/chat_completions.h"

#include <nlohmann/json.hpp>

namespace fitapp::outbound {
namespace {

using nlohmann::json;

constexpr double temperature = 0.7;  // some variety, little invention

std::string_view name_of_role(Role role) {
  switch (role) {
    case Role::system: return "system";
    case Role::user: return "user";
    case Role::assistant: return "assistant";
  }
  return "user";
}

json body_of(const CompletionRequest& request, const std::string& model, bool streamed) {
  json messages = json::array();
  for (const CompletionMessage& each : request.messages) {
    messages.push_back({{"role", name_of_role(each.role)}, {"content", each.content}});
  }
  json body{{"model", model},
            {"messages", std::move(messages)},
            {"max_tokens", request.most_tokens},
            {"temperature", temperature},
            {"stream", streamed}};
  if (request.format == ResponseFormat::json_object) body["response_format"] = {{"type", "json_object"}};
  if (request.format == ResponseFormat::json_schema) {
    body["response_format"] = {
        {"type", "json_schema"},
        {"json_schema",
         {{"name", request.schema_name}, {"strict", true}, {"schema", json::parse(request.schema, nullptr, false)}}}};
  }
  return body;
}

bool should_continue(const CompletionRequest& request) { return !request.should_continue || request.should_continue(); }

// The text at choices[0].<part>.content; nullopt when there is none.
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

// Parses an event stream.
class EventReader {
 public:
  explicit EventReader(const std::function<bool(std::string_view)>& on_piece) : on_piece_(on_piece) {}

  bool feed(std::string_view bytes) {
    buffer_ += bytes;
    if (is_whole_response()) return true;
    for (std::size_t end = buffer_.find('\n'); end != std::string::npos; end = buffer_.find('\n')) {
      const std::string line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      if (!feed_line(line)) return false;
    }
    return true;
  }

  // Call at the end of the stream. A server without streaming has sent one JSON object.
  bool finish() {
    if (!is_whole_response()) return buffer_.empty() || feed_line(std::exchange(buffer_, {}));
    if (auto whole = content_of(json::parse(buffer_, nullptr, false), "message")) {
      is_done_ = true;
      return emit(*whole);
    }
    return true;
  }

  bool is_done() const { return is_done_; }
  bool saw_events() const { return saw_events_; }
  std::string take_text() { return std::move(text_); }

 private:
  bool is_whole_response() const {
    const auto first = buffer_.find_first_not_of(" \r\n\t");
    return !saw_events_ && first != std::string::npos && buffer_[first] == '{';
  }
  bool emit(const std::string& piece) {
    text_ += piece;
    return piece.empty() || on_piece_(piece);
  }
  bool feed_line(std::string_view line) {
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
    if (!line.starts_with("data:")) return true;
    line.remove_prefix(5);
    if (line.starts_with(' ')) line.remove_prefix(1);
    saw_events_ = true;
    if (line == "[DONE]") {
      is_done_ = true;
      return true;
    }
    const json event = json::parse(line, nullptr, false);
    if (!event.is_object()) return true;
    if (is_finished(event)) is_done_ = true;
    const auto piece = content_of(event, "delta");
    return !piece || emit(*piece);
  }

  const std::function<bool(std::string_view)>& on_piece_;
  std::string buffer_;
  std::string text_;
  bool is_done_ = false;
  bool saw_events_ = false;
};

CompletionStatus status_of_http(int status) {
  if (status == 401 || status == 403) return CompletionStatus::unauthorized;
  if (status == 429) return CompletionStatus::busy;
  if (status >= 500) return CompletionStatus::failed;
  if (status >= 400) return CompletionStatus::rejected;
  return status >= 300 ? CompletionStatus::redirected : CompletionStatus::invalid_response;
}

}  // namespace

ChatCompletions::ChatCompletions(CompletionOptions options) : options_(std::move(options)), client_(options_.http) {}

HttpCall ChatCompletions::call_of(const CompletionRequest& request, bool streamed) const {
  HttpCall call{.url = options_.base_url + "/chat/completions",
                .headers = {},
                .body = body_of(request, options_.model, streamed).dump(-1, ' ', false, json::error_handler_t::replace),
                .total_timeout = request.timeout};
  if (!options_.api_key.empty()) call.headers.push_back("Authorization: Bearer " + options_.api_key);
  // Otherwise curl waits a second for a "100 Continue" that few of these servers send.
  call.headers.emplace_back("Expect:");
  return call;
}

std::optional<Completion> ChatCompletions::failure_of(const HttpOutcome& outcome) const {
  const auto failed = [&](CompletionStatus status, std::string problem) {
    return Completion{
        .status = status, .text = {}, .retry_after = outcome.response.retry_after, .problem = std::move(problem)};
  };
  switch (outcome.result) {
    case HttpResult::unreachable:
      // A connection that closed after the head means a truncated response.
      return failed(outcome.response.status == 200 ? CompletionStatus::truncated : CompletionStatus::unreachable,
                    outcome.problem);
    case HttpResult::too_slow: return failed(CompletionStatus::too_slow, outcome.problem);
    case HttpResult::too_large: return failed(CompletionStatus::too_large, outcome.problem);
    case HttpResult::cancelled: return failed(CompletionStatus::stopped, "");
    case HttpResult::answered: break;
  }
  if (outcome.response.status == 200) return std::nullopt;
  return failed(status_of_http(outcome.response.status),
                host_of(options_.base_url) + " answered with status " + std::to_string(outcome.response.status) + ".");
}

Completion ChatCompletions::ask(const CompletionRequest& request) const {
  std::string body;
  const HttpOutcome outcome = client_.attempt(call_of(request, false), [&](int, std::string_view piece) {
    body += piece;
    return should_continue(request);
  });
  if (auto failure = failure_of(outcome)) return std::move(*failure);
  if (auto text = content_of(json::parse(body, nullptr, false), "message")) {
    return {.status = CompletionStatus::complete, .text = std::move(*text)};
  }
  return {.status = CompletionStatus::invalid_response,
          .text = {},
          .retry_after = {},
          .problem = host_of(options_.base_url) + " answered something that is no chat completion."};
}

Completion ChatCompletions::ask_streaming(const CompletionRequest& request,
                                          const std::function<bool(std::string_view piece)>& on_piece) const {
  EventReader reader(on_piece);
  const HttpOutcome outcome = client_.attempt(call_of(request, true), [&](int status, std::string_view piece) {
    if (!should_continue(request)) return false;
    if (piece.empty()) return on_piece({});
    return status != 200 || reader.feed(piece);  // the body of an error is not shown
  });
  if (auto failure = failure_of(outcome)) {
    failure->text = reader.take_text();
    failure->was_streamed = reader.saw_events();
    return std::move(*failure);
  }
  const bool wanted = reader.finish();
  Completion completion{.status = CompletionStatus::complete, .text = {}};
  completion.was_streamed = reader.saw_events();
  if (!wanted) completion.status = CompletionStatus::stopped;
  if (wanted && !reader.is_done()) {
    completion.status = reader.saw_events() ? CompletionStatus::truncated : CompletionStatus::invalid_response;
    completion.problem =
        host_of(options_.base_url) +
        (reader.saw_events() ? " broke off its answer." : " answered something that is no chat completion.");
  }
  completion.text = reader.take_text();
  return completion;
}

}  // namespace fitapp::outbound
