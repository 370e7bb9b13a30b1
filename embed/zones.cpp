// Provides the embedded time zones.
#include "embed/zones.h"

#include <string>

#include "embed/unpack.h"
#include "embed/zones_file.h"

namespace fitapp::embed {

std::string_view zones() {
  static const std::string content = unpack(zones_file_bytes());
  return content;
}

}  // namespace fitapp::embed
