// Finds the injuries or equipment that leave a section with too few exercises.
#include "domain/plan_builder_shortage.h"

#include <algorithm>
#include <vector>

#include "domain/plan_builder_pick.h"

namespace fitapp::domain {

namespace {

struct Shortfall {
  Section section;
  std::size_t available;
};

constexpr auto sections = {Section::warmup, Section::main, Section::cooldown};

std::vector<Shortfall> shortfalls(const PlanPreferences& preferences, const Catalogue& catalogue) {
  std::vector<Shortfall> found;
  for (const Section section : sections) {
    const std::size_t available = allowed_exercises(preferences, catalogue, section).size();
    if (available < static_cast<std::size_t>(section_limits(section).hinted_minimum))
      found.push_back({section, available});
  }
  return found;
}

// 'a', 'a and b', 'a, b and c'.
std::string listed(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
    text += words[i];
  }
  return text;
}

std::string describe(Shortfall shortfall) {
  const std::string section = shortfall.section == Section::warmup ? "warm-up"
                              : shortfall.section == Section::main ? "main"
                                                                   : "cool-down";
  const std::string count = shortfall.available == 0 ? "no" : "only " + std::to_string(shortfall.available);
  return count + " " + section + (shortfall.available == 1 ? " exercise" : " exercises");
}

std::size_t available_in(const PlanPreferences& preferences, const Catalogue& catalogue,
                         const std::vector<Shortfall>& short_sections) {
  std::size_t total = 0;
  for (const Shortfall& shortfall : short_sections) {
    total += allowed_exercises(preferences, catalogue, shortfall.section).size();
  }
  return total;
}

// The injuries that exclude exercises: each that does so alone, or all of them when only several together do.
std::vector<std::string> limiting_injuries(const PlanPreferences& preferences, const Catalogue& catalogue,
                                           const std::vector<Shortfall>& short_sections) {
  const std::size_t now = available_in(preferences, catalogue, short_sections);
  std::vector<std::string> alone;
  std::vector<std::string> all;
  for (const BodyArea area : preferences.injuries) {
    PlanPreferences healed = preferences;
    std::erase(healed.injuries, area);
    std::string name = area == BodyArea::lower_back ? "lower back" : std::string(name_of(area));
    if (std::find(all.begin(), all.end(), name) != all.end()) continue;
    if (available_in(healed, catalogue, short_sections) > now) alone.push_back(name);
    all.push_back(std::move(name));
  }
  if (!alone.empty()) return alone;
  PlanPreferences healthy = preferences;
  healthy.injuries.clear();
  return available_in(healthy, catalogue, short_sections) > now ? all : std::vector<std::string>{};
}

std::string equipment_clause(EquipmentChoice choice) {
  switch (choice) {
    case EquipmentChoice::none:
    case EquipmentChoice::bodyweight: return "training without equipment";
    case EquipmentChoice::basic: return "training with only dumbbells and resistance bands";
    case EquipmentChoice::dumbbells:
    case EquipmentChoice::light_weights:
    case EquipmentChoice::medium_weights:
    case EquipmentChoice::heavy_weights: return "training with only dumbbells";
    case EquipmentChoice::resistance_bands: return "training with only resistance bands";
    case EquipmentChoice::home_gym: return "training in a home gym";
    case EquipmentChoice::gym:
    case EquipmentChoice::full_gym: return "training in a gym";
  }
  return "training with your equipment";
}

}  // namespace

std::string shortage_sentence(const PlanPreferences& preferences, const Catalogue& catalogue) {
  const std::vector<Shortfall> short_sections = shortfalls(preferences, catalogue);
  if (short_sections.empty()) return "";
  std::vector<std::string> counts;
  for (const Shortfall& shortfall : short_sections) counts.push_back(describe(shortfall));
  const std::vector<std::string> injuries = limiting_injuries(preferences, catalogue, short_sections);
  PlanPreferences healthy = preferences;
  healthy.injuries.clear();
  // Name the equipment only when the injuries alone do not explain the shortage.
  const bool equipment_too = injuries.empty() || !shortfalls(healthy, catalogue).empty();
  std::vector<std::string> reasons;
  if (!injuries.empty()) reasons.push_back("sparing your " + listed(injuries));
  if (equipment_too) reasons.push_back(equipment_clause(preferences.equipment));
  return "Your sessions are shorter than usual: " + listed(reasons) + " leaves " + listed(counts) + ".";
}

}  // namespace fitapp::domain
