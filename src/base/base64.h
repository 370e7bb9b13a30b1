// Bytes as text (RFC 4648, section 4), with padding and in one line.
#pragma once

#include <string>
#include <string_view>

namespace fitapp {

std::string base64(std::string_view bytes);

}  // namespace fitapp
