// A client for the chat-completions protocol of OpenAI-compatible servers, with whole and streamed responses. The API
// key is sent only in the Authorization header.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "outbound/http_client.h"

namespace fitapp::outbound {

struct CompletionOptions {
  std::string base_url;  // "http://127.0.0.1:11434/v1", without a trailing slash
  std::string api_key;   // may be empty
  std::string model;
  HttpOptions http;
};

enum class Role { system, user, assistant };

struct CompletionMessage {
  Role role = Role::user;
  std::string content;  // UTF-8
};

// The requested format: any text, any JSON object, or an object of the given schema.
enum class ResponseFormat { text, json_object, json_schema };

struct CompletionRequest {
  std::vector<CompletionMessage> messages;
  ResponseFormat format = ResponseFormat::text;
  std::string schema_name;  // with json_schema
  std::string schema;       // JSON text, with json_schema
  int most_tokens = 800;
  std::chrono::milliseconds timeout{60'000};
  std::function<bool()> should_continue = {};  // checked about once a second; false ends the call
};

enum class CompletionStatus {
  complete,
  stopped,      // cancelled by the caller; `text` is what was received
  truncated,    // the response ended too early
  unreachable,  // no connection
  too_slow,
  too_large,
  unauthorized,      // 401 or 403: the API key
  busy,              // 429
  rejected,          // another 4xx: the server does not accept such a request
  failed,            // 5xx
  redirected,        // 3xx, which is not followed
  invalid_response,  // 200, but not a completion
};

struct Completion {
  CompletionStatus status = CompletionStatus::complete;
  std::string text;
  std::optional<int> retry_after = {};  // seconds; with busy and failed
  std::string problem = {};             // one sentence for the operator, without the key and the texts
  bool was_streamed = false;
};

// Thread-safe.
class ChatCompletions {
 public:
  explicit ChatCompletions(CompletionOptions options);

  Completion ask(const CompletionRequest& request) const;
  // `on_piece` gets each piece as it arrives, and an empty piece from time to time; returning false ends the call. When
  // the server does not stream, the whole response is one piece.
  Completion ask_streaming(const CompletionRequest& request,
                           const std::function<bool(std::string_view piece)>& on_piece) const;

 private:
  HttpCall call_of(const CompletionRequest& request, bool streamed) const;
  std::optional<Completion> failure_of(const HttpOutcome& outcome) const;

  CompletionOptions options_;
  HttpClient client_;
};

}  // namespace fitapp::outbound
