// Speaks the chat-completions protocol of OpenAI-compatible servers: whole answers and streamed ones, every way in
// which they can fail told apart. It knows nothing of what is talked about, and its key leaves in one header only.
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
  std::string base_url;  // "http://127.0.0.1:11434/v1", without a slash at its end
  std::string api_key;   // may be empty
  std::string model;
  HttpOptions http;
};

enum class Role { system, user, assistant };

struct CompletionMessage {
  Role role = Role::user;
  std::string content;  // UTF-8
};

// What the answer is asked to be: any text, any JSON object, or one of a schema.
enum class AnswerForm { text, json_object, json_schema };

struct CompletionRequest {
  std::vector<CompletionMessage> messages;
  AnswerForm form = AnswerForm::text;
  std::string schema_name;  // with json_schema
  std::string schema;       // JSON text, with json_schema
  int most_tokens = 800;
  std::chrono::milliseconds patience{60'000};
  std::function<bool()> is_wanted = {};  // asked about once a second; false ends the call
};

enum class CompletionEnd {
  whole,
  stopped,      // whoever listened wanted no more; `text` is what there was
  cut,          // it ended in the middle
  unreachable,  // no connection
  too_slow,
  too_large,
  refused,         // 401, 403: the key
  busy,            // 429
  rejected,        // another 4xx: this server does not take such a request
  failed,          // 5xx
  redirected,      // 3xx, which is not followed
  not_understood,  // 200, but no completion
};

struct Completion {
  CompletionEnd end = CompletionEnd::whole;
  std::string text;
  std::optional<int> retry_after = {};  // seconds, with busy and failed
  std::string problem = {};             // one sentence for the operator; never the key or a text
  bool was_streamed = false;
};

// Safe to use from many threads at once.
class ChatCompletions {
 public:
  explicit ChatCompletions(CompletionOptions options);

  Completion ask(const CompletionRequest& request) const;
  // `listen` gets each piece as it arrives and an empty one from time to time; false ends the call. A server that does
  // not stream is understood too: then the whole answer is one piece.
  Completion ask_streaming(const CompletionRequest& request,
                           const std::function<bool(std::string_view piece)>& listen) const;

 private:
  HttpCall call_of(const CompletionRequest& request, bool streamed) const;
  std::optional<Completion> failure_of(const HttpOutcome& outcome) const;

  CompletionOptions options_;
  HttpClient client_;
};

}  // namespace fitapp::outbound
