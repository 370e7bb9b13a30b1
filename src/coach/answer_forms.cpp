// Recognises what a server refuses by its words.
#include "coach/answer_forms.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "base/text.h"

namespace fitapp::coach {
namespace {

using outbound::Completion;
using outbound::CompletionStatus;
using outbound::ResponseFormat;

constexpr auto form_words =
    std::to_array<std::string_view>({"response_format", "response format", "json_schema", "json schema", "json_object",
                                     "json mode", "grammar", "structured output"});
constexpr auto tool_words = std::to_array<std::string_view>(
    {"tools", "tool_choice", "tool choice", "tool-choice", "tool use", "tool call", "function call", "tool param"});
constexpr int not_implemented = 501;
constexpr int internal_error = 500;

bool names_one_of(const Completion& completion, std::span<const std::string_view> words) {
  // llama.cpp reports tools that its template does not support as an internal error.
  const bool is_refusal = completion.status == CompletionStatus::rejected ||
                          completion.http_status == not_implemented || completion.http_status == internal_error;
  if (!is_refusal || outbound::context_refusal(completion.refusal)) return false;
  const std::string text = lower_case(completion.refusal);
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

}  // namespace

ResponseFormat AnswerForms::best(Instant now) const {
  const std::lock_guard lock(mutex_);
  return now < format_until_ ? format_ : ResponseFormat::json_schema;
}

void AnswerForms::remember(ResponseFormat format, Instant now) {
  const std::lock_guard lock(mutex_);
  format_ = format;
  format_until_ = now + refused_form_pause;
}

bool AnswerForms::has_tools(Instant now) const {
  const std::lock_guard lock(mutex_);
  return now >= no_tools_until_;
}

void AnswerForms::remember_no_tools(Instant now) {
  const std::lock_guard lock(mutex_);
  no_tools_until_ = now + refused_form_pause;
}

bool refuses_form(const Completion& completion) { return names_one_of(completion, form_words); }
bool refuses_tools(const Completion& completion) { return names_one_of(completion, tool_words); }

ResponseFormat simpler(ResponseFormat format) {
  return format == ResponseFormat::json_schema ? ResponseFormat::json_object : ResponseFormat::text;
}

}  // namespace fitapp::coach
