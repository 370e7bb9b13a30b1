// Builds the session of a chat answer and writes it as a list.
#include "coach/chat_session.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "coach/format.h"
#include "coach/session_constraints.h"
#include "coach/words.h"
#include "domain/planning/minutes.h"
#include "domain/planning/plan.h"

namespace fitapp::coach {
namespace {

using Planned = std::vector<domain::PlannedExercise>;

constexpr int usual_minutes = 20;
constexpr int least_minutes = 5;
constexpr int most_minutes = 120;
constexpr std::size_t suggested_exercises = 3;

constexpr std::array<std::pair<std::string_view, int>, 8> spelled_numbers = {{{"five", 5},
                                                                              {"ten", 10},
                                                                              {"fifteen", 15},
                                                                              {"twenty", 20},
                                                                              {"thirty", 30},
                                                                              {"fuenf", 5},
                                                                              {"zehn", 10},
                                                                              {"zwanzig", 20}}};

// 0 for a word that is no number.
int number_in(const std::string& word) {
  const auto spelled = std::ranges::find(spelled_numbers, word, &std::pair<std::string_view, int>::first);
  if (spelled != spelled_numbers.end()) return spelled->second;
  int number = 0;
  const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
  return read.ec == std::errc() && read.ptr == word.data() + word.size() ? number : 0;
}

// "20 minutes", "zehn Minuten".
int minutes_in(std::string_view message) {
  const Words words = words_of(message);
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const int number = number_in(words[i]);
    if (number >= least_minutes && number <= most_minutes && words[i + 1].starts_with("min")) return number;
  }
  return usual_minutes;
}

Planned main_exercises(const Planned& exercises) {
  Planned main;
  for (const domain::PlannedExercise& each : exercises) {
    if (each.category == domain::Section::main) main.push_back(each);
  }
  return main;
}

std::string amount_of(const domain::PlannedExercise& exercise) {
  const int sets = exercise.sets.value_or(1);
  std::string text = sets == 1 ? "1 set of " : std::to_string(sets) + " sets of ";
  if (exercise.duration) {
    text += *exercise.duration >= 120 ? std::to_string(*exercise.duration / 60) + " minutes"
                                      : std::to_string(*exercise.duration) + " seconds";
  } else {
    const int reps = exercise.reps.value_or(0);
    text += std::to_string(reps);
    if (exercise.reps_max && *exercise.reps_max > reps) text += "-" + std::to_string(*exercise.reps_max);
  }
  return text + (exercise.per_side ? " a side" : "");
}

std::string list_of(const Planned& exercises) {
  std::vector<std::string> parts;
  for (const domain::PlannedExercise& each : exercises) parts.push_back(each.exercise_name + " " + amount_of(each));
  return join_words(parts);
}

std::string first_names(const Planned& exercises) {
  std::vector<std::string> names;
  for (const domain::PlannedExercise& each : exercises) {
    if (names.size() < suggested_exercises) names.push_back(each.exercise_name);
  }
  return join_words(names);
}

}  // namespace

Needs needs_of(const ChatQuestion& question, const NeedsReader& reader) {
  std::string text = question.message;
  for (const ChatTurn& turn : question.history) {
    if (turn.is_user) text += ". " + turn.text;
  }
  return reader.read(text);
}

domain::PlanPreferences chat_preferences(const Facts& facts, const ChatQuestion& question, const Needs& needs) {
  RecommendationQuestion asked;
  asked.minutes = minutes_in(question.message);
  return session_constraints(facts, asked, needs).preferences;
}

void add_session_values(PhraseValues& values, const domain::PlanPreferences& preferences,
                        const domain::Catalogue& catalogue, std::uint64_t seed) {
  using domain::planning::build_session;
  const auto session = build_session(preferences, domain::PlannedType::strength, catalogue, seed);
  if (const Planned main = main_exercises(session.exercises); !main.empty()) {
    values["session"] = list_of(main);
    values["session_minutes"] = std::to_string(domain::planned_minutes(session.exercises));
    values["suggestion"] = first_names(main);
  }
  domain::PlanPreferences bare = preferences;
  bare.equipment = domain::EquipmentChoice::bodyweight;
  const auto without = build_session(bare, domain::PlannedType::strength, catalogue, seed);
  if (const Planned main = main_exercises(without.exercises); !main.empty()) values["bodyweight"] = first_names(main);
}

}  // namespace fitapp::coach
