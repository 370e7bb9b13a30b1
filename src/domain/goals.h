// Which weekly goal held in a week of the past; knows no workout.
#pragma once

#include "domain/stats.h"

namespace fitapp::domain {

// The goal that held on the week's last day; before the first change the
// earliest (contract §4 Stats). `changes` ascending.
int weekly_goal_of(LocalDate monday, const std::vector<GoalChange>& changes);

}  // namespace fitapp::domain
