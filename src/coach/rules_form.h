// The built-in coach's feedback on exercise form, from the catalogue and the user's notes.
#pragma once

#include "coach/coach.h"
#include "coach/exercise_finder.h"
#include "coach/needs.h"

namespace fitapp::coach {

FormFeedback form_feedback(const CoachContext& context, const FormQuestion& question, const ExerciseFinder& finder,
                           const NeedsReader& reader, const domain::Catalogue& catalogue);

}  // namespace fitapp::coach
