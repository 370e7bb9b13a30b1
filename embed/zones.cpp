// Gives out the packed time zones; knows nothing of their layout.
#include "embed/zones.h"

#include <string>

#include "embed/inflate.h"
#include "embed/zones_file.h"

namespace fitapp::embed {

std::span<const unsigned char> zones() {
  static const std::string content = inflate(zones_file_bytes());
  return {reinterpret_cast<const unsigned char*>(content.data()), content.size()};
}

}  // namespace fitapp::embed
