// The coach that asks a model through an OpenAI-compatible API. Checks and corrects the model's answers.
#pragma once

#include <string>

#include "coach/coach.h"
#include "coach/model_answers.h"
#include "coach/model_service.h"
#include "coach/prompts.h"
#include "coach/rules_coach.h"

namespace fitapp::coach {

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
  template <class T>
  std::optional<T> ask_structured(const CoachContext& context, ModelService::Task task) const;

  const RulesCoach& rules_;
  const domain::Catalogue& catalogue_;
  const ModelService service_;
};

}  // namespace fitapp::coach
