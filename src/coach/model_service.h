// Asks the model's server within all limits: concurrent questions, time, context, and the forms that it supports.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "coach/answer_forms.h"
#include "coach/coach.h"
#include "coach/context_window.h"
#include "coach/gate.h"
#include "coach/prompts.h"
#include "outbound/chat_completions.h"

namespace fitapp::coach {

struct ModelOptions {
  outbound::CompletionOptions service;
  std::chrono::milliseconds total_timeout{60'000};  // of one question, including a repair
  FirstName first_name = FirstName::omitted;
  GateLimits limits;
  int context_tokens = 0;                  // of a prompt and its answer; 0: the server is asked
  std::function<bool()> is_stopping = {};  // true while the server shuts down; cancels requests
};

// Writes to the operator's log. Events contain neither user texts nor the API key.
using Notice = std::function<void(const std::string& event)>;

// Makes the messages of a prompt, if possible with at most this many tokens.
using PromptMaker = std::function<Messages(int most_tokens)>;

// Safe to use from many threads at once.
class ModelService {
 public:
  // The clock must outlive the service.
  ModelService(ModelOptions options, const Clock& clock, Notice notice);

  // One question of a user, with its place and its time.
  struct Call {
    Gate::Permit permit;
    std::chrono::steady_clock::time_point deadline;
    std::function<bool()> is_cancelled;
  };
  // nullopt: too many questions at once, or the circuit is open.
  std::optional<Call> begin(const CoachContext& context) const;

  struct Task {
    PromptMaker prompt;
    int answer_tokens = 0;
    std::string schema_name = {};  // empty: the answer is plain text
    std::string schema = {};
    std::string tools = {};  // JSON text; empty: none
    bool may_call = true;    // one of the tools
  };
  // Reads a streamed answer and returns how it ended.
  using StreamReader = std::function<outbound::Completion(outbound::CompletionStream stream)>;

  // The whole answer. A form that the server refuses is replaced by a simpler one, a prompt that is too long by a
  // shorter one. Counts failures.
  outbound::Completion ask(const Call& call, const Task& task) const;
  outbound::Completion stream(const Call& call, const Task& task, const StreamReader& read) const;

  // Whether the server is not known to refuse tools.
  bool has_tools() const { return forms_.has_tools(clock_.now()); }
  void remember_no_tools() const { forms_.remember_no_tools(clock_.now()); }
  const ModelOptions& options() const { return options_; }
  void notice(const std::string& event) const { notice_(event); }

 private:
  using Send = std::function<outbound::Completion(outbound::CompletionRequest& request)>;
  outbound::Completion ask_fitting(const Call& call, const Task& task, const Send& send) const;
  outbound::Completion ask_in_supported_form(outbound::CompletionRequest& request, const Call& call) const;
  bool set_time(outbound::CompletionRequest& request, const Call& call) const;
  void count(const outbound::Completion& completion) const;

  const ModelOptions options_;
  const Clock& clock_;
  const Notice notice_;
  const outbound::ChatCompletions service_;
  mutable Gate gate_;
  mutable AnswerForms forms_;
  mutable ContextWindow window_;
};

}  // namespace fitapp::coach
