// The rules of a single session: doses, size, order and choice of exercises.
#include <cmath>

#include "support/plan_judge_parts.h"

namespace fitapp::test::judging {

namespace {

struct Between {
  int low;
  int high;
  bool has(int value) const { return value >= low && value <= high; }
};

struct Dose {
  Between sets;
  Between reps;
  Between rest;  // s
};

// By goal: main lifts; assistance; isolation, core and the like. ACSM 2009, NSCA Essentials, Grgic 2018.
constexpr std::array<std::array<Dose, 3>, 6> doses = {{
    {{{{3, 5}, {3, 6}, {150, 240}}, {{2, 4}, {6, 10}, {90, 150}}, {{2, 3}, {8, 15}, {60, 90}}}},    // strength
    {{{{3, 4}, {6, 10}, {120, 180}}, {{3, 4}, {8, 12}, {90, 120}}, {{2, 4}, {10, 20}, {45, 90}}}},  // muscle
    {{{{2, 4}, {6, 12}, {60, 90}}, {{2, 3}, {8, 15}, {60, 90}}, {{2, 3}, {10, 20}, {30, 90}}}},     // weight loss
    {{{{2, 3}, {10, 15}, {45, 120}}, {{2, 3}, {10, 15}, {45, 90}}, {{2, 3}, {10, 20}, {30, 90}}}},  // endurance
    {{{{2, 4}, {6, 12}, {60, 120}}, {{2, 3}, {8, 15}, {60, 90}}, {{2, 3}, {10, 20}, {30, 90}}}},    // flexibility
    {{{{2, 4}, {6, 12}, {90, 120}}, {{2, 3}, {8, 15}, {60, 90}}, {{2, 3}, {10, 20}, {30, 90}}}},    // general
}};
constexpr Between hold_seconds = {10, 60};  // per set and side

Between both(Between a, Between b) { return {std::min(a.low, b.low), std::max(a.high, b.high)}; }

std::size_t row_of(ExerciseRole role) {
  switch (role) {
    case ExerciseRole::main_lift: return 0;
    case ExerciseRole::assistance: return 1;
    default: return 2;
  }
}

Dose dose_of(const Exercise& exercise, const PlanPreferences& wishes) {
  const std::size_t row = row_of(exercise.role);
  Dose dose = doses[static_cast<std::size_t>(wishes.primary_goal)][row];
  // Who must not lift maximally may train as for general fitness.
  if (wishes.pregnant || is_young(wishes) || is_old(wishes)) {
    const Dose& gentle = doses[static_cast<std::size_t>(Goal::general_fitness)][row];
    dose = {both(dose.sets, gentle.sets), both(dose.reps, gentle.reps), both(dose.rest, gentle.rest)};
  }
  // Only the tested lifts are trained in triples; leg presses, rows and weighted pull-ups stay at 5 to 8.
  if (row == 0 && wishes.primary_goal == Goal::strength) dose.reps.high = std::max(dose.reps.high, 8);
  // A bar on the back or in the hands ends long sets.
  const bool bar = exercise.implement == Implement::barbell || exercise.implement == Implement::trap_bar;
  if (bar && has_trait(exercise, Trait::axial)) {
    dose.reps.low = std::min(dose.reps.low, 6);
    dose.rest.high = std::max(dose.rest.high, 120);
  }
  if (exercise.role == ExerciseRole::core) dose.reps.low = std::min(dose.reps.low, 8);
  if (is_held_up_by_body(exercise)) {
    const bool pull_up = key_has(exercise, "pull_up") || key_has(exercise, "chin_up");
    dose.reps = {pull_up ? 5 : 8, 30};
    dose.rest.low = std::min(dose.rest.low, 60);
  } else if (exercise.implement == Implement::assistance) {
    dose.reps.high = std::max(dose.reps.high, 12);
  } else if (has_trait(exercise, Trait::power)) {
    dose.reps.low = std::min(dose.reps.low, 3);  // fast lifts stop before fatigue
  }
  return dose;
}

bool has_small_sets(const Exercise& exercise) {
  return is_lift(exercise) ? !is_compound(exercise) : exercise.role == ExerciseRole::balance;
}

void judge_amount(const Session& session, const Entry& entry, const Dose& dose, Verdicts& verdicts) {
  const PlannedExercise& planned = *entry.planned;
  if (planned.duration) {
    verdicts.expect(Rule::repetitions, hold_seconds.has(*planned.duration), session.title(), ": ", entry.exercise->name,
                    ' ', *planned.duration, " s");
  } else if (planned.reps) {
    const int high = planned.reps_max.value_or(*planned.reps);
    verdicts.expect(Rule::repetitions, dose.reps.has(*planned.reps) && dose.reps.has(high), session.title(), ": ",
                    entry.exercise->name, " x ", *planned.reps, '-', high);
  }
}

void judge_doses(const Week& week, const Session& session, Verdicts& verdicts) {
  for (const Entry& entry : session.main) {
    const Exercise& exercise = *entry.exercise;
    const PlannedExercise& planned = *entry.planned;
    const bool small = has_small_sets(exercise);
    if (small && planned.reps) {
      verdicts.expect(Rule::small_repetitions, *planned.reps > 6, exercise.name, " x ", *planned.reps);
    }
    const bool lifting = session.type() == PlannedType::strength || session.type() == PlannedType::cardio;
    if (!lifting || (!small && !is_compound(exercise))) continue;
    const Dose dose = dose_of(exercise, week.wishes);
    const int sets = planned.sets.value_or(0);
    const int fewest = std::max(1, dose.sets.low - 1);
    verdicts.expect(Rule::sets, sets >= fewest && sets <= dose.sets.high, session.title(), ": ", sets, " sets of ",
                    exercise.name);
    judge_amount(session, entry, dose, verdicts);
    if (sets < 2) continue;
    // Within a pair the other exercise is the rest.
    const int rest = planned.rest_time.value_or(0);
    const bool rested = rest <= dose.rest.high && (rest >= dose.rest.low || planned.superset_with_next);
    verdicts.expect(Rule::rests, rested, session.title(), ": ", rest, " s after ", exercise.name);
  }
}

Between main_exercises_for(int minutes) {
  if (minutes <= 20) return {3, 3};
  if (minutes <= 30) return {3, 4};
  if (minutes <= 45) return {4, 6};
  if (minutes <= 60) return {5, 7};
  if (minutes <= 75) return {6, 8};
  return {7, 9};
}

void judge_main_count(const Week& week, const Session& session, Verdicts& verdicts) {
  if (!is_strength_session(session) || week.lift_choice < ample_lifts) return;
  Between allowed = main_exercises_for(week.wishes.workout_duration);
  const bool bare =
      week.wishes.equipment == EquipmentChoice::none || week.wishes.equipment == EquipmentChoice::bodyweight;
  if (bare || week.wishes.pregnant || !week.wishes.injuries.empty()) --allowed.low;
  // A steady piece takes the time of other exercises.
  for (const Entry& entry : session.main) {
    if (is_conditioning(entry)) allowed.low -= static_cast<int>(seconds_of(entry) / 600);
  }
  // The short balance exercise of the elderly is extra.
  const int count =
      count_where(session.main, [](const Entry& entry) { return entry.exercise->role != ExerciseRole::balance; });
  verdicts.expect(Rule::main_count, count >= std::max(2, allowed.low) && count <= allowed.high, session.title(), ": ",
                  count, " main exercises");
}

int light_minutes_for(int minutes) {
  if (minutes <= 20) return 3;
  if (minutes <= 30) return 6;
  if (minutes <= 45) return 8;
  if (minutes <= 60) return 10;
  if (minutes <= 75) return 12;
  return 14;
}

void judge_warmup(const Week& week, const Session& session, Verdicts& verdicts) {
  if (session.type() == PlannedType::yoga) return;
  const int steady = count_where(session.warmup, is_conditioning);
  const int drills = static_cast<int>(session.warmup.size()) - steady;
  verdicts.expect(Rule::warmup, steady <= 1 && drills <= 4, session.title(), ": ", steady, " steady, ", drills,
                  " drills");
  for (const Entry& entry : session.warmup) {
    verdicts.expect(Rule::warmup, !is_conditioning(entry) || work_seconds(entry) <= 300, session.title(), ": ",
                    entry.exercise->name, " for ", work_seconds(entry), " s");
  }
  const double wanted = light_minutes_for(week.wishes.workout_duration);
  const double minutes = (seconds_of(session.warmup) + seconds_of(session.cooldown)) / 60;
  verdicts.expect(Rule::warmup, minutes <= 1.4 * wanted, session.title(), ": ", minutes, " light minutes");
  // A run starts as its own warm-up.
  if (session.type() == PlannedType::cardio || week.wishes.injuries.size() > 1) return;
  verdicts.expect(Rule::warmup, drills >= 2, session.title(), ": ", drills, " drills");
  verdicts.expect(Rule::warmup, minutes >= 0.6 * wanted, session.title(), ": ", minutes, " light minutes");
}

// -1 for exercises that may stand anywhere: balance is trained fresh, and so is power (NSCA Essentials).
int order_of(const Exercise& exercise) {
  if (exercise.role == ExerciseRole::conditioning) return 3;
  if (has_trait(exercise, Trait::power)) return -1;
  switch (exercise.role) {
    case ExerciseRole::main_lift: return 0;
    case ExerciseRole::assistance: return 1;
    case ExerciseRole::isolation:
    case ExerciseRole::core:
    case ExerciseRole::carry: return 2;
    default: return -1;
  }
}

void judge_order(const Week& week, const Session& session, Verdicts& verdicts) {
  if (!is_strength_session(session)) return;
  int last = -1;
  const Exercise* before = nullptr;
  for (const Entry& entry : session.main) {
    const Exercise& exercise = *entry.exercise;
    const int order = order_of(exercise);
    verdicts.expect(Rule::order, order < 0 || order >= last, session.title(), ": ", exercise.name, " comes late");
    last = std::max(last, order);
    if (!is_lift(exercise) || week.lift_choice < ample_lifts) {
      before = nullptr;
      continue;
    }
    const bool repeats = before != nullptr && before->pattern == exercise.pattern &&
                         before->primary_muscles.front() == exercise.primary_muscles.front();
    verdicts.expect(Rule::alternation, !repeats, session.title(), ": ", before == nullptr ? "" : before->name, ", ",
                    exercise.name);
    before = &exercise;
  }
}

bool is_worthy_without_weight(const Exercise& exercise) {
  return exercise.pattern == "vertical_pull" || key_has(exercise, "dip") || key_has(exercise, "push_up");
}

void judge_implements(const Week& week, const Session& session, Verdicts& verdicts) {
  if (!is_healthy(week.wishes) || !has_rack(week.wishes) || !is_strength_session(session)) return;
  for (std::size_t i = 0; i < std::min<std::size_t>(2, session.main.size()); ++i) {
    const Exercise& exercise = *session.main[i].exercise;
    const bool light = exercise.implement == Implement::bodyweight || exercise.implement == Implement::band;
    verdicts.expect(Rule::implements, !light || !is_compound(exercise) || is_worthy_without_weight(exercise),
                    session.title(), " starts with ", exercise.name);
  }
}

void judge_beginner(const Week& week, const Session& session, Verdicts& verdicts) {
  if (week.wishes.fitness_level != Level::beginner) return;
  for (const Trait trait : {Trait::overhead, Trait::axial}) {
    const int count = count_where(session.main, [&](const Entry& entry) { return has_trait(*entry.exercise, trait); });
    verdicts.expect(Rule::beginner, count <= 2, session.title(), ": ", count, " are ", name_of(trait));
  }
}

void judge_full_body(const Week& week, const Session& session, Verdicts& verdicts) {
  if (!week.wishes.injuries.empty() || !has_dumbbells(week.wishes) || !is_strength_session(session)) return;
  if (strength_days(week) > 3) return;
  const auto holds = [&](std::initializer_list<std::string_view> patterns) {
    return std::any_of(session.main.begin(), session.main.end(), [&](const Entry& entry) {
      return is_compound(*entry.exercise) &&
             std::find(patterns.begin(), patterns.end(), entry.exercise->pattern) != patterns.end();
    });
  };
  verdicts.expect(Rule::full_body, holds({"squat", "hinge", "lunge"}), session.title(), " has no legs");
  verdicts.expect(Rule::full_body, holds({"horizontal_push", "vertical_push"}), session.title(), " has no push");
  verdicts.expect(Rule::full_body, holds({"horizontal_pull", "vertical_pull"}), session.title(), " has no pull");
}

}  // namespace

void judge_sessions(const Week& week, Verdicts& verdicts) {
  for (const Session& session : week.sessions) {
    if (session.type() == PlannedType::rest) continue;
    judge_doses(week, session, verdicts);
    judge_main_count(week, session, verdicts);
    judge_warmup(week, session, verdicts);
    judge_order(week, session, verdicts);
    judge_implements(week, session, verdicts);
    judge_beginner(week, session, verdicts);
    judge_full_body(week, session, verdicts);
  }
}

}  // namespace fitapp::test::judging
