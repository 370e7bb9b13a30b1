// The built-in coach: rules over the user's facts and the exercise catalogue. It needs no network and gives no medical
// advice.
#pragma once

#include <memory>

#include "coach/coach.h"
#include "domain/exercise_mentions.h"
#include "domain/plan_preferences.h"

namespace fitapp::coach {

struct Topic;
struct Needs;

class RulesCoach final : public Coach {
 public:
  // The catalogue must outlive it.
  explicit RulesCoach(const domain::Catalogue& catalogue);
  ~RulesCoach() override;

  std::optional<Motivation> motivate(const CoachContext& context) const override;
  std::optional<FormFeedback> review_form(const CoachContext& context, const FormQuestion& question) const override;
  std::optional<Recommendation> recommend(const CoachContext& context,
                                          const RecommendationQuestion& question) const override;
  std::optional<ChatReply> chat(const CoachContext& context, const ChatQuestion& question,
                                TextSink* out) const override;

  // The answer to a sentence that logs something or asks for a session; nullopt for other messages.
  std::optional<ChatReply> answer_with_action(const CoachContext& context, const ChatQuestion& question) const;
  // The answer to a question about the user's own data; nullopt for other messages.
  std::optional<ChatReply> answer_about_data(const CoachContext& context, const ChatQuestion& question) const;
  // Asks about a pain with `text`, and names exercises that spare the area.
  ChatReply reply_to_pain(const CoachContext& context, const ChatQuestion& question, const std::string& text) const;
  Topic topic_of(const ChatQuestion& question) const;
  const domain::ExerciseMentions& mentions() const;
  Needs needs_in(std::string_view special_needs) const;
  // The profile with the needs that the chat mentions.
  domain::PlanPreferences preferences_in(const CoachContext& context, const ChatQuestion& question) const;
  // Whether a dish contains nothing that the diets exclude.
  bool fits_diet(std::string_view dish, const std::vector<domain::Diet>& diet) const;

 private:
  struct Script;
  const domain::Catalogue& catalogue_;
  std::unique_ptr<const Script> script_;
};

}  // namespace fitapp::coach
