// Routes of the signed-in user's account: settings, password, sessions, picture, export and deletion.
#pragma once

#include "api/endpoint.h"
#include "domain/account.h"

namespace fitapp::api {

// Sets the streak as of `today`. The stored streak is that of the last training day.
domain::User with_current_streak(domain::User user, store::Database& database, LocalDate today);

std::vector<Endpoint> user_endpoints();

}  // namespace fitapp::api
