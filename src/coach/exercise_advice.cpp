// Ranks exercises by similarity and by what the user can do.
#include "coach/exercise_advice.h"

#include <algorithm>
#include <sstream>

#include "base/text.h"
#include "domain/planning/dose.h"
#include "domain/planning/rules.h"
#include "domain/planning/suitability.h"

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
                              const PhraseValues& values, Language language) {
  if (!preferences.pregnant || domain::is_safe_in_pregnancy(exercise)) return "";
  const auto swap = values.find("x_swap");
  if (language == Language::german) {
    std::string text = "In der Schwangerschaft und in den ersten Monaten nach der Geburt lass " +
                       name_in(exercise, language) + " weg.";
    if (swap != values.end()) text += " Sicherer: " + swap->second + ".";
    return text;
  }
  std::string text = "Leave " + exercise.name + " out in pregnancy and in the first months after birth.";
  if (swap != values.end()) text += " " + swap->second + " would be safer.";
  return text;
}

std::vector<std::string> exercise_names(const ExerciseList& exercises, Language language) {
  std::vector<std::string> names;
  for (const Exercise* each : exercises) names.push_back(name_in(*each, language));
  return names;
}

std::vector<std::string> split_lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

namespace {

std::string amount_of_set(const SetAmount& amount, bool german) {
  if (amount.reps) {
    const bool is_range = amount.reps_max && *amount.reps_max > *amount.reps;
    const int most = is_range ? *amount.reps_max : *amount.reps;
    const std::string range = is_range ? std::to_string(*amount.reps) + "-" : "";
    return range + (german ? format_count(most, "Wiederholung", "Wiederholungen")
                           : format_count(most, "repetition", "repetitions"));
  }
  const int seconds = amount.seconds.value_or(0);
  if (seconds >= 120 && seconds % 60 == 0) {
    return std::to_string(seconds / 60) + (german ? " Minuten" : " minutes");
  }
  return german ? format_count(seconds, "Sekunde", "Sekunden") : format_count(seconds, "second", "seconds");
}

// The texts of an exercise; an own exercise has those of its user only.
domain::ExerciseTexts texts_of(const Exercise& exercise, Language language) {
  if (language == Language::german && !exercise.own) return exercise.german;
  return {exercise.instructions, exercise.coaching_cues, exercise.safety_notes, exercise.why_included};
}

// Cues inside a sentence begin in lower case; German nouns stay upper case, so only English changes.
std::string inside_sentence(const std::string& text, Language language) {
  return language == Language::german ? text : lower_case(text);
}

// English cues become a list in a sentence; German ones are short sentences.
std::string cues_in(const std::vector<std::string>& cues, Language language) {
  if (language == Language::english) return lower_case(join_words(cues));
  std::string text;
  for (const std::string& cue : cues) text += (text.empty() ? "" : ". ") + cue;
  return text;
}

}  // namespace

std::string format_dose(const SetAmount& amount, Language language) {
  const bool german = language == Language::german;
  const std::string sets =
      german ? format_count(amount.sets, "Satz mit ", "Sätze mit ") : format_count(amount.sets, "set of ", "sets of ");
  const std::string side = !amount.per_side ? "" : german ? " je Seite" : " on each side";
  return sets + amount_of_set(amount, german) + side;
}

std::string format_dose(const Exercise& exercise, Language language) {
  return format_dose({.sets = exercise.default_sets,
                      .reps = exercise.default_reps,
                      .reps_max = {},
                      .seconds = exercise.default_duration,
                      .per_side = exercise.per_side},
                     language);
}

namespace {

// Who is young, old or pregnant gets the planner's, without heavy sets.
std::string usual_dose(const Exercise& exercise, const Facts& facts, Language language) {
  domain::PlanPreferences preferences = preferences_of(facts);
  preferences.pregnant = facts.expecting;
  const bool is_careful = preferences.pregnant || domain::is_youth(preferences) || domain::is_senior(preferences);
  if (!is_careful || exercise.own || exercise.category != domain::Section::main) return format_dose(exercise, language);
  const domain::planning::Dose dose = domain::planning::main_dose(exercise, preferences);
  SetAmount amount{.sets = dose.sets, .reps = {}, .reps_max = {}, .seconds = {}, .per_side = exercise.per_side};
  if (dose.seconds > 0) {
    amount.seconds = dose.seconds;
  } else {
    amount.reps = dose.reps.low;
    if (dose.reps.high > dose.reps.low) amount.reps_max = dose.reps.high;
  }
  return format_dose(amount, language);
}

}  // namespace

void add_swap_value(PhraseValues& values, const Exercise& exercise, const domain::PlanPreferences& preferences,
                    const domain::Catalogue& catalogue, Language language) {
  const ExerciseList swaps = alternatives_for(exercise, preferences, catalogue, 3);
  if (!swaps.empty()) values["x_swap"] = join_choices(exercise_names(swaps, language), language);
}

void add_exercise_values(PhraseValues& values, const Exercise& exercise, const Facts& facts, Language language) {
  const domain::ExerciseTexts texts = texts_of(exercise, language);
  const std::vector<std::string> cues = split_lines(texts.coaching_cues);
  std::string how;
  for (const std::string& line : split_lines(texts.instructions)) how += (how.empty() ? "" : " ") + line;
  std::vector<std::string> muscles;
  for (const std::string& muscle : exercise.primary_muscles) muscles.push_back(muscle_text(muscle, language));
  values["x"] = name_in(exercise, language);
  values["x_how"] = how;
  values["x_cues"] = cues_in(cues, language);
  values["x_cue"] = inside_sentence(cues.empty() ? "" : cues.front(), language);
  values["x_safety"] = texts.safety_notes;
  values["x_muscles"] = join_words(muscles, language);
  values["x_why"] = texts.why_included;
  values["x_dose"] = usual_dose(exercise, facts, language);
  std::vector<std::string> hurt;
  for (const domain::BodyArea area : strained_injuries(exercise, facts.injuries)) {
    hurt.push_back(area_name(area, language));
  }
  if (!hurt.empty()) values["x_hurts"] = join_words(hurt, language);
  if (domain::is_loaded(exercise)) values["x_loaded"] = "";
  if (exercise.role == domain::ExerciseRole::conditioning) values["x_steady"] = "";
  for (const Best& best : facts.bests) {
    if (lower_case(best.exercise) != lower_case(exercise.name) || values.contains("x_best")) continue;
    values["x_best"] = format_record(best.value, best.unit, facts.weight_unit, language);
    values["x_best_ago"] = format_days_ago(static_cast<int>((facts.today - best.since).count()), language);
  }
  for (const LastWeight& last : facts.last_weights) {
    if (last.exercise_key == exercise.key) {
      values["x_last"] = format_weight(last.weight, facts.weight_unit, language);
    }
  }
}

}  // namespace fitapp::coach
