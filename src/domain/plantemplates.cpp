// Walks down each ladder of a template to the first exercise a person can and may do; it holds no content.
#include "domain/plantemplates.h"

#include <algorithm>
#include <set>

#include "domain/holds.h"
#include "domain/plan_builder.h"

namespace fitapp::domain {

namespace {

template <class T>
int shared(const std::vector<T>& a, const std::vector<T>& b) {
  return static_cast<int>(std::count_if(a.begin(), a.end(), [&](const T& each) { return holds(b, each); }));
}

class Fitter {
 public:
  Fitter(const PlanTemplate& plan, EquipmentChoice equipment, const std::vector<BodyArea>& injuries,
         const Catalogue& catalogue)
      : plan_(plan), equipment_(equipment_allowed_by(equipment)), injuries_(injuries), catalogue_(catalogue) {}

  FittedTemplate fit() {
    FittedTemplate fitted{
        plan_.level, std::string(plan_.name), std::string(plan_.description), std::string(plan_.progression), {}, {}};
    for (const TemplateDay& day : plan_.days) fitted.workouts.push_back(fit_day(day));
    fitted.swaps = std::move(swaps_);
    return fitted;
  }

 private:
  PlannedWorkout fit_day(const TemplateDay& day) {
    used_.clear();
    PlannedWorkout workout;
    workout.day_of_week = day.day_of_week;
    workout.title = day.title;
    workout.notes = std::string(day.notes);
    for (const TemplateSlot& slot : day.slots) {
      const Exercise* wanted = first_of(*slot.ladder, Sparing::no);
      if (wanted == nullptr) continue;
      const Exercise* chosen = first_of(*slot.ladder, Sparing::yes);
      if (chosen == nullptr) chosen = nearest(*wanted);
      if (chosen != wanted) remember_swap(*wanted, chosen);
      if (chosen == nullptr) continue;
      used_.insert(chosen);
      workout.exercises.push_back(planned(slot, *chosen, static_cast<int>(workout.exercises.size())));
    }
    return workout;
  }

  enum class Sparing { no, yes };

  bool loads_injury(const Exercise& exercise) const { return shared(exercise.loads, injuries_) > 0; }

  bool possible(const Exercise& exercise) const {
    return holds(equipment_, exercise.equipment) && exercise.difficulty <= plan_.level && !used_.contains(&exercise);
  }

  const Exercise* first_of(const Ladder& ladder, Sparing sparing) const {
    for (const std::string_view key : ladder) {
      const Exercise* exercise = catalogue_.find_by_key(key);
      if (exercise == nullptr || !possible(*exercise)) continue;
      if (sparing == Sparing::no || !loads_injury(*exercise)) return exercise;
    }
    return nullptr;
  }

  // Off the ladder: what trains most of the same, by the same movement where there is one.
  const Exercise* nearest(const Exercise& wanted) const {
    const Exercise* best = nullptr;
    int best_score = 0;
    for (const Exercise& exercise : catalogue_.all()) {
      if (exercise.category != wanted.category || !possible(exercise) || loads_injury(exercise)) continue;
      if (!holds(exercise.styles, PlannedType::strength)) continue;
      const int score = 1 + 6 * shared(exercise.primary_muscles, wanted.primary_muscles) +
                        (exercise.pattern == wanted.pattern ? 4 : 0) + 2 * shared(exercise.areas, wanted.areas) +
                        shared(exercise.muscle_groups, wanted.muscle_groups);
      if (score > best_score) best = &exercise;
      best_score = std::max(score, best_score);
    }
    return best;
  }

  void remember_swap(const Exercise& wanted, const Exercise* chosen) {
    TemplateSwap swap{wanted.name, std::nullopt, {}};
    if (chosen != nullptr) swap.to = chosen->name;
    for (const BodyArea area : injuries_) {
      if (holds(wanted.loads, area) && !holds(swap.spares, area)) swap.spares.push_back(area);
    }
    const bool known = std::any_of(swaps_.begin(), swaps_.end(), [&](const TemplateSwap& each) {
      return each.from == swap.from && each.to == swap.to;
    });
    if (!known) swaps_.push_back(std::move(swap));
  }

  // Only a weight makes five repetitions hard: without one the catalogue's own number counts. Nor does a slot for many
  // turn ten pull-ups into a beginning.
  static int repetitions(int wanted, const Exercise& exercise) {
    const int own = *exercise.default_reps;
    if (exercise.equipment == Equipment::bodyweight || exercise.equipment == Equipment::resistance_bands) return own;
    constexpr int fewer = 4;
    constexpr int more = 2;
    return std::clamp(wanted, std::max(1, own - fewer), own + more);
  }

  static PlannedExercise planned(const TemplateSlot& slot, const Exercise& exercise, int order_index) {
    PlannedExercise made = planned_from(exercise, order_index);
    if (slot.sets > 0) made.sets = slot.sets;
    if (slot.reps > 0 && made.reps) made.reps = repetitions(slot.reps, exercise);
    if (slot.seconds > 0 && made.duration) made.duration = slot.seconds;
    made.rest_time = default_rest_seconds;  // part-1 §7 'Template rest time is 60'
    return made;
  }

  const PlanTemplate& plan_;
  std::vector<Equipment> equipment_;
  const std::vector<BodyArea>& injuries_;
  const Catalogue& catalogue_;
  std::set<const Exercise*> used_;  // of the day in the making
  std::vector<TemplateSwap> swaps_;
};

}  // namespace

FittedTemplate fit_template(const PlanTemplate& plan, EquipmentChoice equipment, const std::vector<BodyArea>& injuries,
                            const Catalogue& catalogue) {
  return Fitter(plan, equipment, injuries, catalogue).fit();
}

}  // namespace fitapp::domain
