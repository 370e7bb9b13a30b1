// Configures the model coach and probes its service.
#include "app/coach_model.h"

#include <chrono>

namespace fitapp::app {
namespace {

using outbound::Completion;
using outbound::CompletionRequest;
using outbound::CompletionStatus;
using outbound::ResponseFormat;

constexpr std::size_t max_answer_bytes = 1024 * 1024;

CompletionRequest probe_request(const CoachConfig& coach) {
  CompletionRequest request;
  request.messages = {{outbound::Role::user, "Answer with this JSON object: {\"ok\": true}"}};
  request.schema_name = "probe";
  request.schema =
      R"({"type":"object","additionalProperties":false,"required":["ok"],"properties":{"ok":{"type":"boolean"}}})";
  request.max_tokens = 200;
  request.timeout = std::chrono::seconds{coach.total_timeout};
  return request;
}

std::string problem_of(const Completion& completion) {
  if (completion.status == CompletionStatus::unauthorized)
    return "the server rejects the API key: " + completion.problem;
  if (completion.status == CompletionStatus::redirected) {
    return completion.problem + " Redirects are not followed: name the address it points to.";
  }
  return completion.problem.empty() ? "the server gave no answer" : completion.problem;
}

std::string description_of(ResponseFormat format) {
  switch (format) {
    case ResponseFormat::json_schema: return "JSON schema";
    case ResponseFormat::json_object: return "plain JSON mode";
    case ResponseFormat::text: break;
  }
  return "text only; JSON is extracted from it";
}

}  // namespace

coach::ModelOptions coach_model_options(const Config& config) {
  const CoachConfig& settings = config.coach;
  coach::ModelOptions options;
  options.service = {.base_url = settings.base_url,
                     .api_key = settings.api_key,
                     .model = settings.model,
                     .http = {.ca_file = config.tls.ca_file,
                              .connect_timeout = std::chrono::seconds{settings.connect_timeout},
                              .total_timeout = std::chrono::seconds{settings.total_timeout},
                              .max_bytes = max_answer_bytes}};
  options.total_timeout = std::chrono::seconds{settings.total_timeout};
  options.first_name = settings.share_first_name ? coach::FirstName::shared : coach::FirstName::omitted;
  options.context_tokens = settings.context_tokens;
  options.limits.per_user = config.limits.coach_at_once_per_user;
  options.limits.total = config.limits.coach_at_once;
  return options;
}

CoachProbe probe_coach(const Config& config) {
  const outbound::ChatCompletions service(coach_model_options(config).service);
  CompletionRequest request = probe_request(config.coach);
  Completion completion;
  for (const ResponseFormat format : {ResponseFormat::json_schema, ResponseFormat::json_object, ResponseFormat::text}) {
    request.format = format;
    completion = service.complete(request);
    if (completion.status != CompletionStatus::rejected) break;
  }
  if (completion.status != CompletionStatus::complete) return {problem_of(completion), ""};
  const ResponseFormat best = request.format;
  request.format = ResponseFormat::text;
  outbound::CompletionStream stream = service.stream(request);
  while (stream.next()) {
  }
  const Completion streamed = stream.result();
  if (streamed.status != CompletionStatus::complete) return {"streaming: " + problem_of(streamed), ""};
  return {"", description_of(best) + (streamed.was_streamed ? ", streaming" : ", no streaming")};
}

}  // namespace fitapp::app
