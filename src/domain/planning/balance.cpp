// Counts sets by kind and moves them, on all days that have the exercise.
#include "domain/planning/balance.h"

#include <algorithm>
#include <array>

namespace fitapp::domain::planning {

namespace {

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

bool trains_upper_body(const Exercise& exercise) { return pushes(exercise) || pulls(exercise); }
bool trains_lower_body(const Exercise& exercise) { return extends_knees(exercise) || extends_hips(exercise); }

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
  const auto may_go = [&](const Dose& dose) {
    return !dose.settled && kind(*dose.exercise) && dose.sets > dose.limits.sets.low;
  };
  const auto best = std::ranges::find_if(
      draft.main, [&](const Dose& dose) { return may_go(dose) && volume.can_spare(*dose.exercise, 1); });
  if (best != draft.main.end()) return &*best;
  const auto any = std::ranges::find_if(draft.main, may_go);
  return any == draft.main.end() ? nullptr : &*any;
}

Dose* taker_of(SessionDraft& draft, Kind kind, const WeekVolume& volume) {
  const auto found = std::ranges::find_if(draft.main, [&](const Dose& dose) {
    return !dose.settled && kind(*dose.exercise) && dose.sets < dose.limits.sets.high &&
           volume.has_space(draft.main, *dose.exercise);
  });
  return found == draft.main.end() ? nullptr : &*found;
}

// Leaves out the last exercise of the kind in a session that has others enough; the main lifts of the day stay.
bool leave_one_out(Week& week, Kind kind, WeekVolume& volume) {
  constexpr std::size_t enough = 3;
  constexpr std::ptrdiff_t main_lifts = 2;
  for (SessionDraft& draft : week) {
    if (draft.main.size() <= enough) continue;
    const auto may_go = [&](const Dose& dose) {
      return kind(*dose.exercise) && !has_trait(*dose.exercise, Trait::power) &&
             (dose.exercise->role == ExerciseRole::isolation || volume.can_spare(*dose.exercise, dose.sets));
    };
    const auto last = std::find_if(draft.main.rbegin(), draft.main.rend() - main_lifts, may_go);
    if (last == draft.main.rend() - main_lifts) continue;
    volume.change(*last->exercise, -last->sets);
    draft.main.erase(std::next(last).base());
    adjust_amounts(draft, draft.target);
    return true;
  }
  return false;
}

std::vector<SessionDraft*> days_with(Week& week, const Exercise& exercise) {
  std::vector<SessionDraft*> days;
  for (SessionDraft& draft : week) {
    const auto same = [&](const Dose& dose) { return dose.exercise == &exercise; };
    if (std::ranges::any_of(draft.main, same)) days.push_back(&draft);
  }
  return days;
}

// Whether one more set of the exercise, with shorter rests elsewhere, keeps the session near its minutes.
bool has_time_for(SessionDraft draft, const Exercise& exercise, int whole) {
  for (Dose& dose : draft.main) dose.sets += dose.exercise == &exercise ? 1 : 0;
  adjust_amounts(draft, draft.target);
  return (seconds_of(draft) - draft.target) * 100 <= whole * small_excess;
}

bool may_grow_everywhere(Week& week, const Dose& dose, WeekVolume volume, int whole) {
  for (const SessionDraft* draft : days_with(week, *dose.exercise)) {
    if (!has_time_for(*draft, *dose.exercise, whole)) return false;
    if (!volume.has_space(draft->main, *dose.exercise)) return false;
    volume.change(*dose.exercise, 1);
  }
  return true;
}

// What several days hold changes on all of them.
void change_everywhere(Week& week, const Exercise& exercise, int sets, WeekVolume& volume) {
  for (SessionDraft* draft : days_with(week, exercise)) {
    for (Dose& dose : draft->main) dose.sets += dose.exercise == &exercise ? sets : 0;
    volume.change(exercise, sets);
    adjust_amounts(*draft, draft->target);
  }
}

bool add_everywhere(Week& week, Kind kind, WeekVolume& volume, int whole) {
  for (const SessionDraft& draft : week) {
    for (const Dose& dose : draft.main) {
      if (!dose.settled || !kind(*dose.exercise) || dose.sets >= dose.limits.sets.high) continue;
      if (!may_grow_everywhere(week, dose, volume, whole)) continue;
      change_everywhere(week, *dose.exercise, 1, volume);
      return true;
    }
  }
  return false;
}

// `spared` sets fewer than usual are allowed where nothing else balances the week. If possible the muscle keeps its
// least weekly sets.
bool remove_everywhere(Week& week, Kind kind, WeekVolume& volume, int spared) {
  for (const bool keeps_least : {true, false}) {
    for (const SessionDraft& draft : week) {
      for (const Dose& dose : draft.main) {
        if (!kind(*dose.exercise) || dose.sets <= std::max(1, dose.limits.sets.low - spared)) continue;
        const auto days = static_cast<int>(days_with(week, *dose.exercise).size());
        if (keeps_least && !volume.can_spare(*dose.exercise, days)) continue;
        change_everywhere(week, *dose.exercise, -1, volume);
        return true;
      }
    }
  }
  return false;
}

// One set goes to the other kind within a day.
bool move_within_a_day(Week& week, const Balance& balance, WeekVolume& volume) {
  for (SessionDraft& draft : week) {
    Dose* giver = giver_of(draft, balance.from, volume);
    Dose* taker = taker_of(draft, balance.to, volume);
    if (giver == nullptr || taker == nullptr) continue;
    --giver->sets;
    ++taker->sets;
    volume.change(*giver->exercise, -1);
    volume.change(*taker->exercise, 1);
    return true;
  }
  return false;
}

bool add_on_a_day(Week& week, Kind kind, WeekVolume& volume, int whole) {
  for (SessionDraft& draft : week) {
    Dose* taker = taker_of(draft, kind, volume);
    if (taker == nullptr || !has_time_for(draft, *taker->exercise, whole)) continue;
    ++taker->sets;
    volume.change(*taker->exercise, 1);
    adjust_amounts(draft, draft.target);
    return true;
  }
  return false;
}

bool remove_on_a_day(Week& week, Kind kind, WeekVolume& volume) {
  for (SessionDraft& draft : week) {
    Dose* giver = giver_of(draft, kind, volume);
    if (giver == nullptr) continue;
    --giver->sets;
    volume.change(*giver->exercise, -1);
    adjust_amounts(draft, draft.target);
    return true;
  }
  return false;
}

// The mildest change that is possible; false when nothing can change. `whole` is the length of a session in seconds.
bool move_a_set(Week& week, const Balance& balance, WeekVolume& volume, int whole) {
  return move_within_a_day(week, balance, volume) || add_on_a_day(week, balance.to, volume, whole) ||
         add_everywhere(week, balance.to, volume, whole) || remove_on_a_day(week, balance.from, volume) ||
         remove_everywhere(week, balance.from, volume, 0) || leave_one_out(week, balance.from, volume) ||
         remove_everywhere(week, balance.from, volume, 1);
}

// The exercise with most sets that several days have; nullptr where none can lose one.
const Exercise* longest_settled(const SessionDraft& draft) {
  const auto sets = [](const Dose& dose) {
    return dose.settled && dose.sets > std::max(1, dose.limits.sets.low - 1) ? dose.sets : 0;
  };
  const auto most = std::ranges::max_element(draft.main, {}, sets);
  return most == draft.main.end() || sets(*most) == 0 ? nullptr : most->exercise;
}

constexpr int split_days = 4;  // from here on the days train different halves of the body

constexpr std::array balances = {Balance{pushes, pulls, 100}, Balance{extends_knees, extends_hips, 70}};

bool misses(const Week& week, const Balance& balance) {
  return count_sets(week, balance.to) * 100 < count_sets(week, balance.from) * balance.percent;
}

}  // namespace

int imbalance_of(const Week& week) {
  return static_cast<int>(std::ranges::count_if(balances, [&](const Balance& each) { return misses(week, each); }));
}

void balance(Week& week, WeekVolume& volume, const PlanPreferences& preferences) {
  const auto restore = [&](const Balance& each) {
    while (misses(week, each) && move_a_set(week, each, volume, preferences.workout_duration * 60)) {
    }
  };
  const bool lifts_only =
      preferences.primary_goal == Goal::strength || preferences.primary_goal == Goal::muscle_building;
  const bool splits = lifts_only && preferences.workouts_per_week >= split_days;
  const Focus focus = splits ? focus_of(preferences) : Focus::none;
  if (focus == Focus::lower) restore({trains_upper_body, trains_lower_body, 140});
  if (focus == Focus::upper) restore({trains_lower_body, trains_upper_body, 100});
  for (const Balance& each : balances) restore(each);
}

void shorten_long_days(Week& week, WeekVolume& volume) {
  for (SessionDraft& draft : week) {
    while ((seconds_of(draft) - draft.target) * 100 > draft.target * minutes_tolerance) {
      const Exercise* exercise = longest_settled(draft);
      if (exercise == nullptr) break;
      change_everywhere(week, *exercise, -1, volume);
    }
  }
}

}  // namespace fitapp::domain::planning
