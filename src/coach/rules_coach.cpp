// The built-in coach's motivation and chat.
#include "coach/rules_coach.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "coach/chat_session.h"
#include "coach/data_food.h"
#include "coach/exercise_advice.h"
#include "coach/format.h"
#include "coach/insight_question.h"
#include "coach/log_book.h"
#include "coach/log_sentence.h"
#include "coach/phrase_values.h"
#include "coach/rules_form.h"
#include "coach/rules_recommendation.h"
#include "coach/rules_script.h"
#include "coach/session_request.h"
#include "coach/training_values.h"
#include "domain/contains.h"
#include "domain/planning/suitability.h"
#include "embed/coach_content.h"

namespace fitapp::coach {
namespace {

constexpr std::size_t names_per_phrase = 3;

void add_exercises(PhraseValues& values, const char* name, const ExerciseList& exercises, Language language) {
  if (!exercises.empty()) values[name] = join_words(exercise_names(exercises, language), language);
}

constexpr Wording technique_first{
    "You are still growing, so technique comes first: take weights that you could lift many more times, without "
    "maximal "
    "attempts, and let a coach or parent watch.",
    "Du wächst noch, darum kommt zuerst die Technik: Nimm Gewichte, die du noch viele Male heben könntest, ohne "
    "Maximalversuche, und lass Trainer oder Eltern zuschauen."};
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

// What the coach should not repeat.
std::vector<std::string> earlier_texts(const ChatQuestion& question) {
  std::vector<std::string> texts = question.previous_answers;
  for (const ChatTurn& turn : question.history) texts.push_back(turn.text);
  return texts;
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

const DataAnswers& RulesCoach::data_answers() const { return script_->data_answers; }

Needs RulesCoach::needs_in(std::string_view special_needs) const { return script_->needs.read(special_needs); }

bool RulesCoach::names_pain(const FormQuestion& question) const {
  return script_->form_faults.names_pain(question.exercise + ". " + question.notes);
}

domain::PlanPreferences RulesCoach::preferences_in(const CoachContext& context, const ChatQuestion& question) const {
  Needs needs = needs_of(question, script_->needs);
  needs.pregnant |= context.facts.expecting;
  return chat_preferences(context.facts, question, needs);
}

bool RulesCoach::fits_diet(std::string_view dish, const std::vector<domain::Diet>& diet) const {
  const Words words = words_of(dish);
  return std::none_of(diet.begin(), diet.end(), [&](domain::Diet kind) {
    return script_->excluded.at(std::string(name_of(kind))).weight_in(words, TypoTolerance::normal) > 0;
  });
}

ChatQuestion RulesCoach::without_statements(ChatQuestion question) const {
  const PersonReader& people = script_->needs.people();
  question.message = people.without_statements(question.message);
  for (ChatTurn& turn : question.history) {
    if (turn.is_user) turn.text = people.without_statements(turn.text);
  }
  for (ChatTurn& turn : question.conversation) {
    if (turn.is_user) turn.text = people.without_statements(turn.text);
  }
  return question;
}

bool RulesCoach::asks_about_food_or_weight(const CoachContext& context, const ChatQuestion& question) const {
  using enum domain::Measure;
  if (food_question_of(question)) return true;
  if (const auto query = script_->data_questions.read(question, context.facts)) {
    const bool is_of_body = query->measure <= thighs && query->measure != water;
    const std::vector others{burned, goals, changes, foods, targets};
    return is_of_body || domain::contains(others, query->measure);
  }
  static const std::vector<std::string> topics{
      "protein",     "calories_left", "weight_loss", "muscle_gain", "before_food",   "after_food",
      "supplements", "burned",        "cravings",    "weight_now",  "breakfast",     "food_ideas",
      "belly_fat",   "ideal_weight",  "weight_up",   "plant_food",  "ways_of_eating"};
  return domain::contains(topics, topic_of(question).intent);
}

bool RulesCoach::understands(const ChatQuestion& question) const {
  return topic_of(question).intent != script_->topics.unknown().intent;
}

bool RulesCoach::asks_for_record(const CoachContext& context, const ChatQuestion& question) const {
  if (tells_record(question.message)) return false;
  const auto query = script_->data_questions.read(question, context.facts);
  return query && (query->measure == domain::Measure::best || query->measure == domain::Measure::one_rep_max);
}

std::optional<ChatReply> RulesCoach::draft_of(const CoachContext& context, const ChatQuestion& question) const {
  return log_reply(context, question, script_->mentions);
}

std::optional<ChatReply> RulesCoach::session_for(const CoachContext& context, const ChatQuestion& question,
                                                 bool is_gentle) const {
  auto request = script_->session_requests.read(question, context.facts.today);
  if (!request) return std::nullopt;
  // What was said before holds for the session: a pregnancy, and areas that hurt.
  request->needs.pregnant |= context.facts.expecting;
  request->needs.stressed |= is_gentle;
  for (const ChatTurn& turn : question.history) {
    if (!turn.is_user) continue;
    for (const domain::BodyArea area : script_->needs.read(turn.text).areas_to_avoid) {
      auto& avoided = request->needs.areas_to_avoid;
      if (std::ranges::find(avoided, area) == avoided.end()) avoided.push_back(area);
    }
  }
  const bool is_youth = context.facts.age && *context.facts.age < domain::youth_below;
  if (is_youth) request->effort = std::min(request->effort, 0);
  ChatReply reply = session_reply(context, *request, question.previous_answers, catalogue_);
  if (is_youth && reply.session && reply.session->type == RecommendedType::strength)
    reply.text += " " + technique_first.in(context.language);
  return reply;
}

ChatReply RulesCoach::i_do_not_know(const CoachContext& context, const ChatQuestion& question) const {
  PhraseValues values = phrase_values(context.facts, catalogue_, context.language);
  script_->abilities.add_values(values, words_of(question.message), context.language, context.seed);
  const BilingualPhrases& phrases = *script_->topics.unknown().phrases;
  return {phrases.in(context.language).choose(values, mix_seed(context.seed, 4), earlier_texts(question))};
}

std::optional<ChatReply> RulesCoach::answer_about_data(const CoachContext& context,
                                                       const ChatQuestion& question) const {
  if (context.records == nullptr) return std::nullopt;
  if (const auto asked = insight_question_in(question.message))
    return insight_reply(*asked, context.records->insights(), context.language, question.previous_answers);
  if (script_->data_questions.asks_about_somebody_else(question, context.facts))
    return i_do_not_know(context, question);
  if (auto food = answer_about_food(context, question)) return food;
  const auto query = script_->data_questions.read(question, context.facts);
  if (!query) return std::nullopt;
  const auto answer = context.records->answer(careful_query(*query, context.facts));
  return script_->data_answers.reply(context, answer, question.previous_answers);
}

std::optional<ChatReply> RulesCoach::answer_about_food(const CoachContext& context,
                                                       const ChatQuestion& question) const {
  const auto asked = context.log_book == nullptr ? std::nullopt : food_question_of(question);
  if (!asked) return std::nullopt;
  if (const auto food = context.log_book->find_food(asked->food))
    return script_->data_answers.food_reply(context, asked->nutrient, *food, question.previous_answers);
  return asked->is_certain ? std::optional(i_do_not_know(context, question)) : std::nullopt;
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
  return form_feedback(context, question, {script_->mentions, script_->needs, script_->form_faults, catalogue_});
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
  std::string answer = topic.phrases->in(language).choose(values, mix_seed(context.seed, 4), earlier_texts(question));
  if (answer.empty() && exercise != nullptr && exercise->own) answer = about_own_exercise(values, language);
  if (answer.empty()) throw Error(ErrorKind::internal, "NO_ANSWER", "The coach has no words for " + topic.intent + ".");
  if (exercise != nullptr) {
    const std::string warning = pregnancy_warning(*exercise, preferences, values, language);
    if (!warning.empty()) answer = warning + " " + ask_midwife.in(language);
  }
  const bool names_midwife = topic.intent == "pregnancy" || topic.intent == "running_after_birth" ||
                             answer.ends_with(ask_midwife.in(language));
  if (preferences.pregnant && !names_midwife) answer += " " + ask_midwife.in(language);
  if (out != nullptr) out->write(answer);
  return ChatReply{std::move(answer), script_->data_answers.links_of_topic(topic.intent, context.language)};
}

}  // namespace fitapp::coach
