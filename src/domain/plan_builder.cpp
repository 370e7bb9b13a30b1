// Builds a week of sessions: layout, exercises, doses and texts.
#include "domain/plan_builder.h"

#include <algorithm>
#include <cstdlib>

#include "domain/plan_builder_dose.h"
#include "domain/plan_builder_pick.h"
#include "domain/plan_builder_shortage.h"
#include "domain/plan_builder_week.h"

namespace fitapp::domain {

namespace {

constexpr int seconds_per_repetition = 4;  // docs/behaviour.md, Training and completions

std::string goal_title(Goal goal) {
  switch (goal) {
    case Goal::strength: return "Strength";
    case Goal::muscle_building: return "Muscle Building";
    case Goal::weight_loss: return "Weight Loss";
    case Goal::endurance: return "Endurance";
    case Goal::flexibility: return "Flexibility";
    case Goal::general_fitness: return "General Fitness";
  }
  return "";
}

template <class E>
std::string display_text(E member) {
  std::string text(name_of(member));
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

template <class E>
std::string display_list(const std::vector<E>& members) {
  std::string text;
  for (const E member : members) text += (text.empty() ? "" : ", ") + display_text(member);
  return text;
}

std::string description_of(const PlanPreferences& preferences, std::size_t days) {
  std::string text = std::to_string(days) + " days a week, " + std::to_string(preferences.workout_duration) +
                     " minutes a session, " + display_text(preferences.fitness_level) + " level, " +
                     display_text(preferences.intensity) +
                     " intensity. Focus: " + display_list(preferences.target_areas) + ".";
  if (!preferences.injuries.empty()) text += " Spares: " + display_list(preferences.injuries) + ".";
  return text;
}

std::string advice_for(PlannedType type, Goal goal) {
  switch (type) {
    case PlannedType::cardio: return "Keep a pace at which you can still speak in short sentences.";
    case PlannedType::hiit: return "Work hard but cleanly in each set, and use the whole rest.";
    case PlannedType::yoga: return "Breathe slowly and go only as far as feels good.";
    default: break;
  }
  switch (goal) {
    case Goal::strength: return "Choose a weight or version that is hard by the last repetition, and rest fully.";
    case Goal::weight_loss:
    case Goal::endurance: return "Go from one exercise to the next without hurry but without long breaks.";
    default: return "Choose a weight or version that leaves one or two clean repetitions in reserve.";
  }
}

std::string time_of_day_advice(TimeOfDay time) {
  switch (time) {
    case TimeOfDay::morning: return " In the morning joints are stiff: take the longer warm-up slowly.";
    case TimeOfDay::afternoon: return "";
    case TimeOfDay::evening: return " In the evening let the longer cool-down bring you to rest.";
  }
  return "";
}

// Heavy lifts come first. Core exercises come last because a tired core makes lifts unsafe.
int strength_order(const Exercise* exercise) {
  if (exercise->pattern.starts_with("core")) return 2;
  return is_compound(*exercise) ? 0 : 1;
}

void put_in_order(Section section, PlannedType type, ExerciseList& list) {
  if (section == Section::warmup) {  // cardio first, then mobility
    std::stable_partition(list.begin(), list.end(), [](const Exercise* e) { return e->pattern == "cardio"; });
  } else if (section == Section::main) {
    std::stable_sort(list.begin(), list.end(), [type](const Exercise* a, const Exercise* b) {
      if (type == PlannedType::strength) return strength_order(a) < strength_order(b);
      return type == PlannedType::cardio && is_long(*a) && !is_long(*b);
    });
  } else {  // the longest pose last
    std::stable_sort(list.begin(), list.end(), [](const Exercise* a, const Exercise* b) {
      return a->default_duration.value_or(0) < b->default_duration.value_or(0);
    });
  }
}

// The state of building one week.
class Builder {
 public:
  Builder(const PlanPreferences& preferences, const Catalogue& catalogue, std::uint64_t seed,
          std::vector<SessionOutline> week)
      : preferences_(preferences),
        week_(std::move(week)),
        picker_(preferences, catalogue, seed),
        shortage_(shortage_of(preferences, catalogue)) {}

  BuiltPlan build() {
    BuiltPlan plan;
    plan.name = goal_title(preferences_.primary_goal) + " Plan";
    plan.description = description_of(preferences_, week_.size());
    for (const SessionOutline& outline : week_) plan.workouts.push_back(build_session(outline));
    plan.shortage = shortage_;
    return plan;
  }

 private:
  ExerciseList pick_light(const SessionOutline& outline, Section section) const {
    ExerciseList list = picker_.pick(outline, section, static_cast<std::size_t>(usual_count(preferences_, section)));
    put_in_order(section, outline.type, list);
    return list;
  }

  // Chooses as many main exercises as fit `seconds` best with their usual doses. With more than three candidates it
  // leaves one out, so that the next session can differ.
  ExerciseList pick_main(const SessionOutline& outline, int seconds) const {
    const std::size_t choice = picker_.choice_size(outline, Section::main);
    const auto usual_most = static_cast<std::size_t>(prescription_for(preferences_, outline.type).most_exercises);
    const std::size_t most = std::min(usual_most, choice > 3 ? choice - 1 : choice);
    ExerciseList list = picker_.pick(outline, Section::main, most);
    std::size_t count = 0;
    int total = 0;
    while (count < list.size()) {
      const int next = seconds_of(main_dose(*list[count], preferences_, outline.type));
      if (count >= 3 && std::abs(total + next - seconds) > std::abs(total - seconds)) break;
      total += next;
      ++count;
    }
    list.resize(count);
    put_in_order(Section::main, outline.type, list);
    picker_.avoid_repetition(outline, list);
    return list;
  }

  PlannedWorkout build_session(const SessionOutline& outline) {
    const int target = preferences_.workout_duration * 60;
    const ExerciseList warmup = pick_light(outline, Section::warmup);
    const ExerciseList cooldown = pick_light(outline, Section::cooldown);
    std::vector<Dose> doses;
    for (const Exercise* exercise : warmup) doses.push_back(light_dose(*exercise));
    std::vector<Dose> closing;
    for (const Exercise* exercise : cooldown) closing.push_back(light_dose(*exercise));
    const ExerciseList main = pick_main(outline, target - seconds_of(doses) - seconds_of(closing));
    for (const Exercise* exercise : main) doses.push_back(main_dose(*exercise, preferences_, outline.type));
    doses.insert(doses.end(), closing.begin(), closing.end());
    fit_to_time(doses, target, !shortage_ ? Reach::wider_ranges : Reach::usual_ranges);
    return finish(outline, doses);
  }

  PlannedWorkout finish(const SessionOutline& outline, const std::vector<Dose>& doses) {
    PlannedWorkout workout;
    workout.day_of_week = outline.day_of_week;
    workout.title = outline.title;
    workout.type = outline.type;
    workout.notes = advice_for(outline.type, preferences_.primary_goal) + time_of_day_advice(preferences_.time_of_day);
    ExerciseList used;
    for (const Dose& dose : doses) {
      workout.exercises.push_back(planned_with(dose, static_cast<int>(used.size())));
      used.push_back(dose.exercise);
    }
    picker_.record(used);
    return workout;
  }

  const PlanPreferences& preferences_;
  std::vector<SessionOutline> week_;
  Picker picker_;
  std::optional<Message> shortage_;
};

}  // namespace

BuiltPlan build_plan(const PlanPreferences& preferences, const Catalogue& catalogue, std::uint64_t seed) {
  return Builder(preferences, catalogue, seed, lay_out_week(preferences, possible_types(preferences, catalogue)))
      .build();
}

PlannedWorkout build_session(const PlanPreferences& preferences, PlannedType type, const std::vector<TargetArea>& focus,
                             const Catalogue& catalogue, std::uint64_t seed) {
  SessionOutline outline;
  outline.type = type;
  outline.focus = focus;
  return std::move(Builder(preferences, catalogue, seed, {outline}).build().workouts.front());
}

PlannedExercise planned_from(const Exercise& exercise, int order_index) {
  PlannedExercise planned;
  planned.exercise_key = exercise.key;
  planned.exercise_name = exercise.name;
  planned.category = exercise.category;
  planned.sets = exercise.default_sets;
  planned.reps = exercise.default_reps;
  planned.duration = exercise.default_duration;
  planned.rest_time = exercise.default_rest_time;
  if (exercise.per_side) planned.notes = "On each side.";
  planned.order_index = order_index;
  planned.instructions = exercise.instructions;
  planned.coaching_cues = exercise.coaching_cues;
  planned.video_url = exercise.video_url;
  planned.muscle_groups = exercise.muscle_groups;
  planned.difficulty = exercise.difficulty;
  planned.why_included = exercise.why_included;
  return planned;
}

int estimated_seconds(std::optional<int> sets, std::optional<int> reps, std::optional<int> duration,
                      std::optional<int> rest_time) {
  const int rounds = sets.value_or(1);
  const int work = duration ? *duration : reps.value_or(0) * seconds_per_repetition;
  return rounds * work + std::max(0, rounds - 1) * rest_time.value_or(0);
}

int estimated_minutes(const std::vector<PlannedExercise>& exercises) {
  int seconds = 0;
  for (const PlannedExercise& exercise : exercises) {
    seconds += estimated_seconds(exercise.sets, exercise.reps, exercise.duration, exercise.rest_time);
  }
  return std::max(1, (seconds + 59) / 60);
}

}  // namespace fitapp::domain
