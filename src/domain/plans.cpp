// The values of sets that differ, the limits of a planned workout's sections, and the names of copied plans
// (docs/behaviour.md, Plans and templates).
#include "domain/plans.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "base/text.h"
#include "base/utf8.h"
#include "domain/messages.h"

namespace fitapp::domain {

void take_values_of_sets(PlannedExercise& exercise) {
  const SetTarget* first = exercise.set_targets ? first_working_set(*exercise.set_targets) : nullptr;
  if (first == nullptr) return;
  exercise.sets = working_sets(*exercise.set_targets);
  exercise.reps = first->reps;
  exercise.reps_max = first->reps_max;
  exercise.weight = first->weight;
  exercise.duration = first->duration;
}

void take_changes(PlannedExercise& exercise, const PlannedExercise& before) {
  if (!exercise.set_targets) return;
  const auto values = [](const PlannedExercise& each) {
    return std::tie(each.sets, each.reps, each.reps_max, each.weight, each.duration);
  };
  if (values(exercise) != values(before)) exercise.set_targets.reset();
  if (!exercise.set_targets || exercise.exercise_name == before.exercise_name) return;
  exercise.set_targets = without_weights(std::move(*exercise.set_targets));
  take_values_of_sets(exercise);
}

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

std::string unique_plan_name(const std::vector<Plan>& plans, const std::string& name) {
  const auto is_taken = [&](const std::string& candidate) {
    return std::any_of(plans.begin(), plans.end(),
                       [&](const Plan& each) { return equal_ignoring_case(each.name, candidate); });
  };
  std::string unique(cut_to_characters(name, max_plan_name));
  for (int number = 2; is_taken(unique); ++number) {
    const std::string suffix = " " + std::to_string(number);
    unique = std::string(trim(cut_to_characters(name, max_plan_name - suffix.size()))) + suffix;
  }
  return unique;
}

Message section_full(Section section) {
  const MessageText& text = section == Section::warmup ? messages::warmup_full
                            : section == Section::main ? messages::main_full
                                                       : messages::cooldown_full;
  return {text, {{"maximum", static_cast<double>(section_limits(section).maximum)}}};
}

}  // namespace fitapp::domain
