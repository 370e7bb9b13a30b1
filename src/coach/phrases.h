// Chooses sentences and fills in their placeholders. A sentence with an unknown value is never used, so the built-in
// coach cannot invent facts.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "domain/kinds.h"

namespace fitapp::coach {

// Values by name, formatted for display. A flag that is set has an empty value.
using PhraseValues = std::map<std::string, std::string, std::less<>>;

class Phrases {
 public:
  // [{"when": ["fact", "!fact"], "say": ["You did {fact}.", ...]}, ...]
  explicit Phrases(const nlohmann::json& groups);
  // The sentences of one language of [{"when": [...], "say": {"en": [...], "de": [...]}}, ...]
  Phrases(const nlohmann::json& groups, domain::Language language);

  // A sentence of the first group whose conditions are met and whose values are known. Avoids sentences that are worded
  // like one in `exclude` (oldest first); if all are, takes the one that was said longest ago. Empty if there is none.
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

// The same phrases in both languages.
struct BilingualPhrases {
  explicit BilingualPhrases(const nlohmann::json& groups)
      : english(groups, domain::Language::english), german(groups, domain::Language::german) {}
  const Phrases& in(domain::Language language) const { return language == domain::Language::german ? german : english; }

  Phrases english;
  Phrases german;
};

// Replaces each {name} in the text, and each {name?one|many} by its first word if the value is "1", otherwise by the
// second. Empty if a value is unknown.
std::string fill_placeholders(std::string_view text, const PhraseValues& values);

// Whether a text contains the sentence, perhaps with other values: its fixed parts in their order.
bool is_worded_like(std::string_view text, std::string_view sentence);

// Mixes a seed with a salt, so that neighbouring seeds give unrelated choices.
std::uint64_t mix_seed(std::uint64_t seed, std::uint64_t salt);

}  // namespace fitapp::coach
