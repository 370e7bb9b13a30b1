// JSON shapes of the events that devices receive, and of the rest timer that they share.
#pragma once

#include "api/shapes/common.h"

namespace fitapp::api {

// `workout` and `exercise` are the client's own names: the server only passes them on.
struct RestTimer {
  std::string workout;
  std::int64_t exercise = 0;
  std::string exercise_name;
  int seconds = 0;        // the usual rest of this exercise
  int total_seconds = 0;  // of this rest
  int left_ms = 0;        // milliseconds; no moment, because the clocks of devices differ
  bool is_running = false;
};

enum class LiveEventType { opened, changed, rest_timer, ended };
enum class LiveEnd { replaced, signed_out };

struct LiveEvent {
  LiveEventType type = LiveEventType::opened;
  std::optional<bool> missed = {};  // opened: whether something changed since the event of Last-Event-ID
  // opened: milliseconds since the last change by another client, for a page that was loaded a moment before.
  std::optional<std::int64_t> since_change_ms = {};
  std::optional<std::string> path = {};  // changed: the first part of the path
  std::optional<std::string> by = {};    // changed, rest_timer and opened: X-Client of the request
  std::optional<RestTimer> rest_timer = {};
  std::optional<LiveEnd> reason = {};  // ended
};

}  // namespace fitapp::api

namespace fitapp {

template <>
inline constexpr auto enum_names<api::LiveEventType> =
    std::to_array<std::string_view>({"opened", "changed", "rest_timer", "ended"});
template <>
inline constexpr auto enum_names<api::LiveEnd> = std::to_array<std::string_view>({"replaced", "signed_out"});

template <>
struct Shape<api::RestTimer> {
  using T = api::RestTimer;
  static constexpr std::string_view name = "RestTimer";
  static constexpr int longest_ms = 86'400'000;
  static constexpr auto fields = std::make_tuple(
      field("workout", &T::workout, {.min_length = 1, .max_length = 64}),
      field("exercise", &T::exercise, {.minimum = -1'000'000'000'000, .maximum = 1'000'000'000'000}),
      field("exerciseName", &T::exercise_name, api::name_rule()), field("seconds", &T::seconds, api::seconds_rule()),
      field("totalSeconds", &T::total_seconds, api::seconds_rule()),
      field("leftMs", &T::left_ms, {.minimum = 0, .maximum = longest_ms}), field("isRunning", &T::is_running));
};

template <>
struct Shape<api::LiveEvent> {
  using T = api::LiveEvent;
  static constexpr std::string_view name = "LiveEvent";
  static constexpr auto fields = std::make_tuple(
      field("type", &T::type), field("missed", &T::missed), field("sinceChangeMs", &T::since_change_ms),
      field("path", &T::path), field("by", &T::by), field("restTimer", &T::rest_timer), field("reason", &T::reason));
};

}  // namespace fitapp
