// Reads the rows that insights are made of.
#pragma once

#include "domain/account.h"
#include "domain/insights.h"
#include "store/db.h"

namespace fitapp::api {

// A user who has disabled period tracking does not want insights about it.
domain::InsightFacts insight_facts(const domain::User& user, store::Database& database, LocalDate today);

}  // namespace fitapp::api
