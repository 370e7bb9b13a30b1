// Compresses text.
#pragma once

#include <string>
#include <string_view>

namespace fitapp {

// For content that is sent once, a level that costs less than the bytes it saves; for content that is kept, the best.
enum class GzipLevel { once, kept };

// The content in gzip format. An empty string when zlib runs out of memory.
std::string gzip(std::string_view content, GzipLevel level = GzipLevel::once);

}  // namespace fitapp
