// Requests, answers and event streams of chat completions.
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
  if (request.form == AnswerForm::json_object) body["response_format"] = {{"type", "json_object"}};
  if (request.form == AnswerForm::json_schema) {
    body["response_format"] = {
        {"type", "json_schema"},
        {"json_schema",
         {{"name", request.schema_name}, {"strict", true}, {"schema", json::parse(request.schema, nullptr, false)}}}};
  }
  return body;
}

bool is_wanted(const CompletionRequest& request) { return !request.is_wanted || request.is_wanted(); }

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

// Takes the bytes of an event stream apart.
class EventReader {
 public:
  explicit EventReader(const std::function<bool(std::string_view)>& listen) : listen_(listen) {}

  bool take(std::string_view bytes) {
    buffer_ += bytes;
    if (is_whole_answer()) return true;
    for (std::size_t end = buffer_.find('\n'); end != std::string::npos; end = buffer_.find('\n')) {
      const std::string line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      if (!take_line(line)) return false;
    }
    return true;
  }

  // When nothing more comes: a server without streaming has sent one JSON object.
  bool finish() {
    if (!is_whole_answer()) return buffer_.empty() || take_line(std::exchange(buffer_, {}));
    if (auto whole = content_of(json::parse(buffer_, nullptr, false), "message")) {
      is_done_ = true;
      return hear(*whole);
    }
    return true;
  }

  bool is_done() const { return is_done_; }
  bool saw_events() const { return saw_events_; }
  std::string take_text() { return std::move(text_); }

 private:
  bool is_whole_answer() const {
    const auto first = buffer_.find_first_not_of(" \r\n\t");
    return !saw_events_ && first != std::string::npos && buffer_[first] == '{';
  }
  bool hear(const std::string& piece) {
    text_ += piece;
    return piece.empty() || listen_(piece);
  }
  bool take_line(std::string_view line) {
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
    return !piece || hear(*piece);
  }

  const std::function<bool(std::string_view)>& listen_;
  std::string buffer_;
  std::string text_;
  bool is_done_ = false;
  bool saw_events_ = false;
};

CompletionEnd end_of_status(int status) {
  if (status == 401 || status == 403) return CompletionEnd::refused;
  if (status == 429) return CompletionEnd::busy;
  if (status >= 500) return CompletionEnd::failed;
  if (status >= 400) return CompletionEnd::rejected;
  return status >= 300 ? CompletionEnd::redirected : CompletionEnd::not_understood;
}

}  // namespace

ChatCompletions::ChatCompletions(CompletionOptions options) : options_(std::move(options)), client_(options_.http) {}

HttpCall ChatCompletions::call_of(const CompletionRequest& request, bool streamed) const {
  HttpCall call{.url = options_.base_url + "/chat/completions",
                .headers = {},
                .body = body_of(request, options_.model, streamed).dump(-1, ' ', false, json::error_handler_t::replace),
                .total_timeout = request.patience};
  if (!options_.api_key.empty()) call.headers.push_back("Authorization: Bearer " + options_.api_key);
  // Else curl waits a second for a "100 Continue" that few of these servers send.
  call.headers.emplace_back("Expect:");
  return call;
}

std::optional<Completion> ChatCompletions::failure_of(const HttpOutcome& outcome) const {
  const auto failed = [&](CompletionEnd end, std::string problem) {
    return Completion{.end = end, .text = {}, .retry_after = outcome.answer.retry_after, .problem = std::move(problem)};
  };
  switch (outcome.end) {
    case HttpEnd::unreachable:
      // A connection that ended after its head was there is an answer cut short.
      return failed(outcome.answer.status == 200 ? CompletionEnd::cut : CompletionEnd::unreachable, outcome.problem);
    case HttpEnd::too_slow: return failed(CompletionEnd::too_slow, outcome.problem);
    case HttpEnd::too_large: return failed(CompletionEnd::too_large, outcome.problem);
    case HttpEnd::cancelled: return failed(CompletionEnd::stopped, "");
    case HttpEnd::answered: break;
  }
  if (outcome.answer.status == 200) return std::nullopt;
  return failed(end_of_status(outcome.answer.status),
                host_of(options_.base_url) + " answered with status " + std::to_string(outcome.answer.status) + ".");
}

Completion ChatCompletions::ask(const CompletionRequest& request) const {
  std::string body;
  const HttpOutcome outcome = client_.attempt(call_of(request, false), [&](int, std::string_view piece) {
    body += piece;
    return is_wanted(request);
  });
  if (auto failure = failure_of(outcome)) return std::move(*failure);
  if (auto text = content_of(json::parse(body, nullptr, false), "message")) {
    return {.end = CompletionEnd::whole, .text = std::move(*text)};
  }
  return {.end = CompletionEnd::not_understood,
          .text = {},
          .retry_after = {},
          .problem = host_of(options_.base_url) + " answered something that is no chat completion."};
}

Completion ChatCompletions::ask_streaming(const CompletionRequest& request,
                                          const std::function<bool(std::string_view piece)>& listen) const {
  EventReader reader(listen);
  const HttpOutcome outcome = client_.attempt(call_of(request, true), [&](int status, std::string_view piece) {
    if (!is_wanted(request)) return false;
    if (piece.empty()) return listen({});
    return status != 200 || reader.take(piece);  // the text of an error is nobody's business
  });
  if (auto failure = failure_of(outcome)) {
    failure->text = reader.take_text();
    failure->was_streamed = reader.saw_events();
    return std::move(*failure);
  }
  const bool wanted = reader.finish();
  Completion completion{.end = CompletionEnd::whole, .text = {}};
  completion.was_streamed = reader.saw_events();
  if (!wanted) completion.end = CompletionEnd::stopped;
  if (wanted && !reader.is_done()) {
    completion.end = reader.saw_events() ? CompletionEnd::cut : CompletionEnd::not_understood;
    completion.problem =
        host_of(options_.base_url) +
        (reader.saw_events() ? " broke off its answer." : " answered something that is no chat completion.");
  }
  completion.text = reader.take_text();
  return completion;
}

}  // namespace fitapp::outbound
