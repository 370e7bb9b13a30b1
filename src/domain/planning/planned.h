// Planned exercises and workouts made from catalogue exercises and built plans.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "domain/planning/plan.h"

namespace fitapp::domain {

// The planned exercise for a catalogue exercise, with its English texts and its usual sets and repetitions.
PlannedExercise planned_from(const Exercise& exercise, int order_index);

namespace planning {

// Writes a message in the user's language.
using Words = std::function<std::string(const Message&)>;

std::string sentences(const std::vector<Message>& messages, const Words& words);
std::vector<PlannedWorkout> planned_workouts(const BuiltPlan& plan, const Words& words);

}  // namespace planning

}  // namespace fitapp::domain
