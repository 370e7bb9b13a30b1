// Exercises with their texts in the language of the request.
#pragma once

#include <vector>

#include "api/caller.h"
#include "domain/exercises.h"
#include "domain/plans.h"

namespace fitapp::api {

domain::PlannedExercise localized(const Caller& me, domain::PlannedExercise exercise);
std::vector<domain::PlannedExercise> localized(const Caller& me, std::vector<domain::PlannedExercise> exercises);
domain::Exercise localized(const Caller& me, domain::Exercise exercise);

}  // namespace fitapp::api
