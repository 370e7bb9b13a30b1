// Wellness activities and saved insights.
#pragma once

#include "domain/wellness.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// Newest first.
std::vector<domain::WellnessActivity> list_wellness_activities(UserId user, Database& database,
                                                               const domain::Page& page);
Inserted<domain::WellnessActivity> insert_wellness_activity(UserId user, Database& database,
                                                            const domain::WellnessActivity& activity,
                                                            const ClientKey& key, Instant now);

// Newest first.
std::vector<domain::WellnessInsight> list_insights(UserId user, Database& database, const domain::Page& page);
Inserted<domain::WellnessInsight> insert_insight(UserId user, Database& database,
                                                 const domain::WellnessInsight& insight, const ClientKey& key);
bool delete_insight(UserId user, Database& database, InsightId id);

}  // namespace fitapp::store
