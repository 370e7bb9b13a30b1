// Fills in the templates of embed/prompts/.
#include "coach/prompts.h"

#include <nlohmann/json.hpp>

#include "coach/exercise_advice.h"
#include "coach/format.h"
#include "embed/coach_content.h"

namespace fitapp::coach {
namespace {

bool has_digit(std::string_view text) { return text.find_first_of("0123456789") != std::string_view::npos; }

using nlohmann::json;
using outbound::Role;

// Names of exercises in the prompt of a session.
constexpr std::size_t max_main_names = 60;
constexpr std::size_t max_other_names = 15;  // of warm-up, of cool-down

// Replaces "{{name}}". Values are not scanned again, so text that a user typed cannot contain placeholders.
std::string fill(std::string_view text, const std::map<std::string, std::string, std::less<>>& values) {
  std::string result;
  while (!text.empty()) {
    const std::size_t open = std::min(text.find("{{"), text.size());
    result += text.substr(0, open);
    if (open == text.size()) break;
    const std::size_t close = text.find("}}", open);
    result += values.at(std::string(text.substr(open + 2, close - open - 2)));
    text.remove_prefix(close + 2);
  }
  return result;
}

template <class E>
json names(const std::vector<E>& members) {
  json list = json::array();
  for (const E member : members) list.push_back(name_of(member));
  return list;
}

json training_json(const PlannedTraining& training) {
  return {{"title", mark_as_user_text(training.title)}, {"type", name_of(training.type)}};
}

json recent_workouts(const Facts& facts) {
  json list = json::array();
  for (const LoggedTraining& each : facts.last_two_weeks) {
    json entry{{"daysAgo", (facts.today - each.date).count()}, {"type", name_of(each.type)}};
    if (each.minutes) entry["minutes"] = *each.minutes;
    if (each.intensity) entry["intensity"] = name_of(*each.intensity);
    list.push_back(std::move(entry));
  }
  return list;
}

json basic_facts(const Facts& facts, FirstName name) {
  json facts_json{{"weeklyGoalWorkouts", facts.weekly_goal},     {"workoutsThisWeek", facts.stats.this_week_workouts},
                  {"streakDays", facts.stats.current_streak},    {"weeksOnGoal", facts.stats.week_streak},
                  {"workoutsInAll", facts.stats.total_workouts}, {"lastTwoWeeks", recent_workouts(facts)},
                  {"weightUnit", name_of(facts.weight_unit)}};
  if (name == FirstName::shared) facts_json["firstName"] = mark_as_user_text(facts.first_name);
  if (facts.level) facts_json["level"] = name_of(*facts.level);
  if (facts.equipment) facts_json["equipment"] = name_of(*facts.equipment);
  if (facts.age && *facts.age < adult_age) facts_json["isUnder18"] = true;
  if (facts.planned_today) facts_json["plannedToday"] = training_json(*facts.planned_today);
  facts_json["trainedToday"] = facts.trained_today;
  return facts_json;
}

void add_injuries(json& facts_json, const Facts& facts) {
  if (!facts.injuries.empty()) facts_json["injuredAreas"] = names(facts.injuries);
}

// Sets of this week, and hours until the muscle has recovered.
json muscle_facts(const domain::TrainingFacts& training) {
  json list = json::object();
  for (const domain::MuscleStatus& status : training.muscles) {
    list[std::string(name_of(status.muscle))] = {{"sets", status.sets},
                                                 {"planned", status.planned},
                                                 {"weeklyRange", {status.range.low, status.range.high}},
                                                 {"hoursToRecover", status.hours_left}};
  }
  return list;
}

void add_training_facts(json& facts_json, const domain::TrainingFacts& training) {
  if (training.muscles.empty()) return;
  facts_json["muscles"] = muscle_facts(training);
  const domain::TrainingAdvice advice = domain::training_advice(training);
  json muscles = json::array();
  for (const domain::Muscle muscle : advice.muscles) muscles.push_back(name_of(muscle));
  facts_json["adviceToday"] = {{"kind", name_of(advice.kind)}, {"muscles", std::move(muscles)}};
}

void add_chat_facts(json& facts_json, const Facts& facts) {
  add_training_facts(facts_json, facts.training);
  if (facts.next) {
    facts_json["nextPlanned"] = training_json(facts.next->training);
    facts_json["nextPlanned"]["inDays"] = facts.next->in_days;
  }
  facts_json["foodToday"] = {{"kcalGoal", facts.food.daily_goal}, {"entries", facts.food.entries}};
  if (facts.food.entries > 0) {
    facts_json["foodToday"]["kcalLeft"] = facts.food.remaining;
    facts_json["foodToday"]["proteinGrams"] = facts.food.total_protein;
  }
  facts_json["foodToday"]["proteinTargetGrams"] = facts.protein_target.value_or(default_protein_target);
  if (!facts.diet.empty()) facts_json["diet"] = names(facts.diet);
  json records = json::array();
  for (const Best& best : facts.bests) {
    if (records.size() == 5) break;
    records.push_back({{"exercise", mark_as_user_text(best.exercise)},
                       {"best", format_record(best.value, best.unit, facts.weight_unit)},
                       {"daysAgo", (facts.today - best.since).count()}});
  }
  if (!records.empty()) facts_json["records"] = std::move(records);
}

void add_health_facts(json& facts_json, const Facts& facts) {
  if (!facts.health_allowed) return;
  add_injuries(facts_json, facts);
  const HealthFacts& health = facts.health;
  if (health.weight) facts_json["bodyWeight"] = format_weight(*health.weight, facts.weight_unit);
  if (health.underweight) facts_json["isUnderweight"] = true;
  if (health.target_weight) facts_json["targetWeight"] = format_weight(*health.target_weight, facts.weight_unit);
  if (health.weight_change) facts_json["weightChange28Days"] = format_weight(*health.weight_change, facts.weight_unit);
  if (health.average_sleep) facts_json["averageSleepHours"] = format_number(*health.average_sleep, 1);
  if (health.average_quality) facts_json["sleepQuality1to5"] = format_number(*health.average_quality, 1);
}

std::string to_json_text(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

std::string language_name(const CoachContext& context) {
  return context.language == Language::german ? "German" : "English";
}

outbound::CompletionMessage safety_message() { return {Role::system, std::string(embed::safety_prompt())}; }

}  // namespace

std::string mark_as_user_text(std::string_view text) {
  std::string clean(text);
  // Removing a tag can form another one: "</ty</typed>ped>".
  for (bool is_clean = false; !is_clean;) {
    is_clean = true;
    for (const std::string_view mark : {"<typed>", "</typed>"}) {
      const auto at = clean.find(mark);
      if (at == std::string::npos) continue;
      clean.erase(at, mark.size());
      is_clean = false;
    }
  }
  return "<typed>" + clean + "</typed>";
}

json motivation_facts(const CoachContext& context, FirstName name) { return basic_facts(context.facts, name); }

json training_facts(const CoachContext& context, FirstName name) {
  json facts_json = basic_facts(context.facts, name);
  add_injuries(facts_json, context.facts);
  return facts_json;
}

json chat_facts(const CoachContext& context, FirstName name) {
  json facts_json = basic_facts(context.facts, name);
  add_chat_facts(facts_json, context.facts);
  add_health_facts(facts_json, context.facts);
  return facts_json;
}

json library_facts(const domain::Exercise* exercise) {
  if (exercise == nullptr) return "not in the library";
  return {{"name", exercise->name},
          {"instructions", exercise->instructions},
          {"cues", exercise->coaching_cues},
          {"safety", exercise->safety_notes},
          {"loads", names(exercise->loads)}};
}

json session_wishes(const RecommendationQuestion& question, const SessionConstraints& constraints) {
  json wishes{{"goal", name_of(constraints.goal)},
              {"minutes", constraints.minutes},
              {"level", name_of(constraints.preferences.fitness_level)},
              {"equipment", name_of(constraints.preferences.equipment)},
              {"spare", names(constraints.preferences.injuries)},
              {"targets", names(constraints.targets)}};
  if (question.level) wishes["workoutLevel"] = name_of(*question.level);
  if (!question.special_needs.empty()) wishes["specialNeeds"] = mark_as_user_text(question.special_needs);
  return wishes;
}

std::vector<const domain::Exercise*> session_choice(const SessionConstraints& constraints,
                                                    const domain::Catalogue& allowed) {
  std::vector<const domain::Exercise*> choice;
  std::map<domain::Section, std::size_t> listed;
  for (const domain::Exercise& each : allowed.all()) {
    const std::size_t most = each.category == domain::Section::main ? max_main_names : max_other_names;
    if (each.difficulty > constraints.preferences.fitness_level || listed[each.category] == most) continue;
    ++listed[each.category];
    choice.push_back(&each);
  }
  return choice;
}

Messages motivation_prompt(const CoachContext& context, const json& facts) {
  return {safety_message(),
          {Role::user,
           fill(embed::motivation_prompt(), {{"language", language_name(context)}, {"facts", to_json_text(facts)}})}};
}

Messages form_prompt(const CoachContext& context, const FormQuestion& question, const json& facts,
                     const json& library) {
  const std::string typed =
      to_json_text({{"exercise", mark_as_user_text(question.exercise)}, {"notes", mark_as_user_text(question.notes)}});
  return {safety_message(),
          {Role::user, fill(embed::form_prompt(), {{"language", language_name(context)},
                                                   {"facts", to_json_text(facts)},
                                                   {"library", to_json_text(library)}})},
          {Role::user, typed}};
}

Messages recommendation_prompt(const CoachContext& context, const SessionConstraints& constraints, const json& wishes,
                               const json& facts, const std::vector<const domain::Exercise*>& choice) {
  std::string list;
  for (const domain::Exercise* each : choice)
    list += "- " + each->name + " (" + std::string(name_of(each->category)) + ")\n";
  return {safety_message(),
          {Role::user, fill(embed::recommendation_prompt(), {{"language", language_name(context)},
                                                             {"minutes", std::to_string(constraints.minutes)},
                                                             {"wishes", to_json_text(wishes)},
                                                             {"facts", to_json_text(facts)},
                                                             {"allowed", list}})}};
}

Messages chat_prompt(const CoachContext& context, const ChatQuestion& question, const json& facts) {
  Messages messages{safety_message(),
                    {Role::system, fill(embed::chat_prompt(),
                                        {{"language", language_name(context)}, {"facts", to_json_text(facts)}})}};
  for (const ChatTurn& turn : question.history) {
    // Answers with numbers may be about the body, sleep or the cycle.
    if (!turn.is_user && !context.facts.health_allowed && has_digit(turn.text)) continue;
    messages.push_back(turn.is_user ? outbound::CompletionMessage{Role::user, mark_as_user_text(turn.text)}
                                    : outbound::CompletionMessage{Role::assistant, turn.text});
  }
  messages.push_back({Role::user, mark_as_user_text(question.message)});
  return messages;
}

Messages meals_prompt(const CoachContext& context, const RemainingNutrition& remaining, FirstName name) {
  json facts_json{{"diet", names(context.facts.diet)}};
  if (name == FirstName::shared) facts_json["firstName"] = mark_as_user_text(context.facts.first_name);
  const json left{{"kcal", remaining.calories},
                  {"proteinGrams", remaining.protein},
                  {"carbsGrams", remaining.carbs},
                  {"fatGrams", remaining.fat}};
  return {safety_message(),
          {Role::user, fill(embed::meals_prompt(), {{"language", language_name(context)},
                                                    {"left", to_json_text(left)},
                                                    {"facts", to_json_text(facts_json)}})}};
}

Messages insights_prompt(const CoachContext& context, const std::vector<std::string>& built_in) {
  return {safety_message(),
          {Role::user, fill(embed::insights_prompt(),
                            {{"language", language_name(context)}, {"sentences", to_json_text(json(built_in))}})}};
}

outbound::CompletionMessage queries_prompt(const std::vector<std::string>& measures) {
  std::string list;
  for (const std::string& each : measures) list += (list.empty() ? "" : ", ") + each;
  return {Role::user, fill(embed::queries_prompt(), {{"measures", list}})};
}

outbound::CompletionMessage repair_prompt(const std::string& problems) {
  return {Role::user, fill(embed::repair_prompt(), {{"problems", problems}})};
}

}  // namespace fitapp::coach
