// Finds the injuries or equipment that leave a section with too few exercises.
#include "domain/plan_builder_shortage.h"

#include <algorithm>
#include <vector>

#include "domain/messages.h"
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

Message message_of(Shortfall shortfall) {
  const bool none = shortfall.available == 0;
  const MessageParameters count = {{"count", static_cast<double>(shortfall.available)}};
  switch (shortfall.section) {
    case Section::warmup: return none ? Message(messages::no_warmup) : Message(messages::few_warmup, count);
    case Section::main: return none ? Message(messages::no_main) : Message(messages::few_main, count);
    case Section::cooldown: break;
  }
  return none ? Message(messages::no_cooldown) : Message(messages::few_cooldown, count);
}

std::size_t available_in(const PlanPreferences& preferences, const Catalogue& catalogue,
                         const std::vector<Shortfall>& short_sections) {
  std::size_t total = 0;
  for (const Shortfall& shortfall : short_sections) {
    total += allowed_exercises(preferences, catalogue, shortfall.section).size();
  }
  return total;
}

Message name_of_area(BodyArea area) {
  switch (area) {
    case BodyArea::lower_back: return messages::area_lower_back;
    case BodyArea::knee: return messages::area_knee;
    case BodyArea::shoulder: return messages::area_shoulder;
    case BodyArea::wrist: return messages::area_wrist;
    case BodyArea::ankle: return messages::area_ankle;
    case BodyArea::neck: return messages::area_neck;
    case BodyArea::hip: break;
  }
  return messages::area_hip;
}

// The injuries that exclude exercises: each one whose removal alone makes exercises available, or all of them if only
// removing several does.
std::vector<Message> limiting_injuries(const PlanPreferences& preferences, const Catalogue& catalogue,
                                       const std::vector<Shortfall>& short_sections) {
  const std::size_t now = available_in(preferences, catalogue, short_sections);
  std::vector<Message> alone;
  std::vector<Message> all;
  for (const BodyArea area : preferences.injuries) {
    PlanPreferences without_injury = preferences;
    std::erase(without_injury.injuries, area);
    const Message name = name_of_area(area);
    if (std::find(all.begin(), all.end(), name) != all.end()) continue;
    if (available_in(without_injury, catalogue, short_sections) > now) alone.push_back(name);
    all.push_back(name);
  }
  if (!alone.empty()) return alone;
  PlanPreferences healthy = preferences;
  healthy.injuries.clear();
  return available_in(healthy, catalogue, short_sections) > now ? all : std::vector<Message>{};
}

Message equipment_clause(EquipmentChoice choice) {
  switch (choice) {
    case EquipmentChoice::none:
    case EquipmentChoice::bodyweight: break;
    case EquipmentChoice::basic: return messages::with_dumbbells_and_bands;
    case EquipmentChoice::dumbbells:
    case EquipmentChoice::light_weights:
    case EquipmentChoice::medium_weights:
    case EquipmentChoice::heavy_weights: return messages::with_dumbbells;
    case EquipmentChoice::resistance_bands: return messages::with_bands;
    case EquipmentChoice::home_gym: return messages::with_home_gym;
    case EquipmentChoice::gym:
    case EquipmentChoice::full_gym: return messages::with_full_gym;
  }
  return messages::with_bodyweight;
}

}  // namespace

std::optional<Message> shortage_of(const PlanPreferences& preferences, const Catalogue& catalogue) {
  const std::vector<Shortfall> short_sections = shortfalls(preferences, catalogue);
  if (short_sections.empty()) return std::nullopt;
  std::vector<Message> counts;
  for (const Shortfall& shortfall : short_sections) counts.push_back(message_of(shortfall));
  const std::vector<Message> injuries = limiting_injuries(preferences, catalogue, short_sections);
  PlanPreferences healthy = preferences;
  healthy.injuries.clear();
  // Name the equipment only when the injuries alone do not explain the shortage.
  const bool equipment_too = injuries.empty() || !shortfalls(healthy, catalogue).empty();
  std::vector<Message> reasons;
  if (!injuries.empty()) {
    reasons.push_back({messages::sparing, {{"areas", injuries}, {"count", static_cast<double>(injuries.size())}}});
  }
  if (equipment_too) reasons.push_back(equipment_clause(preferences.equipment));
  return Message(messages::sessions_shorter, {{"reasons", reasons}, {"counts", counts}});
}

}  // namespace fitapp::domain
