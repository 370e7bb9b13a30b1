// Who answers.
#include "coach/coach_service.h"

#include <algorithm>

namespace fitapp::coach {
namespace {

std::vector<std::string> careful_tips(Language language) {
  if (language == Language::german) return {"Trainiere heute nicht weiter.", "Hol dir Hilfe von einem Menschen."};
  return {"Do not train on today.", "Get help from a person."};
}

}  // namespace

template <class T>
Answered<T> CoachService::from_either(const auto& ask) const {
  if (model_ != nullptr) {
    if (std::optional<T> answer = ask(*model_)) return {std::move(*answer), Source::model};
  }
  return {ask(rules_).value(), Source::built_in};
}

Answered<Motivation> CoachService::motivate(const Asked& asked) const {
  return from_either<Motivation>([&](const Coach& coach) { return coach.motivate(asked); });
}

Answered<FormFeedback> CoachService::look_at_form(const Asked& asked, const FormQuestion& question) const {
  const std::string* careful = flags_.answer_to(question.exercise + ". " + question.notes, asked.language);
  if (careful != nullptr) {
    return {{question.exercise, *careful, {}, careful_tips(asked.language)}, Source::built_in, true};
  }
  return from_either<FormFeedback>([&](const Coach& coach) { return coach.look_at_form(asked, question); });
}

Answered<Recommendation> CoachService::recommend(const Asked& asked, const RecommendationQuestion& question) const {
  if (const std::string* careful = flags_.answer_to(question.special_needs, asked.language)) {
    Recommendation none;
    none.type = RecommendedType::yoga;
    none.intensity = RecommendedIntensity::very_light;
    none.reasoning = *careful;
    none.tips = careful_tips(asked.language);
    return {std::move(none), Source::built_in, true};
  }
  return from_either<Recommendation>([&](const Coach& coach) { return coach.recommend(asked, question); });
}

Answered<std::vector<SuggestedMeal>> CoachService::suggest_meals(
    const Asked& asked, const MealWish& wish, const std::function<std::vector<SuggestedMeal>()>& own) const {
  if (model_ != nullptr) {
    if (auto meals = model_->suggest_meals(asked, wish)) return {std::move(*meals), Source::model};
  }
  return {own(), Source::built_in};
}

Answered<std::vector<std::string>> CoachService::insights(const Asked& asked, std::vector<std::string> own) const {
  if (model_ != nullptr) {
    if (auto texts = model_->insights(asked, own)) return {std::move(*texts), Source::model};
  }
  return {std::move(own), Source::built_in};
}

// What was said before and must not be sent on stays out of later questions too, and so do the answers to it.
ChatQuestion CoachService::without_red_flags(const ChatQuestion& question) const {
  ChatQuestion clean = question;
  std::erase_if(clean.history, [&](const ChatTurn& turn) {
    return turn.is_user ? flags_.answer_to(turn.text, Language::english) != nullptr : flags_.is_answer(turn.text);
  });
  const auto count = clean.history.size();
  if (count > most_chat_history) {
    clean.history.erase(clean.history.begin(),
                        clean.history.begin() + static_cast<std::ptrdiff_t>(count - most_chat_history));
  }
  return clean;
}

Answered<std::string> CoachService::chat(const Asked& asked, const ChatQuestion& question,
                                         const Listener& listener) const {
  if (const std::string* careful = flags_.answer_to(question.message, asked.language)) {
    if (listener) listener(*careful);
    return {*careful, Source::built_in, true};
  }
  const ChatQuestion clean = without_red_flags(question);
  if (model_ != nullptr) {
    bool heard = false;
    const Listener once = [&](std::string_view piece) {
      heard = true;
      return !listener || listener(piece);
    };
    if (auto answer = model_->chat(asked, clean, listener ? once : Listener{})) {
      return {std::move(*answer), Source::model};
    }
    // Half an answer was heard: the built-in one replaces it at the end instead of following it.
    if (heard) return {rules_.chat(asked, clean, {}).value(), Source::built_in};
  }
  return {rules_.chat(asked, clean, listener).value(), Source::built_in};
}

}  // namespace fitapp::coach
