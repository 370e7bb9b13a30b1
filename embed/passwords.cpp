// Provides the embedded list of common passwords.
#include "embed/passwords.h"

#include <string>

#include "embed/content.h"
#include "embed/unpack.h"

namespace fitapp::embed {

std::string_view common_passwords() {
  static const std::string content = unpack(passwords_bytes());
  return content;
}

}  // namespace fitapp::embed
