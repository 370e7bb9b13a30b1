// SQL of body measurements.
#include "store/measurements.h"

#include "store/pages.h"

namespace fitapp::store {
namespace {

#define MEASUREMENT_COLUMNS                                                                                    \
  "id, weight, body_fat, muscle_mass, chest, waist, hips, arms, thighs, neck, notes, measured_at, local_date," \
  " utc_offset"

domain::BodyMeasurement read_measurement(const Query& query) {
  domain::BodyMeasurement measurement;
  query.row() >> measurement.id >> measurement.weight >> measurement.body_fat >> measurement.muscle_mass >>
      measurement.chest >> measurement.waist >> measurement.hips >> measurement.arms >> measurement.thighs >>
      measurement.neck >> measurement.notes >> measurement.at >> measurement.local_date >> measurement.utc_offset;
  return measurement;
}

std::optional<domain::BodyMeasurement> find_measurement(UserId user, Connection& connection, MeasurementId id) {
  return connection
      .query("SELECT " MEASUREMENT_COLUMNS " FROM body_measurements WHERE id = ? AND user_id = ?", id, user)
      .first(read_measurement);
}

}  // namespace

std::vector<domain::BodyMeasurement> list_measurements(UserId user, Database& database, const domain::Page& page) {
  return database.read([&](Connection& connection) {
    return list_page(
        user, connection, page,
        {.of_day = "SELECT " MEASUREMENT_COLUMNS " FROM body_measurements WHERE user_id = ? AND local_date = ?"
                   " ORDER BY measured_at DESC, id DESC LIMIT ? OFFSET ?",
         .of_span =
             "SELECT " MEASUREMENT_COLUMNS " FROM body_measurements WHERE user_id = ? AND measured_at BETWEEN ? AND ?"
             " AND +local_date BETWEEN ? AND ? ORDER BY measured_at DESC, id DESC LIMIT ? OFFSET ?"},
        read_measurement);
  });
}

std::optional<domain::BodyMeasurement> find_measurement(UserId user, Database& database, MeasurementId id) {
  return database.read([&](Connection& connection) { return find_measurement(user, connection, id); });
}

Inserted<domain::BodyMeasurement> insert_measurement(UserId user, Database& database,
                                                     const domain::BodyMeasurement& measurement, const ClientKey& key,
                                                     Instant now) {
  return database.write([&](Connection& connection) {
    const auto replay = find_replay<MeasurementId>(
        user, connection, "SELECT id, client_body_hash FROM body_measurements WHERE user_id = ? AND client_key = ?",
        key);
    if (replay) return Inserted<domain::BodyMeasurement>{*find_measurement(user, connection, *replay), true};
    domain::BodyMeasurement made = measurement;
    made.id = MeasurementId{connection.insert(
        "INSERT INTO body_measurements (user_id, weight, body_fat, muscle_mass, chest, waist, hips, arms, thighs, neck,"
        " notes, measured_at, local_date, utc_offset, client_key, client_body_hash, created_at, updated_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        user, made.weight, made.body_fat, made.muscle_mass, made.chest, made.waist, made.hips, made.arms, made.thighs,
        made.neck, made.notes, made.at, made.local_date, made.utc_offset, key.key, key.body_hash, now, now)};
    return Inserted<domain::BodyMeasurement>{made, false};
  });
}

std::optional<domain::BodyMeasurement> update_measurement(UserId user, Database& database, MeasurementId id,
                                                          Instant now,
                                                          const std::function<void(domain::BodyMeasurement&)>& change) {
  return database.write([&](Connection& connection) {
    auto found = find_measurement(user, connection, id);
    if (!found) return found;
    change(*found);
    connection.change(
        "UPDATE body_measurements SET weight = ?, body_fat = ?, muscle_mass = ?, chest = ?, waist = ?, hips = ?,"
        " arms = ?, thighs = ?, neck = ?, notes = ?, measured_at = ?, local_date = ?, utc_offset = ?, updated_at = ?"
        " WHERE id = ? AND user_id = ?",
        found->weight, found->body_fat, found->muscle_mass, found->chest, found->waist, found->hips, found->arms,
        found->thighs, found->neck, found->notes, found->at, found->local_date, found->utc_offset, now, id, user);
    return found;
  });
}

bool delete_measurement(UserId user, Database& database, MeasurementId id) {
  return database.write([&](Connection& connection) {
    return connection.change("DELETE FROM body_measurements WHERE id = ? AND user_id = ?", id, user) > 0;
  });
}

}  // namespace fitapp::store
