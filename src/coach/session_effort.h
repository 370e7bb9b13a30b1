// Makes a session easier or harder, and says what changed.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "coach/coach.h"
#include "domain/exercises.h"
#include "domain/plan_preferences.h"
#include "domain/plans.h"

namespace fitapp::coach {

struct EffortScope {
  RecommendedType type = RecommendedType::strength;
  int minutes = 0;  // that the session may take
  const domain::PlanPreferences& preferences;
  const domain::Catalogue& catalogue;
  std::function<bool(const domain::Exercise&)> is_allowed;  // in this session
};

// The same session with other sets, repetitions, holds, rests and variants, within its minutes: effort `from` becomes
// effort `to`, each from -2 to 2. Weights are not its business.
std::vector<domain::PlannedExercise> with_effort(std::vector<domain::PlannedExercise> exercises, int from, int to,
                                                 const EffortScope& scope);

// Weights that the user has lifted, 10 % less for each step below 0.
void lighten(std::vector<RecommendedExercise>& exercises, int steps, domain::WeightUnit unit,
             const domain::Catalogue& catalogue);

// "Easier than before: 11 instead of 15 sets and rests about 30 s longer."
std::string effort_sentence(const std::vector<RecommendedExercise>& before, const std::vector<RecommendedExercise>& now,
                            RecommendedType type, bool is_harder, Language language,
                            const domain::Catalogue& catalogue);

}  // namespace fitapp::coach
