// The coach behind an OpenAI-compatible address. What it writes is held to the same bounds as the built-in coach's own
// answers: mended against the catalogue where it can be, else not used.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <string>

#include "coach/coach.h"
#include "coach/gate.h"
#include "coach/model_answers.h"
#include "coach/prompts.h"
#include "coach/rules_coach.h"
#include "outbound/chat_completions.h"

namespace fitapp::coach {

struct ModelOptions {
  outbound::CompletionOptions service;
  std::chrono::milliseconds total_timeout{60'000};  // of one question, repair included
  FirstName first_name = FirstName::kept;
  GateLimits limits;
  std::function<bool()> is_stopping = {};  // then nobody waits for a model any more
};

// What the operator's log is told; never a person's text, nor the key.
using Notice = std::function<void(const std::string& event)>;

class ModelCoach final : public Coach {
 public:
  // All references must outlive it.
  ModelCoach(ModelOptions options, const RulesCoach& rules, const domain::Catalogue& catalogue, const Clock& clock,
             Notice notice);

  std::optional<Motivation> motivate(const Asked& asked) const override;
  std::optional<FormFeedback> look_at_form(const Asked& asked, const FormQuestion& question) const override;
  std::optional<Recommendation> recommend(const Asked& asked, const RecommendationQuestion& question) const override;
  std::optional<std::string> chat(const Asked& asked, const ChatQuestion& question,
                                  const Listener& listener) const override;

  std::optional<std::vector<SuggestedMeal>> suggest_meals(const Asked& asked, const MealWish& wish) const override;
  // Only for a person who agreed that health data may enter a prompt.
  std::optional<std::vector<std::string>> insights(const Asked& asked,
                                                   const std::vector<std::string>& own) const override;

 private:
  struct Task {
    Messages messages;
    std::string schema_name;
    std::string schema;
  };
  outbound::CompletionRequest request_of(Messages messages, int most_tokens) const;
  template <class T>
  std::optional<T> structured(const Asked& asked, Task task) const;
  outbound::Completion ask_in_known_form(outbound::CompletionRequest& request,
                                         std::chrono::steady_clock::time_point deadline) const;
  void note_failure(const outbound::Completion& completion) const;
  std::string corrected(const Asked& asked, std::string answer) const;

  const ModelOptions options_;
  const RulesCoach& rules_;
  const domain::Catalogue& catalogue_;
  const Clock& clock_;
  const Notice notice_;
  const outbound::ChatCompletions service_;
  mutable Gate gate_;
  // The best form that this service has not refused.
  mutable std::atomic<outbound::ResponseFormat> form_ = outbound::ResponseFormat::json_schema;
};

}  // namespace fitapp::coach
