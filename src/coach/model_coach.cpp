// Asking the model, repairing once, and correcting what it proposes.
#include "coach/model_coach.h"

#include <algorithm>

#include "coach/exercise_advice.h"
#include "coach/model_session.h"
#include "coach/rules_recommendation.h"
#include "coach/spoken.h"
#include "coach/thought_filter.h"
#include "embed/coach_content.h"

namespace fitapp::coach {
namespace {

using outbound::Completion;
using outbound::CompletionRequest;
using outbound::CompletionStatus;
using outbound::ResponseFormat;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr int structured_tokens = 1600;
constexpr int chat_tokens = 700;
// With less time than this left, asking again would only end in a time-out.
constexpr milliseconds shortest_try{500};

milliseconds left_until(steady_clock::time_point deadline) {
  return std::chrono::duration_cast<milliseconds>(deadline - steady_clock::now());
}

ResponseFormat simpler(ResponseFormat form) {
  return form == ResponseFormat::json_schema ? ResponseFormat::json_object : ResponseFormat::text;
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

CompletionRequest ModelCoach::request_of(Messages messages, int most_tokens) const {
  CompletionRequest request{.messages = std::move(messages),
                            .format = ResponseFormat::text,
                            .schema_name = {},
                            .schema = {},
                            .most_tokens = most_tokens,
                            .timeout = options_.total_timeout};
  if (options_.is_stopping) request.should_continue = [this] { return !options_.is_stopping(); };
  return request;
}

// Steps down to a simpler form when the service refuses the better one, and remembers that.
Completion ModelCoach::ask_in_known_form(CompletionRequest& request, steady_clock::time_point deadline) const {
  for (;;) {
    request.format = form_;
    request.timeout = left_until(deadline);
    if (request.timeout < shortest_try)
      return {.status = CompletionStatus::too_slow, .text = {}, .problem = "No time was left."};
    Completion completion = service_.ask(request);
    if (completion.status != CompletionStatus::rejected || request.format == ResponseFormat::text) return completion;
    form_ = simpler(request.format);
  }
}

void ModelCoach::note_failure(const Completion& completion) const {
  std::optional<std::chrono::seconds> wait;
  if (completion.retry_after) wait = std::chrono::seconds{*completion.retry_after};
  gate_.failed(clock_.now(), wait);
  notice_("The coach's model did not answer. " + completion.problem);
}

template <class T>
std::optional<T> ModelCoach::structured(const Asked& asked, Task task) const {
  const auto pass = gate_.enter(asked.facts.user, clock_.now());
  if (!pass) return std::nullopt;
  const auto deadline = steady_clock::now() + options_.total_timeout;
  CompletionRequest request = request_of(std::move(task.messages), structured_tokens);
  request.schema_name = std::move(task.schema_name);
  request.schema = std::move(task.schema);
  for (const bool is_repair : {false, true}) {
    const Completion completion = ask_in_known_form(request, deadline);
    if (completion.status == CompletionStatus::stopped) return std::nullopt;
    if (completion.status != CompletionStatus::complete) {
      note_failure(completion);
      return std::nullopt;
    }
    gate_.succeeded();
    auto read = read_answer<T>(completion.text);
    if (T* answer = std::get_if<T>(&read)) return std::move(*answer);
    if (is_repair) break;
    request.messages.push_back({outbound::Role::assistant, at_most(completion.text, longest_coach_text)});
    request.messages.push_back(repair_prompt(std::get<std::string>(read)));
  }
  notice_("The coach's model gave an answer that cannot be used, twice.");
  return std::nullopt;
}

std::optional<Motivation> ModelCoach::motivate(const Asked& asked) const {
  return structured<Motivation>(
      asked, {motivation_prompt(asked, options_.first_name), "motivation", std::string(embed::motivation_schema())});
}

std::optional<FormFeedback> ModelCoach::look_at_form(const Asked& asked, const FormQuestion& question) const {
  const domain::Exercise* exercise = rules_.finder().find(question.exercise);
  auto answer = structured<FormFeedback>(asked, {form_prompt(asked, question, exercise, options_.first_name),
                                                 "form_feedback", std::string(embed::form_schema())});
  if (!answer) return std::nullopt;
  answer->exercise = exercise == nullptr ? question.exercise : exercise->name;
  if (exercise == nullptr || hurt_by(*exercise, asked.facts.injuries).empty()) return answer;
  // The catalogue's warning stands before whatever the model found.
  const auto own = rules_.look_at_form(asked, question);
  answer->safety_tips.insert(answer->safety_tips.begin(), own->safety_tips.front());
  return answer;
}

std::optional<Recommendation> ModelCoach::recommend(const Asked& asked, const RecommendationQuestion& question) const {
  const SessionFrame frame = frame_of(asked.facts, question, rules_.needs_in(question.special_needs));
  const domain::Catalogue allowed = session_catalogue(frame, catalogue_, asked.seed);
  auto answer = structured<ModelRecommendation>(
      asked, {recommendation_prompt(asked, question, frame, allowed, options_.first_name), "recommendation",
              std::string(embed::recommendation_schema())});
  if (!answer) return std::nullopt;
  return mended(*answer, frame, asked, *rules_.recommend(asked, question), rules_.finder());
}

std::optional<std::vector<SuggestedMeal>> ModelCoach::suggest_meals(const Asked& asked, const MealWish& wish) const {
  auto answer = structured<ModelMeals>(
      asked, {meals_prompt(asked, wish, options_.first_name), "meals", std::string(embed::meals_schema())});
  if (!answer) return std::nullopt;
  std::erase_if(answer->suggestions, [&](const SuggestedMeal& meal) {
    return !fits_wish(meal, wish) || !rules_.fits_diet(meal.meal_name + " " + meal.description, asked.facts.diet);
  });
  if (answer->suggestions.empty()) return std::nullopt;
  return std::move(answer->suggestions);
}

std::optional<std::vector<std::string>> ModelCoach::insights(const Asked& asked,
                                                             const std::vector<std::string>& own) const {
  if (!asked.facts.health_allowed || own.empty()) return std::nullopt;
  auto answer = structured<ModelInsights>(
      asked, {insights_prompt(asked, own), "insights", std::string(embed::insights_schema())});
  if (!answer || !adds_no_number(answer->insights, own)) return std::nullopt;
  return std::move(answer->insights);
}

// A sentence more when the answer names what the person wants to spare.
std::string ModelCoach::corrected(const Asked& asked, std::string answer) const {
  for (const domain::Exercise* named : rules_.finder().mentioned_in(answer)) {
    if (hurt_by(*named, asked.facts.injuries).empty()) continue;
    Known known;
    know_exercise(known, *named, asked.facts, catalogue_);
    std::string note =
        filled("From the exercise library: {x} loads your {x_hurts}, which your profile asks to spare.", known);
    if (known.contains("x_swap")) note += filled(" {x_swap} would be kinder.", known);
    return answer + "\n\n" + note;
  }
  return answer;
}

std::optional<std::string> ModelCoach::chat(const Asked& asked, const ChatQuestion& question,
                                            const Listener& listener) const {
  const auto pass = gate_.enter(asked.facts.user, clock_.now());
  if (!pass) return std::nullopt;
  const CompletionRequest request = request_of(chat_prompt(asked, question, options_.first_name), chat_tokens);
  ThoughtFilter filter(longest_coach_text);
  bool is_wanted = true;
  const Completion completion = listener ? service_.ask_streaming(request,
                                                                  [&](std::string_view piece) {
                                                                    const std::string shown = filter.take(piece);
                                                                    is_wanted = listener(shown);
                                                                    return is_wanted && !filter.is_full();
                                                                  })
                                         : service_.ask(request);
  if (!is_wanted) return at_most(without_thoughts(completion.text), longest_coach_text);
  const bool is_full = filter.is_full() && completion.status == CompletionStatus::stopped;
  if (completion.status == CompletionStatus::stopped && !is_full) return std::nullopt;
  if (completion.status != CompletionStatus::complete && !is_full) {
    note_failure(completion);
    return std::nullopt;
  }
  gate_.succeeded();
  std::string answer = at_most(without_thoughts(completion.text), longest_coach_text);
  if (answer.empty()) return std::nullopt;
  const std::size_t heard = answer.size();
  answer = corrected(asked, std::move(answer));
  if (listener && answer.size() > heard) listener(answer.substr(heard));
  return answer;
}

}  // namespace fitapp::coach
