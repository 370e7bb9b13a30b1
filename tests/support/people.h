// Sixty clients of a coach, for judging plans.
#pragma once

#include <string>
#include <vector>

#include "domain/plan_preferences.h"

namespace fitapp::test {

struct NamedPerson {
  std::string name;
  domain::PlanPreferences preferences;
};

// The people of tests/data/people.csv. Throws std::runtime_error for a line that is wrong.
std::vector<NamedPerson> named_people();

}  // namespace fitapp::test
