// Wellness activities and saved insights.
#pragma once

#include "domain/insights.h"
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
// An insight with the `kind` of a saved one in its metadata takes its place.
Inserted<domain::WellnessInsight> insert_insight(UserId user, Database& database,
                                                 const domain::WellnessInsight& insight, const ClientKey& key);
bool delete_insight(UserId user, Database& database, InsightId id);

// The kinds that are still hidden on the day, by name.
std::vector<domain::HiddenInsight> list_hidden_insights(UserId user, Database& database, LocalDate today);
// A kind that is hidden already is hidden until the new day.
void save_hidden_insight(UserId user, Database& database, const domain::HiddenInsight& hidden, Instant now);
void delete_hidden_insights(UserId user, Database& database);

}  // namespace fitapp::store
