// The limits of a planned workout's sections (part-1 §5).
#include "domain/plans.h"

#include <algorithm>

namespace fitapp::domain {

std::optional<Section> overfull_section(const std::vector<PlannedExercise>& exercises) {
  for (const Section section : {Section::warmup, Section::main, Section::cooldown}) {
    const auto count = std::count_if(exercises.begin(), exercises.end(),
                                     [&](const PlannedExercise& each) { return each.category == section; });
    if (count > section_limits(section).maximum) return section;
  }
  return std::nullopt;
}

std::string section_full_sentence(Section section) {
  const char* name = section == Section::warmup ? "Warm-up" : section == Section::main ? "Main" : "Cool-down";
  return std::string(name) + " may hold at most " + std::to_string(section_limits(section).maximum) + " exercises";
}

}  // namespace fitapp::domain
