// Asks the model, requests one repair of an invalid answer, and corrects the result.
#include "coach/model_coach.h"

#include <algorithm>

#include "coach/exercise_advice.h"
#include "coach/format.h"
#include "coach/model_session.h"
#include "coach/reasoning_filter.h"
#include "coach/rules_recommendation.h"
#include "embed/coach_content.h"

namespace fitapp::coach {
namespace {

using outbound::Completion;
using outbound::CompletionRequest;
using outbound::CompletionStatus;
using outbound::CompletionStream;
using outbound::ResponseFormat;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr int structured_tokens = 1600;
constexpr int chat_tokens = 700;
// With less time left, another request would only time out.
constexpr milliseconds min_attempt_time{500};

milliseconds time_until(steady_clock::time_point deadline) {
  return std::chrono::duration_cast<milliseconds>(deadline - steady_clock::now());
}

ResponseFormat simpler(ResponseFormat format) {
  return format == ResponseFormat::json_schema ? ResponseFormat::json_object : ResponseFormat::text;
}

}  // namespace

ModelCoach::ModelCoach(ModelOptions options, const RulesCoach& rules, const domain::Catalogue& catalogue,
                       const Clock& clock, Notice notice)
    : options_(std::move(options)),
      rules_(rules),
      catalogue_(catalogue),
      clock_(clock),
      notice_(std::move(notice)),
      service_(options_.service),
      gate_(options_.limits) {}

CompletionRequest ModelCoach::request_of(Messages messages, int max_tokens) const {
  CompletionRequest request;
  request.messages = std::move(messages);
  request.max_tokens = max_tokens;
  request.timeout = options_.total_timeout;
  request.is_cancelled = options_.is_stopping;
  return request;
}

// Falls back to a simpler format if the service rejects the request, and remembers it for later requests.
Completion ModelCoach::ask_in_supported_format(CompletionRequest& request, steady_clock::time_point deadline) const {
  for (;;) {
    request.format = format_;
    request.timeout = time_until(deadline);
    if (request.timeout < min_attempt_time)
      return {.status = CompletionStatus::timed_out, .problem = "No time was left."};
    Completion completion = service_.complete(request);
    if (completion.status != CompletionStatus::rejected || request.format == ResponseFormat::text) return completion;
    format_ = simpler(request.format);
  }
}

void ModelCoach::record_failure(const Completion& completion) const {
  std::optional<std::chrono::seconds> retry_after;
  if (completion.retry_after) retry_after = std::chrono::seconds{*completion.retry_after};
  gate_.record_failure(clock_.now(), retry_after);
  notice_("The coach's model did not answer. " + completion.problem);
}

template <class T>
std::optional<T> ModelCoach::ask_structured(const CoachContext& context, Task task) const {
  const auto permit = gate_.acquire(context.facts.user, clock_.now());
  if (!permit) return std::nullopt;
  const auto deadline = steady_clock::now() + options_.total_timeout;
  CompletionRequest request = request_of(std::move(task.messages), structured_tokens);
  request.schema_name = std::move(task.schema_name);
  request.schema = std::move(task.schema);
  for (const bool is_repair : {false, true}) {
    const Completion completion = ask_in_supported_format(request, deadline);
    if (completion.status == CompletionStatus::stopped) return std::nullopt;
    if (completion.status != CompletionStatus::complete) {
      record_failure(completion);
      return std::nullopt;
    }
    gate_.record_success();
    auto read = read_answer<T>(completion.text);
    if (T* answer = std::get_if<T>(&read)) return std::move(*answer);
    if (is_repair) break;
    request.messages.push_back({outbound::Role::assistant, truncate_text(completion.text, max_coach_text)});
    request.messages.push_back(repair_prompt(std::get<std::string>(read)));
  }
  notice_("The coach's model gave an answer that cannot be used, twice.");
  return std::nullopt;
}

std::optional<Motivation> ModelCoach::motivate(const CoachContext& context) const {
  return ask_structured<Motivation>(context, {motivation_prompt(context, options_.first_name), "motivation",
                                              std::string(embed::motivation_schema())});
}

std::optional<FormFeedback> ModelCoach::review_form(const CoachContext& context, const FormQuestion& question) const {
  const domain::Exercise* exercise = rules_.mentions().named(question.exercise);
  auto answer = ask_structured<FormFeedback>(context, {form_prompt(context, question, exercise, options_.first_name),
                                                       "form_feedback", std::string(embed::form_schema())});
  if (!answer) return std::nullopt;
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
  auto answer = ask_structured<ModelRecommendation>(
      context, {recommendation_prompt(context, question, constraints, allowed, options_.first_name), "recommendation",
                std::string(embed::recommendation_schema())});
  if (!answer) return std::nullopt;
  return repair_session(*answer, constraints, context, *rules_.recommend(context, question), rules_.mentions());
}

std::optional<std::vector<SuggestedMeal>> ModelCoach::suggest_meals(const CoachContext& context,
                                                                    const RemainingNutrition& remaining) const {
  auto answer = ask_structured<ModelMeals>(
      context, {meals_prompt(context, remaining, options_.first_name), "meals", std::string(embed::meals_schema())});
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
      context, {insights_prompt(context, built_in), "insights", std::string(embed::insights_schema())});
  if (!answer || !uses_only_numbers_from(built_in, answer->insights)) return std::nullopt;
  return std::move(answer->insights);
}

// A warning for an answer that mentions an exercise that loads an injured area or is not safe in pregnancy.
std::string ModelCoach::safety_note(const CoachContext& context, const ChatQuestion& question,
                                    const std::string& answer) const {
  const domain::PlanPreferences preferences = rules_.preferences_in(context, question);
  for (const domain::ExerciseMention& mention : rules_.mentions().mentioned_in(answer)) {
    const domain::Exercise& exercise = *mention.exercise;
    PhraseValues values;
    add_exercise_values(values, exercise, context.facts);
    add_swap_value(values, exercise, preferences, catalogue_);
    const std::string warning = pregnancy_warning(exercise, preferences, values);
    if (!warning.empty()) return "\n\nFrom the exercise library: " + warning + " Ask your midwife or doctor.";
    if (!values.contains("x_hurts")) continue;
    std::string note = fill_placeholders(
        "From the exercise library: {x} loads your {x_hurts}, which your profile asks to spare.", values);
    if (values.contains("x_swap")) note += fill_placeholders(" {x_swap} would be kinder.", values);
    return "\n\n" + note;
  }
  return "";
}

// Sends the model's answer to `out` as it arrives.
ModelCoach::ModelReply ModelCoach::stream_chat(const CompletionRequest& request, TextSink& out) const {
  CompletionStream stream = service_.stream(request);
  ReasoningFilter filter(max_coach_text);
  ModelReply reply;
  while (const auto piece = stream.next()) {
    reply.reader_left = !out.write(filter.apply(*piece));
    reply.is_full = filter.is_full();
    if (reply.reader_left || reply.is_full) break;
  }
  reply.completion = stream.result();
  return reply;
}

std::optional<ChatReply> ModelCoach::chat(const CoachContext& context, const ChatQuestion& question,
                                          TextSink* out) const {
  const auto permit = gate_.acquire(context.facts.user, clock_.now());
  if (!permit) return std::nullopt;
  const CompletionRequest request = request_of(chat_prompt(context, question, options_.first_name), chat_tokens);
  const ModelReply reply = out != nullptr ? stream_chat(request, *out) : ModelReply{service_.complete(request)};
  const std::string answer = truncate_text(strip_reasoning(reply.completion.text), max_coach_text);
  if (reply.reader_left) return ChatReply{answer};
  if (!reply.is_full) {
    if (reply.completion.status == CompletionStatus::stopped) return std::nullopt;
    if (reply.completion.status != CompletionStatus::complete) {
      record_failure(reply.completion);
      return std::nullopt;
    }
  }
  gate_.record_success();
  if (answer.empty()) return std::nullopt;
  const std::string note = safety_note(context, question, answer);
  if (out != nullptr && !note.empty()) out->write(note);
  return ChatReply{answer + note};
}

}  // namespace fitapp::coach
