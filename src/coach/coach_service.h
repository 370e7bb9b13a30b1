// Answers coach requests: red flags with a fixed answer, then the model if there is one, otherwise the built-in coach.
#pragma once

#include <functional>

#include "coach/coach.h"
#include "coach/red_flags.h"
#include "coach/rules_coach.h"

namespace fitapp::coach {

template <class T>
struct CoachAnswer {
  T value;
  Source source = Source::built_in;
  bool is_red_flag = false;      // a fixed safety answer; no coach has seen the request
  std::vector<Link> links = {};  // to help
};

class CoachService {
 public:
  // `model` may be null. All arguments must outlive the service.
  CoachService(const RulesCoach& rules, const RedFlags& flags, const Coach* model)
      : rules_(rules), flags_(flags), model_(model) {}

  // The same service for a user who does not want a model.
  CoachService without_model() const { return {rules_, flags_, nullptr}; }
  // Whether a stored answer is one of the fixed safety answers.
  bool is_safety_answer(std::string_view answer) const { return flags_.is_answer(answer); }

  CoachAnswer<Motivation> motivate(const CoachContext& context) const;
  CoachAnswer<FormFeedback> review_form(const CoachContext& context, const FormQuestion& question) const;
  CoachAnswer<Recommendation> recommend(const CoachContext& context, const RecommendationQuestion& question) const;
  // `built_in` makes the built-in answer; it is called only if the model has none.
  CoachAnswer<std::vector<SuggestedMeal>> suggest_meals(
      const CoachContext& context, const RemainingNutrition& remaining,
      const std::function<std::vector<SuggestedMeal>()>& built_in) const;
  CoachAnswer<std::vector<std::string>> insights(const CoachContext& context, std::vector<std::string> built_in) const;
  // `out` may be null. If the model fails in the middle, the beginning that `out` has received differs from the result.
  CoachAnswer<ChatReply> chat(const CoachContext& context, const ChatQuestion& question, TextSink* out) const;

 private:
  template <class T>
  CoachAnswer<T> ask_model_or_rules(const auto& ask) const;
  SafetyReading read_form(const CoachContext& context, const FormQuestion& question) const;
  ChatQuestion without_dangers(const ChatQuestion& question, const std::vector<bool>& left_out) const;
  CoachAnswer<ChatReply> first_answer(const CoachContext& context, const ChatQuestion& question, SafetyReading safety,
                                      TextSink* out) const;

  const RulesCoach& rules_;
  const RedFlags& flags_;
  const Coach* model_;
};

}  // namespace fitapp::coach
