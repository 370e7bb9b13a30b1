// Body measurements.
#pragma once

#include <functional>

#include "domain/measurements.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// Newest first.
std::vector<domain::BodyMeasurement> list_measurements(UserId user, Database& database, const domain::Page& page);

std::optional<domain::BodyMeasurement> find_measurement(UserId user, Database& database, MeasurementId id);

Inserted<domain::BodyMeasurement> insert_measurement(UserId user, Database& database,
                                                     const domain::BodyMeasurement& measurement, const ClientKey& key,
                                                     Instant now);
// nullopt when it does not exist. An exception from `change` rolls back.
std::optional<domain::BodyMeasurement> update_measurement(UserId user, Database& database, MeasurementId id,
                                                          Instant now,
                                                          const std::function<void(domain::BodyMeasurement&)>& change);
bool delete_measurement(UserId user, Database& database, MeasurementId id);

}  // namespace fitapp::store
