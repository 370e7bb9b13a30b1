// Similarity and suitability of exercises.
#include "coach/exercise_advice.h"

#include <algorithm>
#include <sstream>

#include "base/text.h"
#include "coach/spoken.h"

namespace fitapp::coach {
namespace {

using domain::Exercise;

template <class T>
bool contains(const std::vector<T>& list, const T& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

int shared(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  return static_cast<int>(std::count_if(a.begin(), a.end(), [&](const std::string& each) { return contains(b, each); }));
}

std::uint64_t key_hash(const std::string& key) {
  std::uint64_t hash = 1469598103934665603ULL;  // FNV-1a: the same order everywhere
  for (const char c : key) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  return hash;
}

void shuffle(ExerciseList& list, std::uint64_t seed) {
  std::sort(list.begin(), list.end(), [seed](const Exercise* a, const Exercise* b) {
    return mixed(seed, key_hash(a->key)) < mixed(seed, key_hash(b->key));
  });
}

ExerciseList suitable(const domain::PlanPreferences& preferences, const domain::Catalogue& catalogue,
                      domain::Section section, std::uint64_t seed) {
  ExerciseList list = domain::allowed_exercises(preferences, catalogue, section);
  std::erase_if(list, [&](const Exercise* each) { return each->difficulty > preferences.fitness_level; });
  shuffle(list, seed);
  return list;
}

void add_first(ExerciseList& chosen, const ExerciseList& from, const auto& fits) {
  const auto found =
      std::find_if(from.begin(), from.end(), [&](const Exercise* each) { return fits(*each) && !contains(chosen, each); });
  if (found != from.end()) chosen.push_back(*found);
}

}  // namespace

domain::PlanPreferences preferences_of(const Facts& facts) {
  domain::PlanPreferences preferences;
  preferences.fitness_level = facts.level.value_or(domain::Level::beginner);
  preferences.equipment = domain::choice_of(facts.equipment.value_or(domain::Equipment::bodyweight));
  preferences.injuries = facts.injuries;
  return preferences;
}

std::vector<domain::BodyArea> hurt_by(const Exercise& exercise, const std::vector<domain::BodyArea>& injuries) {
  std::vector<domain::BodyArea> areas;
  for (const domain::BodyArea area : injuries) {
    if (contains(exercise.loads, area)) areas.push_back(area);
  }
  return areas;
}

bool is_allowed(const Exercise& exercise, const domain::PlanPreferences& preferences) {
  return hurt_by(exercise, preferences.injuries).empty() &&
         contains(domain::equipment_allowed_by(preferences.equipment), exercise.equipment);
}

ExerciseList swaps_for(const Exercise& exercise, const domain::PlanPreferences& preferences,
                       const domain::Catalogue& catalogue, std::size_t most) {
  const auto likeness = [&](const Exercise* other) {
    int points = 3 * shared(exercise.primary_muscles, other->primary_muscles) +
                 shared(exercise.muscle_groups, other->muscle_groups) + (other->pattern == exercise.pattern ? 4 : 0);
    if (other->equipment == exercise.equipment) points += 1;
    if (other->difficulty > preferences.fitness_level) points -= 4;
    return points;
  };
  ExerciseList list = domain::allowed_exercises(preferences, catalogue, exercise.category);
  std::erase_if(list, [&](const Exercise* other) {
    return other->key == exercise.key || shared(exercise.primary_muscles, other->primary_muscles) == 0;
  });
  std::stable_sort(list.begin(), list.end(),
                   [&](const Exercise* a, const Exercise* b) { return likeness(a) > likeness(b); });
  list.resize(std::min(most, list.size()));
  return list;
}

ExerciseList exercises_for(const std::string& muscle, const domain::PlanPreferences& preferences,
                           const domain::Catalogue& catalogue, std::uint64_t seed) {
  ExerciseList list = suitable(preferences, catalogue, domain::Section::main, seed);
  std::erase_if(list, [&](const Exercise* each) { return !contains(each->primary_muscles, muscle); });
  // Equipment that a person has is there to be used, and movements with repetitions build more than holds.
  std::stable_sort(list.begin(), list.end(), [](const Exercise* a, const Exercise* b) {
    const auto worth = [](const Exercise* e) {
      return (e->equipment != domain::Equipment::bodyweight ? 1 : 0) + (e->default_reps ? 2 : 0);
    };
    return worth(a) > worth(b);
  });
  list.resize(std::min<std::size_t>(3, list.size()));
  return list;
}

ExerciseList exercises_sparing(domain::BodyArea area, domain::PlanPreferences preferences,
                               const domain::Catalogue& catalogue, std::uint64_t seed) {
  if (!contains(preferences.injuries, area)) preferences.injuries.push_back(area);
  ExerciseList list = suitable(preferences, catalogue, domain::Section::main, seed);
  std::erase_if(list, [](const Exercise* each) { return each->difficulty != domain::Level::beginner; });
  list.resize(std::min<std::size_t>(3, list.size()));
  return list;
}

ExerciseList whole_body(const domain::PlanPreferences& preferences, const domain::Catalogue& catalogue,
                        std::uint64_t seed) {
  ExerciseList list = suitable(preferences, catalogue, domain::Section::main, seed);
  std::erase_if(list, [](const Exercise* each) {
    return !contains(each->styles, domain::PlannedType::strength) || domain::is_long(*each);
  });
  ExerciseList chosen;
  add_first(chosen, list,
            [](const Exercise& e) { return domain::is_compound(e) && contains(e.areas, domain::TargetArea::lower_body); });
  add_first(chosen, list,
            [](const Exercise& e) { return domain::is_compound(e) && contains(e.areas, domain::TargetArea::upper_body); });
  add_first(chosen, list, [](const Exercise& e) { return e.pattern.starts_with("core"); });
  while (chosen.size() < 3 && chosen.size() < list.size())
    add_first(chosen, list, [](const Exercise&) { return true; });
  return chosen;
}

ExerciseList some_of(const domain::PlanPreferences& preferences, const domain::Catalogue& catalogue,
                     domain::Section section, std::size_t most, std::uint64_t seed) {
  ExerciseList list = suitable(preferences, catalogue, section, seed);
  list.resize(std::min(most, list.size()));
  return list;
}

std::vector<std::string> names_of(const ExerciseList& exercises) {
  std::vector<std::string> names;
  for (const Exercise* each : exercises) names.push_back(each->name);
  return names;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string spoken_dose(const Exercise& exercise) {
  const std::string sets =
      exercise.default_sets == 1 ? "1 set of " : std::to_string(exercise.default_sets) + " sets of ";
  const std::string side = exercise.per_side ? " on each side" : "";
  if (exercise.default_reps) return sets + std::to_string(*exercise.default_reps) + " repetitions" + side;
  const int seconds = exercise.default_duration.value_or(0);
  const bool is_minutes = seconds >= 120 && seconds % 60 == 0;
  return sets + (is_minutes ? std::to_string(seconds / 60) + " minutes" : std::to_string(seconds) + " seconds") + side;
}

void know_exercise(Known& known, const Exercise& exercise, const Facts& facts, const domain::Catalogue& catalogue) {
  const std::vector<std::string> cues = lines_of(exercise.coaching_cues);
  std::string how;
  for (const std::string& line : lines_of(exercise.instructions)) how += (how.empty() ? "" : " ") + line;
  known["x"] = exercise.name;
  known["x_how"] = how;
  known["x_cues"] = lower_case(spoken_list(cues));
  known["x_cue"] = lower_case(cues.empty() ? "" : cues.front());
  known["x_safety"] = exercise.safety_notes;
  known["x_muscles"] = spoken_list(exercise.primary_muscles);
  known["x_why"] = exercise.why_included;
  known["x_dose"] = spoken_dose(exercise);
  const ExerciseList swaps = swaps_for(exercise, preferences_of(facts), catalogue, 3);
  if (!swaps.empty()) known["x_swap"] = spoken_list(names_of(swaps), "or");
  std::vector<std::string> hurt;
  for (const domain::BodyArea area : hurt_by(exercise, facts.injuries)) hurt.push_back(spoken_area(area));
  if (!hurt.empty()) known["x_hurts"] = spoken_list(hurt);
  for (const Best& best : facts.bests) {
    if (lower_case(best.exercise) != lower_case(exercise.name) || known.contains("x_best")) continue;
    known["x_best"] = spoken_record(best.value, best.unit, facts.weight_unit);
    known["x_best_ago"] = spoken_days_ago(static_cast<int>((facts.today - best.since).count()));
  }
  for (const LastWeight& last : facts.last_weights) {
    if (last.exercise_key == exercise.key) known["x_last"] = spoken_weight(last.weight, facts.weight_unit);
  }
}

}  // namespace fitapp::coach
