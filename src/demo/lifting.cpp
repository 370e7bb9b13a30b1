// Progressive overload: a little more weight, then repetitions or seconds, with an easy week now and then.
#include "demo/lifting.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "domain/plan_builder.h"

namespace fitapp::demo {
namespace {

using std::chrono::seconds;

constexpr double yearly_gain = 0.5;    // of the first weight
constexpr double easy_share = 0.85;    // of the usual weight
constexpr double dumbbell_step = 2.5;  // lb

struct Start {
  std::string_view name;
  double weight;
};

// What an intermediate woman of 170 lb starts with, in lb of one dumbbell: by key where the pattern says too little.
constexpr Start by_key[] = {{"dumbbell_fly", 10},      {"dumbbell_thruster", 15},    {"renegade_row", 15},
                            {"dumbbell_shrug", 25},    {"dumbbell_wrist_curl", 7.5}, {"dumbbell_swing", 25},
                            {"dumbbell_step_up", 12.5}};
constexpr Start by_pattern[] = {
    {"squat", 25},           {"hinge", 30},         {"lunge", 17.5},          {"horizontal_pull", 22.5},
    {"horizontal_push", 20}, {"vertical_push", 15}, {"isolation_arms", 12.5}, {"isolation_shoulders", 7.5},
    {"carry", 27.5},         {"calves", 25},        {"core_rotation", 12.5}};
constexpr double usual_start = 15;

double first_weight_of(const domain::Exercise& exercise) {
  for (const Start& start : by_key) {
    if (start.name == exercise.key) return start.weight;
  }
  for (const Start& start : by_pattern) {
    if (start.name == exercise.pattern) return start.weight;
  }
  return usual_start;
}

// 0 to 0.9, always the same for a name: otherwise all exercises would get heavier on the same day.
double head_start(std::string_view name) {
  unsigned sum = 0;
  for (const char letter : name) sum += static_cast<unsigned char>(letter);
  return sum % 10 / 10.0;
}

// `planned` as it is done at this point of the year, in steps of `step`: less at first, more at the end.
int grown(int planned, int step, double progress, std::string_view name) {
  const double amount = planned * (0.75 + 0.45 * progress) / step;
  return std::max(1, static_cast<int>(amount + head_start(name))) * step;
}

struct Effort {
  std::optional<double> weight;
  std::optional<int> reps;
  std::optional<int> duration;
  double rpe = 8;
};

Effort effort_of(const Lifting& lifting, const domain::PlannedExercise& planned, Dice& dice) {
  const double progress = lifting.year.progress(lifting.day);
  const bool easy = lifting.week == Week::easy;
  Effort effort;
  const domain::Exercise* exercise = lifting.catalogue.find_by_name(planned.exercise_name);
  if (exercise != nullptr) effort.weight = working_weight(*exercise, progress, lifting.week);
  // With a weight the repetitions stay near the plan; without one they are what grows.
  const std::string& name = planned.exercise_name;
  if (planned.reps) {
    effort.reps = effort.weight ? *planned.reps : grown(*planned.reps, 1, progress, name) - dice.between(0, 1);
  }
  if (planned.duration) effort.duration = grown(*planned.duration, 5, progress, name);
  if (effort.reps) effort.reps = std::max(1, easy ? *effort.reps - 2 : *effort.reps);
  effort.rpe = (easy ? 6.0 : 7.5) + 0.5 * dice.between(0, 2);
  return effort;
}

// The last sets lose a repetition or two and feel harder.
domain::SetLog set_of(const Effort& effort, int index, int count, Instant done, Dice& dice) {
  domain::SetLog set;
  set.weight = effort.weight;
  set.duration = effort.duration;
  set.reps = effort.reps;
  const bool last = index + 1 == count;
  if (set.reps && index > 0 && dice.chance(last ? 0.45 : 0.2)) set.reps = std::max(1, *set.reps - dice.between(1, 2));
  set.rpe = std::min(10.0, effort.rpe + (last ? 0.5 : 0.0));
  if (last && effort.weight && effort.rpe >= 8.5 && dice.chance(0.12)) {
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
                                    bool warm_up, Dice& dice) {
  std::vector<domain::SetLog> sets;
  if (warm_up) sets.push_back(warm_up_set(effort, start + seconds{20}));
  const int count = planned.sets.value_or(1);
  for (int i = 0; i < count; ++i) {
    const int spent = domain::estimated_seconds(i + 1, planned.reps, planned.duration, planned.rest_time);
    sets.push_back(set_of(effort, i, count, start + seconds{spent}, dice));
  }
  return sets;
}

std::optional<std::string> remark(Dice& dice, Week week) {
  static constexpr const char* usual[] = {
      "Grip gave out first.",    "Felt strong today.",
      "Slower on the way down.", "Left shoulder a bit stiff, fine after the first set.",
      "Next time more weight.",  "Short on time, rested less."};
  static constexpr const char* easy[] = {"Easy week, on purpose.", "Kept it light."};
  if (!dice.chance(0.025)) return std::nullopt;
  return week == Week::easy ? dice.pick(easy) : dice.pick(usual);
}

}  // namespace

std::optional<double> working_weight(const domain::Exercise& exercise, double progress, Week week) {
  if (exercise.equipment != domain::Equipment::dumbbells) return std::nullopt;
  const double fresh =
      first_weight_of(exercise) * (1 + yearly_gain * progress) + dumbbell_step * head_start(exercise.name);
  const double raw = fresh * (week == Week::easy ? easy_share : 1.0);
  return std::max(dumbbell_step, std::floor(raw / dumbbell_step) * dumbbell_step);
}

std::vector<domain::Completion> lift(const Lifting& lifting, const domain::PlannedWorkout& planned, Dice& dice) {
  constexpr seconds change_of_place{35};
  std::vector<domain::Completion> done;
  const bool in_a_hurry = dice.chance(0.2);
  bool warmed_up = false;
  Instant clock = lifting.start;
  for (const domain::PlannedExercise& exercise : planned.exercises) {
    const bool is_main = exercise.category == domain::Section::main;
    if (dice.chance(is_main ? 0.03 : in_a_hurry ? 0.6 : 0.08)) continue;
    domain::Completion completion;
    completion.planned_exercise_id = exercise.id;
    completion.exercise_name = exercise.exercise_name;
    completion.category = exercise.category;
    if (is_main) {
      const Effort effort = effort_of(lifting, exercise, dice);
      const bool warm_up = effort.weight && exercise.reps && !warmed_up;
      warmed_up = warmed_up || warm_up;
      completion.sets = sets_of(effort, exercise, clock, warm_up, dice);
      completion.notes = remark(dice, lifting.week);
    }
    clock += seconds{domain::estimated_seconds(exercise.sets, exercise.reps, exercise.duration, exercise.rest_time)};
    completion.when = domain::stamp_of(clock, lifting.year.zone);
    clock += change_of_place;
    done.push_back(std::move(completion));
  }
  return done;
}

}  // namespace fitapp::demo
