// Ranks exercises by similarity and by what the user can do.
#include "coach/exercise_advice.h"

#include <algorithm>
#include <sstream>

#include "base/text.h"
#include "coach/format.h"

namespace fitapp::coach {
namespace {

using domain::Exercise;

template <class T>
bool contains(const std::vector<T>& list, const T& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

int shared(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  return static_cast<int>(
      std::count_if(a.begin(), a.end(), [&](const std::string& each) { return contains(b, each); }));
}

std::uint64_t hash_key(const std::string& key) {
  std::uint64_t hash = 1469598103934665603ULL;  // FNV-1a: the same on every platform, unlike std::hash
  for (const char c : key) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  return hash;
}

void shuffle(ExerciseList& list, std::uint64_t seed) {
  std::sort(list.begin(), list.end(), [seed](const Exercise* a, const Exercise* b) {
    return mix_seed(seed, hash_key(a->key)) < mix_seed(seed, hash_key(b->key));
  });
}

ExerciseList allowed_exercises(const domain::PlanPreferences& preferences, const domain::Catalogue& catalogue,
                               domain::Section section) {
  ExerciseList list;
  for (const Exercise& each : catalogue.all()) {
    if (each.category == section && domain::is_suitable(each, preferences)) list.push_back(&each);
  }
  return list;
}

ExerciseList suitable_exercises(const domain::PlanPreferences& preferences, const domain::Catalogue& catalogue,
                                domain::Section section, std::uint64_t seed) {
  ExerciseList list = allowed_exercises(preferences, catalogue, section);
  std::erase_if(list, [&](const Exercise* each) { return each->difficulty > preferences.fitness_level; });
  shuffle(list, seed);
  return list;
}

}  // namespace

domain::PlanPreferences preferences_of(const Facts& facts) {
  domain::PlanPreferences preferences;
  preferences.fitness_level = facts.level.value_or(domain::Level::beginner);
  preferences.equipment = domain::choice_of(facts.equipment.value_or(domain::Equipment::bodyweight));
  preferences.injuries = facts.injuries;
  preferences.age = facts.age;
  return preferences;
}

std::vector<domain::BodyArea> strained_injuries(const Exercise& exercise,
                                                const std::vector<domain::BodyArea>& injuries) {
  std::vector<domain::BodyArea> areas;
  for (const domain::BodyArea area : injuries) {
    if (contains(exercise.loads, area)) areas.push_back(area);
  }
  return areas;
}

bool is_allowed(const Exercise& exercise, const domain::PlanPreferences& preferences) {
  return domain::is_suitable(exercise, preferences);
}

ExerciseList alternatives_for(const Exercise& exercise, const domain::PlanPreferences& preferences,
                              const domain::Catalogue& catalogue, std::size_t max_count) {
  const auto similarity = [&](const Exercise* other) {
    int points = 3 * shared(exercise.primary_muscles, other->primary_muscles) +
                 shared(exercise.muscle_groups, other->muscle_groups) + (other->pattern == exercise.pattern ? 4 : 0);
    if (other->equipment == exercise.equipment) points += 1;
    if (other->difficulty > preferences.fitness_level) points -= 4;
    return points;
  };
  ExerciseList list = allowed_exercises(preferences, catalogue, exercise.category);
  std::erase_if(list, [&](const Exercise* other) {
    return other->key == exercise.key || shared(exercise.primary_muscles, other->primary_muscles) == 0;
  });
  std::stable_sort(list.begin(), list.end(),
                   [&](const Exercise* a, const Exercise* b) { return similarity(a) > similarity(b); });
  list.resize(std::min(max_count, list.size()));
  return list;
}

ExerciseList exercises_for(const std::string& muscle, const domain::PlanPreferences& preferences,
                           const domain::Catalogue& catalogue, std::uint64_t seed) {
  ExerciseList list = suitable_exercises(preferences, catalogue, domain::Section::main, seed);
  std::erase_if(list, [&](const Exercise* each) { return !contains(each->primary_muscles, muscle); });
  // Prefers exercises with equipment, and exercises with repetitions over holds.
  std::stable_sort(list.begin(), list.end(), [](const Exercise* a, const Exercise* b) {
    const auto worth = [](const Exercise* e) {
      return (e->equipment != domain::Equipment::bodyweight ? 1 : 0) + (e->default_reps ? 2 : 0);
    };
    return worth(a) > worth(b);
  });
  list.resize(std::min<std::size_t>(3, list.size()));
  return list;
}

ExerciseList exercises_avoiding(domain::BodyArea area, domain::PlanPreferences preferences,
                                const domain::Catalogue& catalogue, std::uint64_t seed) {
  if (!contains(preferences.injuries, area)) preferences.injuries.push_back(area);
  ExerciseList list = suitable_exercises(preferences, catalogue, domain::Section::main, seed);
  std::erase_if(list, [](const Exercise* each) { return each->difficulty != domain::Level::beginner; });
  list.resize(std::min<std::size_t>(3, list.size()));
  return list;
}

ExerciseList pick_exercises(const domain::PlanPreferences& preferences, const domain::Catalogue& catalogue,
                            domain::Section section, std::size_t max_count, std::uint64_t seed) {
  ExerciseList list = suitable_exercises(preferences, catalogue, section, seed);
  list.resize(std::min(max_count, list.size()));
  return list;
}

std::string pregnancy_warning(const Exercise& exercise, const domain::PlanPreferences& preferences,
                              const PhraseValues& values) {
  domain::PlanPreferences otherwise = preferences;
  otherwise.pregnant = false;
  const bool is_because_of_it =
      preferences.pregnant && !is_allowed(exercise, preferences) && is_allowed(exercise, otherwise);
  if (!is_because_of_it) return "";
  std::string text = "Leave " + exercise.name + " out in pregnancy and in the first months after birth.";
  const auto swap = values.find("x_swap");
  if (swap != values.end()) text += " " + swap->second + " would be safer.";
  return text;
}

std::vector<std::string> exercise_names(const ExerciseList& exercises) {
  std::vector<std::string> names;
  for (const Exercise* each : exercises) names.push_back(each->name);
  return names;
}

std::vector<std::string> split_lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string format_dose(const Exercise& exercise) {
  const std::string sets =
      exercise.default_sets == 1 ? "1 set of " : std::to_string(exercise.default_sets) + " sets of ";
  const std::string side = exercise.per_side ? " on each side" : "";
  if (exercise.default_reps) return sets + std::to_string(*exercise.default_reps) + " repetitions" + side;
  const int seconds = exercise.default_duration.value_or(0);
  const bool is_minutes = seconds >= 120 && seconds % 60 == 0;
  return sets + (is_minutes ? std::to_string(seconds / 60) + " minutes" : std::to_string(seconds) + " seconds") + side;
}

void add_swap_value(PhraseValues& values, const Exercise& exercise, const domain::PlanPreferences& preferences,
                    const domain::Catalogue& catalogue) {
  const ExerciseList swaps = alternatives_for(exercise, preferences, catalogue, 3);
  if (!swaps.empty()) values["x_swap"] = join_words(exercise_names(swaps), "or");
}

void add_exercise_values(PhraseValues& values, const Exercise& exercise, const Facts& facts) {
  const std::vector<std::string> cues = split_lines(exercise.coaching_cues);
  std::string how;
  for (const std::string& line : split_lines(exercise.instructions)) how += (how.empty() ? "" : " ") + line;
  values["x"] = exercise.name;
  values["x_how"] = how;
  values["x_cues"] = lower_case(join_words(cues));
  values["x_cue"] = lower_case(cues.empty() ? "" : cues.front());
  values["x_safety"] = exercise.safety_notes;
  values["x_muscles"] = join_words(exercise.primary_muscles);
  values["x_why"] = exercise.why_included;
  values["x_dose"] = format_dose(exercise);
  std::vector<std::string> hurt;
  for (const domain::BodyArea area : strained_injuries(exercise, facts.injuries)) hurt.push_back(area_name(area));
  if (!hurt.empty()) values["x_hurts"] = join_words(hurt);
  for (const Best& best : facts.bests) {
    if (lower_case(best.exercise) != lower_case(exercise.name) || values.contains("x_best")) continue;
    values["x_best"] = format_record(best.value, best.unit, facts.weight_unit);
    values["x_best_ago"] = format_days_ago(static_cast<int>((facts.today - best.since).count()));
  }
  for (const LastWeight& last : facts.last_weights) {
    if (last.exercise_key == exercise.key) values["x_last"] = format_weight(last.weight, facts.weight_unit);
  }
}

}  // namespace fitapp::coach
