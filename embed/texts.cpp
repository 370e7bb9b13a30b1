// Provides the German texts of the server's messages.
#include "embed/content.h"
#include "embed/german_messages.h"

namespace fitapp::embed {

std::string_view german_messages_json() { return german_messages_text(); }

}  // namespace fitapp::embed
