// The built-in coach's feedback on exercise form, from the catalogue and the user's notes.
#pragma once

#include "coach/coach.h"
#include "coach/needs.h"
#include "domain/exercise_mentions.h"

namespace fitapp::coach {

FormFeedback form_feedback(const CoachContext& context, const FormQuestion& question,
                           const domain::ExerciseMentions& mentions, const NeedsReader& reader,
                           const domain::Catalogue& catalogue);

}  // namespace fitapp::coach
