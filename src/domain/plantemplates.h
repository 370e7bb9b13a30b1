// The plan templates, and how they are fitted to a user's equipment and injuries.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "domain/exercises.h"
#include "domain/plans.h"

namespace fitapp::domain {

// The keys of exercises for the same purpose, the preferred one first: usually the one that can be loaded most.
using Ladder = std::vector<std::string_view>;

// An exercise slot of a template's day. 0 sets, repetitions or seconds mean the catalogue's defaults.
struct TemplateSlot {
  Section section = Section::main;
  const Ladder* ladder = nullptr;
  int sets = 0;
  int reps = 0;     // for an exercise counted in repetitions
  int seconds = 0;  // for a timed exercise
};

struct TemplateDay {
  int day_of_week = 1;  // 0 is Sunday
  std::string_view title;
  std::string_view notes;
  std::vector<TemplateSlot> slots;
};

struct PlanTemplate {
  Level level = Level::beginner;
  std::string_view name;
  std::string_view description;
  std::string_view progression;  // how the load progresses over twelve weeks
  std::vector<TemplateDay> days;
};

// Beginner has 3 days, intermediate 4, advanced 5.
const std::vector<PlanTemplate>& plan_templates();

// An exercise that was replaced because it loads an injured area; `to` is empty when there was no replacement.
struct TemplateSwap {
  std::string from;
  std::optional<std::string> to;
  std::vector<BodyArea> spares;
};

struct FittedTemplate {
  Level level = Level::beginner;
  std::string name;
  std::string description;
  std::string progression;
  std::vector<PlannedWorkout> workouts;  // Monday to Sunday, exercises in order, ids unset
  std::vector<TemplateSwap> swaps;       // without duplicates
};

// Chooses only exercises that load no injured area, need only this equipment and are not above the template's level,
// each at most once per day.
FittedTemplate fit_template(const PlanTemplate& plan, EquipmentChoice equipment, const std::vector<BodyArea>& injuries,
                            const Catalogue& catalogue);

}  // namespace fitapp::domain
