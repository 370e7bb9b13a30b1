// JSON shape of planned sets that differ.
#pragma once

#include "api/shapes/common.h"
#include "domain/messages.h"
#include "domain/set_targets.h"

namespace fitapp::api {

inline constexpr std::size_t max_sets = 100;
constexpr Rule reps_rule() { return {.minimum = 1, .maximum = 10'000}; }
constexpr Rule set_targets_rule() { return {.max_items = max_sets}; }

// Reports a list in which every set is a warm-up set, at the path of the exercise.
inline void check_set_targets(const std::optional<domain::SetTargets>& sets, const std::string& path,
                              FieldProblems& problems) {
  if (!sets || domain::working_sets(*sets) > 0) return;
  problems.add(child_path(path, "setTargets"), messages::no_working_set);
}

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<domain::SetTarget> {
  using T = domain::SetTarget;
  static constexpr std::string_view name = "SetTarget";
  static constexpr auto fields =
      std::make_tuple(field("setType", &T::set_type, {.optional = true}), field("reps", &T::reps, api::reps_rule()),
                      field("repsMax", &T::reps_max, api::reps_rule()), field("weight", &T::weight, api::weight_rule()),
                      field("duration", &T::duration, api::seconds_rule()));
};

}  // namespace fitapp
