// Gathers what a coach may know of the person who asks, from their rows alone; it asks no coach.
#pragma once

#include "api/caller.h"
#include "coach/coach.h"
#include "coach/coach_service.h"

namespace fitapp::api {

coach::Facts coach_facts(const Caller& me);

// The language of the screen: the account's, else the browser's first.
coach::Language language_of(const Caller& me);

// Who may answer: with `X-Coach: built-in` no model is asked, because the person does not want their words to go there.
coach::CoachService coach_of(const Caller& me);

}  // namespace fitapp::api
