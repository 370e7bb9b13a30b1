// The server's messages in the language of the request, for texts that are stored or answered whole.
#pragma once

#include <string>

#include "api/coach_facts.h"
#include "base/message.h"
#include "domain/planning/planned.h"

namespace fitapp::api {

// In English unless the language has a text for the code.
std::string text_in(coach::Language language, const Message& message);
domain::planning::Words words_in(coach::Language language);

}  // namespace fitapp::api
