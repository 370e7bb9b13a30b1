// Sets, rests and variants are what a trainer changes. The minutes stay: what fewer sets leave over becomes rest,
// warm-up and cool-down, and shorter rests make place for more sets.
#include "coach/session_effort.h"

#include <algorithm>
#include <array>

#include "domain/contains.h"
#include "domain/planning/dose.h"
#include "domain/planning/minutes.h"
#include "domain/planning/pieces.h"
#include "domain/planning/planned.h"
#include "domain/planning/rules.h"
#include "domain/planning/suitability.h"

namespace fitapp::coach {
namespace {

using domain::contains;
using domain::Exercise;
using domain::ExerciseRole;
using domain::PlannedExercise;
using domain::Section;

// Work and rest of an interval by effort, from -2 to 2; both together are a minute. What is thrown or jumped with all
// force has less work, counted sets have a number.
struct Clock {
  int work;
  int rest;
  int power_work;
  int power_rest;
  int reps;
  int reps_per_side;
  int reps_rest;
};
constexpr std::array<Clock, 5> clocks = {{{15, 45, 10, 50, 6, 4, 60},
                                          {20, 40, 15, 45, 8, 5, 45},
                                          {30, 30, 20, 30, 10, 6, 30},
                                          {40, 20, 20, 25, 12, 8, 20},
                                          {45, 15, 25, 20, 15, 10, 15}}};

constexpr int rest_step = 5;             // s
constexpr int longest_interval = 60;     // s, of work
constexpr int shortest_piece = 300;      // s, of steady cardio
constexpr int most_rest_added = 45;      // s
constexpr int longest_rest = 180;        // s
constexpr int longest_small_rest = 120;  // s
constexpr int shortest_hold = 15;        // s
constexpr int longest_hold = 60;         // s
constexpr int hold_step = 10;            // s
constexpr int reps_step = 2;
constexpr int least_range = 2;        // repetitions between the lower end and the top
constexpr int longest_warm_up = 300;  // s, its steady piece
constexpr int most_sets = 4;
constexpr int most_sets_of_main_lift = 5;

class Effort {
 public:
  Effort(std::vector<PlannedExercise> exercises, const EffortScope& scope)
      : list_(std::move(exercises)), scope_(scope) {}

  std::vector<PlannedExercise> from_to(int from, int to) && {
    const int direction = to < from ? -1 : 1;
    for (int step = from; step != to; step += direction) {
      sets_before_ = sets();
      const std::vector<PlannedExercise> before = list_;
      if (scope_.type == RecommendedType::hiit) {
        change_intervals(step + direction, direction);
      } else if (direction < 0) {
        ease();
      } else {
        harden();
      }
      if (direction > 0 && is_careful() && sets() < sets_before_) list_ = before;
    }
    return std::move(list_);
  }

 private:
  const Exercise* known(const PlannedExercise& each) const {
    return each.exercise_key ? scope_.catalogue.find_by_key(*each.exercise_key) : nullptr;
  }
  static bool is_main(const PlannedExercise& each) { return each.category == Section::main; }
  static bool is_piece(const PlannedExercise& each) {
    return is_main(each) && each.duration.value_or(0) >= shortest_piece;
  }
  bool is_main_lift(const PlannedExercise& each) const {
    const Exercise* exercise = known(each);
    return exercise != nullptr && exercise->role == ExerciseRole::main_lift;
  }
  bool is_small(const PlannedExercise& each) const {
    const Exercise* exercise = known(each);
    return exercise == nullptr ||
           (exercise->role != ExerciseRole::main_lift && exercise->role != ExerciseRole::assistance);
  }
  int minutes() const { return domain::planned_minutes(list_); }
  bool is_short() const { return minutes() * 10 < scope_.minutes * 9; }
  int sets() const {
    int count = 0;
    for (const PlannedExercise& each : list_) count += is_main(each) ? each.sets.value_or(1) : 0;
    return count;
  }
  // Below 16 and from 65 on more effort is neither fewer sets nor shorter rests nor a weight.
  bool is_careful() const { return domain::is_senior(scope_.preferences) || domain::is_youth(scope_.preferences); }
  static bool is_power(const Exercise& exercise) { return contains(exercise.traits, domain::Trait::power); }
  bool is_there(const Exercise& exercise) const {
    return std::ranges::any_of(list_, [&](const auto& each) { return each.exercise_key == exercise.key; });
  }
  bool may_come(const Exercise& other) const {
    return other.category == Section::main && !is_there(other) && scope_.is_allowed(other) &&
           other.difficulty <= scope_.preferences.fitness_level;
  }
  template <class Fits>
  const Exercise* best(const Fits& fits) const {
    const Exercise* found = nullptr;
    for (const Exercise& each : scope_.catalogue.all()) {
      if (may_come(each) && fits(each) && (found == nullptr || each.rank < found->rank)) found = &each;
    }
    return found;
  }

  // Sets and rest stay, and repetitions or seconds where both have them.
  void replace(PlannedExercise& old, const Exercise& other) const {
    const auto dose = domain::planning::main_dose(other, scope_.preferences);
    PlannedExercise next = domain::planning::planned_with(dose, old.order_index);
    next.sets = old.sets;
    next.rest_time = old.rest_time;
    if (next.reps && old.reps) {
      next.reps = old.reps;
      next.reps_max = old.reps_max;
    }
    if (next.duration && old.duration) next.duration = old.duration;
    old = std::move(next);
  }

  // "Knee push-up" for "push-up"; of loaded lifts one that asks for less skill.
  void ease_variants() {
    bool is_lift_changed = false;
    for (PlannedExercise& each : list_) {
      const Exercise* now = known(each);
      if (!is_main(each) || is_piece(each) || now == nullptr) continue;
      const Exercise* other =
          best([&](const Exercise& easier) { return easier.harder == now->key && !is_power(easier); });
      if (other == nullptr && !is_lift_changed && now->role == ExerciseRole::main_lift && now->skill > 1) {
        other = best([&](const Exercise& easier) {
          return easier.pattern == now->pattern && easier.role == now->role && easier.skill < now->skill &&
                 easier.primary_muscles.front() == now->primary_muscles.front() && domain::is_loaded(easier);
        });
        is_lift_changed = other != nullptr;
      }
      if (other != nullptr) replace(each, *other);
    }
  }
  void harden_variants() {
    for (PlannedExercise& each : list_) {
      const Exercise* now = known(each);
      if (!is_main(each) || now == nullptr || !now->harder) continue;
      const Exercise* other = scope_.catalogue.find_by_key(*now->harder);
      if (other == nullptr || !may_come(*other)) continue;
      if (is_careful() && domain::is_loaded(*other) && !domain::is_loaded(*now)) continue;
      const PlannedExercise before = each;
      replace(each, *other);
      if (minutes() > scope_.minutes) each = before;
    }
  }

  void ease() {
    ease_variants();
    change_piece(-1);
    for (PlannedExercise& each : list_) {
      if (!is_main(each) || is_piece(each)) continue;
      if (each.reps && each.sets.value_or(1) > 2) --*each.sets;
      if (each.duration) each.duration = std::min(*each.duration, std::max(shortest_hold, *each.duration - hold_step));
    }
    const std::vector<PlannedExercise> base = list_;
    const bool is_yoga = scope_.type == RecommendedType::yoga;  // its holds need no long rests
    while (minutes() < scope_.minutes && ((!is_yoga && lengthen_rest(base)) || lengthen_light())) {
    }
    while (is_short() && (is_yoga || sets() + 1 < sets_before_) && change_sets(1)) {
    }
    if (is_short()) end_with_walk();
  }

  void harden() {
    harden_variants();
    change_piece(1);
    if (!is_careful()) shorten_rests();
    for (PlannedExercise& each : list_) raise_amounts(each);
    while (minutes() < scope_.minutes && change_sets(1)) {
    }
    while (minutes() > scope_.minutes && change_sets(-1)) {
    }
    while (minutes() < scope_.minutes && is_short() && lengthen_light()) {
    }
  }

  void shorten_rests() {
    for (PlannedExercise& each : list_) {
      if (!is_main(each) || is_piece(each)) continue;
      const Exercise* exercise = known(each);
      const bool is_loaded = exercise == nullptr || domain::is_loaded(*exercise);
      const int rest = each.rest_time.value_or(0);
      const int least = is_main_lift(each) && is_loaded ? 75 : is_small(each) ? 40 : 60;
      if (rest > least) each.rest_time = std::max(least, rest * 3 / 4 / rest_step * rest_step);
    }
  }
  // Longer holds, and without a weight more repetitions, where the minutes allow it. "10–15" becomes "12–15"; at the
  // top of the range more sets remain.
  void raise_amounts(PlannedExercise& each) {
    const Exercise* exercise = known(each);
    if (!is_main(each) || is_piece(each) || exercise == nullptr) return;
    const PlannedExercise before = each;
    const bool is_strength = scope_.type == RecommendedType::strength;
    const int longest = is_strength && is_careful() ? domain::longest_gentle_hold : longest_hold;
    if (each.duration) each.duration = std::max(*each.duration, std::min(longest, *each.duration + hold_step));
    if (each.reps && !domain::is_loaded(*exercise)) {
      const int top = domain::dose_for(*exercise, scope_.preferences.primary_goal).reps.high;
      const int highest = each.reps_max ? *each.reps_max - least_range : top;
      each.reps = std::max(*each.reps, std::min(highest, *each.reps + reps_step));
    }
    // Yoga has fewer and longer holds instead.
    const bool may_drop_sets = scope_.type == RecommendedType::yoga && !is_careful();
    if (!may_drop_sets && minutes() > scope_.minutes) each = before;
  }

  // A set more for the exercise with the fewest, or one less for that with the most, unless it becomes too long.
  bool change_sets(int by) {
    PlannedExercise* chosen = nullptr;
    for (PlannedExercise& each : list_) {
      if (!is_main(each) || is_piece(each) || !each.sets) continue;
      const int most = is_main_lift(each) ? most_sets_of_main_lift : most_sets;
      if (by > 0 ? *each.sets >= most : *each.sets <= 1) continue;
      if (chosen == nullptr || (by > 0 ? *each.sets < *chosen->sets : *each.sets > *chosen->sets)) chosen = &each;
    }
    if (chosen == nullptr) return false;
    *chosen->sets += by;
    if (by < 0 || minutes() <= scope_.minutes) return true;
    *chosen->sets -= by;
    return false;
  }

  // Of the rest that was lengthened least.
  bool lengthen_rest(const std::vector<PlannedExercise>& base) {
    PlannedExercise* chosen = nullptr;
    int least = most_rest_added;
    for (std::size_t at = 0; at < list_.size(); ++at) {
      PlannedExercise& each = list_[at];
      if (!is_main(each) || is_piece(each) || each.sets.value_or(1) < 2 || !each.rest_time) continue;
      const int added = *each.rest_time - base[at].rest_time.value_or(0);
      const bool is_longest = *each.rest_time >= (is_main_lift(each) ? longest_rest : longest_small_rest);
      if (is_longest || added >= least) continue;
      least = added;
      chosen = &each;
    }
    return chosen != nullptr && lengthen(*chosen->rest_time, rest_step);
  }
  // The steady piece of the warm-up, then the stretches.
  bool lengthen_light() {
    for (PlannedExercise& each : list_) {
      const int seconds = each.duration.value_or(0);
      if (is_main(each) || seconds == 0) continue;
      const bool is_steady = each.category == Section::warmup && seconds >= 90;
      if (is_steady ? seconds < longest_warm_up : each.category == Section::cooldown && seconds < longest_hold) {
        if (lengthen(*each.duration, is_steady ? 30 : rest_step)) return true;
      }
    }
    return false;
  }
  bool lengthen(int& seconds, int by) {
    seconds += by;
    if (minutes() <= scope_.minutes) return true;
    seconds -= by;
    return false;
  }

  // A gentler or a harder way to move; without one, less of it, and a walk at the end.
  void change_piece(int direction) {
    for (PlannedExercise& each : list_) {
      const Exercise* now = known(each);
      if (!is_piece(each) || now == nullptr || now->role != ExerciseRole::conditioning) continue;
      using domain::planning::is_harder;
      using domain::planning::mode_of;
      const auto jumps = [](const Exercise& exercise) { return contains(exercise.traits, domain::Trait::impact); };
      const Exercise* other = best([&](const Exercise& next) {
        if (!domain::planning::is_piece(next) || next.rank > 2) return false;
        if (direction > 0) return is_harder(next) && !is_harder(*now) && mode_of(next) == mode_of(*now);
        if (is_harder(next)) return false;
        return is_harder(*now) ? mode_of(next) == mode_of(*now) : jumps(*now) && !jumps(next);
      });
      if (other != nullptr) {
        replace(each, *other);
      } else if (direction < 0) {
        each.duration = std::max(shortest_piece, *each.duration * 3 / 4 / 60 * 60);
      } else {
        const int left = (scope_.minutes - minutes()) * 60;
        each.duration = *each.duration + std::max(0, left / 60 * 60);
      }
      return;
    }
  }
  void end_with_walk() {
    const Exercise* walk = scope_.catalogue.find_by_key("slow_walk");
    if (walk == nullptr || !scope_.is_allowed(*walk) || is_there(*walk)) return;
    PlannedExercise planned = domain::planned_from(*walk, static_cast<int>(list_.size()));
    planned.sets = 1;
    planned.duration = std::clamp((scope_.minutes - minutes()) * 60 / 30 * 30, 60, 2 * longest_warm_up);
    const auto at = std::ranges::find(list_, Section::cooldown, &PlannedExercise::category);
    list_.insert(at, std::move(planned));
    while (minutes() > scope_.minutes && *list_.back().duration > longest_warm_up) *list_.back().duration -= 30;
  }

  // --- Intervals ---

  void change_intervals(int effort, int direction) {
    const Clock& clock = clocks[static_cast<std::size_t>(std::clamp(effort, -2, 2) + 2)];
    change_interval_variant(direction);
    for (PlannedExercise& each : list_) {
      const Exercise* exercise = known(each);
      if (!is_main(each) || is_piece(each) || exercise == nullptr) continue;
      if (each.duration) {
        each.duration = is_power(*exercise) ? clock.power_work : clock.work;
        each.rest_time = is_power(*exercise) ? clock.power_rest : clock.rest;
      } else {
        each.reps = each.per_side ? clock.reps_per_side : clock.reps;
        each.reps_max.reset();
        each.rest_time = clock.reps_rest;
      }
    }
    change_piece(direction);
    while (minutes() > scope_.minutes && change_sets(-1)) {
    }
    while (is_short() && (direction < 0 ? lengthen_light() : change_sets(1))) {
    }
    while (is_short() && change_sets(1)) {
    }
  }
  void change_interval_variant(int direction) {
    const auto is_hard = [](const Exercise& each) {
      return contains(each.traits, domain::Trait::impact) || each.difficulty > domain::Level::beginner;
    };
    for (PlannedExercise& each : list_) {
      const Exercise* now = known(each);
      if (!is_main(each) || is_piece(each) || now == nullptr || is_hard(*now) != (direction < 0)) continue;
      if (now->role != ExerciseRole::conditioning) continue;
      const Exercise* other = best([&](const Exercise& next) {
        return next.role == ExerciseRole::conditioning && contains(next.styles, domain::PlannedType::hiit) &&
               next.default_duration.value_or(0) <= longest_interval && is_hard(next) == (direction > 0) &&
               !contains(next.traits, domain::Trait::supported) && next.rank < 3 && next.implement == now->implement &&
               (direction > 0 || is_power(*now) || !is_power(next)) &&
               next.default_duration.has_value() == now->default_duration.has_value();
      });
      if (other == nullptr) continue;
      replace(each, *other);
      return;
    }
  }

  std::vector<PlannedExercise> list_;
  const EffortScope& scope_;
  int sets_before_ = 0;
};

}  // namespace

std::vector<PlannedExercise> with_effort(std::vector<PlannedExercise> exercises, int from, int to,
                                         const EffortScope& scope) {
  return Effort(std::move(exercises), scope).from_to(from, to);
}

}  // namespace fitapp::coach
