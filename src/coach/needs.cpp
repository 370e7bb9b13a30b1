// Matches special needs sentence by sentence. A body area counts only if the same sentence mentions pain.
#include "coach/needs.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace fitapp::coach {

NeedsReader::NeedsReader(const nlohmann::json& words, const TopicMatcher& script, const PersonReader& people)
    : script_(script), people_(people) {
  for (const auto& [need, patterns] : words.at("needs").items()) {
    for (const auto& pattern : patterns) patterns_[need].emplace_back(pattern.get<std::string>());
  }
}

bool NeedsReader::says(const std::string& need, const Words& words) const {
  const auto& patterns = patterns_.at(need);
  return std::any_of(patterns.begin(), patterns.end(),
                     [&](const Pattern& pattern) { return pattern.weight_in(words, TypoTolerance::normal) > 0; });
}

Needs NeedsReader::read(std::string_view text) const {
  Needs needs;
  needs.pregnant = people_.read(text).expecting;
  for (const Words& words : sentences_of(text)) {
    needs.tired |= says("tired", words);
    needs.stressed |= says("stressed", words);
    needs.sick |= says("sick", words);
    needs.no_jumping |= says("no_jumping", words);
    needs.no_floor |= says("no_floor", words);
    needs.no_kneeling |= says("no_kneeling", words);
    needs.seated |= says("seated", words);
    needs.no_equipment |= says("no_equipment", words);
    needs.desk_job |= says("desk", words);
    needs.is_new |= says("new", words);
    if (!says("pain", words)) continue;
    for (const domain::BodyArea area : script_.areas_mentioned(words)) {
      if (std::find(needs.areas_to_avoid.begin(), needs.areas_to_avoid.end(), area) == needs.areas_to_avoid.end())
        needs.areas_to_avoid.push_back(area);
    }
  }
  return needs;
}

}  // namespace fitapp::coach
