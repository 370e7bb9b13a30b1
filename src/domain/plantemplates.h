// The ready-made weeks and how they are fitted to a person: equipment first, then what must be spared. Knows no
// storage.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "domain/exercises.h"
#include "domain/plans.h"

namespace fitapp::domain {

// Exercise keys that do one job, the first choice first: usually the one that can be loaded best.
using Ladder = std::vector<std::string_view>;

// One place in a template's day. 0 sets, repetitions or seconds mean the catalogue's own.
struct TemplateSlot {
  Section section = Section::main;
  const Ladder* ladder = nullptr;
  int sets = 0;
  int reps = 0;     // for an exercise that is counted
  int seconds = 0;  // for one that is held
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
  std::string_view progression;  // how the twelve weeks grow
  std::vector<TemplateDay> days;
};

// Part-1 §9 'Templates': beginner 3 days, intermediate 4, advanced 5.
const std::vector<PlanTemplate>& plan_templates();

// An exercise that gave way to another because it loads an injured area; `to` is empty where nothing could stand in.
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
  std::vector<PlannedWorkout> workouts;  // Monday … Sunday, with exercises in order, ids unset
  std::vector<TemplateSwap> swaps;       // each pair once
};

// Never an exercise that loads an injured area, lacks its equipment or is above the template's level, never one twice
// in a day.
FittedTemplate fit_template(const PlanTemplate& plan, EquipmentChoice equipment, const std::vector<BodyArea>& injuries,
                            const Catalogue& catalogue);

}  // namespace fitapp::domain
