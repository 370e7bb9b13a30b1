// Which exercises of the catalogue a person can do, and which stand in for each other; knows no sentence.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "coach/facts.h"
#include "coach/phrases.h"
#include "domain/plan_builder_pick.h"

namespace fitapp::coach {

using domain::ExerciseList;

// What the plan engine needs to know of a person.
domain::PlanPreferences preferences_of(const Facts& facts);

bool is_allowed(const domain::Exercise& exercise, const domain::PlanPreferences& preferences);
// Body areas that the exercise strains and the person wants to spare.
std::vector<domain::BodyArea> hurt_by(const domain::Exercise& exercise, const std::vector<domain::BodyArea>& injuries);

// Allowed ones of the same section and muscles, the most similar first.
ExerciseList swaps_for(const domain::Exercise& exercise, const domain::PlanPreferences& preferences,
                       const domain::Catalogue& catalogue, std::size_t most);
// Main exercises for one muscle, at the person's level or below.
ExerciseList exercises_for(const std::string& muscle, const domain::PlanPreferences& preferences,
                           const domain::Catalogue& catalogue, std::uint64_t seed);
// Three simple ones that leave an area in peace.
ExerciseList exercises_sparing(domain::BodyArea area, domain::PlanPreferences preferences,
                               const domain::Catalogue& catalogue, std::uint64_t seed);
// Legs, push or pull, and the middle.
ExerciseList whole_body(const domain::PlanPreferences& preferences, const domain::Catalogue& catalogue,
                        std::uint64_t seed);
ExerciseList some_of(const domain::PlanPreferences& preferences, const domain::Catalogue& catalogue,
                     domain::Section section, std::size_t most, std::uint64_t seed);

std::vector<std::string> names_of(const ExerciseList& exercises);
std::vector<std::string> lines_of(const std::string& text);
// "3 sets of 10 repetitions", "2 sets of 30 seconds on each side".
std::string spoken_dose(const domain::Exercise& exercise);

// What sentences may say of one exercise, under the names x_…; what does not hold for the person is absent.
void know_exercise(Known& known, const domain::Exercise& exercise, const Facts& facts,
                   const domain::Catalogue& catalogue);

}  // namespace fitapp::coach
