// The coach that asks a model through an OpenAI-compatible API. Checks and corrects the model's answers.
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
  std::chrono::milliseconds total_timeout{60'000};  // of one question, including a repair
  FirstName first_name = FirstName::omitted;
  GateLimits limits;
  std::function<bool()> is_stopping = {};  // true while the server shuts down; cancels requests
};

// Writes to the operator's log. Events contain neither user texts nor the API key.
using Notice = std::function<void(const std::string& event)>;

class ModelCoach final : public Coach {
 public:
  // All references must outlive the coach.
  ModelCoach(ModelOptions options, const RulesCoach& rules, const domain::Catalogue& catalogue, const Clock& clock,
             Notice notice);

  std::optional<Motivation> motivate(const CoachContext& context) const override;
  std::optional<FormFeedback> review_form(const CoachContext& context, const FormQuestion& question) const override;
  std::optional<Recommendation> recommend(const CoachContext& context,
                                          const RecommendationQuestion& question) const override;
  std::optional<ChatReply> chat(const CoachContext& context, const ChatQuestion& question,
                                TextSink* out) const override;
  std::optional<std::vector<SuggestedMeal>> suggest_meals(const CoachContext& context,
                                                          const RemainingNutrition& remaining) const override;
  // nullopt unless the user has agreed to share health data.
  std::optional<std::vector<std::string>> insights(const CoachContext& context,
                                                   const std::vector<std::string>& built_in) const override;

 private:
  struct Task {
    Messages messages;
    std::string schema_name;
    std::string schema;
  };
  struct ModelReply {
    outbound::Completion completion;
    bool is_full = false;      // the rest of the answer was not read
    bool reader_left = false;  // the reader disconnected
  };

  outbound::CompletionRequest request_of(Messages messages, int max_tokens) const;
  template <class T>
  std::optional<T> ask_structured(const CoachContext& context, Task task) const;
  outbound::Completion ask_in_supported_format(outbound::CompletionRequest& request,
                                               std::chrono::steady_clock::time_point deadline) const;
  ModelReply stream_chat(const outbound::CompletionRequest& request, TextSink& out) const;
  void record_failure(const outbound::Completion& completion) const;
  std::string safety_note(const CoachContext& context, const ChatQuestion& question, const std::string& answer) const;

  const ModelOptions options_;
  const RulesCoach& rules_;
  const domain::Catalogue& catalogue_;
  const Clock& clock_;
  const Notice notice_;
  const outbound::ChatCompletions service_;
  mutable Gate gate_;
  // The best format that the service has not rejected.
  mutable std::atomic<outbound::ResponseFormat> format_ = outbound::ResponseFormat::json_schema;
};

}  // namespace fitapp::coach
