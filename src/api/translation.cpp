// Chooses the language of a message.
#include "api/translation.h"

#include "base/translation.h"

namespace fitapp::api {

std::string text_in(coach::Language language, const Message& message) {
  return language == coach::Language::german ? in_german(message) : message.text;
}

domain::planning::Words words_in(coach::Language language) {
  return [language](const Message& message) { return text_in(language, message); };
}

}  // namespace fitapp::api
