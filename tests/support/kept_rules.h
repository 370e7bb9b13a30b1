// Checks that enough plans keep each rule of the judge.
#pragma once

#include <string_view>

#include "support/plan_judge.h"

namespace fitapp::test {

// Every plan must keep a rule of safety, 99 of 100 plans every other rule. `except` names a rule that is not checked.
void check_kept(const Tally& tally, std::string_view except = {});

}  // namespace fitapp::test
