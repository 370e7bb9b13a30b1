// Reads the embedded exercise file; knows its JSON keys, and nothing of what a plan does with an exercise.
#pragma once

#include <string_view>
#include <vector>

#include "domain/exercises.h"

namespace fitapp::api {

// `json` is a list of objects as embed/README.md describes them. Lists of sentences become one line each, videoUrl is
// built from the name, ids stay 0. Throws std::runtime_error that names the entry and the key that is wrong: the file
// is part of the executable, so that is a mistake of ours and never a client's.
std::vector<domain::Exercise> read_catalogue(std::string_view json);

}  // namespace fitapp::api
