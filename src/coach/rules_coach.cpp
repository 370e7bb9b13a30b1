// The built-in coach's motivation and chat.
#include "coach/rules_coach.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "coach/chat_session.h"
#include "coach/exercise_advice.h"
#include "coach/format.h"
#include "coach/log_sentence.h"
#include "coach/phrase_values.h"
#include "coach/rules_form.h"
#include "coach/rules_recommendation.h"
#include "coach/rules_script.h"
#include "coach/session_request.h"
#include "coach/training_values.h"
#include "embed/coach_content.h"

namespace fitapp::coach {
namespace {

constexpr std::size_t names_per_phrase = 3;

void add_exercises(PhraseValues& values, const char* name, const ExerciseList& exercises, Language language) {
  if (!exercises.empty()) values[name] = join_words(exercise_names(exercises, language), language);
}

constexpr Wording ask_midwife{
    "Ask your midwife or doctor first, and stop at pain, dizziness or bleeding.",
    "Frag zuerst deine Hebamme oder Ärztin und hör bei Schmerzen, Schwindel oder Blutungen auf."};

// Adds the values about the question's topic to those about the user.
void add_topic_values(PhraseValues& values, const Topic& topic, const domain::PlanPreferences& preferences,
                      const CoachContext& context, const domain::Catalogue& catalogue) {
  const Language language = context.language;
  if (topic.muscle) {
    values["muscle"] = muscle_object(*topic.muscle, language);
    add_exercises(values, "muscle_exercises", exercises_for(*topic.muscle, preferences, catalogue, context.seed),
                  language);
  }
  if (topic.area) {
    values["area"] = area_name(*topic.area, language);
    add_exercises(values, "area_exercises", exercises_avoiding(*topic.area, preferences, catalogue, context.seed),
                  language);
  }
  add_training_values(values, topic, preferences, context, catalogue);
  add_session_values(values, preferences, catalogue, context);
  add_exercises(values, "warmups",
                pick_exercises(preferences, catalogue, domain::Section::warmup, names_per_phrase, context.seed),
                language);
  add_exercises(values, "cooldowns",
                pick_exercises(preferences, catalogue, domain::Section::cooldown, names_per_phrase, context.seed),
                language);
}

ChatQuestion without_pregnancy(ChatQuestion question) {
  std::string rest;
  for (const std::string& word : words_of(question.message)) {
    const bool is_about_it = word.starts_with("pregnan") || word.starts_with("schwanger");
    if (!is_about_it) rest += (rest.empty() ? "" : " ") + word;
  }
  if (!rest.empty()) question.message = rest;
  return question;
}

}  // namespace

RulesCoach::RulesCoach(const domain::Catalogue& catalogue)
    : catalogue_(catalogue),
      script_(std::make_unique<const Script>(catalogue, nlohmann::json::parse(embed::coach_words_json()),
                                             nlohmann::json::parse(embed::coach_chat_json()))) {}

RulesCoach::~RulesCoach() = default;

const domain::ExerciseMentions& RulesCoach::mentions() const { return script_->mentions; }

Needs RulesCoach::needs_in(std::string_view special_needs) const { return script_->needs.read(special_needs); }

domain::PlanPreferences RulesCoach::preferences_in(const CoachContext& context, const ChatQuestion& question) const {
  return chat_preferences(context.facts, question, needs_of(question, script_->needs));
}

bool RulesCoach::fits_diet(std::string_view dish, const std::vector<domain::Diet>& diet) const {
  const Words words = words_of(dish);
  return std::none_of(diet.begin(), diet.end(), [&](domain::Diet kind) {
    return script_->excluded.at(std::string(name_of(kind))).weight_in(words, TypoTolerance::normal) > 0;
  });
}

std::optional<ChatReply> RulesCoach::answer_with_action(const CoachContext& context,
                                                        const ChatQuestion& question) const {
  // "One rep max barbell row" asks for a record, and logs nothing.
  const auto query = script_->data_questions.read(question, context.facts);
  if (query && (query->measure == domain::Measure::best || query->measure == domain::Measure::one_rep_max))
    return std::nullopt;
  if (auto draft = log_reply(context, question, script_->mentions)) return draft;
  const auto request = script_->session_requests.read(question);
  return request ? std::optional(session_reply(context, *request, question.previous_answers, catalogue_))
                 : std::nullopt;
}

std::optional<ChatReply> RulesCoach::answer_about_data(const CoachContext& context,
                                                       const ChatQuestion& question) const {
  if (context.records == nullptr) return std::nullopt;
  const auto query = script_->data_questions.read(question, context.facts);
  if (!query) return std::nullopt;
  return script_->data_answers.reply(context, context.records->answer(*query), question.previous_answers);
}

Topic RulesCoach::topic_of(const ChatQuestion& question) const {
  return script_->topics.topic_of(question, domain::ExerciseMentions(std::vector<domain::Exercise>{}));
}

std::optional<Motivation> RulesCoach::motivate(const CoachContext& context) const {
  const Language language = context.language;
  const PhraseValues values = phrase_values(context.facts, catalogue_, language);
  return Motivation{script_->message.in(language).choose(values, mix_seed(context.seed, 1)),
                    script_->encouragement.in(language).choose(values, mix_seed(context.seed, 2)),
                    script_->next_goal.in(language).choose(values, mix_seed(context.seed, 3))};
}

std::optional<FormFeedback> RulesCoach::review_form(const CoachContext& context, const FormQuestion& question) const {
  return form_feedback(context, question, script_->mentions, script_->needs, catalogue_);
}

std::optional<Recommendation> RulesCoach::recommend(const CoachContext& context,
                                                    const RecommendationQuestion& question) const {
  return recommendation(context, question, script_->needs.read(question.special_needs), catalogue_);
}

std::optional<ChatReply> RulesCoach::chat(const CoachContext& context, const ChatQuestion& question,
                                          TextSink* out) const {
  const domain::ExerciseMentions own(context.facts.own_exercises);
  const domain::PlanPreferences preferences = preferences_in(context, question);
  Topic topic = script_->topics.topic_of(question, own);
  if (topic.intent == "pregnancy" && !preferences.pregnant) {
    // "I am no longer pregnant": the question is about what else it says.
    topic = script_->topics.topic_of(without_pregnancy(question), own);
  }
  const domain::Exercise* exercise =
      topic.exercise ? script_->mentions.possible_one(*topic.exercise, preferences.equipment) : nullptr;
  const Language language = context.language;
  PhraseValues values = phrase_values(context.facts, catalogue_, language);
  script_->abilities.add_values(values, words_of(question.message), language, context.seed);
  add_topic_values(values, topic, preferences, context, catalogue_);
  if (exercise != nullptr) {
    add_exercise_values(values, *exercise, context.facts, language);
    add_swap_value(values, *exercise, preferences, catalogue_, language);
  }
  std::vector<std::string> previous_answers = question.previous_answers;
  for (const ChatTurn& turn : question.history) previous_answers.push_back(turn.text);
  std::string answer = topic.phrases->in(language).choose(values, mix_seed(context.seed, 4), previous_answers);
  if (answer.empty() && exercise != nullptr && exercise->own) answer = about_own_exercise(values, language);
  if (answer.empty()) throw Error(ErrorKind::internal, "NO_ANSWER", "The coach has no words for " + topic.intent + ".");
  if (exercise != nullptr) {
    const std::string warning = pregnancy_warning(*exercise, preferences, values, language);
    if (!warning.empty()) answer = warning + " " + answer;
  }
  if (preferences.pregnant && topic.intent != "pregnancy") answer += " " + ask_midwife.in(language);
  if (out != nullptr) out->write(answer);
  return ChatReply{std::move(answer), script_->data_answers.links_of_topic(topic.intent, context.language)};
}

}  // namespace fitapp::coach
