// Provides the German texts of the server's messages.
#include "embed/content.h"
#include "embed/german_messages.h"
#include "embed/inflate.h"

namespace fitapp::embed {

std::string_view german_messages_json() {
  static const std::string text = inflate(german_messages_bytes());
  return text;
}

}  // namespace fitapp::embed
