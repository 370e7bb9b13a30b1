// Client of the OpenAI-compatible chat completions API, for whole and streamed answers.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "outbound/completion_parser.h"
#include "outbound/http_client.h"

namespace fitapp::outbound {

struct CompletionOptions {
  std::string base_url;  // "http://127.0.0.1:11434/v1", without a trailing slash
  std::string api_key;   // may be empty
  std::string model;
  HttpOptions http;
};

// `tool`: the result of a call.
enum class Role { system, user, assistant, tool };

struct CompletionMessage {
  Role role = Role::user;
  std::string content;               // UTF-8
  std::vector<ToolCall> calls = {};  // of the assistant
  std::string call_id = {};          // of a tool's result
};

// Any text, any JSON object, or JSON of a given schema.
enum class ResponseFormat { text, json_object, json_schema };

struct CompletionRequest {
  std::vector<CompletionMessage> messages;
  ResponseFormat format = ResponseFormat::text;
  std::string schema_name;  // for json_schema
  std::string schema;       // JSON text, for json_schema
  std::string tools = {};   // JSON text: the functions that the model may call; empty: none
  bool may_call = true;     // false: the tools of earlier calls are only named
  int max_tokens = 800;
  std::chrono::milliseconds timeout{60'000};
  std::function<bool()> is_cancelled = {};  // asked at least once a second
};

enum class CompletionStatus {
  complete,
  stopped,    // cancelled, or not read to the end
  truncated,  // ended in the middle
  unreachable,
  timed_out,
  too_large,
  unauthorized,      // 401, 403
  rate_limited,      // 429
  rejected,          // another 4xx: this request is wrong, too long or not supported
  server_error,      // 5xx
  redirected,        // 3xx, which is not followed
  invalid_response,  // 200, but no completion
};

struct Completion {
  CompletionStatus status = CompletionStatus::complete;
  std::string text = {};
  std::optional<int> retry_after = {};  // seconds, for rate_limited and server_error
  std::string problem = {};             // one sentence for the operator; never contains the key or a text
  std::vector<ToolCall> calls = {};     // the model wants their results before it answers
  bool was_streamed = false;
  int http_status = 0;
  std::string refusal = {};  // what the server wrote about an error, at most 4 KiB; may repeat the texts of the request
};

// A streamed answer, read piece by piece on one thread. Destroying it cancels the request.
class CompletionStream {
 public:
  // The next piece of text. Waits at most a second: empty if nothing arrived. nullopt at the end.
  std::optional<std::string> next();
  // The text that was read, and how the answer ended.
  Completion result() const;

 private:
  friend class ChatCompletions;
  CompletionStream(HttpResponse response, std::string host, std::function<bool()> is_cancelled)
      : response_(std::move(response)), host_(std::move(host)), is_cancelled_(std::move(is_cancelled)) {}

  void end();

  HttpResponse response_;
  std::string host_;
  std::function<bool()> is_cancelled_;
  CompletionParser parser_;
  std::string text_;
  std::string refusal_;
  std::optional<Completion> failure_;
  bool has_ended_ = false;  // the HTTP response
};

// Safe to use from many threads at once.
class ChatCompletions {
 public:
  explicit ChatCompletions(CompletionOptions options);

  Completion complete(const CompletionRequest& request) const;
  // Also works with a server that does not stream: the whole answer is then one piece.
  CompletionStream stream(const CompletionRequest& request) const;
  // How many tokens a prompt and its answer may have together, from the list of models or from llama.cpp's /props.
  // nullopt if the server does not say.
  std::optional<int> context_tokens(std::chrono::milliseconds timeout, const std::function<bool()>& is_cancelled) const;

 private:
  std::optional<std::string> look_up(const std::string& url, std::chrono::milliseconds timeout,
                                     const std::function<bool()>& is_cancelled) const;
  HttpRequest http_request(const CompletionRequest& request, bool is_streamed) const;

  CompletionOptions options_;
  HttpClient client_;
};

}  // namespace fitapp::outbound
