// Decompresses embedded files.
#pragma once

#include <span>
#include <string>

namespace fitapp::embed {

// The content of one xz stream. Throws std::runtime_error if it is damaged.
std::string unpack(std::span<const unsigned char> xz);

}  // namespace fitapp::embed
