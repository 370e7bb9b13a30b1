// Nights (contract §6).
#include "api/sleep.h"

#include "api/replay.h"
#include "api/shapes/sleep.h"
#include "store/sleep.h"

namespace fitapp::api {
namespace {

SleepView sleep_view(domain::Sleep sleep) {
  return {sleep.id,         sleep.sleep_date, sleep.bedtime,           sleep.bedtime_utc_offset, sleep.wake_time,
          sleep.quality,    sleep.mood,       std::move(sleep.dreams), sleep.interruptions,      std::move(sleep.notes),
          sleep.sleep_date, sleep.utc_offset};
}

void refuse_impossible(const Caller& me, const domain::Sleep& sleep, const std::vector<domain::Sleep>& near) {
  if (sleep.sleep_date > me.today() + std::chrono::days{1}) throw invalid("sleepDate", std::string(sleep_ahead));
  switch (domain::length_of(sleep)) {
    case domain::SleepLength::possible: break;
    case domain::SleepLength::wakes_before_bedtime: throw invalid("wakeTime", std::string(wakes_too_early));
    case domain::SleepLength::too_long: throw invalid("wakeTime", std::string(sleeps_too_long));
  }
  const domain::Sleep* other = domain::overlapped_by(sleep, near);
  if (other != nullptr) throw invalid("bedtime", sleep_overlap_sentence(*other));
}

// The same moment again keeps the offset it was logged with.
void set_bedtime(const Caller& me, const std::optional<EntryTime>& given, domain::Sleep& sleep) {
  if (given && given->moment && given->moment == sleep.bedtime) return;
  sleep.bedtime.reset();
  sleep.bedtime_utc_offset.reset();
  if (!given) return;
  const domain::DayStamp stamp = me.stamp(given, "bedtime");
  sleep.bedtime = stamp.at;
  sleep.bedtime_utc_offset = stamp.utc_offset;
}

// Another waking is one of another day, unless the person names the day.
void set_wake_time(const Caller& me, const std::optional<EntryTime>& given, domain::Sleep& sleep) {
  if (given && given->moment && given->moment == sleep.wake_time) return;
  sleep.wake_time.reset();
  if (!given) return;
  const domain::DayStamp stamp = me.stamp(given, "wakeTime");
  sleep.wake_time = stamp.at;
  sleep.utc_offset = stamp.utc_offset;
  sleep.sleep_date = stamp.local_date;
}

// The offset on a day whose hour of waking is not known.
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

Created<SleepView> create_sleep_tracking(const Caller& me, const SleepInput& input) {
  domain::Sleep sleep;
  sleep.sleep_date = me.today();
  set_bedtime(me, input.bedtime, sleep);
  set_wake_time(me, input.wake_time, sleep);
  if (input.sleep_date) sleep.sleep_date = *input.sleep_date;
  if (!sleep.wake_time) sleep.utc_offset = offset_on(me, sleep.sleep_date);
  sleep.quality = input.quality;
  sleep.mood = input.mood;
  sleep.dreams = input.dreams;
  sleep.interruptions = input.interruptions;
  sleep.notes = input.notes;
  auto made = store::insert_sleep(me.user, me.database(), sleep, client_key_of(me, input.client_key), me.now,
                                  [&](const auto& each, const auto& near) { refuse_impossible(me, each, near); });
  return {sleep_view(std::move(made.entity)), made.existed};
}

SleepView update_sleep_tracking(const Caller& me, Path<SleepId> id, const SleepUpdate& input) {
  const auto change = [&](domain::Sleep& sleep) {
    if (input.bedtime.touched) set_bedtime(me, input.bedtime.value, sleep);
    if (input.wake_time.touched) set_wake_time(me, input.wake_time.value, sleep);
    input.sleep_date.apply(sleep.sleep_date);
    input.quality.apply(sleep.quality);
    input.mood.apply(sleep.mood);
    input.dreams.apply(sleep.dreams);
    if (input.interruptions.touched) sleep.interruptions = input.interruptions.value.value_or(0);
    input.notes.apply(sleep.notes);
  };
  auto updated = store::update_sleep(me.user, me.database(), id.value, me.now, change,
                                     [&](const auto& each, const auto& near) { refuse_impossible(me, each, near); });
  if (!updated) throw not_found("Sleep entry");
  return sleep_view(std::move(*updated));
}

NoContent delete_sleep_tracking(const Caller& me, Path<SleepId> id) {
  if (!store::delete_sleep(me.user, me.database(), id.value)) throw not_found("Sleep entry");
  return {};
}

}  // namespace

std::vector<Endpoint> sleep_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/sleep-trackings", list_sleep_trackings, "Nights, newest first"),
      FITAPP_ROUTE(post, "/api/sleep-trackings", create_sleep_tracking, "Log a night"),
      FITAPP_ROUTE(put, "/api/sleep-trackings/:id", update_sleep_tracking, "Change a night"),
      FITAPP_ROUTE(del, "/api/sleep-trackings/:id", delete_sleep_tracking, "Delete a night"),
  };
}

}  // namespace fitapp::api
