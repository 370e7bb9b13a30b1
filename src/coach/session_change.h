// Whether a message after a session speaks of that session: "make it 20", "kettlebell", but not "I bought a
// kettlebell".
#pragma once

#include <optional>
#include <string>

#include "coach/words.h"

namespace fitapp::coach {

// The clauses that change a session: those with a word of change, those that begin with "with", "without", "for" and
// the like, and those that say nothing but what changes. The others tell or ask something else.
std::string changing_part(const std::string& text);

// "Was anderes", "was für die Beine": a wish and no question.
bool begins_with_something(const Words& words);

// "Could we do 45 minutes", "geht das auch kürzer", "muss leise sein": a wish in the words of a question.
bool asks_politely(const Words& words);

// Minutes without a unit, in a clause that says nothing else or begins its change with them: "nur 20", "make it 20".
std::optional<int> bare_minutes_in(const std::string& text, int least, int most);

}  // namespace fitapp::coach
