// Reads the scripted questions of tests/data/coach_questions.csv and judges the coach's answers to them.
#pragma once

#include <string>
#include <vector>

#include "base/fields.h"
#include "domain/kinds.h"

namespace fitapp::tests {

// tests/data/coach_person.md explains the columns.
struct AskedQuestion {
  domain::Language language = domain::Language::english;
  std::vector<std::string> parts;  // of a conversation; the answer to the last one is judged
  std::string intent;              // "data:protein"
  std::vector<std::string> facts;
  std::vector<std::string> links;
  std::vector<std::string> forbidden;

  std::string group() const { return intent.substr(0, intent.find(':')); }
  std::string text() const;
};

std::vector<AskedQuestion> asked_questions();

// Whether the text contains it, ignoring the case of ASCII letters. A digit at the beginning or end of `fact` is not
// part of a longer number: "4" is neither in "14" nor in "4.4".
bool contains_fact(const std::string& text, const std::string& fact);
// The same path, with each parameter of `expected` or a longer value of it.
bool leads_to(const std::string& target, const std::string& expected);
// Whether the text has more of the frequent words of the other language than of this one.
bool is_in_other_language(const std::string& text, domain::Language language);

// What is wrong with an answer of POST /api/coaching/chat; empty if it is right.
std::vector<std::string> faults_of(const AskedQuestion& question, const Json& answer);

}  // namespace fitapp::tests
