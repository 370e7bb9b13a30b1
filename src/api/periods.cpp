// Periods and the cycle (docs/behaviour.md, Wellness, periods and sleep).
#include "api/periods.h"

#include <algorithm>

#include "api/replay.h"
#include "api/shapes/periods.h"
#include "domain/messages.h"
#include "store/periods.h"
#include "store/users.h"

namespace fitapp::api {
namespace {

void check_possible(const Caller& me, const domain::Period& period, const std::vector<domain::Period>& stored,
                    FieldProblems& problems) {
  if (period.start_date > me.today() + std::chrono::days{1}) problems.add("startDate", messages::start_date_ahead);
  if (period.ends_before_it_starts()) problems.add("endDate", messages::end_before_start);
  const domain::Period* other = domain::overlapped_by(period, stored);
  if (other != nullptr) problems.add("startDate", overlap_message(*other));
}

void refuse_impossible(const Caller& me, const domain::Period& period, const std::vector<domain::Period>& stored) {
  FieldProblems problems;
  check_possible(me, period, stored, problems);
  problems.refuse();
}

std::vector<domain::Period> list_period_trackings(const Caller& me, const Query<PageQuery>& query) {
  return store::list_periods(me.user, me.database(), query.value.page());
}

domain::Cycle show_cycle(const Caller& me) {
  const auto user = store::find_user(me.user, me.database());
  return domain::cycle_of(store::list_periods(me.user, me.database(), {}), user ? user->age : std::nullopt);
}

void check_new_period(const Caller& me, const PeriodInput& input, FieldProblems& problems) {
  check_possible(me, input, store::list_periods(me.user, me.database(), {}), problems);
}

Created<domain::Period> create_period_tracking(const Caller& me, const PeriodInput& input) {
  domain::Period period = input;
  static_cast<domain::DayStamp&>(period) = me.stamp();
  auto created = store::insert_period(
      me.user, me.database(), period, client_key_of(me, input.client_key),
      [&](domain::Period& each, const std::vector<domain::Period>& stored) { refuse_impossible(me, each, stored); });
  return {std::move(created.entity), created.existed};
}

void apply(const PeriodUpdate& input, domain::Period& period) {
  input.start_date.apply(period.start_date);
  input.end_date.apply(period.end_date);
  input.flow.apply(period.flow);
  input.symptoms.apply(period.symptoms);
  input.mood.apply(period.mood);
  input.energy.apply(period.energy);
  input.notes.apply(period.notes);
  input.cycle_excluded.apply(period.cycle_excluded);
}

void check_changed_period(const Caller& me, Path<PeriodId> id, const PeriodUpdate& input, FieldProblems& problems) {
  if (problems.has("startDate")) return;  // a new end date cannot be checked against the stored start date
  const auto stored = store::list_periods(me.user, me.database(), {});
  const auto found = std::find_if(stored.begin(), stored.end(), [&](const auto& each) { return each.id == id.value; });
  if (found == stored.end()) return;
  domain::Period period = *found;
  apply(input, period);
  check_possible(me, period, stored, problems);
}

domain::Period update_period_tracking(const Caller& me, Path<PeriodId> id, const PeriodUpdate& input) {
  auto updated = store::update_period(me.user, me.database(), id.value, me.now,
                                      [&](domain::Period& period, const std::vector<domain::Period>& stored) {
                                        apply(input, period);
                                        refuse_impossible(me, period, stored);
                                      });
  if (!updated) throw not_found(messages::period_not_found);
  return std::move(*updated);
}

NoContent delete_period_tracking(const Caller& me, Path<PeriodId> id) {
  if (!store::delete_period(me.user, me.database(), id.value)) throw not_found(messages::period_not_found);
  return {};
}

}  // namespace

std::vector<Endpoint> periods_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/period-trackings", list_period_trackings, "List periods, newest first"),
      FITAPP_ROUTE(get, "/api/period-trackings/cycle", show_cycle,
                   "Predict the next period, and say how regular the cycles are"),
      FITAPP_CHECKED_ROUTE(post, "/api/period-trackings", create_period_tracking, check_new_period, "Log a period"),
      dated(store::Dated::period, FITAPP_CHECKED_ROUTE(put, "/api/period-trackings/:id", update_period_tracking,
                                                       check_changed_period, "Change a period")),
      dated(store::Dated::period,
            FITAPP_ROUTE(del, "/api/period-trackings/:id", delete_period_tracking, "Delete a period")),
  };
}

}  // namespace fitapp::api
