// Writes completion requests and reads whole and streamed answers.
#include "outbound/chat_completions.h"

#include <nlohmann/json.hpp>

namespace fitapp::outbound {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;

constexpr double temperature = 0.7;  // some variety, few invented facts
constexpr std::size_t max_refusal_bytes = 4096;

std::string_view name_of_role(Role role) {
  switch (role) {
    case Role::system: return "system";
    case Role::user: return "user";
    case Role::assistant: return "assistant";
    case Role::tool: return "tool";
  }
  return "user";
}

json json_of(const CompletionMessage& message) {
  json written{{"role", name_of_role(message.role)}, {"content", message.content}};
  for (const ToolCall& call : message.calls) {
    const json function{{"name", call.name}, {"arguments", call.arguments}};
    written["tool_calls"].push_back({{"id", call.id}, {"type", "function"}, {"function", function}});
  }
  if (!message.call_id.empty()) written["tool_call_id"] = message.call_id;
  return written;
}

json body_of(const CompletionRequest& request, const std::string& model, bool streamed) {
  json messages = json::array();
  for (const CompletionMessage& each : request.messages) messages.push_back(json_of(each));
  json body{{"model", model},
            {"messages", std::move(messages)},
            {"max_tokens", request.max_tokens},
            {"temperature", temperature},
            {"stream", streamed}};
  if (!request.tools.empty()) {
    body["tools"] = json::parse(request.tools, nullptr, false);
    body["tool_choice"] = request.may_call ? "auto" : "none";
  }
  if (request.format == ResponseFormat::json_object) body["response_format"] = {{"type", "json_object"}};
  if (request.format == ResponseFormat::json_schema) {
    body["response_format"] = {
        {"type", "json_schema"},
        {"json_schema",
         {{"name", request.schema_name}, {"strict", true}, {"schema", json::parse(request.schema, nullptr, false)}}}};
  }
  return body;
}

CompletionStatus end_of_status(int status) {
  if (status == 401 || status == 403) return CompletionStatus::unauthorized;
  if (status == 429) return CompletionStatus::rate_limited;
  if (status >= 500) return CompletionStatus::server_error;
  if (status >= 400) return CompletionStatus::rejected;
  return status >= 300 ? CompletionStatus::redirected : CompletionStatus::invalid_response;
}

// What went wrong with the HTTP request; nullopt if there is a complete response with status 200.
std::optional<Completion> failure_of(const HttpResult& result, const std::string& host) {
  Completion failure{.retry_after = result.retry_after, .problem = result.problem, .http_status = result.status};
  switch (result.end) {
    case HttpEnd::unreachable:
      // The connection was lost after the head of a response: the answer is cut off.
      failure.status = result.status == 200 ? CompletionStatus::truncated : CompletionStatus::unreachable;
      return failure;
    case HttpEnd::timed_out: failure.status = CompletionStatus::timed_out; return failure;
    case HttpEnd::too_large: failure.status = CompletionStatus::too_large; return failure;
    case HttpEnd::complete: break;
  }
  if (result.status == 200) return std::nullopt;
  failure.status = end_of_status(result.status);
  failure.problem = host + " answered with status " + std::to_string(result.status) + ".";
  return failure;
}

std::string invalid_response_problem(const std::string& host) {
  return host + " sent an answer that is not a chat completion.";
}

}  // namespace

// ---- CompletionStream ----

std::optional<std::string> CompletionStream::next() {
  for (;;) {
    if (auto piece = parser_.next()) {
      text_ += *piece;
      return piece;
    }
    if (has_ended_ || (is_cancelled_ && is_cancelled_())) return std::nullopt;
    const auto bytes = response_.read();
    if (!bytes) {
      end();
    } else if (bytes->empty()) {
      return "";
    } else if (response_.status() == 200) {
      parser_.add(*bytes);
    } else if (refusal_.size() < max_refusal_bytes) {
      refusal_ += bytes->substr(0, max_refusal_bytes - refusal_.size());
    }
  }
}

void CompletionStream::end() {
  has_ended_ = true;
  parser_.end();
  failure_ = failure_of(response_.result(), host_);
  if (!failure_) return;
  failure_->refusal = std::move(refusal_);
  parser_.discard();
}

Completion CompletionStream::result() const {
  Completion result;
  if (!has_ended_) {
    result.status = CompletionStatus::stopped;
  } else if (failure_) {
    result = *failure_;
  } else if (!parser_.is_complete()) {
    result.status = parser_.has_events() ? CompletionStatus::truncated : CompletionStatus::invalid_response;
    result.problem = parser_.has_events() ? host_ + " ended its answer early." : invalid_response_problem(host_);
  }
  result.text = text_;
  result.calls = parser_.calls();
  result.was_streamed = parser_.has_events();
  return result;
}

// ---- ChatCompletions ----

ChatCompletions::ChatCompletions(CompletionOptions options) : options_(std::move(options)), client_(options_.http) {}

HttpRequest ChatCompletions::http_request(const CompletionRequest& request, bool is_streamed) const {
  const json body = body_of(request, options_.model, is_streamed);
  HttpRequest http{.url = options_.base_url + "/chat/completions",
                   .headers = {},
                   .body = body.dump(-1, ' ', false, json::error_handler_t::replace),
                   .total_timeout = request.timeout};
  if (!options_.api_key.empty()) http.headers.push_back("Authorization: Bearer " + options_.api_key);
  // Otherwise curl waits a second for a "100 Continue", which few of these servers send.
  http.headers.emplace_back("Expect:");
  return http;
}

Completion ChatCompletions::complete(const CompletionRequest& request) const {
  HttpResponse response = client_.send(http_request(request, false));
  std::string body;
  while (const auto bytes = response.read()) {
    if (request.is_cancelled && request.is_cancelled()) return {.status = CompletionStatus::stopped};
    body += *bytes;
  }
  const std::string host = host_of(options_.base_url);
  if (auto failure = failure_of(response.result(), host)) {
    failure->refusal = body.substr(0, max_refusal_bytes);
    return std::move(*failure);
  }
  auto message = completion_message(body);
  if (!message) return {.status = CompletionStatus::invalid_response, .problem = invalid_response_problem(host)};
  return {.status = CompletionStatus::complete, .text = std::move(message->text), .calls = std::move(message->calls)};
}

std::optional<std::string> ChatCompletions::look_up(const std::string& url, milliseconds timeout,
                                                    const std::function<bool()>& is_cancelled) const {
  HttpRequest request{.url = url, .headers = {}, .body = "", .total_timeout = timeout};
  if (!options_.api_key.empty()) request.headers.push_back("Authorization: Bearer " + options_.api_key);
  HttpResponse response = client_.send(request);
  std::string body;
  while (const auto bytes = response.read()) {
    if (is_cancelled && is_cancelled()) return std::nullopt;
    body += *bytes;
  }
  const HttpResult result = response.result();
  if (result.end != HttpEnd::complete || result.status != 200) return std::nullopt;
  return body;
}

std::optional<int> ChatCompletions::context_tokens(milliseconds timeout,
                                                   const std::function<bool()>& is_cancelled) const {
  const auto models = look_up(options_.base_url + "/models", timeout, is_cancelled);
  if (models) {
    if (const auto tokens = context_of_model(*models, options_.model)) return tokens;
  }
  // llama.cpp's own address is outside /v1.
  constexpr std::string_view version = "/v1";
  std::string root = options_.base_url;
  if (root.ends_with(version)) root.resize(root.size() - version.size());
  const auto properties = models ? look_up(root + "/props", timeout, is_cancelled) : std::nullopt;
  return properties ? context_of_properties(*properties) : std::nullopt;
}

CompletionStream ChatCompletions::stream(const CompletionRequest& request) const {
  return {client_.send(http_request(request, true)), host_of(options_.base_url), request.is_cancelled};
}

}  // namespace fitapp::outbound
