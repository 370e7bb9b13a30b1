// Fills the texts of embed/prompts/.
#include "coach/prompts.h"

#include <nlohmann/json.hpp>

#include "coach/exercise_advice.h"
#include "coach/spoken.h"
#include "embed/coach_content.h"

namespace fitapp::coach {
namespace {

using nlohmann::json;
using outbound::Role;

constexpr std::size_t most_allowed_names = 90;
constexpr int adult_age = 18;

// "{{name}}" -> value. Values are not looked through again, so that nothing typed can be a gap.
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

json training_of(const PlannedTraining& training) {
  return {{"title", marked_as_typed(training.title)}, {"type", name_of(training.type)}};
}

json recent_of(const Facts& facts) {
  json list = json::array();
  for (const LoggedTraining& each : facts.last_two_weeks) {
    json entry{{"daysAgo", (facts.today - each.date).count()}, {"type", name_of(each.type)}};
    if (each.minutes) entry["minutes"] = *each.minutes;
    if (each.intensity) entry["intensity"] = name_of(*each.intensity);
    list.push_back(std::move(entry));
  }
  return list;
}

// What every call needs.
json basic_facts(const Facts& facts, FirstName name) {
  json known{{"weeklyGoalWorkouts", facts.weekly_goal},     {"workoutsThisWeek", facts.stats.this_week_workouts},
             {"streakDays", facts.stats.current_streak},    {"weeksOnGoal", facts.stats.week_streak},
             {"workoutsInAll", facts.stats.total_workouts}, {"lastTwoWeeks", recent_of(facts)},
             {"weightUnit", name_of(facts.weight_unit)}};
  if (name == FirstName::shared) known["firstName"] = marked_as_typed(facts.first_name);
  if (facts.level) known["level"] = name_of(*facts.level);
  if (facts.equipment) known["equipment"] = name_of(*facts.equipment);
  if (!facts.injuries.empty()) known["injuredAreas"] = names(facts.injuries);
  if (facts.age && *facts.age < adult_age) known["isUnder18"] = true;
  if (facts.planned_today) known["plannedToday"] = training_of(*facts.planned_today);
  known["trainedToday"] = facts.trained_today;
  return known;
}

void add_talk_facts(json& known, const Facts& facts) {
  if (facts.next) {
    known["nextPlanned"] = training_of(facts.next->training);
    known["nextPlanned"]["inDays"] = facts.next->in_days;
  }
  known["foodToday"] = {{"kcalGoal", facts.food.daily_goal}, {"entries", facts.food.entries}};
  if (facts.food.entries > 0) {
    known["foodToday"]["kcalLeft"] = facts.food.remaining;
    known["foodToday"]["proteinGrams"] = facts.food.total_protein;
  }
  known["foodToday"]["proteinTargetGrams"] = facts.protein_target.value_or(default_protein_target);
  if (!facts.diet.empty()) known["diet"] = names(facts.diet);
  json records = json::array();
  for (const Best& best : facts.bests) {
    if (records.size() == 5) break;
    records.push_back({{"exercise", marked_as_typed(best.exercise)},
                       {"best", spoken_record(best.value, best.unit, facts.weight_unit)},
                       {"daysAgo", (facts.today - best.since).count()}});
  }
  if (!records.empty()) known["records"] = std::move(records);
}

// Body and sleep, only after the person agreed.
void add_health_facts(json& known, const Facts& facts) {
  if (!facts.health_allowed) return;
  const HealthFacts& health = facts.health;
  if (health.weight) known["bodyWeight"] = spoken_weight(*health.weight, facts.weight_unit);
  if (health.target_weight) known["targetWeight"] = spoken_weight(*health.target_weight, facts.weight_unit);
  if (health.weight_change) known["weightChange28Days"] = spoken_weight(*health.weight_change, facts.weight_unit);
  if (health.average_sleep) known["averageSleepHours"] = spoken_number(*health.average_sleep, 1);
  if (health.average_quality) known["sleepQuality1to5"] = spoken_number(*health.average_quality, 1);
}

std::string text_of(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

std::string spoken_language(const Asked& asked) { return asked.language == Language::german ? "German" : "English"; }

outbound::CompletionMessage frame_of_safety() { return {Role::system, std::string(embed::safety_prompt())}; }

}  // namespace

std::string marked_as_typed(std::string_view text) {
  std::string clean(text);
  // Taking one out may put another together.
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

Messages motivation_prompt(const Asked& asked, FirstName name) {
  json known = basic_facts(asked.facts, name);
  return {frame_of_safety(),
          {Role::user,
           fill(embed::motivation_prompt(), {{"language", spoken_language(asked)}, {"facts", text_of(known)}})}};
}

Messages form_prompt(const Asked& asked, const FormQuestion& question, const domain::Exercise* exercise,
                     FirstName name) {
  json library = "not in the library";
  if (exercise != nullptr) {
    library = {{"name", exercise->name},
               {"instructions", exercise->instructions},
               {"cues", exercise->coaching_cues},
               {"safety", exercise->safety_notes},
               {"loads", names(exercise->loads)}};
  }
  const std::string typed =
      text_of({{"exercise", marked_as_typed(question.exercise)}, {"notes", marked_as_typed(question.notes)}});
  return {frame_of_safety(),
          {Role::user, fill(embed::form_prompt(), {{"language", spoken_language(asked)},
                                                   {"facts", text_of(basic_facts(asked.facts, name))},
                                                   {"library", text_of(library)}})},
          {Role::user, typed}};
}

Messages recommendation_prompt(const Asked& asked, const RecommendationQuestion& question, const SessionFrame& frame,
                               const domain::Catalogue& allowed, FirstName name) {
  json wishes{{"goal", name_of(frame.goal)},
              {"minutes", frame.minutes},
              {"level", name_of(frame.preferences.fitness_level)},
              {"equipment", name_of(frame.preferences.equipment)},
              {"spare", names(frame.preferences.injuries)},
              {"targets", names(frame.targets)}};
  if (question.level) wishes["workoutLevel"] = name_of(*question.level);
  if (!question.special_needs.empty()) wishes["specialNeeds"] = marked_as_typed(question.special_needs);
  std::string list;
  std::size_t listed = 0;
  for (const domain::Exercise& each : allowed.all()) {
    if (each.difficulty > frame.preferences.fitness_level || listed == most_allowed_names) continue;
    list += "- " + each.name + " (" + std::string(name_of(each.category)) + ")\n";
    ++listed;
  }
  return {frame_of_safety(),
          {Role::user, fill(embed::recommendation_prompt(), {{"language", spoken_language(asked)},
                                                             {"minutes", std::to_string(frame.minutes)},
                                                             {"wishes", text_of(wishes)},
                                                             {"facts", text_of(basic_facts(asked.facts, name))},
                                                             {"allowed", list}})}};
}

Messages chat_prompt(const Asked& asked, const ChatQuestion& question, FirstName name) {
  json known = basic_facts(asked.facts, name);
  add_talk_facts(known, asked.facts);
  add_health_facts(known, asked.facts);
  Messages messages{
      frame_of_safety(),
      {Role::system, fill(embed::chat_prompt(), {{"language", spoken_language(asked)}, {"facts", text_of(known)}})}};
  for (const ChatTurn& turn : question.history) {
    messages.push_back(turn.is_user ? outbound::CompletionMessage{Role::user, marked_as_typed(turn.text)}
                                    : outbound::CompletionMessage{Role::assistant, turn.text});
  }
  messages.push_back({Role::user, marked_as_typed(question.message)});
  return messages;
}

Messages meals_prompt(const Asked& asked, const MealWish& wish, FirstName name) {
  json known{{"diet", names(asked.facts.diet)}};
  if (name == FirstName::shared) known["firstName"] = marked_as_typed(asked.facts.first_name);
  const json left{
      {"kcal", wish.calories}, {"proteinGrams", wish.protein}, {"carbsGrams", wish.carbs}, {"fatGrams", wish.fat}};
  return {
      frame_of_safety(),
      {Role::user, fill(embed::meals_prompt(),
                        {{"language", spoken_language(asked)}, {"left", text_of(left)}, {"facts", text_of(known)}})}};
}

Messages insights_prompt(const Asked& asked, const std::vector<std::string>& own) {
  return {frame_of_safety(),
          {Role::user,
           fill(embed::insights_prompt(), {{"language", spoken_language(asked)}, {"sentences", text_of(json(own))}})}};
}

outbound::CompletionMessage repair_prompt(const std::string& problems) {
  return {Role::user, fill(embed::repair_prompt(), {{"problems", problems}})};
}

}  // namespace fitapp::coach
