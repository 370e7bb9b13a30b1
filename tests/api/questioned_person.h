// The person of tests/data/coach_person.jsonl with all entries, on the day of the questions.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "support/test_app.h"

namespace fitapp::tests {

class QuestionedPerson {
 public:
  QuestionedPerson();
  // The answer of the built-in coach to the last message of a conversation.
  Json ask(const std::vector<std::string>& messages, const char* screen);
  // How many entries there are of each kind.
  std::map<std::string, std::size_t> entries();

 private:
  Json send(const std::string& method, const std::string& path, const Json& body);

  TestApp app_;
  Send me_;
};

}  // namespace fitapp::tests
