// Builds the sessions of a week and balances them.
#include "domain/planning/plan.h"

#include <algorithm>
#include <utility>

#include "domain/planning/balance.h"
#include "domain/planning/faults.h"
#include "domain/planning/pairs.h"
#include "domain/planning/session.h"
#include "domain/planning/text.h"
#include "domain/planning/titles.h"

namespace fitapp::domain::planning {

namespace {

// The harder share of the conditioning minutes (Seiler: about 80 % easy), in percent.
constexpr int hard_percent = 20;

// Of each harder session.
int hard_seconds_of(const PlanPreferences& preferences, const std::vector<SessionOutline>& outlines) {
  int conditioning = 0;
  for (const SessionOutline& outline : outlines) {
    if (outline.shape == Shape::strength_and_cardio)
      conditioning += preferences.workout_duration * 60 * 40 / 100;
    else if (type_of(outline.shape) == PlannedType::cardio)
      conditioning += preferences.workout_duration * 60 * 65 / 100;
  }
  const auto harder = std::ranges::count(outlines, Shape::harder_cardio, &SessionOutline::shape);
  return conditioning * hard_percent / 100 / std::max(1, static_cast<int>(harder)) / 60 * 60;
}

std::vector<PlannedExercise> exercises_of(const SessionDraft& draft) {
  std::vector<PlannedExercise> exercises;
  for (const std::vector<Dose>* part : {&draft.warm_up, &draft.main, &draft.cool_down}) {
    for (const Dose& dose : *part) exercises.push_back(planned_with(dose, static_cast<int>(exercises.size())));
  }
  return exercises;
}

// Where injuries leave no cardio, an easy day holds mobility alone.
PlannedType kind_of(const SessionDraft& draft) {
  const PlannedType type = type_of(draft.outline.shape);
  const bool has_cardio = std::ranges::any_of(
      draft.main, [](const Dose& dose) { return dose.exercise->role == ExerciseRole::conditioning; });
  return type != PlannedType::cardio || has_cardio || draft.outline.shape == Shape::strength_and_cardio
             ? type
             : PlannedType::yoga;
}

BuiltWorkout workout_of(const SessionDraft& draft, const Message& title, const PlanPreferences& preferences) {
  return {draft.outline.day_of_week, kind_of(draft), title, notes_for(draft, preferences), exercises_of(draft)};
}

// What several days hold has the same amounts on all of them.
void settle(Week& week) {
  for (SessionDraft& draft : week) {
    for (Dose& dose : draft.main) {
      const auto holds = [&](const SessionDraft& each) {
        return std::ranges::any_of(each.main, [&](const Dose& other) { return other.exercise == dose.exercise; });
      };
      dose.settled = !is_steady(dose) && std::ranges::count_if(week, holds) > 1;
    }
  }
}

SessionDraft build(const SessionOutline& outline, Choice& choice, WeekVolume& volume, int hard_seconds, int number) {
  if (is_strength(outline.shape) || outline.shape == Shape::strength_and_cardio) {
    return build_strength_session(outline, choice, volume, number);
  }
  return build_conditioning_session(outline, choice, hard_seconds, number);
}

void finish(SessionDraft& draft, Choice& choice, WeekVolume& volume) {
  const Shape shape = draft.outline.shape;
  if (!is_strength(shape) && shape != Shape::strength_and_cardio) return;
  if (choice.preferences().primary_goal == Goal::weight_loss) join_pairs(draft);
  finish_strength_session(draft, choice, volume);
}

Split split_of(const Choice& choice) {
  using enum Movement;
  const bool pushes = choice.offers(horizontal_push) || choice.offers(vertical_push);
  const bool pulls = choice.offers(horizontal_pull) || choice.offers(vertical_pull);
  const bool legs = (choice.offers(squat) || choice.offers(lunge)) && choice.offers(hinge);
  return pushes && pulls && legs ? Split::possible : Split::impossible;
}

Shape shape_for(PlannedType type) {
  switch (type) {
    case PlannedType::cardio: return Shape::easy_cardio;
    case PlannedType::hiit: return Shape::intervals;
    case PlannedType::yoga: return Shape::mobility;
    default: return Shape::full_body;
  }
}

struct BuiltWeek {
  Choice choice;
  Week week;
};

BuiltWeek build_week(const PlanPreferences& made, const Catalogue& catalogue, std::uint64_t seed) {
  Choice choice(made, catalogue, seed);
  const std::vector<SessionOutline> outlines = lay_out_week(made, split_of(choice));
  WeekVolume volume(made, outlines);
  Week week;
  for (std::size_t i = 0; i < outlines.size(); ++i) {
    week.push_back(build(outlines[i], choice, volume, hard_seconds_of(made, outlines), static_cast<int>(i)));
  }
  settle(week);
  balance(week, volume, made);
  shorten_long_days(week, volume);
  for (SessionDraft& draft : week) finish(draft, choice, volume);
  return {std::move(choice), std::move(week)};
}

// Which exercises come together decides whether the sets add up. Other choices follow until one has no fault.
BuiltWeek best_week(const PlanPreferences& made, const Catalogue& catalogue, std::uint64_t seed) {
  constexpr std::uint64_t most_weeks = 6;
  constexpr std::uint64_t apart = 1'000'003;  // no other plan of the person has these seeds
  BuiltWeek best = build_week(made, catalogue, seed);
  int fewest = faults_of(best.week, best.choice);
  for (std::uint64_t other = 1; other < most_weeks && fewest > 0; ++other) {
    BuiltWeek next = build_week(made, catalogue, seed + other * apart);
    const int faults = faults_of(next.week, next.choice);
    if (faults >= fewest) continue;
    best = std::move(next);
    fewest = faults;
  }
  return best;
}

}  // namespace

BuiltPlan build_plan(const PlanPreferences& preferences, const Catalogue& catalogue, std::uint64_t seed) {
  std::vector<Message> turned_down;
  const PlanPreferences made = sensible(preferences, turned_down);
  const auto [choice, week] = best_week(made, catalogue, seed);
  add_restrictions(preferences, catalogue, seed, choice, week, turned_down);
  BuiltPlan plan{plan_name(made.primary_goal),
                 description_for(preferences, choice, week, turned_down),
                 {},
                 block_weeks,
                 turned_down};
  const std::vector<Message> titles = titles_of(week);
  for (std::size_t i = 0; i < week.size(); ++i) plan.workouts.push_back(workout_of(week[i], titles[i], made));
  return plan;
}

BuiltWorkout build_session(const PlanPreferences& preferences, PlannedType type, const Catalogue& catalogue,
                           std::uint64_t seed, std::optional<Shape> shape) {
  std::vector<Message> turned_down;
  const PlanPreferences made = sensible(preferences, turned_down);
  // The seed chooses among the days of a week too, so that another seed gives another session.
  const auto variant = static_cast<int>(seed % 3);
  const std::vector<SessionOutline> outlines = {{1, shape.value_or(shape_for(type)), variant}};
  Choice choice(made, catalogue, seed);
  WeekVolume volume(made, outlines);
  const int hard_seconds = hard_seconds_of(made, outlines);
  SessionDraft draft = build(outlines.front(), choice, volume, hard_seconds, variant);
  finish(draft, choice, volume);
  return workout_of(draft, titles_of({draft}).front(), made);
}

}  // namespace fitapp::domain::planning
