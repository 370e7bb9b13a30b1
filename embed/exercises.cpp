// Gives out the exercise catalogue's text; knows nothing of what is in it.
#include "embed/exercises.h"
#include "embed/content.h"

namespace fitapp::embed {

std::string_view exercises_json() { return exercises_text(); }

}  // namespace fitapp::embed
