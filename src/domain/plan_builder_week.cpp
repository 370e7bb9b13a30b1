// Derives the days, session types and focus areas of a week from the preferences.
#include "domain/plan_builder_week.h"

#include <algorithm>
#include <map>

#include "domain/contains.h"

namespace fitapp::domain {

namespace {

constexpr int longest_interval_session = 60;  // minutes

bool targets_only_cardio(const PlanPreferences& preferences) {
  const auto& areas = preferences.target_areas;
  return !areas.empty() &&
         std::all_of(areas.begin(), areas.end(), [](TargetArea a) { return a == TargetArea::cardio; });
}

// The session types for a goal, repeated until the week is full.
std::vector<PlannedType> cycle_for(const PlanPreferences& preferences) {
  using enum PlannedType;
  const bool flexible = preferences.primary_goal == Goal::flexibility;
  if (targets_only_cardio(preferences)) return flexible ? std::vector{cardio, yoga} : std::vector{cardio, hiit};
  switch (preferences.primary_goal) {
    case Goal::strength:
    case Goal::muscle_building: return {strength};
    case Goal::weight_loss: return {strength, hiit, strength, cardio};
    case Goal::endurance: return {cardio, strength, cardio, hiit};
    case Goal::flexibility: return {yoga};
    case Goal::general_fitness: return {strength, cardio, strength, yoga, strength, hiit};
  }
  return {strength};
}

std::vector<PlannedType> types_of_week(const PlanPreferences& preferences, std::size_t count) {
  const std::vector<PlannedType> cycle = cycle_for(preferences);
  std::vector<PlannedType> types;
  for (std::size_t i = 0; i < count; ++i) types.push_back(cycle[i % cycle.size()]);
  // Low intensity, and sessions too long for intervals, get steady cardio instead.
  if (preferences.intensity == PlanIntensity::low || preferences.workout_duration > longest_interval_session) {
    std::replace(types.begin(), types.end(), PlannedType::hiit, PlannedType::cardio);
  }
  const bool has_cardio = std::any_of(types.begin(), types.end(), [](PlannedType type) {
    return type == PlannedType::cardio || type == PlannedType::hiit;
  });
  if (contains(preferences.target_areas, TargetArea::cardio) && !has_cardio) types[count / 2] = PlannedType::cardio;
  return types;
}

std::vector<TargetArea> areas_without_cardio(const PlanPreferences& preferences) {
  std::vector<TargetArea> areas;
  for (const TargetArea area :
       {TargetArea::full_body, TargetArea::upper_body, TargetArea::lower_body, TargetArea::core}) {
    if (contains(preferences.target_areas, area)) areas.push_back(area);
  }
  if (areas.empty()) areas.push_back(TargetArea::full_body);
  return areas;
}

// Strength days alternate between upper and lower body; core is added to each.
std::vector<std::vector<TargetArea>> strength_rotation(const std::vector<TargetArea>& areas) {
  std::vector<std::vector<TargetArea>> rotation;
  for (const TargetArea area : areas) {
    if (area == TargetArea::core) continue;
    rotation.push_back({area});
    if (contains(areas, TargetArea::core)) rotation.back().push_back(TargetArea::core);
  }
  if (rotation.empty()) rotation.push_back({TargetArea::core});
  return rotation;
}

PlannedType nearest_possible(PlannedType wanted, const std::vector<PlannedType>& possible) {
  using enum PlannedType;
  if (contains(possible, wanted)) return wanted;
  if (wanted == hiit && contains(possible, cardio)) return cardio;
  if (!contains(possible, strength) && contains(possible, yoga)) return yoga;
  return strength;
}

std::string type_title(PlannedType type, Goal goal) {
  switch (type) {
    case PlannedType::cardio: return "Cardio";
    case PlannedType::hiit: return "HIIT";
    case PlannedType::yoga: return "Yoga & Mobility";
    case PlannedType::rest: return "Rest";
    case PlannedType::strength: break;
  }
  switch (goal) {
    case Goal::muscle_building: return "Muscle Builder";
    case Goal::weight_loss:
    case Goal::endurance: return "Circuit";
    default: return "Strength";
  }
}

// Adds letters only to titles that occur more than once in the week.
void make_titles_unique(std::vector<SessionOutline>& week) {
  std::map<std::string, int> occurrences;
  for (const SessionOutline& outline : week) ++occurrences[outline.title];
  std::map<std::string, int> seen;
  for (SessionOutline& outline : week) {
    const std::string title = outline.title;
    if (occurrences[title] > 1) outline.title += std::string(" ") + static_cast<char>('A' + seen[title]++);
  }
}

}  // namespace

std::vector<int> training_days(int workouts_per_week) {
  switch (std::clamp(workouts_per_week, 2, 6)) {
    case 2: return {1, 4};
    case 3: return {1, 3, 5};
    case 4: return {1, 2, 4, 6};
    case 5: return {1, 2, 4, 5, 6};
    default: return {1, 2, 3, 4, 5, 6};
  }
}

std::string focus_title(const std::vector<TargetArea>& focus) {
  const bool upper = contains(focus, TargetArea::upper_body);
  const bool lower = contains(focus, TargetArea::lower_body);
  std::string title;
  if (contains(focus, TargetArea::full_body) || (upper && lower)) {
    title = "Full Body";
  } else if (upper || lower) {
    title = upper ? "Upper Body" : "Lower Body";
  }
  if (contains(focus, TargetArea::core)) title += title.empty() ? "Core" : " & Core";
  return title;
}

std::vector<SessionOutline> lay_out_week(const PlanPreferences& preferences, const std::vector<PlannedType>& possible) {
  const std::vector<int> days = training_days(preferences.workouts_per_week);
  std::vector<PlannedType> types = types_of_week(preferences, days.size());
  for (PlannedType& type : types) type = nearest_possible(type, possible);
  const std::vector<TargetArea> areas = areas_without_cardio(preferences);
  const auto rotation = strength_rotation(areas);
  std::vector<SessionOutline> week;
  std::size_t turn = 0;
  for (std::size_t i = 0; i < days.size(); ++i) {
    SessionOutline outline{days[i], types[i], areas, ""};
    if (types[i] == PlannedType::strength) outline.focus = rotation[turn++ % rotation.size()];
    const bool conditioning = types[i] == PlannedType::cardio || types[i] == PlannedType::hiit;
    if (conditioning && targets_only_cardio(preferences)) outline.focus = {TargetArea::cardio};
    const std::string area = focus_title(outline.focus);
    outline.title = area + (area.empty() ? "" : " ") + type_title(types[i], preferences.primary_goal);
    week.push_back(std::move(outline));
  }
  make_titles_unique(week);
  return week;
}

}  // namespace fitapp::domain
