// Builds the sessions of a week and balances them.
#include "domain/planning/plan.h"

#include <algorithm>

#include "domain/planning/session.h"
#include "domain/planning/text.h"

namespace fitapp::domain::planning {

namespace {

// The harder share of the conditioning minutes (Seiler: about 80 % easy), in percent.
constexpr int hard_percent = 20;

// How much longer than asked a set for the balance may make a session, in percent.
constexpr int small_excess = 6;

using Week = std::vector<SessionDraft>;

bool lifts(const Exercise& exercise) {
  return exercise.role == ExerciseRole::main_lift || exercise.role == ExerciseRole::assistance ||
         exercise.role == ExerciseRole::isolation;
}

bool pushes(const Exercise& exercise) { return lifts(exercise) && exercise.pattern.ends_with("_push"); }
bool pulls(const Exercise& exercise) { return lifts(exercise) && exercise.pattern.ends_with("_pull"); }
bool extends_knees(const Exercise& exercise) {
  return lifts(exercise) && exercise.primary_muscles.front() == "quadriceps";
}
bool extends_hips(const Exercise& exercise) {
  const std::string& muscle = exercise.primary_muscles.front();
  return lifts(exercise) && (muscle == "hamstrings" || muscle == "glutes");
}

using Kind = bool (*)(const Exercise&);

int count_sets(const Week& week, Kind kind) {
  int sets = 0;
  for (const SessionDraft& draft : week) {
    for (const Dose& dose : draft.main) sets += kind(*dose.exercise) ? dose.sets : 0;
  }
  return sets;
}

// The two kinds of a balance: sets go from the one to the other.
struct Balance {
  Kind from;
  Kind to;
  int percent;  // of `from` that `to` must reach
};

// An exercise of the kind that may lose a set, if possible one whose muscle keeps its least weekly sets.
Dose* giver_of(SessionDraft& draft, Kind kind, const WeekVolume& volume) {
  const auto may_go = [&](const Dose& dose) { return kind(*dose.exercise) && dose.sets > dose.limits.sets.low; };
  const auto best = std::ranges::find_if(
      draft.main, [&](const Dose& dose) { return may_go(dose) && volume.can_spare(*dose.exercise, 1); });
  if (best != draft.main.end()) return &*best;
  const auto any = std::ranges::find_if(draft.main, may_go);
  return any == draft.main.end() ? nullptr : &*any;
}

// Leaves out the last smaller exercise of the kind in a session that has others enough.
bool leave_one_out(Week& week, Kind kind, WeekVolume& volume) {
  constexpr std::size_t enough = 4;
  for (SessionDraft& draft : week) {
    if (draft.main.size() <= enough) continue;
    const auto last = std::find_if(draft.main.rbegin(), draft.main.rend(), [&](const Dose& dose) {
      return kind(*dose.exercise) && dose.exercise->role != ExerciseRole::main_lift &&
             (dose.exercise->role == ExerciseRole::isolation || volume.can_spare(*dose.exercise, dose.sets));
    });
    if (last == draft.main.rend()) continue;
    volume.change(*last->exercise, -last->sets);
    draft.main.erase(std::next(last).base());
    adjust_amounts(draft, draft.target);
    return true;
  }
  return false;
}

// `whole` is the length of a session in seconds. Moves one set to the other kind in the same session, else adds or
// leaves one out; false when nothing can change.
bool move_a_set(Week& week, const Balance& balance, WeekVolume& volume, int whole) {
  const auto may_come_to = [&](const SessionDraft& draft) {
    return [&](const Dose& dose) {
      return balance.to(*dose.exercise) && dose.sets < dose.limits.sets.high &&
             volume.has_space(draft.main, *dose.exercise);
    };
  };
  for (SessionDraft& draft : week) {
    Dose* giver = giver_of(draft, balance.from, volume);
    const auto taker = std::ranges::find_if(draft.main, may_come_to(draft));
    if (giver == nullptr || taker == draft.main.end()) continue;
    --giver->sets;
    ++taker->sets;
    volume.change(*giver->exercise, -1);
    volume.change(*taker->exercise, 1);
    return true;
  }
  for (SessionDraft& draft : week) {
    const auto taker = std::ranges::find_if(draft.main, may_come_to(draft));
    if (taker == draft.main.end()) continue;
    const int excess = seconds_of(draft) + seconds_of_next_set(*taker) - draft.target;
    if (excess * 100 > whole * small_excess) continue;
    ++taker->sets;
    volume.change(*taker->exercise, 1);
    adjust_amounts(draft, draft.target);
    return true;
  }
  for (SessionDraft& draft : week) {
    Dose* giver = giver_of(draft, balance.from, volume);
    if (giver == nullptr) continue;
    --giver->sets;
    volume.change(*giver->exercise, -1);
    adjust_amounts(draft, draft.target);
    return true;
  }
  return leave_one_out(week, balance.from, volume);
}

// As much pulling as pushing, and enough work behind the thigh (NSCA Essentials 4th ed., muscle balance).
void balance(Week& week, WeekVolume& volume, const PlanPreferences& preferences) {
  for (const Balance& each : {Balance{pushes, pulls, 100}, Balance{extends_knees, extends_hips, 70}}) {
    while (count_sets(week, each.to) * 100 < count_sets(week, each.from) * each.percent &&
           move_a_set(week, each, volume, preferences.workout_duration * 60)) {
    }
  }
}

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

BuiltWorkout workout_of(const SessionDraft& draft, const std::vector<SessionOutline>& outlines,
                        const PlanPreferences& preferences) {
  return {draft.outline.day_of_week, type_of(draft.outline.shape), title_of(draft.outline, outlines),
          notes_for(draft, preferences), exercises_of(draft)};
}

SessionDraft build(const SessionOutline& outline, Choice& choice, WeekVolume& volume, int hard_seconds, int number) {
  if (is_strength(outline.shape) || outline.shape == Shape::strength_and_cardio) {
    return build_strength_session(outline, choice, volume, number);
  }
  return build_conditioning_session(outline, choice, hard_seconds, number);
}

void finish(SessionDraft& draft, const Choice& choice) {
  const Shape shape = draft.outline.shape;
  if (is_strength(shape) || shape == Shape::strength_and_cardio) finish_strength_session(draft, choice);
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

}  // namespace

BuiltPlan build_plan(const PlanPreferences& preferences, const Catalogue& catalogue, std::uint64_t seed) {
  std::vector<Message> turned_down;
  const PlanPreferences made = sensible(preferences, turned_down);
  Choice choice(made, catalogue, seed);
  const std::vector<SessionOutline> outlines = lay_out_week(made, split_of(choice));
  WeekVolume volume(made, outlines);
  Week week;
  for (std::size_t i = 0; i < outlines.size(); ++i) {
    week.push_back(build(outlines[i], choice, volume, hard_seconds_of(made, outlines), static_cast<int>(i)));
  }
  balance(week, volume, made);
  for (SessionDraft& draft : week) finish(draft, choice);
  add_restrictions(preferences, catalogue, seed, choice, week, turned_down);
  BuiltPlan plan{plan_name(made.primary_goal),
                 description_for(preferences, choice, week, turned_down),
                 {},
                 block_weeks,
                 turned_down};
  for (const SessionDraft& draft : week) plan.workouts.push_back(workout_of(draft, outlines, made));
  return plan;
}

BuiltWorkout build_session(const PlanPreferences& preferences, PlannedType type, const Catalogue& catalogue,
                           std::uint64_t seed) {
  std::vector<Message> turned_down;
  const PlanPreferences made = sensible(preferences, turned_down);
  // The seed chooses among the days of a week too, so that another seed gives another session.
  const auto variant = static_cast<int>(seed % 3);
  const std::vector<SessionOutline> outlines = {{1, shape_for(type), variant}};
  Choice choice(made, catalogue, seed);
  WeekVolume volume(made, outlines);
  const int hard_seconds = hard_seconds_of(made, outlines);
  SessionDraft draft = build(outlines.front(), choice, volume, hard_seconds, variant);
  finish(draft, choice);
  return workout_of(draft, outlines, made);
}

}  // namespace fitapp::domain::planning
