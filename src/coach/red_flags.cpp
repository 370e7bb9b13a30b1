// Matches the red-flag table against each sentence separately: "my chest is sore. No pain" is not a red flag.
#include "coach/red_flags.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace fitapp::coach {

RedFlags::RedFlags(std::string_view json) {
  for (const auto& entry : nlohmann::json::parse(json)) {
    Flag flag;
    for (const auto& pattern : entry.at("patterns")) flag.patterns.emplace_back(pattern.get<std::string>());
    flag.english = entry.at("answer").at("en").get<std::string>();
    flag.german = entry.at("answer").at("de").get<std::string>();
    flags_.push_back(std::move(flag));
  }
}

const std::string* RedFlags::answer_to(std::string_view text, Language language) const {
  const std::vector<Words> sentences = sentences_of(text);
  for (const Flag& flag : flags_) {
    for (const Words& sentence : sentences) {
      const bool hit = std::any_of(flag.patterns.begin(), flag.patterns.end(), [&](const Pattern& pattern) {
        return pattern.weight_in(sentence, TypoTolerance::normal) > 0;
      });
      if (hit) return language == Language::german ? &flag.german : &flag.english;
    }
  }
  return nullptr;
}

bool RedFlags::is_answer(std::string_view text) const {
  return std::any_of(flags_.begin(), flags_.end(),
                     [&](const Flag& flag) { return text == flag.english || text == flag.german; });
}

}  // namespace fitapp::coach
