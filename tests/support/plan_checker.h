// Checks a built plan against the rules of the product, independently of the builder.
#pragma once

#include <string>
#include <vector>

#include "domain/plan_builder.h"

namespace fitapp::test {

// One sentence per broken rule; empty if the plan follows all rules.
std::vector<std::string> broken_rules(const domain::PlanPreferences& preferences, const domain::Catalogue& catalogue,
                                      const domain::BuiltPlan& plan);

// The preferences as a line, for failure messages.
std::string described(const domain::PlanPreferences& preferences);

}  // namespace fitapp::test
