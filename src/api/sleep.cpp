// Sleep entries (docs/behaviour.md, Wellness, periods and sleep).
#include "api/sleep.h"

#include "api/replay.h"
#include "api/shapes/sleep.h"
#include "domain/messages.h"
#include "store/sleep.h"

namespace fitapp::api {
namespace {

SleepView sleep_view(domain::Sleep sleep) {
  return {sleep.id,         sleep.sleep_date, sleep.bedtime,           sleep.bedtime_utc_offset, sleep.wake_time,
          sleep.quality,    sleep.mood,       std::move(sleep.dreams), sleep.interruptions,      std::move(sleep.notes),
          sleep.sleep_date, sleep.utc_offset};
}

void check_possible(const Caller& me, const domain::Sleep& sleep, const std::vector<domain::Sleep>& near,
                    FieldProblems& problems) {
  if (sleep.sleep_date > me.today() + std::chrono::days{1}) problems.add("sleepDate", messages::too_far_ahead);
  switch (domain::length_of(sleep)) {
    case domain::SleepLength::possible: break;
    case domain::SleepLength::wakes_before_bedtime: problems.add("wakeTime", messages::wakes_before_bedtime); break;
    case domain::SleepLength::too_long: problems.add("wakeTime", messages::sleep_too_long); break;
  }
  const domain::Sleep* other = domain::overlapped_by(sleep, near);
  if (other != nullptr) problems.add("bedtime", sleep_overlap_message(*other));
}

void refuse_impossible(const Caller& me, const domain::Sleep& sleep, const std::vector<domain::Sleep>& near) {
  FieldProblems problems;
  check_possible(me, sleep, near, problems);
  problems.refuse();
}

// nullopt, and a problem, if the time is too far ahead.
std::optional<domain::DayStamp> stamp_unless_ahead(const Caller& me, const EntryTime& given, const std::string& field,
                                                   FieldProblems& problems) {
  me.check_time(given, field, problems);
  return problems.has(field) ? std::nullopt : std::optional(me.stamp(given, field));
}

// The same moment keeps the offset with which it was logged.
void set_bedtime(const Caller& me, const std::optional<EntryTime>& given, domain::Sleep& sleep,
                 FieldProblems& problems) {
  if (given && given->moment && given->moment == sleep.bedtime) return;
  sleep.bedtime.reset();
  sleep.bedtime_utc_offset.reset();
  if (!given) return;
  const auto stamp = stamp_unless_ahead(me, *given, "bedtime", problems);
  if (!stamp) return;
  sleep.bedtime = stamp->at;
  sleep.bedtime_utc_offset = stamp->utc_offset;
}

// A changed wake time also sets the day, unless the request contains one.
void set_wake_time(const Caller& me, const std::optional<EntryTime>& given, domain::Sleep& sleep,
                   FieldProblems& problems) {
  if (given && given->moment && given->moment == sleep.wake_time) return;
  sleep.wake_time.reset();
  if (!given) return;
  const auto stamp = stamp_unless_ahead(me, *given, "wakeTime", problems);
  if (!stamp) return;
  sleep.wake_time = stamp->at;
  sleep.utc_offset = stamp->utc_offset;
  sleep.sleep_date = stamp->local_date;
}

// The offset of a day without a wake time.
int offset_on(const Caller& me, LocalDate day) {
  return me.zone.local(me.zone.instant(day, std::chrono::hours{12})).utc_offset;
}

std::vector<SleepView> list_sleep_trackings(const Caller& me, const Query<PageQuery>& query) {
  std::vector<SleepView> views;
  for (domain::Sleep& each : store::list_sleep(me.user, me.database(), query.value.page())) {
    views.push_back(sleep_view(std::move(each)));
  }
  return views;
}

domain::Sleep new_sleep(const Caller& me, const SleepInput& input, FieldProblems& problems) {
  domain::Sleep sleep;
  sleep.sleep_date = me.today();
  set_bedtime(me, input.bedtime, sleep, problems);
  set_wake_time(me, input.wake_time, sleep, problems);
  if (input.sleep_date) sleep.sleep_date = *input.sleep_date;
  if (!sleep.wake_time) sleep.utc_offset = offset_on(me, sleep.sleep_date);
  sleep.quality = input.quality;
  sleep.mood = input.mood;
  sleep.dreams = input.dreams;
  sleep.interruptions = input.interruptions;
  sleep.notes = input.notes;
  return sleep;
}

void check_new_sleep(const Caller& me, const SleepInput& input, FieldProblems& problems) {
  const domain::Sleep sleep = new_sleep(me, input, problems);
  check_possible(me, sleep, store::list_sleep_near(me.user, me.database(), sleep), problems);
}

Created<SleepView> create_sleep_tracking(const Caller& me, const SleepInput& input) {
  FieldProblems problems;
  const domain::Sleep sleep = new_sleep(me, input, problems);
  problems.refuse();
  auto created = store::insert_sleep(me.user, me.database(), sleep, client_key_of(me, input.client_key), me.now,
                                     [&](const auto& each, const auto& near) { refuse_impossible(me, each, near); });
  return {sleep_view(std::move(created.entity)), created.existed};
}

void apply(const Caller& me, const SleepUpdate& input, domain::Sleep& sleep, FieldProblems& problems) {
  if (input.bedtime.touched) set_bedtime(me, input.bedtime.value, sleep, problems);
  if (input.wake_time.touched) set_wake_time(me, input.wake_time.value, sleep, problems);
  input.sleep_date.apply(sleep.sleep_date);
  input.quality.apply(sleep.quality);
  input.mood.apply(sleep.mood);
  input.dreams.apply(sleep.dreams);
  if (input.interruptions.touched) sleep.interruptions = input.interruptions.value.value_or(0);
  input.notes.apply(sleep.notes);
}

void check_changed_sleep(const Caller& me, Path<SleepId> id, const SleepUpdate& input, FieldProblems& problems) {
  auto sleep = store::find_sleep(me.user, me.database(), id.value);
  if (!sleep) return;
  apply(me, input, *sleep, problems);
  check_possible(me, *sleep, store::list_sleep_near(me.user, me.database(), *sleep), problems);
}

SleepView update_sleep_tracking(const Caller& me, Path<SleepId> id, const SleepUpdate& input) {
  const auto change = [&](domain::Sleep& sleep) {
    FieldProblems problems;
    apply(me, input, sleep, problems);
    problems.refuse();
  };
  auto updated = store::update_sleep(me.user, me.database(), id.value, me.now, change,
                                     [&](const auto& each, const auto& near) { refuse_impossible(me, each, near); });
  if (!updated) throw not_found(messages::sleep_not_found);
  return sleep_view(std::move(*updated));
}

NoContent delete_sleep_tracking(const Caller& me, Path<SleepId> id) {
  if (!store::delete_sleep(me.user, me.database(), id.value)) throw not_found(messages::sleep_not_found);
  return {};
}

}  // namespace

std::vector<Endpoint> sleep_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/sleep-trackings", list_sleep_trackings, "List nights, newest first"),
      FITAPP_CHECKED_ROUTE(post, "/api/sleep-trackings", create_sleep_tracking, check_new_sleep, "Log a night"),
      dated(store::Dated::night, FITAPP_CHECKED_ROUTE(put, "/api/sleep-trackings/:id", update_sleep_tracking,
                                                      check_changed_sleep, "Change a night")),
      dated(store::Dated::night,
            FITAPP_ROUTE(del, "/api/sleep-trackings/:id", delete_sleep_tracking, "Delete a night")),
  };
}

}  // namespace fitapp::api
