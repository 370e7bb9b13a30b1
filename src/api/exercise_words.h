// Reads the embedded words of the exercise search.
#pragma once

#include <string_view>

#include "domain/exercise_words.h"

namespace fitapp::api {

// embed/exercise_words.json. Throws std::runtime_error with the list and word if the file is invalid.
domain::ExerciseWords read_exercise_words(std::string_view json);

}  // namespace fitapp::api
