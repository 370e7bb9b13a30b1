// Questions that the built-in coach can answer, for a user whose question it cannot.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "coach/format.h"
#include "coach/phrases.h"
#include "coach/words.h"

namespace fitapp::coach {

class Abilities {
 public:
  // [{"words": "food|eat", "en": "How much protein is left today?", "de": "Wie viel Eiweiß fehlt heute noch?"}, ...]
  explicit Abilities(const nlohmann::json& list);

  // Adds two questions as can_one and can_two: first those whose words occur in the question, then any.
  void add_values(PhraseValues& values, const Words& question, Language language, std::uint64_t seed) const;

 private:
  struct Ability {
    Pattern words;
    std::string english;
    std::string german;
  };
  std::vector<Ability> abilities_;
};

}  // namespace fitapp::coach
