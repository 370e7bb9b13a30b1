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
class DataAnswers;

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

  // "One rep max barbell row" logs nothing and asks for no session.
  bool asks_for_record(const CoachContext& context, const ChatQuestion& question) const;
  // Without the ages and weeks of a pregnancy that the person tells, which are no wish and no span.
  ChatQuestion without_statements(ChatQuestion question) const;
  // Whether the answer would name amounts of food, calories or a weight.
  bool asks_about_food_or_weight(const CoachContext& context, const ChatQuestion& question) const;
  bool understands(const ChatQuestion& question) const;
  // The next four return nullopt for other messages.
  // What a sentence logs, to confirm.
  std::optional<ChatReply> draft_of(const CoachContext& context, const ChatQuestion& question) const;
  // The session that the message asks for or changes.
  // A light one if it must be gentle.
  std::optional<ChatReply> session_for(const CoachContext& context, const ChatQuestion& question,
                                       bool is_gentle = false) const;
  // The answer to a question about the user's own data.
  std::optional<ChatReply> answer_about_data(const CoachContext& context, const ChatQuestion& question) const;
  // "How many calories has a banana?"
  std::optional<ChatReply> answer_about_food(const CoachContext& context, const ChatQuestion& question) const;
  // Asks about a pain with `text`, and names exercises that spare the area.
  ChatReply reply_to_pain(const CoachContext& context, const ChatQuestion& question, const std::string& text) const;
  Topic topic_of(const ChatQuestion& question) const;
  const domain::ExerciseMentions& mentions() const;
  const DataAnswers& data_answers() const;
  Needs needs_in(std::string_view special_needs) const;
  // Whether something hurts or is injured.
  bool names_pain(const FormQuestion& question) const;
  // The profile with the needs that the chat mentions.
  domain::PlanPreferences preferences_in(const CoachContext& context, const ChatQuestion& question) const;
  // Whether a dish contains nothing that the diets exclude.
  bool fits_diet(std::string_view dish, const std::vector<domain::Diet>& diet) const;

 private:
  struct Script;
  ChatReply i_do_not_know(const CoachContext& context, const ChatQuestion& question) const;

  const domain::Catalogue& catalogue_;
  std::unique_ptr<const Script> script_;
};

}  // namespace fitapp::coach
