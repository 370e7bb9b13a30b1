// What a coach would send a built week back for.
#pragma once

#include "domain/planning/balance.h"
#include "domain/planning/pick.h"

namespace fitapp::domain::planning {

// How far the finished week is from the rules that the choice of exercises decides; 0 where it keeps them all.
int faults_of(const Week& week, const Choice& choice);

}  // namespace fitapp::domain::planning
