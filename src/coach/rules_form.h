// The built-in coach's feedback on exercise form, from the catalogue and the user's notes.
#pragma once

#include "coach/coach.h"
#include "coach/form_faults.h"
#include "coach/needs.h"
#include "coach/phrases.h"
#include "domain/exercise_mentions.h"

namespace fitapp::coach {

struct FormKnowledge {
  const domain::ExerciseMentions& mentions;
  const NeedsReader& needs;
  const FormFaults& faults;
  const domain::Catalogue& catalogue;
};

// The faults that the notes name come first.
FormFeedback form_feedback(const CoachContext& context, const FormQuestion& question, const FormKnowledge& knowledge);

// What the user wrote about an own exercise, and did. `values` are those of the exercise.
std::string about_own_exercise(const PhraseValues& values, Language language);

}  // namespace fitapp::coach
