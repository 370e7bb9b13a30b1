// Routes of meal plans, meal suggestions and the calorie estimate.
#pragma once

#include <vector>

#include "api/caller.h"
#include "api/endpoint.h"
#include "domain/account.h"

namespace fitapp::api {

std::vector<Endpoint> meals_endpoints();

// Plans the uneaten meals of today again when the account's targets or what it must avoid have changed.
void renew_meal_plan(const Caller& me, const domain::User& before, const domain::User& after);

}  // namespace fitapp::api
