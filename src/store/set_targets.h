// Planned sets that differ, stored in a TEXT column as a JSON array. They are always read and written with the row of
// their exercise, and never searched, so they need no table.
#pragma once

#include <optional>
#include <string>

#include "domain/set_targets.h"

namespace fitapp::store {

// `[{"setType":"normal","reps":12,"weight":100.5}]`, with the names of the API; absent values are left out.
std::optional<std::string> encode_set_targets(const std::optional<domain::SetTargets>& sets);
// Throws std::logic_error if the text has another form.
std::optional<domain::SetTargets> decode_set_targets(const std::optional<std::string>& text);

}  // namespace fitapp::store
