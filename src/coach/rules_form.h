// Feedback on the form of one exercise, from the catalogue's texts and what the person noted.
#pragma once

#include "coach/coach.h"
#include "coach/exercise_finder.h"
#include "coach/needs.h"

namespace fitapp::coach {

FormFeedback form_feedback(const Asked& asked, const FormQuestion& question, const ExerciseFinder& finder,
                           const NeedsReader& reader, const domain::Catalogue& catalogue);

}  // namespace fitapp::coach
