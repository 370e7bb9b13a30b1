// The rules of what suits the person and the place: holds, rests, drills, equipment. NSCA Essentials 4th ed.; Sinaki
// and Mikkelsen 1984 (flexion exercises and fractures of the vertebrae).
#include <set>

#include "support/plan_judge_parts.h"

namespace fitapp::test::judging {

namespace {

constexpr int longest_gentle_hold = 30;       // s, for the young and the old
constexpr int longest_rest_after_hold = 60;   // s
constexpr int longest_rest_after_small = 75;  // s

bool is_stretch(const Exercise& exercise) {
  return exercise.role == ExerciseRole::mobility || exercise.role == ExerciseRole::stretch;
}

void judge_holds(const Week& week, const Entry& entry, Verdicts& verdicts) {
  const Exercise& exercise = *entry.exercise;
  if (exercise.role == ExerciseRole::conditioning || is_stretch(exercise)) return;
  const int seconds = entry.planned->duration.value_or(0);
  const int rest = entry.planned->rest_time.value_or(0);
  if (seconds > 0) {
    verdicts.expect(Rule::small_rests, rest <= longest_rest_after_hold, exercise.name, ": ", rest, " s of rest");
    if (is_young(week.wishes) || is_old(week.wishes))
      verdicts.expect(Rule::gentle_holds, seconds <= longest_gentle_hold, exercise.name, ": ", seconds, " s");
  } else if (!is_compound(exercise)) {
    const int longest = exercise.role == ExerciseRole::isolation ? longest_rest_after_small : longest_rest_after_hold;
    verdicts.expect(Rule::small_rests, rest <= longest, exercise.name, ": ", rest, " s of rest");
  }
}

void judge_spine(const Week& week, const Entry& entry, Verdicts& verdicts) {
  if (!is_old(week.wishes)) return;
  const Exercise& exercise = *entry.exercise;
  const bool bends = exercise.role == ExerciseRole::core && exercise.pattern == "core_flexion";
  verdicts.expect(Rule::old_spine, !bends, exercise.name);
}

// The catalogue names the kinds of days that a drill or stretch is for.
void judge_kinds(const Session& session, Verdicts& verdicts) {
  for (const std::vector<Entry>* part : {&session.warmup, &session.cooldown}) {
    for (const Entry& entry : *part) {
      verdicts.expect(Rule::kinds, contains(entry.exercise->styles, session.type()), session.title(), ": ",
                      entry.exercise->name);
    }
  }
}

// A press on the floor and a light hip thrust are for those who lack a bench and a bar.
void judge_makeshifts(const Week& week, const Session& session, Verdicts& verdicts) {
  const PlanPreferences& wishes = week.wishes;
  if (!has_gym(wishes) || !is_healthy(wishes) || !trains_for_strength_or_muscle(wishes)) return;
  for (const Entry& entry : session.main) {
    const Exercise& exercise = *entry.exercise;
    if (exercise.implement != Implement::dumbbell) continue;
    const bool thrust = key_has(exercise, "hip_thrust") && wishes.fitness_level != Level::beginner;
    verdicts.expect(Rule::makeshifts, !key_has(exercise, "floor_press") && !thrust, session.title(), ": ",
                    exercise.name);
  }
}

// Balance is trained fresh and on the feet; who lies down stays down.
void judge_heights(const Session& session, Verdicts& verdicts) {
  if (session.type() != PlannedType::yoga) return;
  bool lies = false;
  bool stretches = false;
  for (const Entry& entry : session.main) {
    const Exercise& exercise = *entry.exercise;
    if (is_conditioning(entry)) continue;
    const bool lying = has_trait(exercise, Trait::supine);
    const bool late_balance = exercise.role == ExerciseRole::balance && stretches;
    verdicts.expect(Rule::standing_first, (lying || !lies) && !late_balance, session.title(), ": ", exercise.name);
    lies = lies || lying;
    stretches = stretches || lying || has_trait(exercise, Trait::prone);
  }
}

std::string_view machine_of(const Exercise& exercise) {
  for (const std::string_view machine : {"treadmill", "bike", "cycling", "rowing", "elliptical", "stair", "ski"}) {
    if (key_has(exercise, machine)) return machine == "cycling" ? "bike" : machine;
  }
  return "foot";
}

// The longest piece is on a machine that the body knows from the week.
void judge_long_piece(const Week& week, Verdicts& verdicts) {
  if (!has_gym(week.wishes) || !is_healthy(week.wishes)) return;
  std::set<std::string_view> known;
  std::string_view longest;
  for (const Session& session : week.sessions) {
    const bool is_long = session.title().find("Long") != std::string::npos;
    for (const Entry& entry : session.main) {
      if (!is_conditioning(entry) || entry.planned->duration.value_or(0) < 600) continue;
      if (is_long)
        longest = machine_of(*entry.exercise);
      else
        known.insert(machine_of(*entry.exercise));
    }
  }
  if (week.wishes.primary_goal == Goal::endurance && week.wishes.workouts_per_week > 3)
    verdicts.expect(Rule::known_long, !longest.empty(), "no day is called long");
  if (longest.empty() || known.empty()) return;
  verdicts.expect(Rule::known_long, contains(known, longest), "the long piece is the first one on the ", longest);
}

}  // namespace

void judge_person(const Week& week, Verdicts& verdicts) {
  judge_long_piece(week, verdicts);
  for (const Session& session : week.sessions) {
    judge_kinds(session, verdicts);
    judge_heights(session, verdicts);
    judge_makeshifts(week, session, verdicts);
    for (const Entry& entry : session.main) {
      judge_holds(week, entry, verdicts);
      judge_spine(week, entry, verdicts);
    }
  }
}

}  // namespace fitapp::test::judging
