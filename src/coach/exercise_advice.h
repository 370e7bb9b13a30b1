// Selects exercises that suit a user, and alternatives to an exercise.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "coach/facts.h"
#include "coach/format.h"
#include "coach/phrases.h"
#include "domain/planning/suitability.h"

namespace fitapp::coach {

using ExerciseList = std::vector<const domain::Exercise*>;

// The plan builder's input for this user.
domain::PlanPreferences preferences_of(const Facts& facts);

bool is_allowed(const domain::Exercise& exercise, const domain::PlanPreferences& preferences);
// The injured body areas that the exercise loads.
std::vector<domain::BodyArea> strained_injuries(const domain::Exercise& exercise,
                                                const std::vector<domain::BodyArea>& injuries);

// Allowed exercises of the same section and muscles, most similar first.
ExerciseList alternatives_for(const domain::Exercise& exercise, const domain::PlanPreferences& preferences,
                              const domain::Catalogue& catalogue, std::size_t max_count);
// Main exercises for one muscle, at the user's level or below.
ExerciseList exercises_for(const std::string& muscle, const domain::PlanPreferences& preferences,
                           const domain::Catalogue& catalogue, std::uint64_t seed);
// Up to three beginner exercises that do not load the area.
ExerciseList exercises_avoiding(domain::BodyArea area, domain::PlanPreferences preferences,
                                const domain::Catalogue& catalogue, std::uint64_t seed);
ExerciseList pick_exercises(const domain::PlanPreferences& preferences, const domain::Catalogue& catalogue,
                            domain::Section section, std::size_t max_count, std::uint64_t seed);

// What to say about an exercise that is not safe in pregnancy or soon after birth, for a user who mentions one of them;
// empty for all others. `values` may hold x_swap.
std::string pregnancy_warning(const domain::Exercise& exercise, const domain::PlanPreferences& preferences,
                              const PhraseValues& values, Language language = Language::english);

std::vector<std::string> exercise_names(const ExerciseList& exercises, Language language = Language::english);
std::vector<std::string> split_lines(const std::string& text);
// What a set is: "10 repetitions", "8-12 repetitions", "30 seconds", "2 minutes"; `reps_max` and `seconds` may be
// empty.
struct SetAmount {
  int sets = 1;
  std::optional<int> reps;
  std::optional<int> reps_max;
  std::optional<int> seconds;
  bool per_side = false;
};
// "3 sets of 10 repetitions", "2 Sätze mit 30 Sekunden je Seite".
std::string format_dose(const SetAmount& amount, Language language);
std::string format_dose(const domain::Exercise& exercise, Language language = Language::english);

// Adds the values about one exercise under the names x_…. A value that does not apply to the user is left out.
void add_exercise_values(PhraseValues& values, const domain::Exercise& exercise, const Facts& facts,
                         Language language = Language::english);
// Adds up to three alternatives as x_swap.
void add_swap_value(PhraseValues& values, const domain::Exercise& exercise, const domain::PlanPreferences& preferences,
                    const domain::Catalogue& catalogue, Language language = Language::english);

}  // namespace fitapp::coach
