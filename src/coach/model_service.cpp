// Fits a question into the server's context and forms, and counts failures.
#include "coach/model_service.h"

#include <algorithm>

namespace fitapp::coach {
namespace {

using outbound::Completion;
using outbound::CompletionRequest;
using outbound::CompletionStatus;
using outbound::ResponseFormat;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

// With less time left, another request would only time out.
constexpr milliseconds min_attempt_time{500};
// The server's answer about its context is not worth more of a question's time.
constexpr milliseconds max_lookup_time{2'000};
constexpr int lookup_share = 4;

milliseconds time_until(steady_clock::time_point deadline) {
  return std::chrono::duration_cast<milliseconds>(deadline - steady_clock::now());
}

// Bad request, too large, unprocessable: the fault of this question, which says nothing about the next one.
bool is_fault_of_question(const Completion& completion) {
  return completion.http_status == 400 || completion.http_status == 413 || completion.http_status == 422;
}

}  // namespace

ModelService::ModelService(ModelOptions options, const Clock& clock, Notice notice)
    : options_(std::move(options)),
      clock_(clock),
      notice_(std::move(notice)),
      service_(options_.service),
      gate_(options_.limits),
      window_(service_, options_.context_tokens) {}

std::optional<ModelService::Call> ModelService::begin(const CoachContext& context) const {
  auto permit = gate_.acquire(context.facts.user, clock_.now());
  if (!permit) return std::nullopt;
  auto is_cancelled = [stopping = options_.is_stopping, left = context.has_left] {
    return (stopping && stopping()) || (left && left());
  };
  return Call{std::move(*permit), steady_clock::now() + options_.total_timeout, std::move(is_cancelled)};
}

bool ModelService::set_time(CompletionRequest& request, const Call& call) const {
  request.timeout = time_until(call.deadline);
  return request.timeout >= min_attempt_time;
}

// Falls back to simpler forms if the server refuses one, and remembers the one that it takes.
Completion ModelService::ask_in_supported_form(CompletionRequest& request, const Call& call) const {
  const ResponseFormat first = forms_.best(clock_.now());
  for (request.format = first;; request.format = simpler(request.format)) {
    if (!set_time(request, call)) return {.status = CompletionStatus::timed_out, .problem = "No time was left."};
    Completion completion = service_.complete(request);
    // A refusal proves nothing until a simpler form has succeeded: it may repeat what a user typed.
    if (completion.status == CompletionStatus::complete && request.format != first)
      forms_.remember(request.format, clock_.now());
    if (request.format == ResponseFormat::text || !refuses_form(completion)) return completion;
  }
}

// Asks again with a shorter prompt if the first one was too long.
Completion ModelService::ask_fitting(const Call& call, const Task& task, const Send& send) const {
  const milliseconds lookup_time = std::min(max_lookup_time, time_until(call.deadline) / lookup_share);
  const int context = window_.tokens(clock_.now(), lookup_time, call.is_cancelled);
  CompletionRequest request;
  request.max_tokens = std::min(task.answer_tokens, context / 2);
  request.schema_name = task.schema_name;
  request.schema = task.schema;
  request.tools = task.tools;
  request.may_call = task.may_call;
  request.is_cancelled = call.is_cancelled;
  request.messages = task.prompt(context - request.max_tokens);
  Completion completion = send(request);
  const auto refusal = completion.status == CompletionStatus::rejected ? outbound::context_refusal(completion.refusal)
                                                                       : std::optional<outbound::ContextRefusal>();
  if (refusal) {
    const int total =
        window_.after_refusal(*refusal, estimated_tokens(request.messages) + request.max_tokens, clock_.now());
    request.max_tokens = std::min(request.max_tokens, total / 2);
    request.messages = task.prompt(total - request.max_tokens);
    completion = send(request);
  }
  count(completion);
  return completion;
}

Completion ModelService::ask(const Call& call, const Task& task) const {
  return ask_fitting(call, task, [&](CompletionRequest& request) {
    if (!task.schema.empty()) return ask_in_supported_form(request, call);
    if (!set_time(request, call))
      return Completion{.status = CompletionStatus::timed_out, .problem = "No time was left."};
    return service_.complete(request);
  });
}

Completion ModelService::stream(const Call& call, const Task& task, const StreamReader& read) const {
  return ask_fitting(call, task, [&](CompletionRequest& request) {
    if (!set_time(request, call))
      return Completion{.status = CompletionStatus::timed_out, .problem = "No time was left."};
    return read(service_.stream(request));
  });
}

void ModelService::count(const Completion& completion) const {
  if (completion.status == CompletionStatus::stopped) return;
  if (completion.status == CompletionStatus::complete) return gate_.record_success();
  notice_("The coach's model did not answer. " + completion.problem);
  if (is_fault_of_question(completion) || refuses_form(completion) || refuses_tools(completion)) return;
  std::optional<std::chrono::seconds> retry_after;
  if (completion.retry_after) retry_after = std::chrono::seconds{*completion.retry_after};
  gate_.record_failure(clock_.now(), retry_after);
}

}  // namespace fitapp::coach
