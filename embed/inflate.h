// Unpacks what is compiled in packed; knows nothing of what is in it.
#pragma once

#include <span>
#include <string>

namespace fitapp::embed {

// The whole content of one gzip member. Throws std::runtime_error when it is damaged or holds 4 GiB and more.
std::string inflate(std::span<const unsigned char> gzip);

}  // namespace fitapp::embed
