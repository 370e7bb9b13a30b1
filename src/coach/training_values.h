// Phrase values about the muscles of a user and what to train today.
#pragma once

#include "coach/coach.h"
#include "coach/phrases.h"
#include "coach/topic_matcher.h"

namespace fitapp::coach {

// The names begin with advice_, muscle_ and muscles_.
void add_training_values(PhraseValues& values, const Topic& topic, const domain::PlanPreferences& preferences,
                         const CoachContext& context, const domain::Catalogue& catalogue);

}  // namespace fitapp::coach
