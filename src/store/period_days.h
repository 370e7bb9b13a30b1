// Flow and symptoms of single days.
#pragma once

#include <functional>

#include "domain/day_stamp.h"
#include "domain/period_days.h"
#include "store/db.h"

namespace fitapp::store {

// Newest day first. Days on which nothing is logged are missing.
std::vector<domain::PeriodDay> list_period_days(UserId user, Database& database, const domain::Page& page);

// Changes what is logged on the day, and returns it. A day that becomes empty is deleted.
domain::PeriodDay save_period_day(UserId user, Database& database, LocalDate day, Instant now,
                                  const std::function<void(domain::PeriodDay& day)>& change);

}  // namespace fitapp::store
