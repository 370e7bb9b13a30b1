// The limits of a planned workout's sections (docs/behaviour.md, Plans and templates).
#include "domain/plans.h"

#include "domain/messages.h"

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

Message section_full(Section section) {
  const MessageText& text = section == Section::warmup ? messages::warmup_full
                            : section == Section::main ? messages::main_full
                                                       : messages::cooldown_full;
  return {text, {{"maximum", static_cast<double>(section_limits(section).maximum)}}};
}

}  // namespace fitapp::domain
