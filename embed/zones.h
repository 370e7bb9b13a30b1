// The packed time zones inside the executable (made by embed/zones.mjs); knows nothing of what is in them.
#pragma once

#include <span>

namespace fitapp::embed {

// The layout stands at the top of embed/zones.mjs.
std::span<const unsigned char> zones();

}  // namespace fitapp::embed
