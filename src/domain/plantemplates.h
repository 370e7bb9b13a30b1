// The plan templates: plans with a fixed form, which the planner builds for a user's equipment, injuries and age.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/message.h"
#include "domain/exercises.h"
#include "domain/plan_preferences.h"
#include "domain/planning/plan.h"

namespace fitapp::domain {

struct PlanTemplate {
  Level level = Level::beginner;
  Goal goal = Goal::general_fitness;
  int minutes = 45;  // of a workout
  std::vector<int> weekdays;
  std::uint64_t seed = 1;  // chosen by reading the plans
  const MessageText& name;
  const MessageText& about;
  const MessageText& progression;  // over twelve weeks
};

// Beginner has 3 days, intermediate 4, advanced 5.
const std::vector<PlanTemplate>& plan_templates();

// The answers of the form that the template stands for, with equipment, injuries, age and pregnancy of `user`.
PlanPreferences preferences_for(const PlanTemplate& plan, const PlanPreferences& user);

// A main exercise that was replaced because it loads an injured area; `to` is empty when nothing similar takes its
// place.
struct TemplateSwap {
  std::string from;
  std::optional<std::string> to;
  std::vector<BodyArea> spares;
};

struct FittedTemplate {
  Message about;
  Message progression;
  planning::BuiltPlan plan;
  std::vector<TemplateSwap> swaps;  // one for each exercise that was replaced
};

// Builds the template for the user. Always the same plan for the same user and catalogue.
FittedTemplate fit_template(const PlanTemplate& plan, const PlanPreferences& user, const Catalogue& catalogue);

}  // namespace fitapp::domain
