// Checks a finished plan against the rules. Shares no code with the builder.
#include "support/plan_checker.h"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

namespace fitapp::test {

namespace {

using namespace domain;

template <class T>
bool contains(const std::vector<T>& list, const T& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

// The equipment table (docs/behaviour.md, Plans and templates), as what each choice excludes.
bool has_equipment(EquipmentChoice choice, Equipment needed) {
  const std::string word(name_of(choice));
  if (needed == Equipment::bodyweight || word == "gym" || word == "full_gym") return true;
  if (needed == Equipment::full_gym) return false;
  if (word == "home_gym") return true;
  if (needed == Equipment::home_gym) return false;
  if (word == "basic") return true;
  if (needed == Equipment::resistance_bands) return word == "resistance_bands";
  return word == "dumbbells" || word.find("_weights") != std::string::npos;
}

bool avoids(const Exercise& exercise, const std::vector<BodyArea>& injuries) {
  return std::none_of(exercise.loads.begin(), exercise.loads.end(),
                      [&](BodyArea area) { return contains(injuries, area); });
}

class Checker {
 public:
  Checker(const PlanPreferences& preferences, const Catalogue& catalogue, const BuiltPlan& plan)
      : preferences_(preferences), catalogue_(catalogue), plan_(plan) {
    for (const Exercise& exercise : catalogue.all()) {
      if (!has_equipment(preferences.equipment, exercise.equipment) || !avoids(exercise, preferences.injuries))
        continue;
      ++allowed_[exercise.category];
      if (exercise.difficulty <= preferences.fitness_level) ++at_level_[exercise.category];
    }
    complete_ = allowed_[Section::warmup] >= 3 && allowed_[Section::main] >= 3 && allowed_[Section::cooldown] >= 2;
  }

  std::vector<std::string> check() {
    check_days();
    check_words();
    for (const PlannedWorkout& workout : plan_.workouts) check_session(workout);
    check_variety();
    return broken_;
  }

 private:
  template <class... Parts>
  void expect(bool good, const Parts&... parts) {
    if (good) return;
    std::ostringstream text;
    (text << ... << parts);
    broken_.push_back(text.str());
  }

  void check_days() {
    std::set<int> days;
    int last = -1;
    for (const PlannedWorkout& workout : plan_.workouts) {
      const int from_monday = (workout.day_of_week + 6) % 7;
      expect(workout.day_of_week >= 0 && workout.day_of_week <= 6, "day ", workout.day_of_week);
      expect(from_monday > last, "days are not in the order Monday to Sunday");
      last = from_monday;
      days.insert(workout.day_of_week);
    }
    expect(static_cast<int>(days.size()) == preferences_.workouts_per_week, days.size(), " days");
    int longest = 0;
    for (int start = 0; start < 7; ++start) {
      int run = 0;
      while (run < 7 && days.count((start + run) % 7) == 1) ++run;
      longest = std::max(longest, run);
    }
    const int week = preferences_.workouts_per_week;
    expect(week > 3 || longest == 1, "neighbouring days in a week of ", week);
    expect(week > 5 || longest < week, "all days in one run");
    if (week == 6) expect(days.count(0) == 0, "no rest on Sunday");
  }

  void check_words() {
    expect(!plan_.name.empty() && plan_.name.size() <= 200, "plan name '", plan_.name, "'");
    expect(!plan_.description.empty() && plan_.description.size() <= 2000, "plan description");
    expect(plan_.shortage.has_value() != complete_, "shortage is '", shortage_text(), "'");
    if (!complete_) check_shortage();
    std::set<std::string> titles;
    for (const PlannedWorkout& workout : plan_.workouts) {
      expect(!workout.title.empty() && workout.title.size() <= 200, "title '", workout.title, "'");
      expect(titles.insert(workout.title).second, "title '", workout.title, "' appears twice");
      expect(workout.type != PlannedType::rest, "a rest day was planned");
    }
  }

  std::string shortage_text() const { return plan_.shortage ? plan_.shortage->text : ""; }

  void check_shortage() {
    bool names_injury = false;
    for (const BodyArea area : preferences_.injuries) {
      const std::string word = area == BodyArea::lower_back ? "lower back" : std::string(name_of(area));
      names_injury = names_injury || shortage_text().find(word) != std::string::npos;
    }
    std::map<Section, int> without_injuries;
    for (const Exercise& exercise : catalogue_.all()) {
      if (has_equipment(preferences_.equipment, exercise.equipment)) ++without_injuries[exercise.category];
    }
    const bool equipment_suffices = without_injuries[Section::warmup] >= 3 && without_injuries[Section::main] >= 3 &&
                                    without_injuries[Section::cooldown] >= 2;
    const bool names_equipment = shortage_text().find("training") != std::string::npos;
    expect(names_injury || names_equipment, "shortage without a reason");
    expect(names_injury || !equipment_suffices, "shortage hides the injury");
    expect(names_equipment != equipment_suffices, "shortage is wrong about the equipment");
  }

  void check_session(const PlannedWorkout& workout) {
    std::map<Section, int> counts;
    std::set<std::string> names;
    int seconds = 0;
    int order = 0;
    Section section = Section::warmup;
    for (const PlannedExercise& planned : workout.exercises) {
      expect(names.insert(planned.exercise_name).second, planned.exercise_name, " appears twice in ", workout.title);
      expect(planned.order_index == order++, "order of ", workout.title);
      expect(planned.category >= section, "sections of ", workout.title, " are mixed");
      section = planned.category;
      ++counts[section];
      check_exercise(workout, planned);
      const int work = planned.duration ? *planned.duration : planned.reps.value_or(0) * 4;
      seconds += planned.sets.value_or(1) * work + (planned.sets.value_or(1) - 1) * planned.rest_time.value_or(0);
    }
    check_counts(workout, counts);
    check_time(workout, seconds);
    check_style(workout, counts[Section::main]);
    check_focus(workout, counts[Section::main]);
  }

  void check_exercise(const PlannedWorkout& workout, const PlannedExercise& planned) {
    const Exercise* known = catalogue_.find_by_key(planned.exercise_key.value_or(""));
    expect(known != nullptr, planned.exercise_name, " is not in the catalogue");
    if (known == nullptr) return;
    expect(avoids(*known, preferences_.injuries), planned.exercise_name, " loads an injured area");
    expect(has_equipment(preferences_.equipment, known->equipment), planned.exercise_name, " lacks its equipment");
    expect(known->category == planned.category, planned.exercise_name, " is in the wrong section");
    expect(!planned.weight, planned.exercise_name, " has a weight");
    expect(planned.reps.has_value() != planned.duration.has_value(), planned.exercise_name, " has both amounts");
    expect(planned.sets.value_or(0) >= 1 && planned.sets.value_or(0) <= 12, planned.exercise_name, " sets");
    expect(planned.reps.value_or(1) >= 1 && planned.duration.value_or(1) >= 1, planned.exercise_name, " amount");
    expect(planned.rest_time.value_or(-1) >= 0 && planned.rest_time.value_or(0) <= 180, planned.exercise_name, " rest");
    expect(planned.instructions && planned.video_url && planned.why_included, planned.exercise_name,
           " lacks its texts");
    // Harder exercises are allowed only when the user's level has too few for a varied week.
    if (at_level_[known->category] >= 9) {
      expect(known->difficulty <= preferences_.fitness_level, planned.exercise_name, " is above the level");
    }
    if (known->category == Section::main && has_enough()) check_dose(workout, planned);
  }

  // Enough exercises to fill the time within the goal's usual ranges.
  bool has_enough() { return at_level_[Section::main] >= 25; }

  void check_dose(const PlannedWorkout& workout, const PlannedExercise& planned) {
    if (workout.type != PlannedType::strength) {
      expect(*planned.rest_time <= 60, planned.exercise_name, " rests ", *planned.rest_time, " s in ", workout.title);
      return;
    }
    int reps_low = 8, reps_high = 15, rest_low = 30, rest_high = 90;
    switch (preferences_.primary_goal) {
      case Goal::strength: reps_low = 3, reps_high = 6, rest_low = 120, rest_high = 180; break;
      case Goal::muscle_building: reps_high = 12, rest_low = 60; break;
      case Goal::weight_loss:
      case Goal::endurance: reps_low = 12, reps_high = 20, rest_low = 15, rest_high = 60; break;
      default: break;
    }
    if (planned.reps) {
      expect(*planned.reps >= reps_low && *planned.reps <= reps_high, planned.exercise_name, " x ", *planned.reps);
    }
    expect(*planned.rest_time >= rest_low && *planned.rest_time <= rest_high, planned.exercise_name, " rests ",
           *planned.rest_time, " s");
    expect(*planned.sets >= 2 && *planned.sets <= 6, planned.exercise_name, " has ", *planned.sets, " sets");
  }

  void check_counts(const PlannedWorkout& workout, std::map<Section, int>& counts) {
    for (const Section section : {Section::warmup, Section::main, Section::cooldown}) {
      const SectionLimits limits = section_limits(section);
      const int least = std::min(limits.hinted_minimum, allowed_[section]);
      expect(counts[section] >= least && counts[section] <= limits.maximum, workout.title, " has ", counts[section],
             " ", name_of(section), " exercises");
    }
  }

  void check_time(const PlannedWorkout& workout, int seconds) {
    const double share = seconds / (preferences_.workout_duration * 60.0);
    expect(share <= 1.15, workout.title, " takes ", seconds, " s");
    expect(share >= 0.85 || !complete_, workout.title, " takes only ", seconds, " s");
    const int minutes = estimated_minutes(workout.exercises);
    expect(minutes == std::max(1, (seconds + 59) / 60), "minutes differ from seconds");
    expect(minutes <= preferences_.workout_duration * 1.15, workout.title, " shows ", minutes, " minutes");
  }

  bool usable(const Exercise& exercise) const {
    return exercise.category == Section::main && exercise.difficulty <= preferences_.fitness_level &&
           has_equipment(preferences_.equipment, exercise.equipment) && avoids(exercise, preferences_.injuries);
  }

  template <class Match>
  int usable_count(const Match& match) const {
    return static_cast<int>(std::count_if(catalogue_.all().begin(), catalogue_.all().end(),
                                          [&](const Exercise& e) { return usable(e) && match(e); }));
  }

  template <class Match>
  int used_count(const PlannedWorkout& workout, const Match& match) const {
    return static_cast<int>(
        std::count_if(workout.exercises.begin(), workout.exercises.end(), [&](const PlannedExercise& planned) {
          const Exercise* exercise = catalogue_.find_by_key(planned.exercise_key.value_or(""));
          return exercise != nullptr && exercise->category == Section::main && match(*exercise);
        }));
  }

  void check_style(const PlannedWorkout& workout, int mains) {
    const auto in_style = [&](const Exercise& exercise) { return contains(exercise.styles, workout.type); };
    if (usable_count(in_style) < 10) return;
    expect(used_count(workout, in_style) == mains, workout.title, " mixes styles");
  }

  // A session with one target area trains it with at least half of its exercises.
  void check_focus(const PlannedWorkout& workout, int mains) {
    if (preferences_.target_areas.size() != 1) return;
    const TargetArea target = preferences_.target_areas.front();
    if (target == TargetArea::full_body || workout.type == PlannedType::yoga) return;
    const auto on_target = [&](const Exercise& exercise) {
      return contains(exercise.styles, workout.type) &&
             (contains(exercise.areas, target) ||
              (target != TargetArea::cardio && contains(exercise.areas, TargetArea::full_body)));
    };
    if (usable_count(on_target) < 12) return;
    expect(used_count(workout, on_target) * 2 >= mains, workout.title, " misses ", name_of(target));
  }

  void check_variety() {
    std::set<std::string> whole;
    std::set<std::string> mains;
    for (const PlannedWorkout& workout : plan_.workouts) {
      std::string list;
      std::set<std::string> main_names;
      for (const PlannedExercise& planned : workout.exercises) {
        list += planned.exercise_name + ";";
        if (planned.category == Section::main) main_names.insert(planned.exercise_name);
      }
      std::string set;
      for (const std::string& name : main_names) set += name + ";";
      if (allowed_[Section::main] >= 3) expect(whole.insert(list).second, workout.title, " repeats another session");
      if (at_level_[Section::main] >= 8) expect(mains.insert(set).second, workout.title, " repeats the main part");
    }
  }

  const PlanPreferences& preferences_;
  const Catalogue& catalogue_;
  const BuiltPlan& plan_;
  std::map<Section, int> allowed_;
  std::map<Section, int> at_level_;
  bool complete_ = false;
  std::vector<std::string> broken_;
};

}  // namespace

std::vector<std::string> broken_rules(const PlanPreferences& preferences, const Catalogue& catalogue,
                                      const BuiltPlan& plan) {
  return Checker(preferences, catalogue, plan).check();
}

std::string described(const PlanPreferences& preferences) {
  std::ostringstream text;
  text << name_of(preferences.fitness_level) << ' ' << name_of(preferences.primary_goal) << ' '
       << name_of(preferences.equipment) << ' ' << preferences.workout_duration << " min x "
       << preferences.workouts_per_week << ' ' << name_of(preferences.time_of_day) << ' '
       << name_of(preferences.intensity) << " [";
  for (const TargetArea area : preferences.target_areas) text << ' ' << name_of(area);
  text << " ] spare [";
  for (const BodyArea area : preferences.injuries) text << ' ' << name_of(area);
  text << " ]";
  return text.str();
}

}  // namespace fitapp::test
