// Models progressive overload: more weight, repetitions or seconds over time, with easy weeks in between.
#include "demo/lifting.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "domain/planning/minutes.h"

namespace fitapp::demo {
namespace {

using std::chrono::seconds;

constexpr double yearly_gain = 0.5;       // share of the first weight
constexpr double easy_week_share = 0.85;  // of the usual weight
constexpr double dumbbell_step = 2.5;     // lb

struct Start {
  std::string_view name;
  double weight;
};

// Starting weights of an intermediate woman of 170 lb, in lb per dumbbell. By key where the pattern is not precise
// enough.
constexpr Start by_key[] = {{"dumbbell_fly", 10},      {"dumbbell_thruster", 15},    {"renegade_row", 15},
                            {"dumbbell_shrug", 25},    {"dumbbell_wrist_curl", 7.5}, {"dumbbell_swing", 25},
                            {"dumbbell_step_up", 12.5}};
constexpr Start by_pattern[] = {
    {"squat", 25},           {"hinge", 30},         {"lunge", 17.5},          {"horizontal_pull", 22.5},
    {"horizontal_push", 20}, {"vertical_push", 15}, {"isolation_arms", 12.5}, {"isolation_shoulders", 7.5},
    {"carry", 27.5},         {"calves", 25},        {"core_rotation", 12.5}};
constexpr double default_weight = 15;

double first_weight_of(const domain::Exercise& exercise) {
  for (const Start& start : by_key) {
    if (start.name == exercise.key) return start.weight;
  }
  for (const Start& start : by_pattern) {
    if (start.name == exercise.pattern) return start.weight;
  }
  return default_weight;
}

// 0 to 0.9, constant for each name. Without it the weights of all exercises would increase on the same day.
double phase_of(std::string_view name) {
  unsigned sum = 0;
  for (const char letter : name) sum += static_cast<unsigned char>(letter);
  return sum % 10 / 10.0;
}

// The planned amount scaled to this point of the year, in multiples of `step`: less at first, more at the end.
int scaled_dose(int planned, int step, double progress, std::string_view name) {
  const double amount = planned * (0.75 + 0.45 * progress) / step;
  return std::max(1, static_cast<int>(amount + phase_of(name))) * step;
}

struct Effort {
  std::optional<double> weight;
  std::optional<int> reps;
  std::optional<int> duration;
  double rpe = 8;
};

Effort effort_of(const LiftingSession& lifting, const domain::PlannedExercise& planned, Random& random) {
  const double progress = lifting.year.progress(lifting.day);
  const bool easy = lifting.week == Week::easy;
  Effort effort;
  const domain::Exercise* exercise = lifting.catalogue.find_by_name(planned.exercise_name);
  if (exercise != nullptr) effort.weight = working_weight(*exercise, progress, lifting.week);
  // Exercises with weight keep their repetitions; others get more.
  const std::string& name = planned.exercise_name;
  if (planned.reps) {
    effort.reps = effort.weight ? *planned.reps : scaled_dose(*planned.reps, 1, progress, name) - random.between(0, 1);
  }
  if (planned.duration) effort.duration = scaled_dose(*planned.duration, 5, progress, name);
  if (effort.reps) effort.reps = std::max(1, easy ? *effort.reps - 2 : *effort.reps);
  effort.rpe = (easy ? 6.0 : 7.5) + 0.5 * random.between(0, 2);
  return effort;
}

// Later sets may have fewer repetitions, and the last one feels harder.
domain::SetLog set_of(const Effort& effort, int index, int count, Instant done, Random& random) {
  domain::SetLog set;
  set.weight = effort.weight;
  set.duration = effort.duration;
  set.reps = effort.reps;
  const bool last = index + 1 == count;
  if (set.reps && index > 0 && random.chance(last ? 0.45 : 0.2))
    set.reps = std::max(1, *set.reps - random.between(1, 2));
  set.rpe = std::min(10.0, effort.rpe + (last ? 0.5 : 0.0));
  if (last && effort.weight && effort.rpe >= 8.5 && random.chance(0.12)) {
    set.set_type = domain::SetType::failure;
    set.rpe = 10;
  }
  set.done_at = done;
  return set;
}

domain::SetLog warm_up_set(const Effort& effort, Instant done) {
  domain::SetLog set;
  set.set_type = domain::SetType::warmup;
  set.weight = std::max(5.0, std::floor(*effort.weight / 2 / dumbbell_step) * dumbbell_step);
  set.reps = 10;
  set.done_at = done;
  return set;
}

std::vector<domain::SetLog> sets_of(const Effort& effort, const domain::PlannedExercise& planned, Instant start,
                                    bool warm_up, Random& random) {
  std::vector<domain::SetLog> sets;
  if (warm_up) sets.push_back(warm_up_set(effort, start + seconds{20}));
  const int count = planned.sets.value_or(1);
  for (int i = 0; i < count; ++i) {
    domain::PlannedExercise so_far = planned;
    so_far.sets = i + 1;
    sets.push_back(set_of(effort, i, count, start + seconds{domain::planned_seconds(so_far)}, random));
  }
  return sets;
}

std::optional<std::string> random_note(Random& random, Week week) {
  static constexpr const char* normal[] = {
      "Grip gave out first.",    "Felt strong today.",
      "Slower on the way down.", "Left shoulder a bit stiff, fine after the first set.",
      "Next time more weight.",  "Short on time, rested less."};
  static constexpr const char* easy[] = {"Easy week, on purpose.", "Kept it light."};
  if (!random.chance(0.025)) return std::nullopt;
  return week == Week::easy ? random.pick(easy) : random.pick(normal);
}

}  // namespace

std::optional<double> working_weight(const domain::Exercise& exercise, double progress, Week week) {
  if (exercise.equipment != domain::Equipment::dumbbells) return std::nullopt;
  const double full_weight =
      first_weight_of(exercise) * (1 + yearly_gain * progress) + dumbbell_step * phase_of(exercise.name);
  const double raw = full_weight * (week == Week::easy ? easy_week_share : 1.0);
  return std::max(dumbbell_step, std::floor(raw / dumbbell_step) * dumbbell_step);
}

std::vector<domain::Completion> make_completions(const LiftingSession& lifting, const domain::PlannedWorkout& planned,
                                                 Random& random) {
  constexpr seconds transition{35};
  std::vector<domain::Completion> done;
  const bool in_a_hurry = random.chance(0.2);
  bool warmed_up = false;
  Instant clock = lifting.start;
  for (const domain::PlannedExercise& exercise : planned.exercises) {
    const bool is_main = exercise.category == domain::Section::main;
    if (random.chance(is_main ? 0.03 : in_a_hurry ? 0.6 : 0.08)) continue;
    domain::Completion completion;
    completion.planned_exercise_id = exercise.id;
    completion.exercise_name = exercise.exercise_name;
    completion.category = exercise.category;
    if (is_main) {
      const Effort effort = effort_of(lifting, exercise, random);
      const bool warm_up = effort.weight && exercise.reps && !warmed_up;
      warmed_up = warmed_up || warm_up;
      completion.sets = sets_of(effort, exercise, clock, warm_up, random);
      completion.notes = random_note(random, lifting.week);
    }
    clock += seconds{domain::planned_seconds(exercise)};
    completion.when = domain::stamp_of(clock, lifting.year.zone);
    clock += transition;
    done.push_back(std::move(completion));
  }
  return done;
}

}  // namespace fitapp::demo
