// Decompresses embedded files.
#pragma once

#include <span>
#include <string>

namespace fitapp::embed {

// The content of one gzip member, of less than 4 GiB. Throws std::runtime_error if it is damaged.
std::string inflate(std::span<const unsigned char> gzip);

}  // namespace fitapp::embed
