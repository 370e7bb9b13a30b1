// Builds the session of a chat answer and writes it as a list.
#include "coach/chat_session.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "coach/exercise_advice.h"
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

SetAmount amount_of(const domain::PlannedExercise& exercise) {
  SetAmount amount{.sets = exercise.sets.value_or(1),
                   .reps = {},
                   .reps_max = {},
                   .seconds = exercise.duration,
                   .per_side = exercise.per_side};
  if (!exercise.duration) {
    amount.reps = exercise.reps.value_or(0);
    amount.reps_max = exercise.reps_max;
  }
  return amount;
}

// Names of exercises in the language of the answer.
struct SessionNames {
  const domain::Catalogue& catalogue;
  Language language;

  std::string of(const domain::PlannedExercise& exercise) const {
    return name_in(exercise.exercise_name, catalogue, language);
  }
  std::string list(const Planned& exercises) const {
    std::vector<std::string> parts;
    for (const domain::PlannedExercise& each : exercises) {
      parts.push_back(of(each) + " (" + format_dose(amount_of(each), language) + ")");
    }
    return join_words(parts, language);
  }
  std::string first(const Planned& exercises) const {
    std::vector<std::string> names;
    for (const domain::PlannedExercise& each : exercises) {
      if (names.size() < suggested_exercises) names.push_back(of(each));
    }
    return join_words(names, language);
  }
};

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
                        const domain::Catalogue& catalogue, const CoachContext& context) {
  const SessionNames names{catalogue, context.language};
  using domain::planning::build_session;
  const auto session = build_session(preferences, domain::PlannedType::strength, catalogue, context.seed);
  if (const Planned main = main_exercises(session.exercises); !main.empty()) {
    values["session"] = names.list(main);
    values["session_minutes"] = std::to_string(domain::planned_minutes(session.exercises));
    values["suggestion"] = names.first(main);
  }
  domain::PlanPreferences bare = preferences;
  bare.equipment = domain::EquipmentChoice::bodyweight;
  const auto without = build_session(bare, domain::PlannedType::strength, catalogue, context.seed);
  if (const Planned main = main_exercises(without.exercises); !main.empty()) values["bodyweight"] = names.first(main);
}

}  // namespace fitapp::coach
