// JSON shapes of water.
#pragma once

#include "api/shapes/common.h"
#include "domain/water.h"

namespace fitapp::api {

struct WaterInput {
  double ml = domain::usual_glass;
  std::optional<EntryTime> logged_at;
  std::optional<std::string> client_key;
};

struct WaterQuery {
  std::optional<LocalDate> date;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<domain::WaterEntry> {
  using T = domain::WaterEntry;
  static constexpr std::string_view name = "WaterEntry";
  static constexpr auto fields =
      std::make_tuple(field("id", &T::id), field("ml", &T::ml), field("loggedAt", &T::at),
                      field("localDate", &T::local_date), field("utcOffset", &T::utc_offset));
};

template <>
struct Shape<domain::WaterDay> {
  using T = domain::WaterDay;
  static constexpr std::string_view name = "WaterDay";
  static constexpr auto fields = std::make_tuple(field("date", &T::date), field("ml", &T::ml), field("goal", &T::goal),
                                                 field("entries", &T::entries));
};

template <>
struct Shape<api::WaterInput> {
  using T = api::WaterInput;
  static constexpr std::string_view name = "WaterInput";
  static constexpr auto fields =
      std::make_tuple(field("ml", &T::ml, {.minimum = 1, .maximum = 5000, .decimals = 0, .optional = true}),
                      field("loggedAt", &T::logged_at), field("clientKey", &T::client_key, api::client_key_rule()));
};

template <>
struct Shape<api::WaterQuery> {
  using T = api::WaterQuery;
  static constexpr std::string_view name = "WaterQuery";
  static constexpr auto fields = std::make_tuple(field("date", &T::date));
};

}  // namespace fitapp
