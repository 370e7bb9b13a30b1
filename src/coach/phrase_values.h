// Turns a user's facts into the values that phrases can contain.
#pragma once

#include "coach/facts.h"
#include "coach/phrases.h"

namespace fitapp::coach {

// The names are those of embed/coach.json. An unknown fact has no entry.
PhraseValues phrase_values(const Facts& facts, const domain::Catalogue& catalogue, domain::Language language);

}  // namespace fitapp::coach
