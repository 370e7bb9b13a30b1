// Collects the facts for a coach request from the user's own data.
#pragma once

#include <functional>

#include "api/caller.h"
#include "coach/coach.h"
#include "coach/coach_service.h"

namespace fitapp::api {

coach::Facts coach_facts(const Caller& me);

// The weights that the user lifted last, by exercise.
std::vector<coach::LastWeight> last_weights(const Caller& me);

// The account's language, otherwise the browser's preferred one.
coach::Language language_of(const Caller& me);

// The coach for this request. With `X-Coach: built-in` the user does not want their text to be sent to a model.
coach::CoachService coach_of(const Caller& me);
// Whether the client has disconnected; empty if that is not known. Valid during the request.
std::function<bool()> has_left(const Caller& me);

}  // namespace fitapp::api
