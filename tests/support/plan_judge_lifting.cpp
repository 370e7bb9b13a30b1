// The rules of doses, loads and shares that a coach keeps over a whole week. NSCA Essentials 4th ed., ACSM 2009.
#include <map>
#include <set>

#include "support/plan_judge_parts.h"

namespace fitapp::test::judging {

namespace {

constexpr int steady_from = 300;  // s
constexpr int enough_time = 45;   // minutes for a complete session
constexpr std::array<int, 3> most_raises = {8, 10, 14};

std::string amount_of(const PlannedExercise& planned) {
  std::ostringstream text;
  text << planned.sets.value_or(0) << " x " << planned.reps.value_or(0) << '-' << planned.reps_max.value_or(0) << ", "
       << planned.duration.value_or(0) << " s, rest " << planned.rest_time.value_or(0) << ", scheme "
       << (planned.scheme ? static_cast<int>(*planned.scheme) : -1);
  return text.str();
}

void judge_one_dose(const Week& week, Verdicts& verdicts) {
  std::map<std::string, std::string> amounts;
  for (const Session& session : week.sessions) {
    for (const Entry& entry : session.main) {
      if (entry.planned->duration.value_or(0) >= steady_from) continue;
      const std::string amount = amount_of(*entry.planned);
      const auto [known, first] = amounts.emplace(entry.exercise->key, amount);
      verdicts.expect(Rule::one_dose, first || known->second == amount, entry.exercise->name, ": ", known->second, "; ",
                      amount);
    }
  }
}

void judge_raises(const Week& week, Verdicts& verdicts) {
  if (!is_healthy(week.wishes)) return;
  int raises = 0;
  for (const Session& session : week.sessions) {
    for (const Entry& entry : session.main) {
      const Exercise& exercise = *entry.exercise;
      if (exercise.role != ExerciseRole::isolation || main_mover(exercise) != "shoulders") continue;
      raises += entry.planned->sets.value_or(0);
    }
  }
  const int most = most_raises[static_cast<std::size_t>(week.wishes.fitness_level)];
  if (raises > 0) verdicts.expect(Rule::raises, raises <= most, raises, " sets of raises");
}

int days_with(const Week& week, const std::string& key) {
  return count_where(week.sessions, [&](const Session& session) {
    return count_where(session.main, [&](const Entry& entry) { return entry.exercise->key == key; }) > 0;
  });
}

// The squat and the press of a strength plan come back.
void judge_repeated_lifts(const Week& week, Verdicts& verdicts) {
  const PlanPreferences& wishes = week.wishes;
  if (!is_healthy(wishes) || !has_rack(wishes) || wishes.primary_goal != Goal::strength) return;
  if (strength_days(week) < 3 || wishes.workout_duration < enough_time) return;
  for (const std::string_view pattern : {"squat", "horizontal_push"}) {
    int most = 0;
    for (const Session& session : week.sessions) {
      for (const Entry& entry : session.main) {
        const Exercise& exercise = *entry.exercise;
        if (exercise.role != ExerciseRole::main_lift || exercise.pattern != pattern) continue;
        most = std::max(most, days_with(week, exercise.key));
      }
    }
    verdicts.expect(Rule::repeated_lifts, most >= 2, pattern, " on ", most, " days");
  }
}

// Squat, bench press, deadlift and overhead press with a bar.
bool is_tested(const Exercise& exercise) {
  static const std::set<std::string> keys = {"barbell_back_squat",  "barbell_front_squat", "bench_press",
                                             "incline_bench_press", "barbell_deadlift",    "sumo_deadlift",
                                             "trap_bar_deadlift",   "overhead_press"};
  return keys.count(exercise.key) > 0;
}

void judge_repetitions(const Session& session, Verdicts& verdicts) {
  for (const Entry& entry : session.main) {
    const Exercise& exercise = *entry.exercise;
    const PlannedExercise& planned = *entry.planned;
    if (!planned.reps || (!is_lift(exercise) && exercise.role != ExerciseRole::balance)) continue;
    if (is_compound(exercise)) {
      verdicts.expect(Rule::triples, *planned.reps >= 5 || is_tested(exercise), session.title(), ": ", exercise.name,
                      " x ", *planned.reps);
    }
    const int top = planned.reps_max.value_or(*planned.reps);
    if (exercise.role == ExerciseRole::core && exercise.difficulty == Level::advanced) {
      verdicts.expect(Rule::hard_core, top <= 12, session.title(), ": ", exercise.name, " x ", top);
    }
    const bool bar = exercise.implement == Implement::barbell || exercise.implement == Implement::trap_bar;
    const bool legs = exercise.pattern == "squat" || exercise.pattern == "hinge";
    if (!bar || !legs || !is_compound(exercise) || !has_trait(exercise, Trait::axial)) continue;
    const int rest = planned.rest_time.value_or(0);
    verdicts.expect(Rule::long_bar_sets, top <= 12 && (rest >= 90 || planned.sets.value_or(0) < 2), session.title(),
                    ": ", exercise.name, " x ", top, ", rest ", rest);
  }
}

// The average weekly sets of the muscles of one half of the body, main movers only.
double half_sets(const Week& week, std::initializer_list<std::string_view> muscles) {
  double sets = 0;
  for (const Session& session : week.sessions) {
    for (const Entry& entry : session.main) {
      const bool counts = is_compound(*entry.exercise) || entry.exercise->role == ExerciseRole::isolation;
      const auto mover = main_mover(*entry.exercise);
      if (counts && std::find(muscles.begin(), muscles.end(), mover) != muscles.end())
        sets += entry.planned->sets.value_or(0);
    }
  }
  return sets / static_cast<double>(muscles.size());
}

void judge_focus(const Week& week, Verdicts& verdicts) {
  const PlanPreferences& wishes = week.wishes;
  const bool upper = contains(wishes.target_areas, TargetArea::upper_body);
  const bool lower = contains(wishes.target_areas, TargetArea::lower_body);
  if (upper == lower || contains(wishes.target_areas, TargetArea::full_body)) return;
  if (contains(wishes.target_areas, TargetArea::cardio) || !trains_for_strength_or_muscle(wishes)) return;
  if (!is_healthy(wishes) || !has_rack(wishes)) return;
  if (strength_days(week) < 4 || wishes.workout_duration < enough_time) return;
  const double above = half_sets(week, {"chest", "back", "shoulders"});
  const double below = half_sets(week, {"quadriceps", "hamstrings", "glutes"});
  verdicts.expect(Rule::focus, upper ? above >= below : below >= above, above, " sets above, ", below, " below");
}

// What anyone can do is no training for somebody who is far beyond it.
void judge_level(const Week& week, Verdicts& verdicts) {
  const PlanPreferences& wishes = week.wishes;
  const bool bare = wishes.equipment == EquipmentChoice::none || wishes.equipment == EquipmentChoice::bodyweight;
  if (!bare || !is_healthy(wishes) || wishes.fitness_level == Level::beginner) return;
  for (const Session& session : week.sessions) {
    for (const Entry& entry : session.main) {
      if (!is_compound(*entry.exercise)) continue;
      const std::string& key = entry.exercise->key;
      const bool easy = key == "sit_to_stand" || key == "fast_sit_to_stand" || key == "assisted_squat" ||
                        key == "wall_push_up" ||
                        (wishes.fitness_level == Level::advanced && (key == "knee_push_up" || key == "wall_sit"));
      verdicts.expect(Rule::level_without_weights, !easy, session.title(), ": ", entry.exercise->name);
    }
  }
}

void judge_support(const Session& session, Verdicts& verdicts) {
  for (const Entry& entry : session.main) {
    const Exercise& exercise = *entry.exercise;
    if (!is_compound(exercise) || exercise.pattern != "lunge") continue;
    verdicts.expect(Rule::support, has_trait(exercise, Trait::supported), session.title(), ": ", exercise.name);
  }
}

bool is_light_power(const Exercise& exercise) {
  return has_trait(exercise, Trait::power) && exercise.skill == 1 && exercise.role != ExerciseRole::conditioning;
}

void judge_power(const Week& week, Verdicts& verdicts) {
  if (strength_days(week) == 0 || week.wishes.workout_duration < enough_time) return;
  const bool possible =
      count_where(week.catalogue.all(), [&](const Exercise& exercise) {
        return is_light_power(exercise) && is_suitable_for(exercise, week.wishes) && exercise.pattern == "squat";
      }) > 0;
  if (!possible) return;
  const int days = count_where(week.sessions, [](const Session& session) {
    return count_where(session.main, [](const Entry& entry) { return is_light_power(*entry.exercise); }) > 0;
  });
  verdicts.expect(Rule::power, days >= 1, "no power exercise");
}

bool trains_legs(const Exercise& exercise) {
  static const std::vector<std::string> legs = {"quadriceps", "hamstrings", "glutes",
                                                "calves",     "adductors",  "abductors"};
  return contains(legs, exercise.primary_muscles.front());
}

// Two small exercises in turn save time; main lifts keep their full rest.
void judge_pairs(const Week& week, Verdicts& verdicts) {
  int pairs = 0;
  for (const Session& session : week.sessions) {
    for (std::size_t i = 0; i < session.main.size(); ++i) {
      const Entry& first = session.main[i];
      if (!first.planned->superset_with_next) continue;
      ++pairs;
      const bool has_next = i + 1 < session.main.size();
      verdicts.expect(Rule::pairs, has_next, session.title(), ": ", first.exercise->name, " is paired with nothing");
      if (!has_next) continue;
      const Entry& second = session.main[i + 1];
      const bool legs = trains_legs(*first.exercise) && trains_legs(*second.exercise);
      const bool good = main_mover(*first.exercise) != main_mover(*second.exercise) && !legs &&
                        first.planned->ramp_up_sets == 0 && second.planned->ramp_up_sets == 0 &&
                        !is_conditioning(second) && !second.planned->superset_with_next;
      verdicts.expect(Rule::pairs, good, session.title(), ": ", first.exercise->name, " with ", second.exercise->name);
    }
  }
  const PlanPreferences& wishes = week.wishes;
  if (wishes.primary_goal != Goal::weight_loss || !is_healthy(wishes)) return;
  if (!has_dumbbells(wishes) || wishes.workout_duration < enough_time || strength_days(week) < 2) return;
  verdicts.expect(Rule::pairs, pairs > 0, "no pairs");
}

}  // namespace

void judge_lifting(const Week& week, Verdicts& verdicts) {
  judge_one_dose(week, verdicts);
  judge_raises(week, verdicts);
  judge_repeated_lifts(week, verdicts);
  judge_focus(week, verdicts);
  judge_level(week, verdicts);
  judge_pairs(week, verdicts);
  if (is_old(week.wishes)) judge_power(week, verdicts);
  for (const Session& session : week.sessions) {
    judge_repetitions(session, verdicts);
    if (is_old(week.wishes)) judge_support(session, verdicts);
  }
}

}  // namespace fitapp::test::judging
