// The embedded time zones, packed by embed/zones.mjs; the layout stands there.
#pragma once

#include <string_view>

namespace fitapp::embed {

std::string_view zones();

}  // namespace fitapp::embed
