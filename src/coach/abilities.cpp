// Chooses the questions that come nearest to the user's words.
#include "coach/abilities.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace fitapp::coach {

Abilities::Abilities(const nlohmann::json& list) {
  for (const auto& entry : list) {
    abilities_.push_back({Pattern(entry.at("words").get<std::string>()), entry.at("en").get<std::string>(),
                          entry.at("de").get<std::string>()});
  }
}

void Abilities::add_values(PhraseValues& values, const Words& question, Language language, std::uint64_t seed) const {
  std::vector<const Ability*> order;
  for (const Ability& each : abilities_) order.push_back(&each);
  std::rotate(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(seed % order.size()), order.end());
  std::ranges::stable_sort(order, std::ranges::greater{},
                           [&](const Ability* each) { return each->words.weight_in(question, TypoTolerance::normal); });
  const auto text = [&](const Ability* each) { return language == Language::german ? each->german : each->english; };
  values["can_one"] = text(order.at(0));
  values["can_two"] = text(order.at(1));
}

}  // namespace fitapp::coach
