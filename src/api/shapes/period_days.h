// JSON shapes of flow and symptoms of single days.
#pragma once

#include "api/shapes/common.h"
#include "api/shapes/periods.h"
#include "domain/messages.h"
#include "domain/period_days.h"

namespace fitapp::api {

// Absent fields keep their value.
struct PeriodDayUpdate {
  LocalDate local_date;
  Patch<domain::DayFlow> flow;
  Change<std::vector<domain::Symptom>> symptoms;
  Patch<int> mood;
  Patch<int> energy;
  Patch<std::string> note;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<domain::PeriodDay> {
  using T = domain::PeriodDay;
  static constexpr std::string_view name = "PeriodDay";
  static constexpr auto fields =
      std::make_tuple(field("localDate", &T::local_date), field("flow", &T::flow), field("symptoms", &T::symptoms),
                      field("mood", &T::mood), field("energy", &T::energy), field("note", &T::note));
};

template <>
struct Shape<api::PeriodDayUpdate> {
  using T = api::PeriodDayUpdate;
  static constexpr std::string_view name = "PeriodDayUpdate";
  static constexpr auto fields =
      std::make_tuple(field("localDate", &T::local_date), field("flow", &T::flow), field("symptoms", &T::symptoms),
                      field("mood", &T::mood, api::scale_rule()), field("energy", &T::energy, api::scale_rule()),
                      field("note", &T::note, api::notes_rule()));
};

}  // namespace fitapp
