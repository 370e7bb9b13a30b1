// The built-in coach's feedback on exercise form, from the catalogue and the user's notes.
#pragma once

#include "coach/coach.h"
#include "coach/needs.h"
#include "coach/phrases.h"
#include "domain/exercise_mentions.h"

namespace fitapp::coach {

FormFeedback form_feedback(const CoachContext& context, const FormQuestion& question,
                           const domain::ExerciseMentions& mentions, const NeedsReader& reader,
                           const domain::Catalogue& catalogue);

// What the user wrote about an own exercise, and did. `values` are those of the exercise.
std::string about_own_exercise(const PhraseValues& values, Language language);

}  // namespace fitapp::coach
