// Gives out the packed time zones; knows nothing of their layout.
#include "embed/zones.h"

#include "embed/zones_file.h"

namespace fitapp::embed {

std::span<const unsigned char> zones() { return zones_file_bytes(); }

}  // namespace fitapp::embed
