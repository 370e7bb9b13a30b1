// Provides the embedded certificate authorities.
#include "embed/ca_bundle.h"

#include <string>

#include "embed/content.h"
#include "embed/unpack.h"

namespace fitapp::embed {

std::string_view ca_bundle_pem() {
  static const std::string content = unpack(ca_bundle_bytes());
  return content;
}

}  // namespace fitapp::embed
