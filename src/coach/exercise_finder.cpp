// Compares exercise names without spaces, hyphens and plural endings.
#include "coach/exercise_finder.h"

#include <algorithm>

#include "base/error.h"

namespace fitapp::coach {
namespace {

// A typo in a shorter name would match too many exercises.
constexpr std::size_t min_fuzzy_length = 5;

std::string singular(std::string word) {
  if (word.ends_with("ceps")) return word;  // "biceps" is singular
  if (word.size() > 4 && (word.ends_with("ches") || word.ends_with("shes") || word.ends_with("sses"))) {
    word.resize(word.size() - 2);
  } else if (word.size() > 3 && word.ends_with('s') && !word.ends_with("ss")) {
    word.pop_back();
  }
  return word;
}

std::string expand_abbreviation(const std::string& word) {
  if (word == "db") return "dumbbell";
  if (word == "bb") return "barbell";
  if (word == "kb") return "kettlebell";
  return word;
}

using WordIterator = Words::const_iterator;

std::string normalized(WordIterator from, WordIterator to) {
  std::string result;
  for (; from != to; ++from) result += singular(expand_abbreviation(*from));
  return result;
}

}  // namespace

void ExerciseFinder::add(std::string_view name, const domain::Exercise* exercise, std::size_t min_length) {
  const Words words = words_of(name);
  const std::string joined = normalized(words.begin(), words.end());
  if (joined.size() < min_length) return;
  by_normalized_name_.emplace(joined, exercise);
  max_words_ = std::max(max_words_, words.size());
}

ExerciseFinder::ExerciseFinder(const std::vector<domain::Exercise>& own_exercises) {
  for (const domain::Exercise& exercise : own_exercises) add(exercise.name, &exercise, min_fuzzy_length);
}

ExerciseFinder::ExerciseFinder(const domain::Catalogue& catalogue,
                               const std::map<std::string, std::string>& short_names) {
  for (const domain::Exercise& exercise : catalogue.all()) add(exercise.name, &exercise);
  for (const auto& [short_name, name] : short_names) {
    const domain::Exercise* exercise = catalogue.find_by_name(name);
    if (exercise == nullptr) {
      throw Error(ErrorKind::internal, "UNKNOWN_EXERCISE",
                  "The coach's short name " + short_name + " means no exercise.");
    }
    add(short_name, exercise);
  }
}

const domain::Exercise* ExerciseFinder::find_normalized(const std::string& name) const {
  const auto found = by_normalized_name_.find(name);
  if (found != by_normalized_name_.end()) return found->second;
  if (name.size() < min_fuzzy_length) return nullptr;
  const auto near = std::find_if(by_normalized_name_.begin(), by_normalized_name_.end(),
                                 [&](const auto& each) { return one_typo_apart(each.first, name); });
  return near == by_normalized_name_.end() ? nullptr : near->second;
}

const domain::Exercise* ExerciseFinder::find(std::string_view name) const {
  const Words words = words_of(name);
  return words.empty() ? nullptr : find_normalized(normalized(words.begin(), words.end()));
}

std::vector<const domain::Exercise*> ExerciseFinder::mentioned_in(std::string_view text) const {
  const Words words = words_of(text);
  std::vector<const domain::Exercise*> found;
  for (auto at = words.begin(); at != words.end();) {
    const auto longest = std::min(max_words_ + 1, static_cast<std::size_t>(words.end() - at));
    std::size_t taken = 0;
    for (std::size_t count = longest; count > 0 && taken == 0; --count) {
      const auto end = at + static_cast<std::ptrdiff_t>(count);
      const domain::Exercise* exercise = find_normalized(normalized(at, end));
      if (exercise == nullptr) continue;
      taken = count;
      if (std::find(found.begin(), found.end(), exercise) == found.end()) found.push_back(exercise);
    }
    at += static_cast<std::ptrdiff_t>(std::max<std::size_t>(taken, 1));
  }
  return found;
}

}  // namespace fitapp::coach
