// Monthly nutrition reports in the database.
#pragma once

#include "domain/reports.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// Newest month first; `page` takes the months that share a day with it.
std::vector<domain::NutritionReport> list_reports(UserId user, Database& database, const domain::Page& page);

// Makes the report of the month out of the entries and goals of now, in place of an earlier one, which keeps its id and
// its stamp. `when` is the present moment of the user.
Inserted<domain::NutritionReport> save_report(UserId user, Database& database, domain::Month month,
                                              const domain::DayStamp& when);

bool delete_report(UserId user, Database& database, ReportId id);

}  // namespace fitapp::store
