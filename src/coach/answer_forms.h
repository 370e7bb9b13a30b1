// Remembers which forms of answers and requests the model's server supports. Safe to use from many threads at once.
#pragma once

#include <chrono>
#include <mutex>

#include "base/clock.h"
#include "outbound/chat_completions.h"

namespace fitapp::coach {

// A form that was refused is tried again after this time: the server may have been replaced.
inline constexpr std::chrono::minutes refused_form_pause{10};

class AnswerForms {
 public:
  // The best form that is not known to be refused.
  outbound::ResponseFormat best(Instant now) const;
  // A call that was refused with better forms succeeded with this one.
  void remember(outbound::ResponseFormat format, Instant now);

  bool has_tools(Instant now) const;
  void remember_no_tools(Instant now);

 private:
  mutable std::mutex mutex_;
  outbound::ResponseFormat format_ = outbound::ResponseFormat::json_schema;
  Instant format_until_{};
  Instant no_tools_until_{};
};

// Whether the server refused the form of the answer, or the tools, and not this question.
bool refuses_form(const outbound::Completion& completion);
bool refuses_tools(const outbound::Completion& completion);
outbound::ResponseFormat simpler(outbound::ResponseFormat format);

}  // namespace fitapp::coach
