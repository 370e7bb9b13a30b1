// Chooses between the fixed safety answers, the model and the built-in coach.
#include "coach/coach_service.h"

#include <algorithm>

namespace fitapp::coach {
namespace {

std::vector<std::string> safety_tips(Language language) {
  if (language == Language::german) return {"Trainiere heute nicht weiter.", "Hol dir Hilfe von einem Menschen."};
  return {"Do not train on today.", "Get help from a person."};
}

}  // namespace

template <class T>
CoachAnswer<T> CoachService::ask_model_or_rules(const auto& ask) const {
  if (model_ != nullptr) {
    if (std::optional<T> answer = ask(*model_)) return {std::move(*answer), Source::model};
  }
  return {ask(rules_).value(), Source::built_in};
}

CoachAnswer<Motivation> CoachService::motivate(const CoachContext& context) const {
  return ask_model_or_rules<Motivation>([&](const Coach& coach) { return coach.motivate(context); });
}

CoachAnswer<FormFeedback> CoachService::review_form(const CoachContext& context, const FormQuestion& question) const {
  const std::string* safety_answer = flags_.answer_to(question.exercise + ". " + question.notes, context.language);
  if (safety_answer != nullptr) {
    return {{question.exercise, *safety_answer, {}, safety_tips(context.language)}, Source::built_in, true};
  }
  return ask_model_or_rules<FormFeedback>([&](const Coach& coach) { return coach.review_form(context, question); });
}

CoachAnswer<Recommendation> CoachService::recommend(const CoachContext& context,
                                                    const RecommendationQuestion& question) const {
  if (const std::string* safety_answer = flags_.answer_to(question.special_needs, context.language)) {
    Recommendation no_exercises;
    no_exercises.type = RecommendedType::yoga;
    no_exercises.intensity = RecommendedIntensity::very_light;
    no_exercises.reasoning = *safety_answer;
    no_exercises.tips = safety_tips(context.language);
    return {std::move(no_exercises), Source::built_in, true};
  }
  return ask_model_or_rules<Recommendation>([&](const Coach& coach) { return coach.recommend(context, question); });
}

CoachAnswer<std::vector<SuggestedMeal>> CoachService::suggest_meals(
    const CoachContext& context, const RemainingNutrition& remaining,
    const std::function<std::vector<SuggestedMeal>()>& built_in) const {
  if (model_ != nullptr) {
    if (auto meals = model_->suggest_meals(context, remaining)) return {std::move(*meals), Source::model};
  }
  return {built_in(), Source::built_in};
}

CoachAnswer<std::vector<std::string>> CoachService::insights(const CoachContext& context,
                                                             std::vector<std::string> built_in) const {
  if (model_ != nullptr) {
    if (auto texts = model_->insights(context, built_in)) return {std::move(*texts), Source::model};
  }
  return {std::move(built_in), Source::built_in};
}

// Removes earlier red flags and the answers to them from the history, so that no model sees them.
ChatQuestion CoachService::without_red_flags(const ChatQuestion& question) const {
  ChatQuestion clean = question;
  std::erase_if(clean.history, [&](const ChatTurn& turn) {
    return turn.is_user ? flags_.answer_to(turn.text, Language::english) != nullptr : flags_.is_answer(turn.text);
  });
  const auto count = clean.history.size();
  if (count > max_chat_history) {
    clean.history.erase(clean.history.begin(),
                        clean.history.begin() + static_cast<std::ptrdiff_t>(count - max_chat_history));
  }
  return clean;
}

CoachAnswer<ChatReply> CoachService::chat(const CoachContext& context, const ChatQuestion& question,
                                          TextSink* out) const {
  if (const std::string* safety_answer = flags_.answer_to(question.message, context.language)) {
    if (out != nullptr) out->write(*safety_answer);
    return {{*safety_answer}, Source::built_in, true};
  }
  const ChatQuestion clean = without_red_flags(question);
  if (model_ != nullptr) {
    if (auto answer = model_->chat(context, clean, out)) return {std::move(*answer), Source::model};
    // The reader has already received the beginning of the model's answer, so the built-in answer must not follow it.
    if (out != nullptr && out->has_text()) out = nullptr;
  }
  return {rules_.chat(context, clean, out).value(), Source::built_in};
}

}  // namespace fitapp::coach
