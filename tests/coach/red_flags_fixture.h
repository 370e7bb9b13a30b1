// The safety check with the embedded files.
#pragma once

#include <doctest/doctest.h>

#include <fstream>
#include <string>
#include <vector>

#include "coach/red_flags.h"
#include "embed/coach_content.h"

namespace fitapp::tests {

inline const coach::RedFlags& red_flags() {
  static const coach::RedFlags all(embed::red_flags_json(), embed::help_lines_json(), embed::safety_model_json(),
                                   embed::safety_lexicon());
  return all;
}

inline coach::SafetyAnswer safety_answer_to(const char* text, const std::string& country = "") {
  const auto found =
      red_flags().read(text, {.language = domain::Language::english, .country = country, .age = {}}).answer;
  INFO("no red flag in: " << std::string(text));
  REQUIRE(found);
  return *found;
}

inline bool is_danger(const char* text, const std::vector<std::string_view>& earlier = {}) {
  const auto found = red_flags().read(text, {}, earlier).answer;
  return found && found->is_danger;
}

// Sentences that may be a sign of despair without being clear.
inline std::vector<std::string> possible_despair() {
  std::ifstream file(std::string(FITAPP_SOURCE_DIR) + "/tests/data/coach_unseen_despair.csv");
  std::vector<std::string> found;
  for (std::string line; std::getline(file, line);) {
    const std::string text = line.substr(0, line.find(" |"));
    const auto reading = red_flags().read(text, {});
    if (!line.starts_with('#') && line.ends_with("en") && !reading.answer && reading.note &&
        reading.note->kind == "crisis")
      found.push_back(text);
  }
  REQUIRE(!found.empty());
  return found;
}

inline bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace fitapp::tests
