// Chooses the pairs. Paired sets of different muscles take less time at the same effect (Iversen et al. 2021).
#include "domain/planning/pairs.h"

#include <algorithm>

namespace fitapp::domain::planning {

namespace {

constexpr int rest_within_pair = 30;  // s, to walk to the other exercise

bool may_join(const Dose& dose) {
  return dose.exercise->role != ExerciseRole::main_lift && dose.exercise->role != ExerciseRole::conditioning &&
         dose.exercise->role != ExerciseRole::balance && dose.sets > 1;
}

// The first of a pair has another rest, so the week must not have it elsewhere.
bool may_lead(const Dose& dose) { return may_join(dose) && !dose.settled; }

// The lats and the rest of the back work together.
std::string_view mover_of(const Exercise& exercise) {
  const std::string& muscle = exercise.primary_muscles.front();
  return muscle == "lats" ? std::string_view("back") : std::string_view(muscle);
}

bool trains_legs(const Exercise& exercise) {
  const std::string& pattern = exercise.pattern;
  return pattern == "squat" || pattern == "hinge" || pattern == "lunge" || pattern == "isolation_legs" ||
         pattern == "calves";
}

bool is_machine(const Exercise& exercise) {
  return exercise.implement == Implement::stack_machine || exercise.implement == Implement::plate_machine ||
         exercise.implement == Implement::cable || exercise.implement == Implement::smith;
}

}  // namespace

void join_pairs(SessionDraft& draft) {
  for (std::size_t i = 0; i + 1 < draft.main.size(); ++i) {
    Dose& first = draft.main[i];
    Dose& second = draft.main[i + 1];
    if (!may_lead(first) || !may_join(second)) continue;
    if (second.sets < first.limits.sets.low || second.sets > first.sets) continue;
    if (mover_of(*first.exercise) == mover_of(*second.exercise)) continue;
    if (trains_legs(*first.exercise) && trains_legs(*second.exercise)) continue;
    // Nobody can keep two machines of a gym.
    if (is_machine(*first.exercise) && is_machine(*second.exercise)) continue;
    first.sets = second.sets;
    first.paired = true;
    first.rest = rest_within_pair;
    first.limits.rest = {rest_within_pair, rest_within_pair};
    first.limits.sets = second.limits.sets = {second.sets, second.sets};
    ++i;
  }
}

void separate_pairs(SessionDraft& draft, const PlanPreferences& preferences) {
  for (std::size_t i = 0; i + 1 < draft.main.size(); ++i) {
    if (!draft.main[i].paired) continue;
    Dose& first = draft.main[i];
    first.paired = false;
    first.rest = std::min(draft.main[i + 1].rest, main_dose(*first.exercise, preferences).limits.rest.high);
  }
}

}  // namespace fitapp::domain::planning
