// Routes of meal plans, meal suggestions and the calorie estimate.
#pragma once

#include <vector>

#include "api/caller.h"
#include "api/endpoint.h"
#include "domain/account.h"

namespace fitapp::api {

std::vector<Endpoint> meals_endpoints();

// After a change of the targets, plans the uneaten meals of today and of the days to come again. After a change of what
// the user must avoid, replaces the uneaten meals that do not suit any more. Returns the number of new meals.
int renew_meal_plan(const Caller& me, const domain::User& before, const domain::User& after);

}  // namespace fitapp::api
