// The one door to the coach: careful fixed answers before any coach, the model when there is one and it can, else the
// built-in one. It knows no wire format and no storage.
#pragma once

#include "coach/coach.h"
#include "coach/red_flags.h"
#include "coach/rules_coach.h"

namespace fitapp::coach {

template <class T>
struct Answered {
  T answer;
  Source source = Source::built_in;
  bool is_red_flag = false;  // the text told of danger: the answer is a fixed one, and no coach saw it
};

class CoachService {
 public:
  // `model` may be null: then the built-in coach answers everything. All must outlive the coach.
  CoachService(const RulesCoach& rules, const RedFlags& flags, const Coach* model)
      : rules_(rules), flags_(flags), model_(model) {}

  // The same coach for someone whose words shall go to no model.
  CoachService without_model() const { return {rules_, flags_, nullptr}; }
  // Whether a stored answer is one of the fixed careful ones.
  bool is_careful(std::string_view answer) const { return flags_.is_answer(answer); }

  Answered<Motivation> motivate(const Asked& asked) const;
  Answered<FormFeedback> look_at_form(const Asked& asked, const FormQuestion& question) const;
  Answered<Recommendation> recommend(const Asked& asked, const RecommendationQuestion& question) const;
  // `own` makes the built-in answer, when it is needed.
  Answered<std::vector<SuggestedMeal>> suggest_meals(const Asked& asked, const MealWish& wish,
                                                     const std::function<std::vector<SuggestedMeal>()>& own) const;
  Answered<std::vector<std::string>> insights(const Asked& asked, std::vector<std::string> own) const;
  // What the listener heard may be replaced by the answer in the end: then the model broke off.
  Answered<std::string> chat(const Asked& asked, const ChatQuestion& question, const Listener& listener) const;

 private:
  template <class T>
  Answered<T> from_either(const auto& ask) const;
  ChatQuestion without_red_flags(const ChatQuestion& question) const;

  const RulesCoach& rules_;
  const RedFlags& flags_;
  const Coach* model_;
};

}  // namespace fitapp::coach
