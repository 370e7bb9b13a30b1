// Gives out the exercise catalogue's text; knows nothing of what is in it.
#include "embed/content.h"
#include "embed/exercises.h"

namespace fitapp::embed {

std::string_view exercises_json() { return exercises_text(); }

}  // namespace fitapp::embed
