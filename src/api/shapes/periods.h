// JSON shapes of periods and the cycle.
#pragma once

#include "api/shapes/common.h"
#include "domain/messages.h"
#include "domain/periods.h"

namespace fitapp::api {

struct PeriodInput : domain::Period {
  std::optional<std::string> client_key;
};

struct PeriodUpdate {
  Change<LocalDate> start_date;
  Patch<LocalDate> end_date;
  Patch<domain::Flow> flow;
  Patch<std::string> symptoms;
  Patch<int> mood;
  Patch<int> energy;
  Patch<std::string> notes;
  Change<bool> cycle_excluded;
};

// "This overlaps the period from 2026-11-02 to 2026-11-06".
inline Message overlap_message(const domain::Period& other) {
  const std::string start = format_date(other.start_date);
  if (other.last_day() == other.start_date) return {messages::overlaps_open_period, {{"start", start}}};
  return {messages::overlaps_period, {{"start", start}, {"end", format_date(other.last_day())}}};
}

constexpr Rule start_date_rule() { return {.required = &messages::start_date_required}; }
constexpr Rule scale_rule() { return {.minimum = 1, .maximum = 5}; }  // mood, energy and quality

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<domain::Period> {
  using T = domain::Period;
  static constexpr std::string_view name = "PeriodTracking";
  static constexpr auto fields = std::make_tuple(
      field("id", &T::id), field("startDate", &T::start_date), field("endDate", &T::end_date), field("flow", &T::flow),
      field("symptoms", &T::symptoms), field("mood", &T::mood), field("energy", &T::energy), field("notes", &T::notes),
      field("cycleExcluded", &T::cycle_excluded), field("createdAt", &T::at), field("localDate", &T::local_date),
      field("utcOffset", &T::utc_offset));
};

template <>
struct Shape<api::PeriodInput> {
  using T = api::PeriodInput;
  static constexpr std::string_view name = "PeriodTrackingInput";
  static constexpr auto fields = std::make_tuple(
      field("startDate", &T::start_date, api::start_date_rule()), field("endDate", &T::end_date),
      field("flow", &T::flow), field("symptoms", &T::symptoms, api::notes_rule()),
      field("mood", &T::mood, api::scale_rule()), field("energy", &T::energy, api::scale_rule()),
      field("notes", &T::notes, api::notes_rule()), field("cycleExcluded", &T::cycle_excluded, {.optional = true}),
      field("clientKey", &T::client_key, api::client_key_rule()));
};

template <>
struct Shape<api::PeriodUpdate> {
  using T = api::PeriodUpdate;
  static constexpr std::string_view name = "PeriodTrackingUpdate";
  static constexpr auto fields =
      std::make_tuple(field("startDate", &T::start_date, api::start_date_rule()), field("endDate", &T::end_date),
                      field("flow", &T::flow), field("symptoms", &T::symptoms, api::notes_rule()),
                      field("mood", &T::mood, api::scale_rule()), field("energy", &T::energy, api::scale_rule()),
                      field("notes", &T::notes, api::notes_rule()), field("cycleExcluded", &T::cycle_excluded));
};

template <>
struct Shape<domain::RecentCycles> {
  using T = domain::RecentCycles;
  static constexpr std::string_view name = "RecentCycles";
  static constexpr auto fields =
      std::make_tuple(field("count", &T::count), field("shortest", &T::shortest), field("longest", &T::longest),
                      field("variation", &T::variation), field("variationLimit", &T::variation_limit),
                      field("regularity", &T::regularity));
};

template <>
struct Shape<domain::Cycle> {
  using T = domain::Cycle;
  static constexpr std::string_view name = "Cycle";
  static constexpr auto fields = std::make_tuple(
      field("lastStart", &T::last_start), field("cyclesCounted", &T::cycles_counted),
      field("averageLength", &T::average_length), field("shortest", &T::shortest), field("longest", &T::longest),
      field("nextExpected", &T::next_expected), field("earliest", &T::earliest), field("latest", &T::latest),
      field("confidence", &T::confidence), field("recent", &T::recent), field("gapsNotCounted", &T::gaps_not_counted),
      field("averagePeriodDays", &T::average_period_days));
};

}  // namespace fitapp
