// Provides the German texts of the server's messages.
#include "embed/content.h"
#include "embed/german_messages.h"
#include "embed/unpack.h"

namespace fitapp::embed {

std::string_view german_messages_json() {
  static const std::string text = unpack(german_messages_bytes());
  return text;
}

}  // namespace fitapp::embed
