// Counts sets in halves, so that sums are exact.
#include "domain/muscle_status.h"

#include <algorithm>
#include <map>

namespace fitapp::domain {
namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::milliseconds;

constexpr int whole_set = 2;  // in halves
constexpr int few_sets = 3;
constexpr int many_sets = 6;
constexpr int most_sets = 100;  // of one completion, as in docs/behaviour.md

// The work of one muscle on one day, and when it ended.
struct Session {
  int halves = 0;
  Instant ended;
};

Recovery recovery_of(milliseconds left, milliseconds needed) {
  if (left <= milliseconds{0}) return Recovery::ready;
  return 2 * left > needed ? Recovery::tired : Recovery::recovering;
}

// The session that keeps the muscle tired the longest decides.
void add_recovery(MuscleStatus& status, const std::map<LocalDate, Session>& sessions, Instant now) {
  milliseconds longest{0};
  for (const auto& [day, session] : sessions) {
    if (session.halves >= whole_set) status.last_trained = day;
    const milliseconds needed = hours{recovery_hours(status.muscle, session.halves)};
    const milliseconds elapsed = std::max(milliseconds{0}, now - session.ended);
    const milliseconds left = needed - elapsed;
    if (left <= longest) continue;
    longest = left;
    status.recovery = recovery_of(left, needed);
  }
  status.hours_left = static_cast<int>(std::chrono::ceil<hours>(longest).count());
}

}  // namespace

bool is_large(Muscle muscle) { return std::ranges::find(large_muscles, muscle) != large_muscles.end(); }

int hard_sets_of(const Completion& done) {
  if (done.category != Section::main) return 0;
  if (done.sets.empty()) return done.actual_reps == 0 ? 0 : std::clamp(done.actual_sets.value_or(1), 0, most_sets);
  return static_cast<int>(std::ranges::count_if(
      done.sets, [](const SetLog& set) { return set.set_type != SetType::warmup && set.reps != 0; }));
}

MuscleSets weekly_halves(const Exercise& exercise, int sets) {
  MuscleSets halves = sets_per_set(exercise);
  for (std::size_t i = 0; i < muscle_count; ++i) {
    const bool counts = is_large(static_cast<Muscle>(i)) || halves[i] == whole_set;
    halves[i] = counts ? halves[i] * sets : 0;
  }
  return halves;
}

int recovery_hours(Muscle muscle, int half_sets) {
  if (half_sets < whole_set) return 0;
  if (half_sets <= few_sets * whole_set) return 24;
  if (half_sets <= many_sets * whole_set) return is_large(muscle) ? 48 : 36;
  return is_large(muscle) ? 72 : 48;
}

std::vector<MuscleStatus> muscle_statuses(const std::vector<TrainedSets>& done, const std::vector<PlannedSets>& planned,
                                          Level level, const TrainingMoment& moment) {
  MuscleSets this_week{};
  MuscleSets still_planned{};
  std::array<std::map<LocalDate, Session>, muscle_count> sessions;
  for (const TrainedSets& each : done) {
    if (each.day > moment.today || each.sets <= 0) continue;
    const MuscleSets counted = weekly_halves(*each.exercise, each.sets);
    const MuscleSets worked = sets_per_set(*each.exercise);
    for (std::size_t i = 0; i < muscle_count; ++i) {
      if (each.day >= week_start(moment.today)) this_week[i] += counted[i];
      if (worked[i] == 0) continue;
      Session& session = sessions[i][each.day];
      session.halves += worked[i] * each.sets;
      session.ended = std::max(session.ended, each.at);
    }
  }
  for (const PlannedSets& each : planned) {
    const MuscleSets counted = weekly_halves(*each.exercise, each.sets);
    for (std::size_t i = 0; i < muscle_count; ++i) still_planned[i] += counted[i];
  }
  std::vector<MuscleStatus> list;
  for (std::size_t i = 0; i < muscle_count; ++i) {
    MuscleStatus& status = list.emplace_back();
    status.muscle = static_cast<Muscle>(i);
    status.sets = this_week[i] / 2.0;
    status.planned = still_planned[i] / 2.0;
    status.range = weekly_range_of(status.muscle, level);
    add_recovery(status, sessions[i], moment.now);
  }
  return list;
}

}  // namespace fitapp::domain
