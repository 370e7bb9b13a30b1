// Every text that the program may send.
#pragma once

#include <vector>

#include "base/message.h"

namespace fitapp::tests {

// All constants of the headers that end in messages.h. CMake lists their names (packaging/cmake/modules.cmake).
const std::vector<const MessageText*>& all_message_texts();

}  // namespace fitapp::tests
