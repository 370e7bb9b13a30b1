// Fits a template to a user: chooses the first suitable exercise of each ladder.
#include "domain/plantemplates.h"

#include <algorithm>
#include <set>

#include "domain/contains.h"
#include "domain/planning/planned.h"

namespace fitapp::domain {

namespace {

template <class T>
int shared(const std::vector<T>& a, const std::vector<T>& b) {
  return static_cast<int>(std::count_if(a.begin(), a.end(), [&](const T& each) { return contains(b, each); }));
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
      const Exercise* preferred = first_of(*slot.ladder, Injuries::ignored);
      if (preferred == nullptr) continue;
      const Exercise* chosen = first_of(*slot.ladder, Injuries::avoided);
      if (chosen == nullptr) chosen = nearest(*preferred);
      if (chosen != preferred) add_swap(*preferred, chosen);
      if (chosen == nullptr) continue;
      used_.insert(chosen);
      workout.exercises.push_back(planned(slot, *chosen, static_cast<int>(workout.exercises.size())));
    }
    return workout;
  }

  enum class Injuries { ignored, avoided };

  bool loads_injury(const Exercise& exercise) const { return shared(exercise.loads, injuries_) > 0; }

  bool possible(const Exercise& exercise) const {
    return contains(equipment_, exercise.equipment) && exercise.difficulty <= plan_.level && !used_.contains(&exercise);
  }

  const Exercise* first_of(const Ladder& ladder, Injuries injuries) const {
    for (const std::string_view key : ladder) {
      const Exercise* exercise = catalogue_.find_by_key(key);
      if (exercise == nullptr || !possible(*exercise)) continue;
      if (injuries == Injuries::ignored || !loads_injury(*exercise)) return exercise;
    }
    return nullptr;
  }

  // An exercise outside the ladder that trains mostly the same muscles and areas, preferably with the same movement.
  const Exercise* nearest(const Exercise& preferred) const {
    const Exercise* best = nullptr;
    int best_score = 0;
    for (const Exercise& exercise : catalogue_.all()) {
      if (exercise.category != preferred.category || !possible(exercise) || loads_injury(exercise)) continue;
      if (!contains(exercise.styles, PlannedType::strength)) continue;
      const int score = 1 + 6 * shared(exercise.primary_muscles, preferred.primary_muscles) +
                        (exercise.pattern == preferred.pattern ? 4 : 0) + 2 * shared(exercise.areas, preferred.areas) +
                        shared(exercise.muscle_groups, preferred.muscle_groups);
      if (score > best_score) best = &exercise;
      best_score = std::max(score, best_score);
    }
    return best;
  }

  void add_swap(const Exercise& preferred, const Exercise* chosen) {
    TemplateSwap swap{preferred.name, std::nullopt, {}};
    if (chosen != nullptr) swap.to = chosen->name;
    for (const BodyArea area : injuries_) {
      if (contains(preferred.loads, area) && !contains(swap.spares, area)) swap.spares.push_back(area);
    }
    const bool known = std::any_of(swaps_.begin(), swaps_.end(), [&](const TemplateSwap& each) {
      return each.from == swap.from && each.to == swap.to;
    });
    if (!known) swaps_.push_back(std::move(swap));
  }

  // Few repetitions are hard only with a weight, so exercises without one keep the catalogue's number. Otherwise the
  // slot's number is limited to a range around the catalogue's, so that a slot with many repetitions does not ask a
  // beginner for too many.
  static int repetitions(int preferred, const Exercise& exercise) {
    const int own = *exercise.default_reps;
    if (exercise.equipment == Equipment::bodyweight || exercise.equipment == Equipment::resistance_bands) return own;
    constexpr int fewer = 4;
    constexpr int more = 2;
    return std::clamp(preferred, std::max(1, own - fewer), own + more);
  }

  static PlannedExercise planned(const TemplateSlot& slot, const Exercise& exercise, int order_index) {
    PlannedExercise made = planned_from(exercise, order_index);
    if (slot.sets > 0) made.sets = slot.sets;
    if (slot.reps > 0 && made.reps) made.reps = repetitions(slot.reps, exercise);
    if (slot.seconds > 0 && made.duration) made.duration = slot.seconds;
    made.rest_time = default_rest_seconds;
    return made;
  }

  const PlanTemplate& plan_;
  std::vector<Equipment> equipment_;
  const std::vector<BodyArea>& injuries_;
  const Catalogue& catalogue_;
  std::set<const Exercise*> used_;  // of the current day
  std::vector<TemplateSwap> swaps_;
};

}  // namespace

FittedTemplate fit_template(const PlanTemplate& plan, EquipmentChoice equipment, const std::vector<BodyArea>& injuries,
                            const Catalogue& catalogue) {
  return Fitter(plan, equipment, injuries, catalogue).fit();
}

}  // namespace fitapp::domain
