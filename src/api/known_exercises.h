// The exercises that the caller knows.
#pragma once

#include "api/caller.h"
#include "domain/own_exercises.h"

namespace fitapp::api {

// The catalogue and the caller's own exercises, read for this request.
domain::KnownExercises known_exercises(const Caller& me);

}  // namespace fitapp::api
