// Compresses text.
#pragma once

#include <string>

namespace fitapp {

// The content in gzip format, at a level that costs less than the bytes it saves. An empty string when zlib runs out of
// memory.
std::string gzip(const std::string& content);

}  // namespace fitapp
