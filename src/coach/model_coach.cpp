// Asks the model, requests one repair of an invalid answer, and corrects the result.
#include "coach/model_coach.h"

#include <algorithm>

#include "coach/exercise_advice.h"
#include "coach/grounding.h"
#include "coach/model_chat.h"
#include "coach/model_schema.h"
#include "coach/model_session.h"
#include "coach/prompt_fitting.h"
#include "coach/rules_recommendation.h"

namespace fitapp::coach {
namespace {

using outbound::Completion;
using outbound::CompletionStatus;

constexpr int structured_tokens = 1600;
constexpr std::size_t min_choice = 24;

// Drops the sentences with numbers that the model was not told. False if nothing remains.
bool keep_grounded(std::string& text, const Grounding& grounding) {
  text = grounding.kept(text);
  return !text.empty();
}

void keep_grounded(std::vector<std::string>& texts, const Grounding& grounding) {
  std::erase_if(texts, [&](std::string& text) { return !keep_grounded(text, grounding); });
}

// The schema of a session, with the names of the exercises and the doses that are kept.
std::string session_schema(const std::vector<const domain::Exercise*>& choice) {
  Json schema = object_schema<ModelRecommendation>();
  Json& exercise = schema["properties"]["exercises"]["items"]["properties"];
  Json names = Json::array();
  for (const domain::Exercise* each : choice) names.push_back(each->name);
  if (!names.empty()) exercise["name"] = {{"type", "string"}, {"enum", std::move(names)}};
  const auto limit = [&](const char* field, DoseRange range) {
    exercise[field]["minimum"] = range.low;
    exercise[field]["maximum"] = range.high;
  };
  limit("sets", sets_range);
  limit("reps", reps_range);
  limit("duration", seconds_range);
  limit("restTime", rest_range);
  limit("weight", weight_range);
  return schema.dump();
}

}  // namespace

ModelCoach::ModelCoach(ModelOptions options, const RulesCoach& rules, const domain::Catalogue& catalogue,
                       const Clock& clock, Notice notice)
    : rules_(rules), catalogue_(catalogue), service_(std::move(options), clock, std::move(notice)) {}

template <class T>
std::optional<T> ModelCoach::ask_structured(const CoachContext& context, ModelService::Task task) const {
  const auto call = service_.begin(context);
  if (!call) return std::nullopt;
  task.answer_tokens = structured_tokens;
  if (task.schema.empty()) task.schema = object_schema<T>().dump();
  const PromptMaker first = task.prompt;
  for (const bool is_repair : {false, true}) {
    const Completion completion = service_.ask(*call, task);
    if (completion.status != CompletionStatus::complete) return std::nullopt;
    auto read = read_answer<T>(completion.text);
    if (T* answer = std::get_if<T>(&read)) return std::move(*answer);
    if (is_repair) break;
    task.prompt = [&first, wrong = without_controls(truncate_text(completion.text, max_coach_text)),
                   problems = repair_prompt(std::get<std::string>(read))](int most_tokens) {
      Messages messages = first(most_tokens - estimated_tokens(problems.content));
      const int left = most_tokens - estimated_tokens(messages) - estimated_tokens(problems.content);
      if (estimated_tokens(wrong) < left) messages.push_back({outbound::Role::assistant, wrong});
      messages.push_back(problems);
      return messages;
    };
  }
  service_.notice("The coach's model gave an answer that cannot be used, twice.");
  return std::nullopt;
}

std::optional<Motivation> ModelCoach::motivate(const CoachContext& context) const {
  const Json facts = motivation_facts(context, service_.options().first_name);
  auto answer = ask_structured<Motivation>(
      context, {.prompt = [&](int) { return motivation_prompt(context, facts); }, .schema_name = "motivation"});
  if (!answer) return std::nullopt;
  Grounding grounding;
  grounding.add_facts(facts);
  for (std::string* text : {&answer->message, &answer->encouragement, &answer->next_goal}) {
    if (!keep_grounded(*text, grounding)) return std::nullopt;
  }
  return answer;
}

std::optional<FormFeedback> ModelCoach::review_form(const CoachContext& context, const FormQuestion& question) const {
  const domain::Exercise* exercise = rules_.mentions().named(question.exercise);
  const Json facts = training_facts(context, service_.options().first_name);
  const Json library = library_facts(exercise);
  FormQuestion shorter = question;
  auto answer = ask_structured<FormFeedback>(
      context, {.prompt =
                    [&](int most_tokens) {
                      return fitted(
                          most_tokens, [&] { return form_prompt(context, shorter, facts, library); },
                          [&] { return shorten_text(shorter.notes); });
                    },
                .schema_name = "form_feedback"});
  if (!answer) return std::nullopt;
  Grounding grounding;
  grounding.add_facts({facts, library, question.exercise, question.notes});
  if (!keep_grounded(answer->feedback, grounding)) return std::nullopt;
  keep_grounded(answer->improvements, grounding);
  keep_grounded(answer->safety_tips, grounding);
  if (answer->improvements.empty() || answer->safety_tips.empty()) return std::nullopt;
  answer->exercise = exercise == nullptr ? question.exercise : exercise->name;
  const bool is_pregnant = rules_.needs_in(question.exercise + ". " + question.notes).pregnant;
  const bool is_strained = exercise != nullptr && !strained_injuries(*exercise, context.facts.injuries).empty();
  if (!is_pregnant && !is_strained) return answer;
  // The catalogue's warning comes first.
  const auto built_in = rules_.review_form(context, question);
  answer->safety_tips.insert(answer->safety_tips.begin(), built_in->safety_tips.front());
  return answer;
}

std::optional<Recommendation> ModelCoach::recommend(const CoachContext& context,
                                                    const RecommendationQuestion& question) const {
  const SessionConstraints constraints =
      session_constraints(context.facts, question, rules_.needs_in(question.special_needs));
  const domain::Catalogue allowed = session_catalogue(constraints, catalogue_);
  const Json facts = training_facts(context, service_.options().first_name);
  RecommendationQuestion shorter = question;
  std::vector<const domain::Exercise*> choice = session_choice(constraints, allowed);
  const auto shorten = [&] {
    if (shorten_text(shorter.special_needs)) return true;
    if (choice.size() <= min_choice) return false;
    // Each fourth name, so that all sections keep some.
    std::size_t at = 0;
    std::erase_if(choice, [&](const domain::Exercise*) { return ++at % 4 == 0; });
    return true;
  };
  const auto make = [&] {
    return recommendation_prompt(context, constraints, session_wishes(shorter, constraints), facts, choice);
  };
  auto answer = ask_structured<ModelRecommendation>(
      context, {.prompt = [&](int most_tokens) { return fitted(most_tokens, make, shorten); },
                .schema_name = "recommendation",
                .schema = session_schema(choice)});
  if (!answer) return std::nullopt;
  const Recommendation built_in = *rules_.recommend(context, question);
  auto session = repair_session(*answer, constraints, context, built_in, rules_.mentions());
  if (!session) return std::nullopt;
  Grounding grounding;
  grounding.add_facts({facts, session_wishes(question, constraints), session->duration});
  if (!keep_grounded(session->reasoning, grounding)) session->reasoning = built_in.reasoning;
  keep_grounded(session->tips, grounding);
  if (session->tips.empty()) session->tips = built_in.tips;
  return session;
}

std::optional<std::vector<SuggestedMeal>> ModelCoach::suggest_meals(const CoachContext& context,
                                                                    const RemainingNutrition& remaining) const {
  auto answer = ask_structured<ModelMeals>(
      context, {.prompt = [&](int) { return meals_prompt(context, remaining, service_.options().first_name); },
                .schema_name = "meals"});
  if (!answer) return std::nullopt;
  std::erase_if(answer->suggestions, [&](const SuggestedMeal& meal) {
    return !fits_remaining(meal, remaining) ||
           !rules_.fits_diet(meal.meal_name + " " + meal.description, context.facts.diet);
  });
  if (answer->suggestions.empty()) return std::nullopt;
  return std::move(answer->suggestions);
}

std::optional<std::vector<std::string>> ModelCoach::insights(const CoachContext& context,
                                                             const std::vector<std::string>& built_in) const {
  if (!context.facts.health_allowed || built_in.empty()) return std::nullopt;
  auto answer = ask_structured<ModelInsights>(
      context, {.prompt = [&](int) { return insights_prompt(context, built_in); }, .schema_name = "insights"});
  if (!answer || !uses_only_numbers_from(built_in, answer->insights)) return std::nullopt;
  return std::move(answer->insights);
}

std::optional<ChatReply> ModelCoach::chat(const CoachContext& context, const ChatQuestion& question,
                                          TextSink* out) const {
  return ModelChat(service_, rules_, catalogue_).answer(context, question, out);
}

}  // namespace fitapp::coach
