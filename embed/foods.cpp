// Gives out the packed food table; knows nothing of what is in it.
#include "embed/foods.h"
#include "embed/content.h"

namespace fitapp::embed {

std::string_view packed_foods() { return foods_text(); }

}  // namespace fitapp::embed
