// Writes the JSON of an error response.
#pragma once

#include <string>
#include <string_view>

#include "base/error.h"

namespace fitapp {

// {"message", "code", "reason": {"code", "parameters"}, "fields": {name: text}, "fieldReasons": {name: reason}}, see
// docs/api.md. Without field messages the last two are absent. Invalid UTF-8 is replaced.
std::string error_json(std::string_view code, const Message& message, const FieldMessages& fields);

}  // namespace fitapp
