// The limits of a planned workout's sections (docs/behaviour.md, Plans and templates).
#include "domain/plans.h"

#include <algorithm>

namespace fitapp::domain {

std::optional<Section> overfull_section(const std::vector<Section>& sections) {
  for (const Section section : {Section::warmup, Section::main, Section::cooldown}) {
    if (std::count(sections.begin(), sections.end(), section) > section_limits(section).maximum) return section;
  }
  return std::nullopt;
}

std::vector<Section> sections_of(const std::vector<PlannedExercise>& exercises) {
  std::vector<Section> sections;
  for (const PlannedExercise& each : exercises) sections.push_back(each.category);
  return sections;
}

std::string section_full_sentence(Section section) {
  const char* name = section == Section::warmup ? "Warm-up" : section == Section::main ? "Main" : "Cool-down";
  return std::string(name) + " may hold at most " + std::to_string(section_limits(section).maximum) + " exercises";
}

}  // namespace fitapp::domain
