// Words a saved insight in the language of the reader.
#pragma once

#include <optional>
#include <string>

#include "base/fields.h"
#include "coach/coach.h"

namespace fitapp::api {

// `metadata` is that of a saved insight, with the `language` of its text and its `sentence`. nullopt if the text is in
// the language already, or if the sentence is missing or is none of an insight: then the text is shown as it was saved.
std::optional<std::string> insight_in(coach::Language language, const Json& metadata);

}  // namespace fitapp::api
