// Bytes as text (RFC 4648), in one line.
#pragma once

#include <string>
#include <string_view>

namespace fitapp {

// Of section 4 with '=' at the end and without, and of section 5 (with - and _) without.
enum class Base64 { padded, bare, url };

std::string base64(std::string_view bytes, Base64 form = Base64::padded);

}  // namespace fitapp
