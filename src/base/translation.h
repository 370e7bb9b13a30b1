// The server's messages in German.
#pragma once

#include <string>

#include "base/message.h"

namespace fitapp {

// In English if there is no German text for the code.
std::string in_german(const Message& message);

}  // namespace fitapp
