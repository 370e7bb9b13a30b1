// Body measurements (docs/behaviour.md, Measurements and reports).
#include "api/measurements.h"

#include "api/entry_time.h"
#include "api/replay.h"
#include "api/shapes/measurements.h"
#include "domain/messages.h"
#include "store/measurements.h"

namespace fitapp::api {
namespace {

std::vector<domain::BodyMeasurement> list_body_measurements(const Caller& me, const Query<PageQuery>& query) {
  return store::list_measurements(me.user, me.database(), query.value.page());
}

void check_new_measurement(const Caller& me, const MeasurementInput& input, FieldProblems& problems) {
  me.check_time(input.measured_at, "measuredAt", problems);
}

Created<domain::BodyMeasurement> create_body_measurement(const Caller& me, const MeasurementInput& input) {
  domain::BodyMeasurement measurement = input;
  static_cast<domain::DayStamp&>(measurement) = me.stamp(input.measured_at, "measuredAt");
  auto created =
      store::insert_measurement(me.user, me.database(), measurement, client_key_of(me, input.client_key), me.now);
  return {std::move(created.entity), created.existed};
}

void apply(const MeasurementUpdate& input, domain::BodyMeasurement& measurement) {
  input.weight.apply(measurement.weight);
  input.body_fat.apply(measurement.body_fat);
  input.muscle_mass.apply(measurement.muscle_mass);
  input.chest.apply(measurement.chest);
  input.waist.apply(measurement.waist);
  input.hips.apply(measurement.hips);
  input.arms.apply(measurement.arms);
  input.thighs.apply(measurement.thighs);
  input.neck.apply(measurement.neck);
  input.notes.apply(measurement.notes);
}

void check_changed_measurement(const Caller& me, Path<MeasurementId> id, const MeasurementUpdate& input,
                               FieldProblems& problems) {
  me.check_time(input.measured_at.value, "measuredAt", problems);
  auto measurement = store::find_measurement(me.user, me.database(), id.value);
  if (!measurement) return;
  apply(input, *measurement);
  check_holds_a_number(*measurement, "", problems);
}

domain::BodyMeasurement update_body_measurement(const Caller& me, Path<MeasurementId> id,
                                                const MeasurementUpdate& input) {
  auto updated =
      store::update_measurement(me.user, me.database(), id.value, me.now, [&](domain::BodyMeasurement& measurement) {
        apply(input, measurement);
        update_time(me, input.measured_at, "measuredAt", measurement);
        FieldProblems problems;
        check_holds_a_number(measurement, "", problems);
        problems.refuse();
      });
  if (!updated) throw not_found(messages::measurement_not_found);
  return std::move(*updated);
}

NoContent delete_body_measurement(const Caller& me, Path<MeasurementId> id) {
  if (!store::delete_measurement(me.user, me.database(), id.value)) throw not_found(messages::measurement_not_found);
  return {};
}

}  // namespace

std::vector<Endpoint> measurements_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/body-measurements", list_body_measurements, "List body measurements, newest first"),
      FITAPP_CHECKED_ROUTE(post, "/api/body-measurements", create_body_measurement, check_new_measurement,
                           "Record a body measurement"),
      dated(store::Dated::measurement, FITAPP_CHECKED_ROUTE(put, "/api/body-measurements/:id", update_body_measurement,
                                                            check_changed_measurement, "Change a body measurement")),
      dated(store::Dated::measurement,
            FITAPP_ROUTE(del, "/api/body-measurements/:id", delete_body_measurement, "Delete a body measurement")),
  };
}

}  // namespace fitapp::api
