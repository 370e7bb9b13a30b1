// JSON shapes of the level history.
#pragma once

#include "api/shapes/common.h"
#include "domain/kinds.h"

namespace fitapp::api {

struct LevelChangeView {
  LevelChangeId id;
  std::optional<domain::Level> from_level;
  domain::Level to_level{};
  std::optional<std::string> reason;
  std::string triggered_by;
  std::optional<double> readiness_score_at_change;
  std::optional<std::string> notes;
  Instant changed_at;
  LocalDate local_date;
  int utc_offset = 0;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::LevelChangeView> {
  using T = api::LevelChangeView;
  static constexpr std::string_view name = "LevelChange";
  static constexpr auto fields = std::make_tuple(
      field("id", &T::id), field("fromLevel", &T::from_level), field("toLevel", &T::to_level),
      field("reason", &T::reason), field("triggeredBy", &T::triggered_by),
      field("readinessScoreAtChange", &T::readiness_score_at_change), field("notes", &T::notes),
      field("changedAt", &T::changed_at), field("localDate", &T::local_date), field("utcOffset", &T::utc_offset));
};

}  // namespace fitapp
