// The embedded time zones, in the format of embed/zones.mjs.
#pragma once

#include <string_view>

namespace fitapp::embed {

std::string_view zones();

}  // namespace fitapp::embed
