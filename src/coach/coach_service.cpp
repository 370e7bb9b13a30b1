// Chooses between the fixed safety answers, the model and the built-in coach.
#include "coach/coach_service.h"

#include <algorithm>

#include "coach/insight_wording.h"
#include "coach/question_language.h"

namespace fitapp::coach {
namespace {

std::vector<std::string> safety_tips(Language language) {
  if (language == Language::german) return {"Trainiere heute nicht weiter.", "Hol dir Hilfe von einem Menschen."};
  return {"Do not train on today.", "Get help from a person."};
}

Asker asker_of(const CoachContext& context) {
  const Facts& facts = context.facts;
  return {context.language, facts.country, facts.age,
          static_cast<int>(std::chrono::year_month_day(facts.today).year())};
}

std::vector<std::string_view> said_before(const ChatQuestion& question) {
  std::vector<std::string_view> texts;
  for (const ChatTurn& turn : question.history) {
    if (turn.is_user) texts.push_back(turn.text);
  }
  return texts;
}

bool may_lose_weight(const Facts& facts, const Person& person) {
  return !person.expecting && (!facts.age || (*facts.age >= adult_age && *facts.age < older_age));
}

// What the person says about themselves comes before the profile. A minor of the profile stays one.
Facts with_person(Facts facts, const Person& person) {
  const bool is_young = facts.age && *facts.age < adult_age;
  if (person.age && !is_young) facts.age = person.age;
  if (may_lose_weight(facts, person)) return facts;
  HealthFacts& health = facts.health;
  if (health.target_weight && (!health.weight || *health.target_weight < *health.weight)) health.target_weight.reset();
  if (health.weight_change && *health.weight_change < 0) health.weight_change.reset();
  return facts;
}

CoachContext with_facts(const CoachContext& context, const Facts& facts) {
  return {facts, context.seed, context.language, context.records, context.has_left, context.log_book};
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
  // The names of exercises are harmless: "Dead Hang".
  const bool is_known = rules_.mentions().whole(question.exercise).has_value();
  const std::string text = is_known ? question.notes : question.exercise + ". " + question.notes;
  const Asker asker = asker_of(context);
  auto safety = flags_.answer_to(text, asker);
  if (safety && safety->is_danger) {
    return {{question.exercise, std::move(safety->text), {}, safety_tips(language_of_question(text, context.language))},
            Source::built_in,
            true,
            std::move(safety->links)};
  }
  const Facts facts = with_person(context.facts, flags_.person_in({text}, asker.year));
  auto answer = ask_model_or_rules<FormFeedback>(
      [&](const Coach& coach) { return coach.review_form(with_facts(context, facts), question); });
  // What a minor, somebody with an illness or with pain should know comes first.
  if (safety) answer.value.safety_tips.insert(answer.value.safety_tips.begin(), std::move(safety->text));
  return answer;
}

CoachAnswer<Recommendation> CoachService::recommend(const CoachContext& context,
                                                    const RecommendationQuestion& question) const {
  const Asker asker = asker_of(context);
  auto safety = flags_.answer_to(question.special_needs, asker);
  if (safety && safety->is_danger) {
    Recommendation no_exercises;
    no_exercises.type = RecommendedType::yoga;
    no_exercises.intensity = RecommendedIntensity::very_light;
    no_exercises.reasoning = std::move(safety->text);
    no_exercises.tips = safety_tips(language_of_question(question.special_needs, context.language));
    return {std::move(no_exercises), Source::built_in, true, std::move(safety->links)};
  }
  const Person person = flags_.person_in({question.special_needs}, asker.year);
  const Facts facts = with_person(context.facts, person);
  RecommendationQuestion careful = question;
  const bool wants_loss = question.goal == FitnessGoal::weight_loss;
  if (wants_loss && !may_lose_weight(facts, person)) careful.goal = FitnessGoal::general_fitness;
  auto answer = ask_model_or_rules<Recommendation>(
      [&](const Coach& coach) { return coach.recommend(with_facts(context, facts), careful); });
  if (safety) answer.value.tips.insert(answer.value.tips.begin(), std::move(safety->text));
  return answer;
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
    if (auto texts = model_->insights(context, built_in)) {
      auto kept = kept_wordings(built_in, std::move(*texts));
      if (!kept.empty()) return {std::move(kept), Source::model};
    }
  }
  return {std::move(built_in), Source::built_in};
}

// The last turns without dangers and the answers to them, so that no model sees them.
ChatQuestion CoachService::without_red_flags(const ChatQuestion& question) const {
  ChatQuestion clean = question;
  clean.history.clear();
  for (auto turn = question.history.rbegin(); turn != question.history.rend(); ++turn) {
    if (clean.history.size() == max_chat_history) break;
    if (turn->is_user ? flags_.is_danger(turn->text) : flags_.is_answer(turn->text)) continue;
    clean.history.insert(clean.history.begin(), *turn);
  }
  return clean;
}

CoachAnswer<ChatReply> CoachService::chat(const CoachContext& context, const ChatQuestion& question,
                                          TextSink* out) const {
  const Asker asker = asker_of(context);
  std::vector<std::string_view> said = said_before(question);
  auto safety = flags_.answer_to(question.message, asker, said);
  if (safety && safety->kind == "pain") {
    // A wish for a session is granted, one that spares the area.
    ChatReply reply = rules_.answer_with_action(context, without_red_flags(question)).value_or(ChatReply{});
    if (reply.session || reply.draft) {
      reply.text += " " + safety->text;
    } else {
      reply = rules_.reply_to_pain(context, question, safety->text);
    }
    if (out != nullptr) out->write(reply.text);
    return {std::move(reply), Source::built_in};
  }
  if (safety) {
    if (out != nullptr) out->write(safety->text);
    return {{std::move(safety->text), std::move(safety->links)}, Source::built_in, safety->is_danger};
  }
  said.push_back(question.message);
  const Facts facts = with_person(context.facts, flags_.person_in(said, asker.year));
  return chat_safely(with_facts(context, facts), question, out);
}

CoachAnswer<ChatReply> CoachService::chat_safely(const CoachContext& context, const ChatQuestion& question,
                                                 TextSink* out) const {
  const ChatQuestion clean = without_red_flags(question);
  if (auto answer = rules_.answer_with_action(context, clean)) {
    if (out != nullptr) out->write(answer->text);
    return {std::move(*answer), Source::built_in};
  }
  if (auto answer = rules_.answer_about_data(context, clean)) {
    if (out != nullptr) out->write(answer->text);
    return {std::move(*answer), Source::built_in};
  }
  if (model_ != nullptr) {
    if (auto answer = model_->chat(context, clean, out)) return {std::move(*answer), Source::model};
    // The reader has already received the beginning of the model's answer, so the built-in answer must not follow it.
    if (out != nullptr && out->has_text()) out = nullptr;
  }
  return {rules_.chat(context, clean, out).value(), Source::built_in};
}

}  // namespace fitapp::coach
