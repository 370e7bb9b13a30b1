// Routes of the signed-in user's account: settings, password, sessions, picture, deletion.
#pragma once

#include "api/endpoint.h"
#include "domain/account.h"

namespace fitapp::api {

// The stored streak is the one that ended on the latest training day; whether it stands depends on the reader's today.
domain::User with_standing_streak(domain::User user, store::Database& database, LocalDate today);

std::vector<Endpoint> user_endpoints();

}  // namespace fitapp::api
