// A goal set on Wednesday counts for the whole week it was set in.
#include "domain/goals.h"

namespace fitapp::domain {

int weekly_goal_of(LocalDate monday, const std::vector<GoalChange>& changes) {
  if (changes.empty()) return default_weekly_goal;
  int goal = changes.front().weekly_goal;
  for (const GoalChange& change : changes) {
    if (change.from <= monday + std::chrono::days{6}) goal = change.weekly_goal;
  }
  return goal;
}

}  // namespace fitapp::domain
