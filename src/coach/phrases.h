// Chooses sentences and fills in their placeholders. A sentence with an unknown value is never used, so the built-in
// coach cannot invent facts.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace fitapp::coach {

// Values by name, formatted for display. A flag that is set has an empty value.
using PhraseValues = std::map<std::string, std::string, std::less<>>;

class Phrases {
 public:
  // [{"when": ["fact", "!fact"], "say": ["You did {fact}.", ...]}, ...]
  explicit Phrases(const nlohmann::json& groups);

  // A sentence of the first group whose conditions are met and whose values are known. Avoids the sentences in
  // `exclude` if there are others. Empty if there is none.
  std::string choose(const PhraseValues& values, std::uint64_t seed,
                     const std::vector<std::string>& exclude = {}) const;

 private:
  struct Group {
    std::vector<std::string> when;
    std::vector<std::string> lines;
  };
  static bool is_satisfied(const Group& group, const PhraseValues& values);

  std::vector<Group> groups_;
};

// Replaces each {name} in the text. Empty if a value is unknown.
std::string fill_placeholders(std::string_view text, const PhraseValues& values);

// Mixes a seed with a salt, so that neighbouring seeds give unrelated choices.
std::uint64_t mix_seed(std::uint64_t seed, std::uint64_t salt);

}  // namespace fitapp::coach
