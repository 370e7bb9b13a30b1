// Reads the embedded exercise catalogue.
#pragma once

#include <string_view>
#include <vector>

#include "domain/exercises.h"

namespace fitapp::api {

// embed/README.md describes the file. Lists of sentences become lines, video_url is derived from the name, and ids
// stay 0. Throws std::runtime_error with the entry and key if the file is invalid.
std::vector<domain::Exercise> read_catalogue(std::string_view json);

}  // namespace fitapp::api
