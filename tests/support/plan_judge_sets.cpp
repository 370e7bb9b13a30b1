// The weekly sets of each large muscle, and the days between them. Schoenfeld et al. 2016, 2017 and 2019.
#include <cmath>

#include "support/plan_judge_parts.h"

namespace fitapp::test::judging {

namespace {

constexpr std::array<std::string_view, 6> large = {"chest", "back", "shoulders", "quadriceps", "hamstrings", "glutes"};
constexpr std::size_t upper_body_muscles = 3;  // the first of them
using Amounts = std::array<double, large.size()>;

constexpr double most_in_week = 22;
constexpr double most_in_session = 10;
constexpr int minutes_for_all_sets = 240;  // a week
constexpr double focus_factor = 1.5;
constexpr int most_core_sets = 16;
// By level.
constexpr std::array<double, 3> least_by_level = {6, 8, 10};
constexpr std::array<double, 3> most_by_level = {12, 16, 20};

std::string_view merged(const std::string& muscle) {
  return muscle == "lats" ? std::string_view("back") : std::string_view(muscle);
}

bool has_muscle(const std::vector<std::string>& muscles, std::string_view wanted) {
  return std::any_of(muscles.begin(), muscles.end(), [&](const std::string& each) { return merged(each) == wanted; });
}

// 1 for the main mover, a half for every helper of a compound exercise.
double share_of(const Exercise& exercise, std::string_view muscle) {
  if (!is_lift(exercise)) return 0;
  if (main_mover(exercise) == muscle) return 1;
  if (!is_compound(exercise)) return 0;
  return has_muscle(exercise.primary_muscles, muscle) || has_muscle(exercise.secondary_muscles, muscle) ? 0.5 : 0;
}

Amounts sets_of(const Session& session) {
  Amounts amounts{};
  for (const Entry& entry : session.main) {
    for (std::size_t i = 0; i < large.size(); ++i) {
      amounts[i] += entry.planned->sets.value_or(0) * share_of(*entry.exercise, large[i]);
    }
  }
  return amounts;
}

// Only the sets in which the muscle is the main mover. The rear and the front of the shoulder recover apart, so rear
// raises are not counted with presses.
Amounts own_sets_of(const Session& session) {
  Amounts amounts{};
  for (const Entry& entry : session.main) {
    for (std::size_t i = 0; i < large.size(); ++i) {
      const bool rear = large[i] == "shoulders" && entry.exercise->pattern == "horizontal_pull";
      if (!rear && share_of(*entry.exercise, large[i]) == 1) amounts[i] += entry.planned->sets.value_or(0);
    }
  }
  return amounts;
}

bool is_focus(const PlanPreferences& wishes, std::size_t muscle) {
  return contains(wishes.target_areas, muscle < upper_body_muscles ? TargetArea::upper_body : TargetArea::lower_body);
}

void judge_ceilings(const Week& week, Verdicts& verdicts) {
  Amounts sums{};
  for (const Session& session : week.sessions) {
    const Amounts amounts = sets_of(session);
    for (std::size_t i = 0; i < large.size(); ++i) {
      sums[i] += amounts[i];
      verdicts.expect(Rule::session_ceiling, amounts[i] <= most_in_session, session.title(), ": ", amounts[i],
                      " sets of ", large[i]);
    }
  }
  const double level_most = most_by_level[static_cast<std::size_t>(week.wishes.fitness_level)];
  for (std::size_t i = 0; i < large.size(); ++i) {
    verdicts.expect(Rule::week_ceiling, sums[i] <= most_in_week, sums[i], " sets of ", large[i]);
    // Every press and row helps the shoulders, so only the common ceiling applies to them.
    if (large[i] == "shoulders") continue;
    const double most = std::min(most_in_week, level_most * (is_focus(week.wishes, i) ? focus_factor : 1.0));
    verdicts.expect(Rule::level_ceiling, sums[i] <= most, sums[i], " sets of ", large[i]);
  }
}

// Both halves of the body are wanted alike.
bool wants_balance(const PlanPreferences& wishes) {
  return contains(wishes.target_areas, TargetArea::full_body) ||
         (contains(wishes.target_areas, TargetArea::upper_body) &&
          contains(wishes.target_areas, TargetArea::lower_body));
}

void judge_floor(const Week& week, Verdicts& verdicts) {
  const PlanPreferences& wishes = week.wishes;
  if (!trains_for_strength_or_muscle(wishes) || !is_healthy(wishes) || !has_rack(wishes)) return;
  if (wishes.workouts_per_week * wishes.workout_duration < minutes_for_all_sets || !wants_balance(wishes)) return;
  if (wishes.intensity == PlanIntensity::low) return;             // asks for fewer sets
  if (contains(wishes.target_areas, TargetArea::cardio)) return;  // cardio days take the place of strength days
  Amounts sums{};
  for (const Session& session : week.sessions) {
    const Amounts amounts = sets_of(session);
    for (std::size_t i = 0; i < large.size(); ++i) sums[i] += amounts[i];
  }
  const double least = least_by_level[static_cast<std::size_t>(wishes.fitness_level)];
  for (std::size_t i = 0; i < large.size(); ++i) {
    constexpr double tolerance = 1;
    verdicts.expect(Rule::level_floor, sums[i] >= least - tolerance, sums[i], " sets of ", large[i]);
  }
}

void judge_frequency(const Week& week, Verdicts& verdicts) {
  if (!week.wishes.injuries.empty() || week.wishes.pregnant || strength_days(week) < 3) return;
  if (week.wishes.workout_duration < 45) return;  // three lifts a day
  for (std::size_t i = 0; i < large.size(); ++i) {
    const int days = count_where(week.sessions, [&](const Session& session) { return sets_of(session)[i] > 0; });
    verdicts.expect(Rule::frequency, days >= 2, large[i], " on ", days, " days");
  }
}

void judge_recovery(const Week& week, Verdicts& verdicts) {
  constexpr double hard = 3;
  for (const Session& session : week.sessions) {
    for (const Session& next : week.sessions) {
      if (next.workout->day_of_week != (session.workout->day_of_week + 1) % 7) continue;
      const Amounts today = own_sets_of(session);
      const Amounts tomorrow = own_sets_of(next);
      for (std::size_t i = 0; i < large.size(); ++i) {
        verdicts.expect(Rule::recovery, today[i] < hard || tomorrow[i] < hard, session.title(), ", then ", next.title(),
                        ": ", large[i]);
      }
    }
  }
}

void judge_core(const Week& week, Verdicts& verdicts) {
  int sets = 0;
  for (const Session& session : week.sessions) {
    for (const Entry& entry : session.main) {
      if (entry.exercise->role == ExerciseRole::core) sets += entry.planned->sets.value_or(0);
    }
  }
  if (sets > 0) verdicts.expect(Rule::core_sets, sets <= most_core_sets, sets, " sets of core");
}

}  // namespace

void judge_sets(const Week& week, Verdicts& verdicts) {
  judge_ceilings(week, verdicts);
  judge_floor(week, verdicts);
  judge_frequency(week, verdicts);
  judge_recovery(week, verdicts);
  judge_core(week, verdicts);
}

}  // namespace fitapp::test::judging
