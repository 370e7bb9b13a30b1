// Checks that enough plans keep each rule of the judge.
#pragma once

#include <initializer_list>
#include <string_view>

#include "support/plan_judge.h"

namespace fitapp::test {

// Every plan must keep a rule of safety, 99 of 100 plans every other rule. `except` names rules that are not checked.
void check_kept(const Tally& tally, std::initializer_list<std::string_view> except = {});

}  // namespace fitapp::test
