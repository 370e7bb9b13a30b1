// What a correction takes out of a draft: "without honey", "not eggs, I meant toast", "for lunch, not breakfast".
#pragma once

#include <optional>
#include <vector>

#include "coach/log_reading.h"

namespace fitapp::coach {

// One for each entry: 1 if it is meant.
using Marks = std::vector<char>;

// The words of a correction. `removed`: what it names as wrong. `kept`: everything else.
struct Contradiction {
  std::vector<SpokenWords> removed;
  SpokenWords kept;
};
Contradiction contradiction_in(const SpokenWords& words);

// Which entries the words name: "the toast", "squats", "breakfast", "the second one", "everything".
Marks entries_named(const LogReading& reading, const std::vector<domain::DraftEntry>& entries, const SpokenWords& words,
                    const domain::ExerciseMentions& mentions);

// Puts the dish without the ingredient in its place; false if there is none: "toast with honey" without the honey.
bool leave_out_ingredient(const LogReading& reading, domain::DraftEntry& entry, const SpokenWords& words);
// Whether the title of the dish names the ingredient.
bool has_ingredient(const domain::DraftEntry& entry, const SpokenWords& words);

// "Double it", "nur die Hälfte": how many times as much; nullopt for other words.
std::optional<double> factor_in(const SpokenWords& words);

}  // namespace fitapp::coach
