// JSON shapes of sleep entries.
#pragma once

#include "api/shapes/common.h"
#include "domain/messages.h"
#include "domain/sleep.h"

namespace fitapp::api {

// `sleep_date` defaults to the local day of waking, otherwise today.
struct SleepInput {
  std::optional<LocalDate> sleep_date;
  std::optional<EntryTime> bedtime;
  std::optional<EntryTime> wake_time;
  std::optional<int> quality;
  std::optional<int> mood;
  std::optional<std::string> dreams;
  int interruptions = 0;
  std::optional<std::string> notes;
  std::optional<std::string> client_key;
};

// Cleared interruptions return to 0.
struct SleepUpdate {
  Change<LocalDate> sleep_date;
  Patch<EntryTime> bedtime;
  Patch<EntryTime> wake_time;
  Patch<int> quality;
  Patch<int> mood;
  Patch<std::string> dreams;
  Patch<int> interruptions;
  Patch<std::string> notes;
};

// "This overlaps the sleep that ended on 2026-11-20".
inline Message sleep_overlap_message(const domain::Sleep& other) {
  return {messages::overlaps_sleep, {{"date", format_date(other.sleep_date)}}};
}

constexpr Rule interruptions_rule() { return {.minimum = 0, .maximum = 100, .optional = true}; }
constexpr Rule sleep_scale_rule() { return {.minimum = 1, .maximum = 5}; }  // quality and mood

// The local day is the day of waking.
struct SleepView {
  SleepId id;
  LocalDate sleep_date;
  std::optional<Instant> bedtime;
  std::optional<int> bedtime_utc_offset;
  std::optional<Instant> wake_time;
  std::optional<int> quality;
  std::optional<int> mood;
  std::optional<std::string> dreams;
  int interruptions = 0;
  std::optional<std::string> notes;
  LocalDate local_date;
  int utc_offset = 0;  // at waking
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::SleepView> {
  using T = api::SleepView;
  static constexpr std::string_view name = "SleepTracking";
  static constexpr auto fields =
      std::make_tuple(field("id", &T::id), field("sleepDate", &T::sleep_date), field("bedtime", &T::bedtime),
                      field("bedtimeUtcOffset", &T::bedtime_utc_offset), field("wakeTime", &T::wake_time),
                      field("quality", &T::quality), field("mood", &T::mood), field("dreams", &T::dreams),
                      field("interruptions", &T::interruptions), field("notes", &T::notes),
                      field("localDate", &T::local_date), field("utcOffset", &T::utc_offset));
};

template <>
struct Shape<api::SleepInput> {
  using T = api::SleepInput;
  static constexpr std::string_view name = "SleepTrackingInput";
  static constexpr auto fields = std::make_tuple(
      field("sleepDate", &T::sleep_date), field("bedtime", &T::bedtime), field("wakeTime", &T::wake_time),
      field("quality", &T::quality, api::sleep_scale_rule()), field("mood", &T::mood, api::sleep_scale_rule()),
      field("dreams", &T::dreams, api::notes_rule()),
      field("interruptions", &T::interruptions, api::interruptions_rule()),
      field("notes", &T::notes, api::notes_rule()), field("clientKey", &T::client_key, api::client_key_rule()));
};

template <>
struct Shape<api::SleepUpdate> {
  using T = api::SleepUpdate;
  static constexpr std::string_view name = "SleepTrackingUpdate";
  static constexpr auto fields =
      std::make_tuple(field("sleepDate", &T::sleep_date), field("bedtime", &T::bedtime),
                      field("wakeTime", &T::wake_time), field("quality", &T::quality, api::sleep_scale_rule()),
                      field("mood", &T::mood, api::sleep_scale_rule()), field("dreams", &T::dreams, api::notes_rule()),
                      field("interruptions", &T::interruptions, api::interruptions_rule()),
                      field("notes", &T::notes, api::notes_rule()));
};

}  // namespace fitapp
