// Monthly nutrition reports.
#pragma once

#include "domain/reports.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// Newest month first; includes the months that overlap `page`.
std::vector<domain::NutritionReport> list_reports(UserId user, Database& database, const domain::Page& page);

// Creates the month's report from the current entries and goals, and replaces an earlier one, which keeps its id and
// stamp. `when` is the user's current time.
Inserted<domain::NutritionReport> save_report(UserId user, Database& database, domain::Month month,
                                              const domain::DayStamp& when);

bool delete_report(UserId user, Database& database, ReportId id);

}  // namespace fitapp::store
