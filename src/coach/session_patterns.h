// The words of session requests.
#pragma once

#include <utility>
#include <vector>

#include "coach/session_request.h"
#include "coach/words.h"

namespace fitapp::coach {

template <class T>
using Named = std::vector<std::pair<T, Pattern>>;

const Named<RecommendedType>& session_types();
const Named<SessionTarget>& session_targets();
const Named<Gear>& session_gears();

bool says(const Pattern& pattern, const Words& words);
// Whether the words match the pattern of that name: "noun", "request", "light".
bool says(const char* name, const Words& words);

}  // namespace fitapp::coach
