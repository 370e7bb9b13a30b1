// Provides the embedded list of common passwords.
#include "embed/passwords.h"

#include <string>

#include "embed/content.h"
#include "embed/inflate.h"

namespace fitapp::embed {

std::string_view common_passwords() {
  static const std::string content = inflate(passwords_bytes());
  return content;
}

}  // namespace fitapp::embed
