// Routes of daily targets, advice on weight and the nutrients of a day.
#pragma once

#include <vector>

#include "api/caller.h"
#include "api/endpoint.h"
#include "domain/body_safety.h"
#include "domain/macro_targets.h"

namespace fitapp::api {

std::vector<Endpoint> targets_endpoints();

// The goal that follows from the target weight and the current weight. Nobody who is underweight or growing has the
// goal to lose.
domain::WeightGoal weight_goal_of(const domain::Body& body);
// The account's body, with the current weight.
domain::Body body_of(const Caller& me, const domain::User& user);
// The lowest daily calories that the account may have; nullopt without a limit.
std::optional<double> least_calories_of(const domain::Body& body, const domain::User& user);
// What macro targets follow from: the account's calories, body and own targets.
domain::MacroInputs macro_inputs_of(const Caller& me, const domain::User& user);

}  // namespace fitapp::api
