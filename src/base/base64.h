// Encodes bytes as base64 (RFC 4648), without line breaks.
#pragma once

#include <string>
#include <string_view>

namespace fitapp {

// padded: section 4. unpadded: section 4 without '='. url: section 5 (with - and _) without '='.
enum class Base64 { padded, unpadded, url };

std::string base64(std::string_view bytes, Base64 form = Base64::padded);

}  // namespace fitapp
