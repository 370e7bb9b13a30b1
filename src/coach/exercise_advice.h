// Selects exercises that suit a user, and alternatives to an exercise.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "coach/facts.h"
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
                              const PhraseValues& values);

std::vector<std::string> exercise_names(const ExerciseList& exercises);
std::vector<std::string> split_lines(const std::string& text);
// "3 sets of 10 repetitions", "2 sets of 30 seconds on each side".
std::string format_dose(const domain::Exercise& exercise);

// Adds the values about one exercise under the names x_…. A value that does not apply to the user is left out.
void add_exercise_values(PhraseValues& values, const domain::Exercise& exercise, const Facts& facts);
// Adds up to three alternatives as x_swap.
void add_swap_value(PhraseValues& values, const domain::Exercise& exercise, const domain::PlanPreferences& preferences,
                    const domain::Catalogue& catalogue);

}  // namespace fitapp::coach
